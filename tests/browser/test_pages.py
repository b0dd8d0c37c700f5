"""The pages around a match: tables, invitations, account, settings, rules and replays."""

import re
from collections.abc import Callable
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Axe, Visit
from tests.browser.dealt import deal_from
from tests.browser.hands import UNFOLDED, answer_late, let_phones_join
from tests.browser.site import Site
from tests.browser.themes import axe_in_each_theme
from tests.judges.qr import read_drawing
from tilewright.words.say import say

pytestmark = pytest.mark.slow(reason="opens pages in a real browser")

WIDTHS = (360, 768, 1440)
# Each page, with an element that is visible when its data is loaded.
PAGES = {
    "": ".link-card-tables",
    "new": ".footer",
    "device": "tw-rules-chooser select",
    "screen": "tw-rules-chooser select",
    "tables": ".chapter + .soft, .chapter .card",
    "people": ".chapter",
    "tournament": ".club-setup select",
    "me": ".chapter",
    "link": "form",
    "settings": ".segments",
    "rules/turbo": ".chapter",
    "learn": ".lessons",
}
# In a deep run: axe needs seconds for their many tiles.
MORE_PAGES = {"rules/twist": ".chapter", "rules/classic-fr": ".chapter"}
PASSWORD = "correct horse"
# Matches dealt from this secret are short, and the dice of the first round are laid.
SECRET = 1

# Sends the nonce, lets the stand-in play the seat, and waits for the end of the match.
PLAYED_OUT = """async (match) => {
  const socket = new WebSocket(`ws://${location.host}/socket`);
  const say = (message) => socket.send(JSON.stringify(message));
  await new Promise((resolve) => {
    let away = false;
    socket.onopen = () => say({ type: "hello", match });
    socket.onmessage = ({ data }) => {
      const { type, begun, view } = JSON.parse(data);
      if (type === "seating" && !begun) say({ type: "nonce", nonce: "ab".repeat(32) });
      if (type === "view" && !away) say({ type: "act", id: "away", command: { type: "StepAway" } });
      away ||= type === "view";
      if (type === "view" && view.outcome) resolve();
    };
  });
  socket.close();
}"""

Shot = Callable[[str, Page], None]


def logged_in(visit: Visit, site: Site, name: str = "Ann", **options: Any) -> Page:
    """Return a page on which a guest of that name is logged in."""
    page = visit(**options)
    assert page.request.post(f"{site.url}/api/guests", data={"name": name}).ok
    return page


def resize(page: Page, width: int) -> None:
    """Resize a page, and wait until it fits; a board needs a moment to resize."""
    page.set_viewport_size({"width": width, "height": 800})
    page.wait_for_function("() => document.documentElement.scrollWidth <= innerWidth")


def new_table(page: Page, site: Site, **wanted: object) -> dict[str, Any]:
    """Return a new table of the player of a page."""
    answer = page.request.post(f"{site.url}/api/tables", data=wanted)
    assert answer.ok, answer.text()
    table: dict[str, Any] = answer.json()
    return table


def finished_match(
    page: Page, site: Site, rules: str, bot: str, house: dict[str, int], *, secret: int = SECRET
) -> dict[str, Any]:
    """Return a table whose match was played to its end by bots, one of them in place of the player; always the same."""
    table = new_table(page, site, rules=rules, bots=[bot], terms={"stand_in": bot}, house=house)
    begun: dict[str, Any] = page.request.post(f"{site.url}/api/tables/{table['table']}/start", data={}).json()
    deal_from(site, begun["match"], secret)
    page.evaluate(PLAYED_OUT, begun["match"])
    return begun


def test_a_guest_joins_by_link_from_another_browser_and_the_match_starts(
    visit: Visit, site: Site, shot: Shot, axe: Axe, deep: bool
) -> None:
    host = visit(f"{site.url}/new", viewport={"width": 360, "height": 740})
    host.get_by_text("Classic, French style").click()
    host.get_by_role("radio", name="3", exact=True).check(force=True)
    host.get_by_label("Seat 3").select_option("beginner")
    host.get_by_label("Your name").fill("Hanna")
    host.get_by_role("button", name="Create table").click()
    host.wait_for_url("**/table/*")
    let_phones_join(host)
    link = host.get_by_label("Link").input_value()
    drawing = host.request.get(f"{site.url}{host.get_by_alt_text('QR code').get_attribute('src')}")
    assert read_drawing(ET.fromstring(drawing.body())) == link
    # On a wide screen it is beside the chairs, at the top of the page.
    host.set_viewport_size({"width": 1366, "height": 768})
    host.evaluate("scrollTo(0, 0)")
    expect(host.get_by_alt_text("QR code")).to_be_in_viewport(ratio=1)
    start = host.get_by_role("button", name="Start the game")
    expect(start).not_to_have_class(re.compile("primary"))
    host.set_viewport_size({"width": 360, "height": 740})

    guest = visit(link, viewport={"width": 360, "height": 740})
    expect(guest.get_by_role("heading", name="You’re invited")).to_be_visible()
    # The invitation says from whom it is and to what, before a name is given.
    expect(guest.get_by_text("Hanna invites you to play.")).to_be_visible()
    expect(guest.get_by_role("heading", name="Classic, French style")).to_be_visible()
    shot("join-360", guest)
    axe_in_each_theme(guest, axe)
    guest.get_by_label("Your name").fill("<b>Ben</b>")
    guest.get_by_role("button", name="Sit down").click()
    guest.wait_for_url("**/table/*")
    expect(host.get_by_text("<b>Ben</b>")).to_be_visible()
    expect(host.get_by_role("status").filter(has_text="Everyone is here")).to_be_visible()
    expect(guest.get_by_role("button", name="Start the game")).to_have_count(0)
    expect(start).to_have_class(re.compile("primary"))
    # Who was invited is asked once about sounds.
    guest.get_by_role("button", name=say("page-room-sound-off")).click()
    guest.reload()
    expect(guest.get_by_text("<b>Ben</b>")).to_be_visible()
    expect(guest.get_by_text(say("page-room-sound"))).to_have_count(0)
    for page, who in ((host, "host"), (guest, "guest")):
        shot(f"room-{who}-360", page)
        if deep or page is host:
            axe_in_each_theme(page, axe)
    start.click()
    for page in (host, guest):
        expect(page.locator("tw-match tw-board")).to_be_visible()
    # Somebody who comes too late is told so at once, and can watch.
    late = visit(link)
    expect(late.get_by_text("has already started")).to_be_visible()
    expect(late.get_by_text("ask Hanna for a seat")).to_be_visible()
    expect(late.get_by_label("Your name")).to_have_count(0)
    late.get_by_role("link", name="Watch").click()
    late.wait_for_url("**/match/*")


def test_the_host_seats_bots_frees_chairs_and_sends_people_away(visit: Visit, site: Site) -> None:
    host, guest = logged_in(visit, site), logged_in(visit, site, "Ben")
    table = new_table(host, site, bots=[None, None])
    host.goto(f"{site.url}/table/{table['table']}")
    host.get_by_label("Who fills free seats").select_option("hoarder")
    host.get_by_role("button", name="Add a bot").last.click()
    expect(host.get_by_text("Hoarder", exact=True)).to_be_visible()
    host.get_by_role("button", name="Remove the bot Hoarder").click()
    expect(host.get_by_text("2 seats are still free")).to_be_visible()
    guest.goto(f"{site.url}/join/{table['invite']}")
    expect(guest.get_by_label("Your name")).to_have_value("Ben")
    guest.get_by_role("button", name="Sit down").click()
    # Everybody sees a handicap at once; the host alone can change it, and faster than the server answers.
    answer_late(host)
    seat = host.locator(".chair").filter(has_text="Ben")
    seat.locator("summary").click()
    seat.get_by_label("Opening").select_option("0")
    seat.get_by_label("Tiles dealt").select_option("10")
    seat.get_by_label("Hints").select_option("three")
    words = "opens with any set · gets 10 tiles · three hints a game"
    for page in (host, guest):
        expect(page.get_by_text(words)).to_be_visible()
    expect(guest.locator("details.handicap")).to_have_count(0)
    host.get_by_role("button", name="Even the odds").click()
    expect(seat.get_by_label("Opening")).to_have_value("")
    host.get_by_role("button", name="Remove Ben").click()
    expect(guest.get_by_role("heading", name="This table is closed")).to_be_visible()
    expect(host.get_by_text("Ben", exact=True)).to_have_count(0)
    host.get_by_label("Who fills free seats").select_option("greedy")
    host.get_by_role("button", name="Start the game").click()
    expect(host.locator("tw-match .seat").filter(has_text="Go-getter")).to_have_count(2)


def test_the_link_of_a_full_or_closed_table_says_so(visit: Visit, site: Site) -> None:
    host, guest = logged_in(visit, site), logged_in(visit, site, "Ben")
    table = new_table(host, site, bots=["beginner"])
    guest.goto(f"{site.url}/join/{table['invite']}")
    expect(guest.get_by_text("All seats at this table are taken.")).to_be_visible()
    expect(guest.get_by_role("button", name="Sit down")).to_have_count(0)
    assert host.request.post(f"{site.url}/api/tables/{table['table']}/close", data={}).ok
    guest.reload()
    expect(guest.get_by_role("heading", name="This table is closed")).to_be_visible()


@pytest.mark.deep
def test_the_link_is_copied_without_the_clipboard_api(visit: Visit, site: Site) -> None:
    page = logged_in(visit, site)
    page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    page.goto(f"{site.url}/table/{new_table(page, site)['table']}")
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    said = page.get_by_label("Link").input_value()
    page.goto(f"{site.url}/me")
    expect(page.get_by_label("Name", exact=True)).to_have_value("Ann")
    page.get_by_label("Name", exact=True).fill("")
    page.get_by_label("Name", exact=True).press("ControlOrMeta+v")
    expect(page.get_by_label("Name", exact=True)).to_have_value(said[:24])


@pytest.mark.deep
def test_a_language_applies_at_once_and_is_saved(visit: Visit, site: Site) -> None:
    page = logged_in(visit, site)
    # The saved profile is loaded first; then every change is saved.
    with page.expect_response(f"{site.url}/api/me/profile"):
        page.goto(f"{site.url}/settings")
    expect(page.get_by_label("Language")).to_be_visible()
    with page.expect_response(f"{site.url}/api/me/profile"):
        page.get_by_label("Language").select_option("nl")
    expect(page.locator("html")).to_have_attribute("lang", "nl")
    expect(page.get_by_role("heading", level=1)).not_to_have_text("Settings")
    with page.expect_response(f"{site.url}/api/me/profile"):
        page.get_by_role("radio").nth(2).check(force=True)
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    with page.expect_response(f"{site.url}/api/me/profile"):
        page.get_by_role("radio", name="Blauw").check(force=True)
    expect(page.locator("html")).to_have_attribute("data-felt", "blue")
    page.goto(f"{site.url}/rules/twist")
    expect(page.locator("html")).to_have_attribute("data-felt", "blue")
    # The digits have their own font, which the server sends.
    faces = "() => document.fonts.load('800 29px \"Tile numerals\"').then((faces) => faces.map(({status}) => status))"
    assert page.evaluate(faces) == ["loaded"]
    expect(page.locator("html")).to_have_attribute("lang", "nl")
    expect(page.locator("tw-rules")).to_contain_text("joker")
    expect(page.locator("tw-rules")).not_to_contain_text("tiles in the box")


def test_an_account_is_created_logged_out_of_and_logged_in_to(visit: Visit, site: Site) -> None:
    page = visit(f"{site.url}/me")
    login = f"ann{site.port}"
    page.get_by_label("Name", exact=True).fill("Ann")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Name saved")).to_be_visible()
    # The avatar by id may be any; another one is chosen.
    avatar = str(page.get_by_role("radio", checked=False).first.get_attribute("aria-label"))
    with page.expect_response(f"{site.url}/api/me/profile"):
        page.get_by_role("radio", name=avatar, exact=True).check(force=True)
    account = page.locator("section", has=page.get_by_role("heading", name="Account"))
    account.locator("summary", has_text="Create account").click()
    account.get_by_label("Username").first.fill(login)
    account.get_by_label("Password").first.fill("short")
    account.get_by_role("button", name="Create account").click()
    expect(page.get_by_role("alert").filter(has_text="8 to 128")).to_be_visible()
    account.get_by_label("Username").first.fill(login)
    account.get_by_label("Password").first.fill(PASSWORD)
    account.get_by_role("button", name="Create account").click()
    expect(page.get_by_text(f"You’re logged in as {login}")).to_be_visible()
    page.get_by_role("button", name="Log out").first.click()
    expect(page.get_by_label("Name", exact=True)).not_to_have_value("Ann")
    elsewhere = visit(f"{site.url}/me")
    account = elsewhere.locator("section", has=elsewhere.get_by_role("heading", name="Account"))
    account.locator("summary", has_text="Log in").click()
    form = account.locator("form", has=elsewhere.get_by_role("button", name="Log in"))
    form.get_by_label("Username").fill(login)
    form.get_by_label("Password").fill(PASSWORD)
    form.get_by_role("button", name="Log in").click()
    expect(elsewhere.get_by_label("Name", exact=True)).to_have_value("Ann")
    expect(elsewhere.get_by_role("radio", name=avatar, exact=True)).to_be_checked()
    elsewhere.locator("summary", has_text="Delete my data").click()
    elsewhere.get_by_label("Password", exact=True).last.fill(PASSWORD)
    elsewhere.get_by_label("Yes, delete everything about me").check()
    elsewhere.get_by_role("button", name="Delete my data").click()
    elsewhere.wait_for_url(f"{site.url}/")
    # Nobody is made in their place.
    assert elsewhere.evaluate("document.cookie") == ""
    assert elsewhere.evaluate("localStorage.getItem('tilewright.name')") == "null"


@pytest.mark.deep
def test_a_game_is_replayed_by_slider_buttons_and_keys(visit: Visit, site: Site, shot: Shot, axe: Axe) -> None:
    page = logged_in(visit, site)
    page.goto(f"{site.url}/settings")
    finished_match(page, site, "classic-nl", "greedy", {"match.games": 1})
    page.goto(f"{site.url}/study")
    page.get_by_role("link", name="Review").click()
    page.get_by_role("button", name="Replay", exact=True).click()
    slider = page.get_by_role("slider", name="Step", exact=True)
    # Until the replay is loaded there is only one moment.
    expect(slider).to_have_attribute("max", re.compile("^[1-9]"))
    last = int(slider.get_attribute("max") or "0")
    assert last > 5
    board = page.locator("tw-board")
    expect(board.locator(".felt .tile")).to_have_count(0)
    page.get_by_role("button", name="Next step").click()
    expect(slider).to_have_value("1")
    slider.fill(str(last))
    expect(board.locator(".felt .tile").first).to_be_visible()
    expect(page.get_by_role("status").filter(has_text=re.compile("wins the (game|match)"))).to_be_visible()
    page.get_by_role("heading", level=1).click()
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("1")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(slider).not_to_have_value("1")
    page.get_by_role("button", name="Pause").click()
    slider.fill(str(last // 2))
    for width in WIDTHS:
        resize(page, width)
        shot(f"replay-{width}", page)
    axe_in_each_theme(page, axe)


@pytest.mark.deep
def test_a_round_of_dice_is_replayed(visit: Visit, site: Site, shot: Shot, axe: Axe) -> None:
    page = logged_in(visit, site)
    page.goto(f"{site.url}/settings")
    begun = finished_match(page, site, "turbo", "turbo-greedy", {"match.rounds": 1})
    page.goto(f"{site.url}/replay/{begun['match']}")
    slider = page.get_by_role("slider", name="Step", exact=True)
    # Until the replay is loaded there is only one moment.
    expect(slider).to_have_attribute("max", re.compile("^[1-9]"))
    slider.fill(slider.get_attribute("max") or "")
    expect(page.locator("tw-dice-grid .die").first).to_be_visible()
    resize(page, 360)
    shot("replay-dice-360", page)
    axe_in_each_theme(page, axe)


def test_every_page_is_accessible_and_fits(visit: Visit, site: Site, axe: Axe, shot: Shot, deep: bool) -> None:
    """A second of processor time for each of five pages."""
    page = logged_in(visit, site)
    table = new_table(page, site, bots=["hoarder"])["table"]
    match = page.request.post(f"{site.url}/api/tables/{table}/start", data={}).json()["match"]
    # A daily run looks at every third page; test_geometry.py opens most of the others.
    pages = (PAGES | MORE_PAGES if deep else dict([*PAGES.items()][::3])) | {f"match/{match}": ".rack .tile"}
    for path, shown in pages.items():
        page.goto(f"{site.url}/{path}")
        expect(page.locator(f"main {shown}").first).to_be_visible()
        page.evaluate(UNFOLDED)
        for width in WIDTHS if deep else (360, 1440):
            resize(page, width)
            shot(f"{'match' if match in path else path.replace('/', '-') or 'home'}-{width}", page)
        axe_in_each_theme(page, axe)
