"""One device, passed around: whole games on one screen, with a curtain before every turn."""

import json
from collections.abc import Callable, Mapping
from typing import Any
from urllib.parse import parse_qs, urljoin, urlsplit

import pytest
from msgspec import Struct
from playwright.sync_api import Browser, Page, Request, Route, WebSocket, expect

from tests.browser.conftest import PATIENCE_MS, UNCOACHED, USUAL, Axe, Visit
from tests.browser.dealt import ZEROS_AS_NONCE, deal_from
from tests.browser.hands import Finger, lay, settled
from tests.browser.offline_device import CAPTURED, Files, ask
from tests.browser.site import Site
from tests.local.hidden import pieces_in
from tilewright.games import EDITIONS

pytestmark = pytest.mark.slow(reason="plays whole games in a real browser")

TABLET: dict[str, Any] = {"viewport": {"width": 768, "height": 1024}, "has_touch": True}
# Dealt from this secret, two who follow the hints have five turns: a tile is drawn, then 3, 6, 1 and 2 are laid.
SHORT: dict[str, int | str] = {"match.games": 1, "deal.rack": 7, "opening.min": 10, "deal.starter": "host"}
SECRET, TURNS = 820, 5
# Whole games with few tiles each: tests/local plays those with all of them.
FEW_TILES: dict[str, int | str] = {"match.games": 1, "deal.rack": 7}
# There are hints in a tournament only if the table wants them.
ONE_GAME: dict[str, dict[str, int | str]] = {
    "turbo": {"match.rounds": 1},
    "tournament": {**FEW_TILES, "turn.checked": "always"},
}
SCREEN = "document.querySelector('tw-match, tw-dice')"
# What the page has of pieces while the curtain is down.
SEEN = f"""() => ({{
  pieces: [...document.querySelectorAll("[data-piece]")].map((tile) => Number(tile.dataset.piece)),
  racks: document.querySelectorAll(".rack [data-piece], .rack .tile").length,
  known: {SCREEN}.state.view.rack ?? [], seat: {SCREEN}.state.view.seat, seq: {SCREEN}.state.seq,
}})"""

# How light the words of an element are, and the darkest of what is behind them: itself, or the cloth of the curtain.
LIGHTS = """(element) => {
  const light = (color) => {
    const canvas = new OffscreenCanvas(1, 1).getContext("2d");
    for (const each of ["#7a1f2b", color]) {
      canvas.fillStyle = each;
      canvas.fillRect(0, 0, 1, 1);
    }
    const [r, g, b] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) => part / 255)
      .map((part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const {color, backgroundColor} = getComputedStyle(element);
  return [light(color), light(backgroundColor)];
}"""

PERSON = f"document.querySelector('tw-device-table').played.persons[{SCREEN}.state.view.to_move[0]]"

# Everything that the worker of a page tells it, with the person of the line and whether it is covered.
TOLD = """globalThis.told = [];
globalThis.Worker = class extends Worker {
  lines = new Map();
  constructor(...given) {
    super(...given);
    this.addEventListener("message", ({ data: { sent = [] } }) => {
      for (const { line, message } of sent) told.push({ ...this.lines.get(line), message });
    });
  }
  postMessage(text) {
    const { type, line, person, text: said } = JSON.parse(text);
    if (type === "connect") this.lines.set(line, { person, covered: false });
    const hello = type === "say" ? JSON.parse(said) : {};
    if (hello.type === "hello") this.lines.get(line).covered = Boolean(hello.covered);
    super.postMessage(text);
  }
}"""


class Overheard:
    """Every message to a page about a match, with the person whose socket it came over."""

    def __init__(self, page: Page) -> None:
        self.covered: list[dict[str, Any]] = []
        self.hands: dict[int, list[dict[str, Any]]] = {}
        self.dom: list[dict[str, Any]] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        person = int(parse_qs(urlsplit(socket.url).query).get("person", ["0"])[0])
        hello: list[bool] = []
        socket.on("framesent", lambda text: hello.append(bool(json.loads(text).get("covered"))))

        def heard(text: str | bytes) -> None:
            into = self.covered if hello[0] else self.hands.setdefault(person, [])
            into.append(json.loads(text))

        socket.on("framereceived", heard)

    def add(self, told: list[dict[str, Any]]) -> None:
        """Add what a worker has told the page, with who said hello on each line, and how."""
        for each in told:
            into = self.covered if each["covered"] else self.hands.setdefault(each["person"], [])
            into.append(json.loads(each["message"]))

    def rack_at(self, person: int, seq: int) -> set[int]:
        """Return the rack of a person after an event: it does not change between their turns."""
        views = [each for each in self.hands.get(person, []) if each["type"] == "view"]
        later = [view for view in views if view["seq"] >= seq]
        if later:
            return {*later[0]["view"].get("rack", ())}
        # A line may close before it brings the rack after the last turn of all: what was laid then is on the table.
        table = next(each["view"].get("table", ()) for each in reversed(self.covered) if each["type"] == "view")
        return {*views[-1]["view"].get("rack", ())} - {piece for row in table for piece in row}

    def hidden_in(self, message: dict[str, Any]) -> set[int]:
        """Return the pieces of covered racks in a message to the page, or in what its document showed."""
        view = message.get("view", message)
        if view.get("shown") or any(each["type"] == "GameEnded" for each in message.get("events", ())):
            return set()
        racks = [self.rack_at(person, message.get("seq", 0)) for person in self.hands]
        return pieces_in(message) & set().union(*racks)


def prepare(page: Page, home: str, people: int, rules: str, house: Mapping[str, int | str]) -> None:
    """Fill in who plays on the page, as the last people did, and deal."""
    page.goto(home)
    last = {"match": "last", "rules": rules, "house": dict(house), "persons": [], "bots": [], "over": True}
    stored = json.dumps({"people": [], "matches": [last]})
    page.evaluate("(stored) => localStorage.setItem('tilewright.device', stored)", stored)
    page.goto(f"{home}/device")
    names = page.locator("input[name=person]")
    expect(page.locator("tw-rules-chooser select").first).to_have_value(rules)
    while names.count() < people:
        page.locator(".add-person").click()
    for place, name in enumerate(("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn")[:people]):
        names.nth(place).fill(name)
    page.get_by_role("button", name="Deal").click()
    expect(page.locator(".curtain")).to_be_visible()


def with_deal(page: Page, site: Site, secret: int) -> None:
    """Have the match of a page dealt from a known secret."""

    def dealt(route: Route, request: Request) -> None:
        deal_from(site, urlsplit(request.url).path.split("/")[4], secret)
        route.continue_()

    page.add_init_script(ZEROS_AS_NONCE)
    page.route("**/nonce?person=*", dealt)


def by_script(page: Page, rows: list[list[int]]) -> None:
    """Lay a turn without moving tiles by hand."""
    page.evaluate(f"(rows) => {SCREEN}.kind.showSolution({SCREEN}, {{ table: rows, dice: [] }})", rows)


def served_hint(page: Page, person: int) -> Any:
    """Return the hint of a server for the player who has the device."""
    match = page.url.rsplit("/", 1)[-1]
    address = urljoin(page.url, f"/api/matches/{match}/hint?person={person}")
    return page.request.post(address, data={"step": 3}).json()


def local_hint(page: Page, person: int) -> Any:
    """Return the same from the worker of the page."""
    match = page.url.rsplit("/", 1)[-1]
    return ask(page, f"POST /api/matches/{match}/hint?person={person}", {"step": 3})


class Players(Struct, frozen=True):
    """How turns are laid, and where hints come from."""

    lay: Callable[[Page, list[list[int]]], None] = by_script
    hint: Callable[[Page, int], Any] = served_hint


def take_turn(page: Page, person: int, players: Players) -> bool:
    """Play the hinted turn of the player who has the device, else draw or pass; return whether a tile was drawn."""
    if page.locator("tw-dice").count():
        return _take_dice_turn(page, person, players)
    hint = players.hint(page, person)
    if not hint["possible"]:
        draws = "DrawTile" in page.evaluate(f"{SCREEN}.state.may")
        page.locator("button.draw").tap()
        return draws
    players.lay(page, [row for row in hint["table"] if row])
    page.locator("button.play:not([aria-disabled])").tap()
    return False


def _take_dice_turn(page: Page, person: int, players: Players) -> bool:
    if "RollDice" in page.evaluate(f"{SCREEN}.state.may"):
        page.locator("button.play").tap()
        page.wait_for_function(f"() => !{SCREEN}?.state.may.includes('RollDice')")
    hint = players.hint(page, person)
    placed = {"type": "PlaceDice", "grid": hint["table"]}
    page.evaluate(f"(command) => void {SCREEN}.sendCommand(command)", placed if hint["possible"] else {"type": "Pass"})
    return False


def pass_around(page: Page, heard: Overheard, players: Players, most: int = 1_000) -> int:
    """Play turn by turn until the game is over, and return the number of turns; every curtain is looked behind."""
    turns = 0
    lift, card = page.locator(".curtain .lift"), page.get_by_role("dialog")
    while turns < most:
        expect(lift.or_(card).first).to_be_visible()
        if card.is_visible():
            break
        heard.dom.append(page.evaluate(SEEN))
        lift.tap()
        expect(page.locator(".device.open")).to_be_visible()
        if take_turn(page, page.evaluate(PERSON), players):
            # The tile is looked at for a moment, which a tap ends; on a busy machine it may have ended by itself.
            page.wait_for_function("() => document.querySelector('.leaving button, .curtain')")
            page.evaluate("document.querySelector('.leaving button')?.click()")
        # Somebody whose turn follows on their own keeps the device.
        page.wait_for_function(f"(seq) => ({SCREEN}?.state.seq ?? 0) > seq", arg=heard.dom[-1]["seq"] + 1)
        expect(page.locator(".device:not(.open)")).to_be_visible()
        turns += 1
    return turns


def assert_nothing_hidden(heard: Overheard) -> None:
    """Fail if a message to the page or its document had a piece of a covered rack."""
    assert all(seen["racks"] == 0 and seen["known"] == [] and seen["seat"] is None for seen in heard.dom)
    assert [found for each in (*heard.covered, *heard.dom) if (found := heard.hidden_in(each))] == []


def test_two_share_a_tablet_for_a_game_and_a_rematch(visit: Visit, site: Site, axe: Axe, deep: bool) -> None:
    """A daily run ends after the first two turns."""
    page = visit(**TABLET)
    with_deal(page, site, SECRET)
    heard, players = Overheard(page), Players()
    prepare(page, site.url, 2, "classic-nl", SHORT)
    # Everybody reads their own language, and the table stays in that of the device.
    page.evaluate("""() => {
      const copy = JSON.parse(localStorage.getItem("tilewright.profile"));
      const ben = { name: "Ben", at: Date.now() + 1, own: { language: "nl", large: true } };
      for (const part of [copy.whole, copy.unsent]) part.people = { ...part.people, ben };
      localStorage.setItem("tilewright.profile", JSON.stringify(copy));
    }""")
    axe(page, "color-contrast", "button-name", "heading-order")
    # The button on the curtain has light words, so nothing light is behind them, under a pointer either.
    turned = page.get_by_role("button", name="Rotate the table")
    turned.hover()
    settled(page)
    ink, behind = turned.evaluate(LIGHTS)
    assert (ink + 0.05) / (behind + 0.05) >= 4.5
    turns = pass_around(page, heard, players, 1)
    expect(page.locator(".curtain")).to_contain_text("Ben")
    page.locator(".curtain .lift").press("Enter")
    expect(page.get_by_role("heading", name="Jij bent aan de beurt")).to_be_visible()
    expect(page.locator(".match.large")).to_be_visible()
    # Hidden and shown again in the same turn, and loaded again: what is laid stays.
    by_script(page, [row for row in served_hint(page, 2)["table"] if row])
    expect(page.locator("button.play:not([aria-disabled])")).to_be_visible()
    page.evaluate("document.querySelector('tw-device-table').hide()")
    expect(page.locator(".curtain")).to_contain_text("Hand it to")
    heard.dom.append(page.evaluate(SEEN))
    page.reload()
    page.locator(".curtain .lift").tap()
    page.locator("button.play:not([aria-disabled])").tap()
    expect(page.locator(".curtain")).to_contain_text("Ann")
    if not deep:
        assert_nothing_hidden(heard)
        return
    # To somebody on the other side, in all their turns.
    page.get_by_role("button", name="Rotate the table").tap()
    expect(page.locator(".device.turned")).to_be_visible()
    turns += 1 + pass_around(page, heard, players)
    assert turns == TURNS
    assert_nothing_hidden(heard)
    # What is looked for is there once a curtain is open.
    assert all(any(heard.hidden_in(each) for each in hand) for hand in heard.hands.values())
    page.get_by_role("dialog").get_by_role("button", name="Play again").tap()
    expect(page.locator(".curtain .lift")).to_be_visible()
    places = page.evaluate(f"{SCREEN}.state.seating.places.map(({{ name }}) => name)")
    assert places == ["Ben", "Ann"]


def test_a_child_has_a_handicap_that_stays_with_the_name(visit: Visit, site: Site) -> None:
    page = visit(**TABLET)
    page.goto(f"{site.url}/device")
    for place, name in enumerate(("Oma", "Finn")):
        page.locator("input[name=person]").nth(place).fill(name)
    child = page.locator(".device-seat").filter(has=page.locator("input[name=person]")).nth(1)
    child.locator("summary").tap()
    child.get_by_label("Opening").select_option("0")
    child.get_by_label("Tiles dealt").select_option("10")
    expect(child.locator("summary")).to_contain_text("10 tiles")
    page.get_by_role("button", name="Deal").tap()
    expect(page.locator(".curtain")).to_be_visible()
    page.wait_for_function(f"() => {SCREEN}?.state.seating && {SCREEN}.state.view")
    seats = page.evaluate(f"{SCREEN}.state.seating.terms.handicaps")
    assert [(each["opening.min"], each["deal.rack"]) for each in seats] == [(None, None), (0, 10)]
    assert page.evaluate(f"{SCREEN}.state.view.counts") == [14, 10]
    # The next game begins with it.
    page.goto(f"{site.url}/device")
    expect(child.locator("summary")).to_contain_text("10 tiles")
    # Dice have no opening and no racks.
    page.locator("tw-rules-chooser select").first.select_option("turbo")
    expect(child.locator("summary")).to_have_text("Handicap")


def test_choices_made_just_before_the_deal_count(visit: Visit, site: Site) -> None:
    page = visit(**TABLET)
    page.goto(f"{site.url}/device")
    expect(page.get_by_role("button", name="Deal")).to_be_enabled()
    # The server takes its time for the rulebook, and "Deal" is pressed meanwhile.
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/api/rules/tournament?*", hold, times=1)
    page.locator("tw-rules-chooser select").first.select_option("tournament")
    page.get_by_label("Time per turn").select_option("300")
    page.get_by_role("button", name="Deal").click()
    held[0].continue_()
    expect(page.locator(".curtain")).to_be_visible()
    played = page.evaluate("document.querySelector('tw-device-table').played")
    assert (played["rules"], played["house"]) == ("tournament", {"time.limit": "300"})


@pytest.mark.deep
@pytest.mark.parametrize("rules", EDITIONS)
def test_nothing_of_a_covered_rack_is_on_the_page_in_a_whole_game(rules: str, visit: Visit, site: Site) -> None:
    page = visit(**TABLET)
    heard = Overheard(page)
    prepare(page, site.url, 2, rules, ONE_GAME.get(rules, FEW_TILES))
    assert pass_around(page, heard, Players()) > 1
    assert_nothing_hidden(heard)


@pytest.mark.deep
def test_four_people_play_a_whole_game_on_a_tablet_by_touch(
    visit: Visit, site: Site, shot: Callable[[str, Page], None]
) -> None:
    page = visit(**TABLET)
    heard, finger = Overheard(page), Finger(page)

    def by_touch(page: Page, rows: list[list[int]]) -> None:
        lay(page, finger, rows)

    prepare(page, site.url, 4, "classic-nl", {"match.games": 1})
    assert pass_around(page, heard, Players(lay=by_touch)) > 8
    shot("device-over", page)
    assert_nothing_hidden(heard)


@pytest.mark.deep
def test_the_worker_sends_no_covered_piece_in_a_whole_game(browser: Browser, files: Files) -> None:
    context = browser.new_context(**{**USUAL, **TABLET})
    context.set_default_timeout(PATIENCE_MS)
    page = context.new_page()
    for script in (UNCOACHED, CAPTURED, TOLD):
        page.add_init_script(script)
    heard = Overheard(page)
    prepare(page, f"{files.home}#", 3, "classic-nl", FEW_TILES)
    assert pass_around(page, heard, Players(hint=local_hint)) > 1
    heard.add(page.evaluate("told"))
    assert_nothing_hidden(heard)
    assert all(any(heard.hidden_in(each) for each in hand) for hand in heard.hands.values())
    context.close()
