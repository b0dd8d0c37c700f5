"""A table on a television: phones scan its code and hold the racks, and the screen shows what all may see."""

import json
import re
import signal
from collections.abc import Callable, Iterator, Sequence
from math import atan, degrees
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit
from xml.etree import ElementTree as ET

import pytest
from playwright.sync_api import Browser, Page, Route, ViewportSize, WebSocket, expect

from tests.browser.conftest import FLAGS, PATIENCE_MS, UNCOACHED, USUAL, Axe, Visit, launched
from tests.browser.hands import let_phones_join, settled
from tests.browser.site import Site, running
from tests.judges.qr import read_drawing
from tests.local.hidden import pieces_in
from tilewright.cli.shared.browser import home_address

pytestmark = pytest.mark.slow(reason="plays on several pages in a real browser")

FULL_HD: ViewportSize = {"width": 1920, "height": 1080}
HD_READY: ViewportSize = {"width": 1280, "height": 720}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
NAMES = ("Ann", "Ben", "Cleo", "Dan")
NAME = "table.home"
SHORT: dict[str, int | str] = {"match.games": 1, "deal.rack": 7, "opening.min": 10}
SCREEN = "document.querySelector('tw-match')"
# A television of 40 inches is 886 mm wide. Letters of 16 minutes of arc are read without effort (ISO 9241-303).
MILLIMETRES, DISTANCE, LEGIBLE = 886, 3_000, 16
# A code is read from ten times its width.
CODE_FROM = 10
# Late in a game of four: 91 tiles in 26 rows.
LATE = [[4 * face for face in range(start, start + 4)] for start in range(0, 52, 4)] + [
    [4 * face + 1 for face in range(start, start + 3)] for start in range(0, 39, 3)
]
SEEN = f"""() => ({{
  pieces: [...document.querySelectorAll("[data-piece]")].map((tile) => Number(tile.dataset.piece)),
  racks: document.querySelectorAll(".rack").length, known: {SCREEN}.state.view?.rack ?? [], seq: {SCREEN}.state.seq,
}})"""
# The rows on the felt as text.
FELT = """() => [...document.querySelectorAll(".felt .row")].map((row) => [...row.querySelectorAll("[data-piece]")]
  .map((tile) => Number(tile.dataset.piece)).sort((one, other) => one - other).join(",")).sort().join("|")"""
# The width of a tile, and the height of the ink of its numeral.
NUMERAL = """() => {
  const text = document.querySelector(".felt .tile text:not(.stands)");
  const { fontSize, fontWeight, fontFamily } = getComputedStyle(text);
  const brush = new OffscreenCanvas(1, 1).getContext("2d");
  brush.font = `${fontWeight} 100px ${fontFamily}`;
  const tile = text.closest(".tile").getBoundingClientRect().width;
  const scale = text.getScreenCTM().a;
  return { tile, numeral: scale * parseFloat(fontSize) * brush.measureText("8").actualBoundingBoxAscent / 100 };
}"""


class Overheard:
    """What the sockets of a page were sent."""

    def __init__(self, page: Page) -> None:
        self.heard: list[dict[str, Any]] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self.heard.append(json.loads(text)))

    def rack_at(self, seq: int) -> set[int]:
        """Return the rack of a phone after an event."""
        racks = [each for each in self.heard if each["type"] == "view" and each["seq"] <= max(seq, 1)]
        return {*racks[-1]["view"]["rack"]} if racks else set()


def arc_minutes(pixels: float, wide: int) -> float:
    """Return how large something on the television is from three metres."""
    return degrees(atan(pixels * MILLIMETRES / wide / DISTANCE)) * 60


def show_table(page: Page, home: str, house: dict[str, int | str], rules: str = "classic-nl") -> None:
    """Open a table on the screen, as the form does, with house rules that make it short."""

    def shorter(route: Route) -> None:
        wanted = json.loads(route.request.post_data or "{}")
        route.continue_(post_data=json.dumps(wanted | {"house": wanted["house"] | house}))

    page.route("**/api/tables", shorter)
    page.goto(f"{home}/screen")
    page.locator("tw-rules-chooser select").first.select_option(rules)
    page.get_by_role("button", name="Show the table").click()
    let_phones_join(page)


def scanned(page: Page) -> str:
    """Return the link in the code on a screen."""
    drawn = page.locator(".big-code .qr").get_attribute("src") or ""
    parts = urlsplit(page.url)
    answer = page.request.get(f"{parts.scheme}://{parts.netloc}{drawn}")
    return read_drawing(ET.fromstring(answer.text()))


def sit_down(phone: Page, link: str, name: str) -> None:
    """Follow the link of the code, and sit down as a guest."""
    phone.goto(link)
    phone.get_by_label("Your name").fill(name)
    phone.get_by_role("button", name="Sit down").tap()
    phone.wait_for_url("**/table/*")


def hinted(phone: Page) -> list[list[int]]:
    """Return the table after the best turn, or nothing."""
    match = phone.evaluate(f"{SCREEN}.match")
    parts = urlsplit(phone.url)
    answer = phone.request.post(f"{parts.scheme}://{parts.netloc}/api/matches/{match}/hint", data={"step": 3})
    assert answer.ok, answer.text()
    hint = answer.json()
    return [row for row in hint["table"] if row] if hint["possible"] else []


def expect_felt(page: Page, rows: list[list[int]]) -> None:
    """Expect rows on the felt of a page."""
    wanted = sorted(",".join(map(str, sorted(row))) for row in rows)
    page.wait_for_function(f"(wanted) => ({FELT})() === wanted", arg="|".join(wanted))


def take_turn(phone: Page, television: Page) -> None:
    """Take the turn of a phone; what is laid there is on the felt of the television before it is played."""
    # The view after a turn comes a moment after its events.
    television.evaluate(f"() => (window.before = {SCREEN}.state.view)")
    if rows := hinted(phone):
        phone.evaluate(f"(rows) => {SCREEN}.session.arrange(rows)", rows)
        expect_felt(television, rows)
        ends = phone.locator("button.play:not([aria-disabled])")
    else:
        ends = phone.locator("button.draw:not([aria-disabled])")
    # Two taps within half a second are a double one, whose second is ignored; a key is never one.
    ends.press("Enter")
    television.wait_for_function(f"() => {SCREEN}.state.view !== window.before")


def assert_nothing_hidden(television: Overheard, dom: list[dict[str, Any]], phones: Sequence[Overheard]) -> None:
    """Fail if the screen was sent or showed a piece of a rack, apart from what its player was laying."""
    laid: set[int] = set()
    looked = 0
    for each in sorted((*television.heard, *dom), key=lambda one: (one.get("seq") or 0, one.get("type") != "draft")):
        view = each.get("view", {})
        if each.get("type") == "draft":
            laid |= {piece for row in each["rows"] for piece in row}
        ended = view.get("shown") or any(event["type"] == "GameEnded" for event in each.get("events", ()))
        if ended:
            break
        racks = set().union(*(phone.rack_at(each.get("seq") or 0) for phone in phones))
        found = pieces_in(each) & racks
        assert found <= laid, each
        looked += 1
    assert looked > len(dom)


def test_phones_scan_the_code_and_the_screen_follows(visit: Visit, site: Site, axe: Axe) -> None:
    """Three pages play together, and axe looks at one: five seconds of processor time."""
    television = visit(viewport=FULL_HD)
    heard = Overheard(television)
    show_table(television, site.url, SHORT)
    code = television.locator(".big-code .qr").bounding_box()
    assert code is not None
    assert CODE_FROM * code["width"] * MILLIMETRES / FULL_HD["width"] > DISTANCE
    axe(television, "color-contrast", "button-name", "heading-order", "image-alt")
    link = scanned(television)
    # The chairs are around a table, as in the lobby: one at each side, the others above it.
    left, *above, right = (chair.bounding_box() for chair in television.locator(".big-words .chair").all())
    assert left
    assert right
    assert left["x"] + left["width"] < right["x"]
    assert all(each and each["y"] + each["height"] <= min(left["y"], right["y"]) for each in above)
    # The smallest phone shows all of it in one view.
    television.set_viewport_size({"width": 320, "height": 640})
    expect(television.get_by_role("link", name="Home")).to_be_in_viewport(ratio=1)
    television.set_viewport_size(FULL_HD)
    phones = [visit(**PHONE) for _ in range(2)]
    overheard = [Overheard(phone) for phone in phones]
    for phone, name in zip(phones, NAMES, strict=False):
        sit_down(phone, link, name)
        expect(television.locator(".chair").filter(has_text=name)).to_be_visible()
    # The first phone is the host; seats that nobody took are removed.
    phones[0].get_by_label("Who fills free seats").select_option("")
    phones[0].get_by_role("button", name="Start the game").tap()
    for page in (television, *phones):
        expect(page.locator(".seat").first).to_be_visible()
    expect(television.locator(".match.television .felt")).to_be_visible()
    expect(phones[0].locator(".match.handheld .rack .tile").first).to_be_visible()
    dom = []
    for _ in range(3):
        (mover,) = television.evaluate(f"{SCREEN}.state.view.to_move")
        dom.append(television.evaluate(SEEN))
        take_turn(phones[mover], television)
    television.reload()
    expect(television.locator(".felt")).to_be_visible()
    dom.append(television.evaluate(SEEN))
    assert all(each["racks"] == 0 and each["known"] == [] for each in dom)
    assert_nothing_hidden(heard, dom, overheard)
    # The same search finds a rack in what the phones are sent.
    assert all(
        any(pieces_in(each) & phone.rack_at(each.get("seq") or 0) for each in phone.heard) for phone in overheard
    )
    # Late in a game the tiles are as large as they must be, at both sizes of a television.
    late = f"""(table) => {SCREEN}.session.dispatch({{ type: "view", seq: 10_000, readings: [], may: [],
      view: {{ ...{SCREEN}.state.view, table }} }})"""
    television.evaluate(late, LATE)
    for size in (FULL_HD, HD_READY):
        television.set_viewport_size(size)
        expect(television.locator(".felt .tile")).to_have_count(sum(map(len, LATE)))
        settled(television)
        assert television.evaluate(
            "document.querySelector('.felt').scrollHeight <= document.querySelector('.felt').clientHeight"
        )
        measured = television.evaluate(NUMERAL)
        assert arc_minutes(measured["numeral"], size["width"]) > LEGIBLE, measured
    # The host ends it, and the screen says so.
    table = phones[0].url.rsplit("/", 1)[-1]
    home = link.partition("/join/")[0]
    assert phones[0].request.delete(f"{home}/api/tables/{table}/screens").ok
    expect(television.get_by_role("heading", name="isn’t showing a table")).to_be_visible()


@pytest.mark.deep
def test_the_host_of_a_waiting_room_puts_the_table_on_this_screen(visit: Visit, site: Site) -> None:
    page, phone = visit(viewport=HD_READY), visit(**PHONE)
    page.goto(f"{site.url}/new")
    page.get_by_label("Your name").fill("Ann")
    page.get_by_role("button", name="Create table").click()
    page.wait_for_url("**/table/*")
    page.get_by_role("button", name="Use as the big screen").click()
    page.wait_for_url("**/screen/*")
    expect(page.locator(".chair.empty")).to_have_count(4)
    sit_down(phone, scanned(page), "Ann")
    expect(phone.get_by_role("button", name="Start the game")).to_be_visible()
    expect(page.locator(".chair.empty")).to_have_count(3)
    # Back from elsewhere, the screen finds its table again.
    page.goto(f"{site.url}/screen")
    page.get_by_role("link", name="Back to the table").click()
    expect(page.locator(".chair").filter(has_text="Ann")).to_be_visible()
    # And where a table is made.
    page.goto(f"{site.url}/new")
    page.get_by_role("button", name="Use as the big screen").click()
    let_phones_join(page)


@pytest.fixture
def home(tmp_path: Path, package: Path) -> Iterator[Site]:
    """Return a server that the home network can reach."""
    with running(Site(tmp_path, package=package, lan=True)) as server:
        yield server


@pytest.fixture
def home_browser(browser: Browser) -> Iterator[Browser]:
    """Return another Chromium, with a name for this machine if it is in no network."""
    started = launched(browser.browser_type, [*FLAGS, f"--host-resolver-rules=MAP {NAME} 127.0.0.1"])
    yield started
    started.close()


def test_a_phone_brings_its_table_to_the_screen_that_shows_a_code(visit: Visit, site: Site, axe: Axe) -> None:
    television, phone = visit(viewport=HD_READY), visit(**PHONE)
    television.goto(f"{site.url}/screen")
    television.get_by_role("button", name="Show a code").click()
    shown = television.locator(".screen-code-shown")
    expect(shown).to_have_text(re.compile("^[A-Z2-9]{3} [A-Z2-9]{3}$"))
    axe(television, contrast=False)
    assert phone.request.post(f"{site.url}/api/guests", data={"name": "Ann"}).ok
    table = phone.request.post(f"{site.url}/api/tables", data={"rules": "classic-nl", "bots": [None]}).json()["table"]
    phone.goto(f"{site.url}/table/{table}")
    phone.get_by_text("Table on a big screen").tap()
    field = phone.get_by_label("Code on the big screen")
    field.fill("AAA AAA")
    phone.get_by_role("button", name="Show the table").tap()
    expect(phone.get_by_text("That code isn’t right")).to_be_visible()
    axe(phone, contrast=False)
    field.fill(shown.inner_text().lower())
    phone.get_by_role("button", name="Show the table").tap()
    television.wait_for_url(f"**/screen/{table}")
    # Unlike on the same device, the host keeps the seat.
    expect(television.locator(".big-words .chair-name").first).to_have_text("Ann")
    expect(phone.get_by_role("button", name="Stop showing it on the other screen")).to_be_visible()
    expect(phone.locator(".chair-name").first).to_contain_text("Ann")


@pytest.mark.deep
def test_four_phones_and_a_television_play_a_whole_game_on_the_home_network(
    home_browser: Browser, home: Site, shot: Callable[[str, Page], None]
) -> None:
    here = home_address()
    address = f"http://{here or NAME}:{home.port}"

    def opened(**options: Any) -> Page:
        context = home_browser.new_context(**{**USUAL, **options})
        context.set_default_timeout(PATIENCE_MS)
        context.add_init_script(UNCOACHED)
        return context.new_page()

    television, phones = opened(viewport=FULL_HD), [opened(**PHONE) for _ in NAMES]
    heard, overheard = Overheard(television), [Overheard(phone) for phone in phones]
    show_table(television, address, {"match.games": 1})
    assert not television.evaluate("isSecureContext")
    shot("television-waiting", television)
    link = scanned(television)
    assert link.startswith(f"{address}/join/")
    for phone, name in zip(phones, NAMES, strict=True):
        sit_down(phone, link, name)
    expect(television.get_by_role("heading", name="Everyone is here")).to_be_visible()
    phones[0].get_by_role("button", name="Start the game").tap()
    expect(television.locator(".felt")).to_be_visible()
    match = television.evaluate(f"{SCREEN}.match")
    dom: list[dict[str, Any]] = []
    widths: list[float] = []
    turns = 0
    everybody = [television, *phones]
    while television.evaluate(f"{SCREEN}.state.view?.to_move.length ?? 0") and not television.evaluate(
        f"{SCREEN}.over"
    ):
        dom.append(television.evaluate(SEEN))
        if television.locator(".felt .tile").count():
            widths.append(television.evaluate(NUMERAL)["tile"])
        if 1 <= turns <= len(everybody):
            # One after the other is loaded again.
            everybody[turns - 1].reload()
        if turns == len(everybody) + 1:
            # All of them lose the server, and find it again by themselves.
            home.stop(signal.SIGTERM)
            home.start()
        (mover,) = _movers(television)
        phone = phones[mover]
        phone.wait_for_function(f"(seq) => ({SCREEN}?.state.seq ?? 0) >= seq", arg=dom[-1]["seq"])
        expect(phone.get_by_role("heading", name="Your turn")).to_be_visible()
        take_turn(phone, television)
        turns += 1
        if turns == 8:
            shot("television-match", television)
            shot("television-phone", phones[(mover + 1) % 4])
    assert turns > len(everybody) + 1
    shot("television-over", television)
    assert_nothing_hidden(heard, dom, overheard)
    print(
        f"{turns} turns; tiles on the television {min(widths):.0f} to {max(widths):.0f} px wide of {FULL_HD['width']}"
    )
    expect(television.get_by_role("dialog")).to_contain_text("Play again")
    for phone in phones:
        phone.get_by_role("dialog").get_by_role("button", name="Play again").tap()
    television.wait_for_function(f"(match) => {SCREEN}.match !== match && {SCREEN}.state.view", arg=match)
    expect(television.locator(".seat")).to_have_count(4)


def _movers(television: Page) -> list[int]:
    """Return whose turn it is on a screen that may have been loaded again just now."""
    television.wait_for_function(f"() => {SCREEN}?.state.view")
    movers: list[int] = television.evaluate(f"{SCREEN}.state.view.to_move")
    return movers
