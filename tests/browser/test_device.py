"""One device, passed around: whole games on one screen, with a curtain before every turn."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any
from urllib.parse import parse_qs, urljoin, urlsplit

import pytest
from playwright.sync_api import Page, Request, Route, WebSocket, expect

from tests.browser.conftest import Axe, Visit
from tests.browser.dealt import ZEROS_AS_NONCE, deal_from
from tests.browser.hands import Finger, lay
from tests.browser.site import Site
from tests.local.hidden import pieces_in
from tilewright.games import EDITIONS

pytestmark = pytest.mark.slow(reason="plays whole games in a real browser")

TABLET: dict[str, Any] = {"viewport": {"width": 768, "height": 1024}, "has_touch": True}
# Dealt from this secret, two who follow the hints have five turns: a tile is drawn, then 3, 6, 1 and 2 are laid.
SHORT = {"match.games": 1, "deal.rack": 7, "opening.min": 10, "deal.starter": "host"}
SECRET, TURNS = 820, 5
SCREEN = "document.querySelector('tw-match, tw-dice')"
# What the page has of pieces while the curtain is down.
SEEN = f"""() => ({{
  pieces: [...document.querySelectorAll("[data-piece]")].map((tile) => Number(tile.dataset.piece)),
  racks: document.querySelectorAll(".rack [data-piece], .rack .tile").length,
  known: {SCREEN}.state.view.rack ?? [], seat: {SCREEN}.state.view.seat, seq: {SCREEN}.state.seq,
}})"""


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

    def rack_at(self, person: int, seq: int) -> set[int]:
        """Return the rack of a person after an event: it does not change between their turns."""
        views = [each for each in self.hands.get(person, []) if each["type"] == "view"]
        later = [view for view in views if view["seq"] >= seq]
        found = later[0] if later else views[-1]
        return {*found["view"].get("rack", ())}

    def hidden_in(self, message: dict[str, Any]) -> set[int]:
        """Return the pieces of covered racks in a message to the page, or in what its document showed."""
        view = message.get("view", message)
        if view.get("shown") or any(each["type"] == "GameEnded" for each in message.get("events", ())):
            return set()
        racks = [self.rack_at(person, message.get("seq", 0)) for person in self.hands]
        return pieces_in(message) & set().union(*racks)


def prepare(
    page: Page, site: Site, people: int, rules: str, *, house: dict[str, Any], secret: int | None = None
) -> None:
    """Fill in who plays what on the page, and deal; with a secret the deal is known."""

    def with_house(route: Route, request: Request) -> None:
        body = json.loads(request.post_data or "{}")
        route.continue_(post_data=json.dumps(body | {"house": house}))

    def dealt(route: Route, request: Request) -> None:
        if secret is not None:
            deal_from(site, urlsplit(request.url).path.split("/")[4], secret)
        route.continue_()

    page.route("**/api/matches?person=*", with_house)
    page.route("**/nonce?person=*", dealt)
    page.goto(f"{site.url}/device")
    page.locator("tw-rules-chooser select").first.select_option(rules)
    names = page.locator("input[name=person]")
    while names.count() < people:
        page.locator(".add-person").click()
    for place, name in enumerate(("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn")[:people]):
        names.nth(place).fill(name)
    page.get_by_role("button", name="Deal").click()
    expect(page.locator(".curtain")).to_be_visible()


def by_script(page: Page, rows: list[list[int]]) -> None:
    """Lay a turn without moving tiles by hand."""
    page.evaluate(f"(rows) => {SCREEN}.layDraft(rows)", rows)


def take_turn(page: Page, person: int, lays: Callable[[Page, list[list[int]]], None]) -> bool:
    """Play the hinted turn of the player who has the device, else draw or pass; return whether a tile was drawn."""
    match = page.url.rsplit("/", 1)[-1]
    address = urljoin(page.url, f"/api/matches/{match}/hint?person={person}")
    if page.locator("tw-dice").count():
        return _take_dice_turn(page, address)
    hint = page.request.post(address, data={"step": 3}).json()
    if not hint["possible"]:
        page.locator("button.draw").tap()
        return True
    lays(page, [row for row in hint["table"] if row])
    page.locator("button.play:not([aria-disabled])").tap()
    return False


def _take_dice_turn(page: Page, address: str) -> bool:
    if "RollDice" in page.evaluate(f"{SCREEN}.state.may"):
        page.locator("button.play").tap()
        page.wait_for_function(f"() => !{SCREEN}?.state.may.includes('RollDice')")
    if page.locator(".device.open").count():
        hint = page.request.post(address, data={"step": 3}).json()
        grid = [cell for cell in hint["table"] if cell]
        command = {"type": "PlaceDice", "grid": grid} if hint["command"] == "PlaceDice" else {"type": "Pass"}
        page.evaluate(f"(command) => void {SCREEN}.sendCommand(command)", command)
    return False


def pass_around(page: Page, heard: Overheard, lays: Callable[[Page, list[list[int]]], None], most: int = 1_000) -> int:
    """Play turn by turn until the game is over, and return the number of turns; every curtain is looked behind."""
    turns = 0
    lift, card = page.locator(".curtain .lift"), page.get_by_role("dialog")
    while turns < most:
        expect(lift.or_(card).first).to_be_visible()
        if card.is_visible():
            break
        heard.dom.append(page.evaluate(SEEN))
        person = page.evaluate("document.querySelector('tw-device-table').played.persons")[
            page.evaluate(f"{SCREEN}.state.view.to_move[0]")
        ]
        lift.tap()
        expect(page.locator(".device.open")).to_be_visible()
        drew = take_turn(page, person, lays)
        if drew:
            # The tile is looked at for a moment; a tap ends that.
            page.locator(".leaving button").tap()
        expect(page.locator(".device:not(.open)")).to_be_visible()
        turns += 1
    return turns


def assert_nothing_hidden(heard: Overheard) -> None:
    """Fail if a message to the page or its document had a piece of a covered rack."""
    assert all(seen["racks"] == 0 and seen["known"] == [] and seen["seat"] is None for seen in heard.dom)
    assert [found for each in (*heard.covered, *heard.dom) if (found := heard.hidden_in(each))] == []


def test_two_share_a_tablet_for_a_game_and_a_rematch(visit: Visit, site: Site, axe: Axe) -> None:
    page = visit(**TABLET)
    page.add_init_script(ZEROS_AS_NONCE)
    heard = Overheard(page)
    prepare(page, site, 2, "classic-nl", house=SHORT, secret=SECRET)
    # Everybody reads their own language, and the table stays in that of the device.
    page.evaluate("""() => {
      const device = JSON.parse(localStorage.getItem("tilewright.device"));
      device.people.find(({ name }) => name === "Ben").own = { language: "nl", large: true };
      localStorage.setItem("tilewright.device", JSON.stringify(device));
    }""")
    axe(page, "color-contrast", "button-name", "heading-order")
    turns = pass_around(page, heard, by_script, 1)
    expect(page.locator(".curtain")).to_contain_text("Ben")
    page.locator(".curtain .lift").press("Enter")
    expect(page.get_by_role("heading", name="Jij bent aan de beurt")).to_be_visible()
    expect(page.locator(".match.large")).to_be_visible()
    # Hidden and shown again in the same turn, and loaded again: what is laid stays.
    hint = page.request.post(f"{page.url.replace('/device/', '/api/matches/')}/hint?person=2", data={"step": 3}).json()
    rows = [row for row in hint["table"] if row]
    by_script(page, rows)
    expect(page.locator("button.play:not([aria-disabled])")).to_be_visible()
    page.evaluate("document.querySelector('tw-device-table').hide()")
    expect(page.locator(".curtain")).to_contain_text("Hand it to")
    heard.dom.append(page.evaluate(SEEN))
    page.reload()
    page.locator(".curtain .lift").tap()
    page.locator("button.play:not([aria-disabled])").tap()
    expect(page.locator(".curtain")).to_contain_text("Ann")
    # To somebody on the other side, until it is turned back.
    page.get_by_role("button", name="Turn the table").tap()
    expect(page.locator(".device.turned")).to_be_visible()
    turns += 1 + pass_around(page, heard, by_script)
    assert turns == TURNS
    assert_nothing_hidden(heard)
    # What is looked for is there once a curtain is open.
    assert all(any(heard.hidden_in(each) for each in hand) for hand in heard.hands.values())
    page.get_by_role("dialog").get_by_role("button", name="Play again").tap()
    expect(page.locator(".curtain .lift")).to_be_visible()
    places = page.evaluate(f"{SCREEN}.state.seating.places.map(({{ name }}) => name)")
    assert places == ["Ben", "Ann"]


@pytest.mark.deep
@pytest.mark.parametrize("rules", EDITIONS)
def test_nothing_of_a_covered_rack_is_on_the_page_in_a_whole_game(rules: str, visit: Visit, site: Site) -> None:
    page = visit(**TABLET)
    heard = Overheard(page)
    house = {"match.rounds": 1} if rules == "turbo" else {"match.games": 1}
    prepare(page, site, 2 if rules == "turbo" else 3, rules, house=house)
    assert pass_around(page, heard, by_script) > 3
    assert_nothing_hidden(heard)


@pytest.mark.deep
def test_four_people_play_a_whole_game_on_a_tablet_by_touch(
    visit: Visit, site: Site, shot: Callable[[str, Page], None]
) -> None:
    page = visit(**TABLET)
    heard = Overheard(page)
    prepare(page, site, 4, "classic-nl", house={"match.games": 1})
    finger = Finger(page)

    def by_touch(page: Page, rows: list[list[int]]) -> None:
        lay(page, finger, rows)

    assert pass_around(page, heard, by_touch) > 8
    shot("device-over", page)
    assert_nothing_hidden(heard)
