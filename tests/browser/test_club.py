"""A club night in browsers: a real table by phone, the wall, and in a deep run screens, a kill and a reload."""

import json
import re
import signal
import sqlite3
from collections.abc import Mapping, Sequence
from contextlib import closing

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import PATIENCE_MS, Visit
from tests.browser.site import Site
from tests.browser.test_pages import Shot
from tilewright.tournaments.club import card_key
from tilewright.tournaments.duplicate import read_round

PHONE: ViewportSize = {"width": 390, "height": 844}
LAPTOP: ViewportSize = {"width": 1366, "height": 768}
PROJECTOR: ViewportSize = {"width": 1920, "height": 1080}
SHORT = {"match.games": "1", "deal.rack": "20", "opening.min": "1", "time.limit": "none"}
# Draws and passes until nobody can, each command once the one before it is answered, and shows only the end: showing
# every turn of both takes most of the time.
TO_THE_END = """() => {
  const screen = document.querySelector("tw-match");
  screen.shouldUpdate = () => Boolean(screen.state.view?.outcome);
  const play = async () => {
    const type = ["DrawTile", "Pass"].find((each) => screen.state.may.includes(each));
    if (type) await screen.connection.sendCommand({ type });
    setTimeout(play, 10);
  };
  void play();
}"""


def opened(page: Page, site: Site, *ticked: str, house: Mapping[str, str] | None = None) -> str:
    """Open an evening of tables of two, as an organiser does, and return its address."""
    page.goto(f"{site.url}/tables")
    page.get_by_role("link", name="Club night").click()
    page.get_by_label("Name of the evening").fill("Friday")
    for name, value in {"People at a table": "2", "Rounds": "2", "Minutes per round": "45"}.items():
        page.get_by_role("spinbutton", name=name).fill(value)
    for label in ticked:
        page.get_by_label(label).check()
    page.wait_for_function("() => document.querySelector('tw-rules-chooser select')")
    for key, value in (house or {}).items():
        page.evaluate("([key, value]) => document.querySelector('tw-rules-chooser').change(key, value)", [key, value])
    page.get_by_role("button", name="Open the evening").click()
    page.get_by_role("heading", name="Friday").wait_for()
    return page.url


def join(page: Page, link: str, name: str) -> None:
    """Take part by the link."""
    page.goto(link)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Take part").click()
    expect(page.get_by_text("You’re in.")).to_be_visible()


def card_link(site: Site, address: str, table: int) -> str:
    """Return the link on the card of a table; what makes it is in the first event of the tournament."""
    name = address.rpartition("/")[2]
    with closing(sqlite3.connect(next(site.data.glob("*.db")), timeout=30)) as database:
        ((opened,),) = database.execute("SELECT event FROM tournament_events WHERE tournament = ? AND seq = 1", (name,))
    return f"{address}?key={card_key(json.loads(opened)['secret'], table)}"


def results_by_phone(phone: Page, partner: Page, killed: Site | None, shot: Shot) -> None:
    """Enter a result at a phone that belongs to nobody, over a killed server if given, and confirm it at another."""
    phone.get_by_label("Dirk", exact=True).check()
    phone.get_by_label(re.compile("Points .* still holds")).fill("30")
    shot("club-phone-entry", phone)
    phone.get_by_role("button", name="Count").click()
    expect(phone.locator(".score-card tbody tr")).to_have_count(1)
    if killed:
        killed.stop(signal.SIGKILL)
        killed.start()
    phone.reload()
    # What was counted before is still there.
    expect(phone.locator(".score-card tbody tr")).to_have_count(1)
    phone.get_by_role("button", name="Send the result").click()
    expect(phone.get_by_text("A second player has to confirm").first).to_be_visible()
    expect(partner.get_by_text("Dirk entered this result.")).to_be_visible()
    shot("club-phone-confirm", partner)
    partner.get_by_role("button", name="It’s right").click()


def match_on_screens(players: Sequence[Page]) -> None:
    """Let the people of a table go there, and play until nobody can."""
    for page in players:
        page.get_by_role("button", name="Go to your table").click()
    for page in players:
        page.wait_for_function("() => document.querySelector('tw-match')?.state?.may")
        page.evaluate(TO_THE_END)
    for page in players:
        # The last part that a finished match loads; the server may be gone before it otherwise.
        page.wait_for_function("() => customElements.get('tw-together')", timeout=PATIENCE_MS)


def second_round(organiser: Page, wall: Page) -> None:
    """Begin a round too early and undo it, correct a result, and begin it again."""
    begin = organiser.get_by_role("button", name="Begin round 2")
    begin.click()
    expect(wall.get_by_text("Round 2 of 2")).to_be_visible()
    organiser.get_by_text("More", exact=True).click()
    for name in ("Undo round 2", "Press again to confirm"):
        organiser.get_by_role("button", name=name).click()
    expect(wall.get_by_text("Round 1 of 2")).to_be_visible()
    dirks = organiser.locator(".club-table", has_text="Dirk")
    dirks.get_by_text("Enter the result").click()
    for place, value in enumerate(("50", "-50")):
        dirks.locator("input[name=points]").nth(place).fill(value)
    dirks.get_by_role("button", name="Save").click()
    expect(wall.locator(".club-places")).to_contain_text("50")
    begin.click()
    expect(wall.get_by_text("Round 2 of 2")).to_be_visible()


@pytest.mark.slow(reason="three pages in a real browser")
def test_a_result_at_a_real_table_is_entered_by_phone_confirmed_and_corrected(
    visit: Visit, site: Site, shot: Shot
) -> None:
    organiser, partner = visit(viewport=LAPTOP), visit(viewport=PHONE, has_touch=True)
    address = opened(organiser, site, "At real tables")
    link = organiser.get_by_label("Link").input_value()
    join(partner, link, "Ann")
    organiser.get_by_label("People without a device").fill("Dirk")
    organiser.get_by_role("button", name="Add", exact=True).click()
    organiser.get_by_role("button", name="Begin round 1").click()
    expect(partner.locator(".club-mine")).to_be_visible()
    phone = visit(viewport=PHONE, has_touch=True)
    phone.goto(card_link(site, address, 1))
    results_by_phone(phone, partner, None, shot)
    expect(organiser.locator(".club-table").get_by_text("Confirmed")).to_be_visible()
    phone.goto(link.replace("/tournament/", "/wall/"))
    expect(phone.locator(".club-places tbody tr").first).to_contain_text("30")
    second_round(organiser, phone)
    organiser.get_by_role("button", name="End the evening").click()
    expect(partner.get_by_text("The evening is over.").first).to_be_visible()


@pytest.mark.deep
@pytest.mark.slow(reason="plays an evening with six browsers and starts a server twice")
def test_an_evening_with_screens_a_real_table_the_wall_a_kill_and_a_reload(
    visit: Visit, own_site: Site, shot: Shot
) -> None:
    organiser = visit(alone=True, viewport=LAPTOP)
    address = opened(organiser, own_site, house=SHORT)
    link = organiser.get_by_label("Link").input_value()
    players = [visit(alone=True, viewport=PHONE, has_touch=True) for _ in range(3)]
    for page, name in zip(players, ("Ann", "Ben", "Cleo"), strict=True):
        join(page, link, name)
    organiser.get_by_label("People without a device").fill("Dirk")
    organiser.get_by_role("button", name="Add", exact=True).click()
    wall = visit(alone=True, viewport=PROJECTOR)
    wall.goto(link.replace("/tournament/", "/wall/"))
    expect(wall.locator(".club-places tbody tr")).to_have_count(4)

    organiser.get_by_role("button", name="Begin round 1").click()
    tables = organiser.locator(".club-table")
    expect(wall.locator(".wall-tables li")).to_have_count(2)
    dirks = tables.filter(has_text="Dirk")
    real = int(dirks.locator("h3").inner_text().split()[1])
    for page in players:
        expect(page.locator(".club-mine")).to_be_visible()
    partner = next(page for page in players if page.locator(".club-mine", has_text="Dirk").count())

    phone = visit(alone=True, viewport=PHONE, has_touch=True)
    phone.goto(card_link(own_site, address, real))
    results_by_phone(phone, partner, own_site, shot)
    expect(dirks.get_by_text("Confirmed")).to_be_visible()
    expect(organiser.get_by_role("button", name="Begin round 2")).to_be_disabled()
    expect(wall.locator(".club-places tbody tr").first).to_contain_text("30")

    match_on_screens([page for page in players if page is not partner])
    expect(tables.filter(has_not_text="Dirk").get_by_text("Confirmed")).to_be_visible()
    shot("club-laptop", organiser)
    shot("club-wall", wall)

    second_round(organiser, wall)
    organiser.get_by_role("button", name="End the evening").click()
    expect(partner.get_by_text("The evening is over.").first).to_be_visible()


def enter_all(organiser: Page, points: Sequence[tuple[str, str]]) -> None:
    """Enter the results of all tables as the organiser."""
    for table, results in zip(organiser.locator(".club-table").all(), points, strict=True):
        table.get_by_text("Enter the result").click()
        for field, value in zip(table.locator("input[name=points]").all(), results, strict=True):
            field.fill(value)
        table.get_by_role("button", name="Save").click()
        expect(table.get_by_text("Confirmed")).to_be_visible()


@pytest.mark.slow(reason="three pages in a real browser")
def test_a_duplicate_shows_its_promise_then_percent_and_what_the_round_was_dealt_from(
    visit: Visit, site: Site, shot: Shot
) -> None:
    organiser, phone = visit(viewport=LAPTOP), visit(viewport=PHONE, has_touch=True)
    opened(organiser, site, "At real tables", "Same tiles at every table")
    link = organiser.get_by_label("Link").input_value()
    organiser.get_by_role("button", name="Take part").click()
    organiser.get_by_label("People without a device").fill("Cas\nDirk")
    organiser.get_by_role("button", name="Add", exact=True).click()
    join(phone, link, "Ben")
    phone.get_by_text("The deals of all rounds are fixed").click()
    promise = phone.locator(".club-hash").inner_text()
    assert re.fullmatch("[0-9a-f]{64}", promise)
    shot("club-duplicate-promise", phone)

    organiser.get_by_role("button", name="Begin round 1").click()
    expect(organiser.get_by_text("A deal sheet also shows your own tiles")).to_be_visible()
    shot("club-duplicate-sheet", organiser)
    with organiser.expect_popup() as sheet:
        organiser.get_by_role("link", name="Deal sheet for 2 players").click()
    expect(sheet.value.locator("body")).to_contain_text("41.")
    expect(phone.get_by_text("How round 1 was dealt")).to_have_count(0)
    enter_all(organiser, [("30", "-30"), ("10", "-10")])

    percent = phone.locator(".club-places tbody td:nth-child(3)")
    expect(percent).to_have_text(["100%", "100%", "0%", "0%"])
    phone.get_by_text("How round 1 was dealt").click()
    expect(phone.get_by_text("the secret is the promised one")).to_be_visible()
    with phone.expect_download() as download:
        phone.get_by_role("link", name="Save secret and numbers").click()
    saved = read_round(download.value.path().read_bytes())
    assert (saved.promise, saved.key.draw) == (promise, 1)
    # Those without a device give none.
    assert sorted(map(len, saved.key.nonces.values())) == [0, 0, 32, 32]
    shot("club-duplicate-dealt", phone)
    shot("club-duplicate-organiser", organiser)
    organiser.goto(organiser.url.replace("/tournament/", "/wall/"))
    expect(organiser.locator(".club-places")).to_contain_text("100%")
    organiser.set_viewport_size(PROJECTOR)
    shot("club-duplicate-wall", organiser)
