"""The tables to join and to watch, and what people do while they wait at one."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.every_page import watched_match
from tests.browser.hands import Mouse, drag_to
from tests.browser.site import Site
from tests.browser.test_pages import finished_match, logged_in, new_table

pytestmark = pytest.mark.slow(reason="opens pages in a real browser")


def test_listed_tables_are_joined_and_played_ones_watched(visit: Visit, site: Site) -> None:
    host, other = logged_in(visit, site, "Wanda"), logged_in(visit, site)
    table = new_table(host, site, rules="twist", listed=True)
    other.goto(f"{site.url}/tables")
    card = other.get_by_role("listitem").filter(has_text="Wanda")
    card.get_by_role("button", name="Sit down").click()
    other.wait_for_url(f"**/table/{table['table']}")
    host.request.post(f"{site.url}/api/tables/{table['table']}/start", data={})
    watcher = visit(f"{site.url}/tables")
    watcher.get_by_role("listitem").filter(has_text="Wanda").get_by_role("link", name="Watch").click()
    watcher.wait_for_url("**/match/*")
    # Who comes from here opens a table to everybody.
    watcher.goto(f"{site.url}/tables")
    watcher.get_by_role("link", name="New table").click()
    expect(watcher.get_by_label("Anyone on this server can join")).to_be_checked()


def test_who_is_let_in_to_a_full_table_is_told_so_and_start_names_them(visit: Visit, site: Site) -> None:
    """Start is in sight on a phone, with room below it; this takes three seconds."""
    host, other = logged_in(visit, site), logged_in(visit, site, "Cleo")
    host.set_viewport_size({"width": 390, "height": 844})
    table = new_table(host, site, bots=["beginner"], house={"time.limit": "none"})
    address = f"{site.url}/api/tables/{table['table']}"
    host.goto(f"{site.url}/table/{table['table']}")
    start = host.get_by_role("button", name="Start the game")
    expect(start).to_be_in_viewport()
    expect(host.locator("tw-table > .cluster").first).not_to_contain_text("house rules")
    expect(host.locator("tw-differences")).to_have_count(0)
    assert other.request.post(f"{address}/ask").ok
    host.get_by_role("button", name="Let in").click()
    other.goto(f"{site.url}/table/{table['table']}")
    expect(other.get_by_text("All seats are taken.")).to_be_visible()
    without = host.get_by_role("button", name="Start without Cleo")
    expect(without).to_be_in_viewport()
    # On a larger screen a button is below it.
    host.set_viewport_size({"width": 1366, "height": 768})
    host.get_by_role("button", name="Use as the big screen").scroll_into_view_if_needed()
    below = host.get_by_role("button", name="Use as the big screen").bounding_box()
    above = without.bounding_box()
    assert below
    assert above
    assert below["y"] >= above["y"] + above["height"] + 8
    host.set_viewport_size({"width": 390, "height": 844})
    # The bot gets up, and the seat is free for Cleo; the focus stays at the seat.
    host.get_by_role("button", name="Remove the bot").press("Enter")
    expect(host.locator("ol.chairs > li :focus")).to_have_count(1)
    other.get_by_role("button", name="Sit down").click()
    expect(other.get_by_text("Waiting for the host to start the game.")).to_be_visible()
    expect(start).to_be_in_viewport()


def test_who_invites_without_a_name_is_asked_for_it_first(visit: Visit, site: Site) -> None:
    """A friend who is invited by "Guest" does not know by whom; this takes two seconds."""
    page = visit(f"{site.url}/new")
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.get_by_label("Your name")).to_be_in_viewport()
    page.get_by_label("Your name").fill("Noor")
    page.get_by_role("button", name="Create table").click()
    expect(page.locator(".chair-name", has_text="Noor").get_by_text("you")).to_be_visible()
    expect(page.get_by_role("button", name="Copy link")).to_be_in_viewport()


def test_a_new_table_fits_three_screens_of_a_phone(visit: Visit, site: Site) -> None:
    page = logged_in(visit, site)
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"{site.url}/new")
    expect(page.get_by_role("button", name="Create table")).to_be_in_viewport()
    expect(page.get_by_text("As printed", exact=True).first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollHeight") < 3 * 844
    # What few need is one tap away.
    for title, inside in (("Bot ladder", "Thinker"), ("House rules", "Customize"), ("More", "Others can watch")):
        part = page.locator("details.part").filter(has=page.locator("summary", has_text=title)).last
        expect(part.get_by_text(inside).first).to_be_hidden()
        part.locator("summary").first.click()
        expect(part.get_by_text(inside).first).to_be_visible()


def test_what_begins_is_in_sight_with_what_is_chosen(visit: Visit, site: Site) -> None:
    """Opens three pages, which takes about five seconds."""
    page = logged_in(visit, site)
    for path, begins in (("new", "Create table"), ("device", "Deal"), ("screen", "Show the table")):
        page.goto(f"{site.url}/{path}")
        button = page.get_by_role("button", name=begins, exact=True)
        expect(button).to_be_enabled()
        summary = page.locator(".footer .summary")
        if path != "screen":
            expect(summary).to_have_text(re.compile(r"^Classic, .* · \d players · No clock$"))
        for width, height in ((390, 844), (844, 390), (1366, 768), (1920, 1080)):
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate("scrollTo(0, 0)")
            for part in (button, *summary.all()):
                expect(part).to_be_in_viewport(ratio=1)


def test_who_waits_on_a_phone_on_its_side_sees_every_seat(visit: Visit, site: Site) -> None:
    host, guest = logged_in(visit, site), logged_in(visit, site, "Ben")
    house = {"opening.min": 50, "deal.rack": 16, "time.limit": 120}
    table = new_table(host, site, bots=["greedy", None, None], house=house)
    assert guest.request.post(f"{site.url}/api/tables/{table['table']}/join", data={"invite": table["invite"]}).ok
    for page in (host, guest):
        page.set_viewport_size({"width": 844, "height": 390})
        page.goto(f"{site.url}/table/{table['table']}")
        expect(page.locator(".chair")).to_have_count(4)
        # The house rules are below.
        expect(page.locator(".differences li")).to_have_count(3)
        footer = page.locator(".footer").bounding_box()
        assert footer
        for chair in page.locator(".chair").all():
            box = chair.bounding_box()
            assert box
            assert box["y"] + box["height"] <= footer["y"]
    for name in ("Start the game", "Copy link"):
        expect(host.get_by_role("button", name=name)).to_be_in_viewport(ratio=1)


def test_the_host_moves_people_to_other_seats_by_keys_and_by_dragging(visit: Visit, site: Site) -> None:
    host, guest = logged_in(visit, site), logged_in(visit, site, "Ben")
    table = new_table(host, site, bots=[None, "beginner", None])
    assert guest.request.post(f"{site.url}/api/tables/{table['table']}/join", data={"invite": table["invite"]}).ok
    for page in (host, guest):
        page.goto(f"{site.url}/table/{table['table']}")
    names = ".chair-name b"
    bot = host.locator(names).nth(2).inner_text()
    expect(host.locator(names)).to_have_text(["Ann", "Ben", bot, "Free seat"])
    # By keys: who moves, then where to.
    host.get_by_role("button", name=f"Move {bot} to another seat").focus()
    host.keyboard.press("Enter")
    expect(host.get_by_role("status").filter(has_text=f"Choose a seat for {bot}.")).to_have_count(1)
    host.get_by_role("button", name="To this seat: Ann").focus()
    host.keyboard.press("Enter")
    for page in (host, guest):
        expect(page.locator(names)).to_have_text([bot, "Ben", "Ann", "Free seat"])
    # Ben is dragged to the free seat; everybody sees it.
    drag_to(Mouse(host), host.locator("[data-chair='1'] .chair-take"), host.locator("[data-chair='3'] .chair-take"))
    for page in (host, guest):
        expect(page.locator(names)).to_have_text([bot, "Free seat", "Ann", "Ben"])
    expect(host.locator(".chair-ghost")).to_have_count(0)
    # Only the host moves people.
    expect(guest.locator("button.chair-take")).to_have_count(0)


@pytest.mark.deep
def test_who_waits_plays_a_bot_and_is_called_back(visit: Visit, site: Site) -> None:
    host, guest = logged_in(visit, site), logged_in(visit, site, "Ben")
    table = new_table(host, site, bots=[None])
    for page in (host, guest):
        page.goto(f"{site.url}/table/{table['table']}")
        if page is guest:
            join = f"{site.url}/api/tables/{table['table']}/join"
            assert page.request.post(join, data={"invite": table["invite"]}).ok
            page.reload()
        page.get_by_role("button", name="Play a bot while you wait").click()
        page.wait_for_url(f"**/match/*?waiting={table['table']}")
        expect(page.locator(".rack .tile").first).to_be_visible()
    # The host is called when everybody is there, the guest when the game starts.
    expect(host.get_by_text("Everyone is at your table.")).to_be_visible()
    expect(guest.locator("[data-voice=called]")).to_have_count(0)
    host.get_by_role("link", name="Go to table").click()
    host.get_by_role("button", name="Start the game").click()
    expect(guest.get_by_text("The game at your table has started.")).to_be_visible()
    guest.get_by_role("link", name="Go to table").click()
    guest.wait_for_url(f"**/table/{table['table']}")
    expect(guest.locator("tw-match .seat").filter(has_text="Ann")).to_be_visible()


def test_a_game_to_watch_is_drawn_and_the_page_recovers_by_itself(visit: Visit, site: Site) -> None:
    host, page = logged_in(visit, site, "Wilhelmina"), logged_in(visit, site)
    watched_match(host, site)
    page.clock.install()
    page.goto(f"{site.url}/tables")
    card = page.get_by_role("listitem").filter(has_text="Wilhelmina").filter(has=page.get_by_role("link", name="Watch"))
    # The bots may lay more rows, or win meanwhile.
    expect(card.locator(".small-table .small-tile, .emblem").first).to_be_visible()
    expect(card.locator(".table-faces svg")).to_have_count(3)
    page.route("**/api/**", lambda route: route.abort())
    page.clock.fast_forward(10_000)
    expect(page.get_by_role("alert").filter(has_text="isn’t responding")).to_be_visible()
    page.unroute("**/api/**")
    page.clock.fast_forward(5_000)
    expect(page.get_by_role("alert").filter(has_text="isn’t responding")).to_have_count(0)
    expect(card).to_be_visible()


def test_the_page_of_a_table_shows_the_next_match(visit: Visit, site: Site) -> None:
    page = logged_in(visit, site)
    page.goto(f"{site.url}/settings")
    begun = finished_match(page, site, "classic-nl", "greedy", {"match.games": 1})
    page.goto(f"{site.url}/table/{begun['table']}")
    expect(page.get_by_role("dialog")).to_be_visible()
    answer = page.request.post(f"{site.url}/api/tables/{begun['table']}/rematch", data={})
    assert answer.json()["match"] != begun["match"]
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator("tw-board")).to_be_visible()
