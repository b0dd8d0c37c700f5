"""What fails between a page and its server: nothing is lost or done twice, and the player is told in ten seconds."""

import os
import re
import shutil
import signal
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, WebSocketRoute, expect

from tests.browser.conftest import FORMS, Visit
from tests.browser.outages import (
    DOWN,
    HOUSE,
    MAY_ACT,
    OWN_DRAWS,
    SCREEN,
    SHORT_S,
    SLOW_BOTS,
    STATE,
    TOLD_MS,
    draw,
    drawn,
    hurried,
    in_match,
    lay_one,
    my_turn,
    no_refusal,
    outage,
    proxied,
    told,
    with_clock,
)
from tests.browser.proxy import Proxy
from tests.browser.site import Site, running
from tests.browser.test_match import api, match_against
from tests.browser.test_plans import act, begun
from tests.daily import daily
from tests.waiting import wait_until

MINUTES_ASLEEP = 20
ONE_OF_EACH_KIND = ("/start.js", "/all.css", "/en.ftl")

pytestmark = pytest.mark.slow(reason="waits for connections that fail, in a real browser")


@pytest.fixture
def proxy(site: Site) -> Iterator[Proxy]:
    """Return a proxy before the server that all tests share."""
    with proxied(site) as made:
        yield made


@pytest.fixture(scope="module")
def site_of_this_file(tmp_path_factory: pytest.TempPathFactory, package: Path) -> Iterator[Site]:
    """Return a server whose bots think for two seconds, which tests may stop."""
    with running(Site(tmp_path_factory.mktemp("slow"), SLOW_BOTS, package=package)) as server:
        yield server


@pytest.fixture
def slow_site(site_of_this_file: Site) -> Site:
    """Return that server, which is started again if a test has stopped it."""
    if site_of_this_file.process is None:
        site_of_this_file.start()
    return site_of_this_file


def test_packets_that_are_dropped_in_the_own_turn_are_noticed_and_the_command_is_carried_out_once(
    visit: Visit, proxy: Proxy, deep: bool
) -> None:
    page = with_clock(visit)
    in_match(page, proxy)
    with proxy.drops():
        draw(page)
        # The button says that it waits, and does nothing more.
        expect(page.locator("button.draw[aria-busy=true]")).to_be_visible()
        page.locator("button.draw").click(force=True)
        told(page)
        # What one may still do goes on.
        lay_one(page)
        expect(page.locator("h1")).to_have_text("Your turn")
        outage(page, deep)
    drawn(page, 1, hurries=True)
    expect(page.locator(DOWN)).to_have_count(0)
    no_refusal(page)


def test_packets_that_are_dropped_in_the_turn_of_another_are_noticed(
    visit: Visit, site: Site, proxy: Proxy, deep: bool
) -> None:
    page, ben = with_clock(visit), visit()
    match = begun(page, ben, site)
    page.goto(f"{proxy.url}/match/{match}")
    page.wait_for_function(f"() => {SCREEN}?.state.view && !{STATE}.may.includes('DrawTile')")
    with proxy.drops():
        told(page)
        # A plan is laid meanwhile, and is still there afterwards.
        lay_one(page)
        act(ben, site, match, "draw", {"type": "DrawTile"})
        outage(page, deep)
    hurried(page, MAY_ACT)
    expect(page.locator(".felt .tile.fresh")).to_have_count(1)
    no_refusal(page)


def test_a_chat_text_that_is_sent_while_the_line_is_gone_is_said_once_afterwards(visit: Visit, proxy: Proxy) -> None:
    page = with_clock(visit)
    page.goto(proxy.url)
    site: Any = proxy
    api(page, site, "guests", {"name": "Ann"})
    table = api(page, site, "tables", {"rules": "classic-nl", "house": HOUSE, "bots": [None]})["table"]
    # The line is lost before the chat has loaded everything.
    page.route("**/api/chat/presets", lambda route: route.abort())
    page.goto(f"{proxy.url}/table/{table}")
    field, said = page.locator("tw-chat input"), page.locator(".chat-messages li")
    expect(field).to_be_visible()
    with proxy.drops():
        page.unroute("**/api/chat/presets")
        page.clock.run_for(TOLD_MS)
        field.fill("Are you there?")
        field.press("Enter")
        expect(said).to_have_text("Are you there?")
        expect(said).to_have_attribute("aria-busy", "true")
        page.clock.run_for(1_000 * SHORT_S)
    hurried(page, "() => !document.querySelector('.chat-messages [aria-busy]')")
    page.clock.run_for(TOLD_MS)
    expect(said).to_have_count(1)
    expect(said).to_contain_text("Are you there?")
    # It was stored, and others read it.
    page.reload()
    expect(said).to_have_count(1)


def test_a_command_whose_answer_is_lost_is_done_once(visit: Visit, site: Site, proxy: Proxy) -> None:
    page = with_clock(visit)
    match = in_match(page, proxy)
    before = stored(site, match)
    with proxy.holds_answers():
        draw(page)
        # It is stored, and its player does not know yet.
        wait_until(lambda: stored(site, match) > before)
        with proxy.drops():
            told(page)
    drawn(page, 1, hurries=True)
    no_refusal(page)


@pytest.mark.deep
def test_a_server_that_is_killed_before_it_answers_has_done_the_command_once(visit: Visit, slow_site: Site) -> None:
    page = with_clock(visit)
    with proxied(slow_site) as proxy:
        match = in_match(page, proxy)
        before = page.evaluate(f"{STATE}.seq")
        with proxy.holds_answers():
            draw(page)
            # It is stored, and its player does not know yet.
            other = visit(alone=True)
            cookies: Any = page.context.cookies()
            other.context.add_cookies(cookies)
            other.goto(f"{slow_site.url}/match/{match}")
            other.wait_for_function(f"(seq) => {SCREEN}?.state.seq > seq", arg=before)
            other.close()
            slow_site.stop(signal.SIGKILL)
        expect(page.locator(DOWN)).to_be_visible(timeout=TOLD_MS)
        slow_site.start()
        drawn(page, 1, hurries=True)
        no_refusal(page)


def test_a_page_that_wakes_is_connected_again_with_what_was_laid(visit: Visit, proxy: Proxy) -> None:
    page = with_clock(visit)
    in_match(page, proxy)
    lay_one(page)
    browser = page.context.new_cdp_session(page)
    browser.send("Page.setWebLifecycleState", {"state": "frozen"})
    with proxy.drops():
        pass
    browser.send("Page.setWebLifecycleState", {"state": "active"})
    # While it slept no timer fired; now it asks whether anybody is there.
    page.clock.fast_forward(60_000 * MINUTES_ASLEEP)
    hurried(page, f"() => {STATE}.line === 'open' && {SCREEN}.connection.state === 'open'")
    expect(page.locator(".felt .tile.fresh")).to_have_count(1)
    page.locator("button.draw").click()
    page.locator("button.draw").click()
    drawn(page, 1, hurries=True)
    no_refusal(page)


def stored(site: Site, match: str) -> int:
    """Return the number of the last event of a match that its server has stored."""
    (file,) = site.data.glob("*.db")
    with closing(sqlite3.connect(file, timeout=30)) as database:
        (seq,) = database.execute("SELECT max(seq) FROM events WHERE match = ?", (match,)).fetchone()
    return int(seq)


def _once(failed: list[str]) -> Callable[[Route], None]:
    """Return a handler that fails the first request, and notes it."""

    def handled(route: Route) -> None:
        if failed:
            route.fallback()
            return
        failed.append(route.request.url)
        route.abort()

    return handled


def test_the_first_load_survives_each_of_its_files_failing_once(browser: Browser, site: Site, deep: bool) -> None:
    """Each page has a cache of its own, and errors of a page are what the test wants.

    In a daily run one file of each kind fails.
    """
    files: list[str] = []

    def visitor() -> Page:
        return browser.new_context(locale="en-US", service_workers="block").new_page()

    first = visitor()
    first.on("request", lambda request: files.append(request.url) if "/static/" in request.url else None)
    first.goto(site.url)
    expect(first.locator("main h1")).to_be_visible()
    needed = sorted({file for file in files if re.search(r"\.(js|css|ftl)$", file)})
    app = first.locator("script[type=module]").evaluate("script => script.src")
    one_of_each = [file for file in needed if file == app or file.endswith(ONE_OF_EACH_KIND)]
    assert len(one_of_each) == len(ONE_OF_EACH_KIND) + 1
    failures: list[tuple[str, Page, list[str]]] = []
    for file in needed if deep else one_of_each:
        page = visitor()
        failed: list[str] = []
        page.route(file, _once(failed))
        page.goto(site.url, wait_until="commit")
        failures.append((file, page, failed))
    for file, page, failed in failures:
        expect(page.locator("main h1")).to_be_visible()
        if not failed:
            # Some files are loaded when the page is there.
            page.wait_for_load_state("networkidle")
        assert failed, file
        expect(page.locator("main h1")).to_be_visible()
        expect(page.locator("main h1")).to_have_css("font-weight", re.compile("[5-9]00"))
        page.context.close()
    first.context.close()
    # What never comes leads to a page with a way on, in the reader's language.
    page = visitor()
    page.clock.install()
    page.route("**/words/en.ftl", lambda route: route.abort())
    page.goto(site.url)
    hurried(page, "() => document.querySelector('.start-failed')")
    expect(page.get_by_role("heading", name="couldn’t be loaded")).to_be_visible()
    page.unroute("**/words/en.ftl")
    page.get_by_role("button", name="Try again").click()
    expect(page.locator("tw-app main h1")).to_be_visible()
    page.context.close()


@pytest.mark.parametrize("either_site", daily(FORMS, "site"), indirect=True)
def test_a_part_that_cannot_be_loaded_offers_to_load_again(visit: Visit, either_site: Site) -> None:
    # A module that is missing is an error of the page, which the test wants.
    page = visit(alone=True).context.new_page()
    page.goto(either_site.url)
    match = match_against(page, either_site, ["hoarder"], "classic-nl", HOUSE)
    named: list[str] = []

    def without_tiles(route: Route) -> None:
        # The page of a match is loaded first, then that of a match of tiles.
        named.append(route.request.url)
        if route.request.url == named[0]:
            route.fallback()
        else:
            route.abort()

    scripts = re.compile(r"/match(-\w+)?\.js$")
    page.route(scripts, without_tiles)
    page.goto(f"{either_site.url}/match/{match}")
    again = page.locator(".trouble").get_by_role("button", name="Try again")
    expect(again).to_be_visible()
    page.unroute(scripts)
    again.click()
    my_turn(page)


@pytest.mark.deep
def test_an_upgrade_of_the_server_reloads_the_page_but_never_in_a_turn(
    visit: Visit, slow_site: Site, tmp_path: Path, package: Path
) -> None:
    newer = tmp_path / "newer"
    # Links, because the package is large.
    shutil.copytree(package / "tilewright", newer / "tilewright", copy_function=os.link)
    script = newer / "tilewright" / "web" / "static" / "addresses.json"
    changed = script.read_text() + "\n"
    script.unlink()
    script.write_text(changed)
    page = with_clock(visit)
    match = in_match(page, slow_site)
    other = page.context.new_page()
    other.goto(f"{slow_site.url}/match/{match}")
    my_turn(other)
    lay_one(page)
    for each in (page, other):
        each.evaluate("window.old = true")
    slow_site.stop(signal.SIGTERM)
    with running(Site(slow_site.data.parent, SLOW_BOTS, package=newer, port=slow_site.port)):
        for each in (page, other):
            hurried(each, f"() => {STATE}.line === 'open'")
            # The player has laid something: nothing happens until the turn is over.
            each.clock.run_for(10_000)
            assert each.evaluate("window.old")
        # The next step of the reader loads the new page.
        other.locator(".headline a").click()
        expect(other.locator(".link-card-tables")).to_be_visible()
        assert not other.evaluate("window.old")
        draw(page)
        draw(page)
        # While the bot thinks, the page is loaded again by itself.
        hurried(page, "() => !window.old")
        drawn(page, 1, hurries=True)


def test_two_tabs_show_one_draft_of_one_turn(visit: Visit, site: Site) -> None:
    one = visit()
    match = in_match(one, site)
    two = one.context.new_page()
    two.goto(f"{site.url}/match/{match}")
    my_turn(two)
    lay_one(one)
    expect(two.locator(".felt .tile.fresh")).to_have_count(1)
    lay_one(two)
    expect(one.locator(".felt .tile.fresh")).to_have_count(2)
    one.get_by_role("button", name="Undo").click()
    expect(two.locator(".felt .tile.fresh")).to_have_count(1)
    two.get_by_role("button", name="Reset").click()
    expect(one.locator(".felt .tile.fresh")).to_have_count(0)
    # A double click draws once, and nothing is refused in either.
    two.get_by_role("button", name="Draw", exact=True).dblclick()
    for page in (one, two):
        drawn(page, 1)
        no_refusal(page)
    two.close()


def _fate(fates: str) -> Callable[[WebSocketRoute], None]:
    """Return a handler that treats every third message as told: lost, doubled, or kept until the next one."""

    def handled(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        kept: list[str] = []
        count = 0

        def heard(message: Any) -> None:
            nonlocal count
            count += 1
            bad = count % 3 == 0
            if bad and fates == "lost":
                return
            if bad and fates == "reordered":
                kept.append(message)
                return
            route.send(message)
            if bad:
                route.send(message)
            while kept:
                route.send(kept.pop())

        server.on_message(heard)

    return handled


@pytest.mark.parametrize("fate", daily(["lost", "doubled", "reordered"], "lost"))
def test_messages_that_are_lost_doubled_or_reordered_lead_to_the_same_match(
    visit: Visit, site: Site, fate: str
) -> None:
    page = with_clock(visit)
    page.route_web_socket(re.compile("/socket"), _fate(fate))
    page.goto(site.url)
    match = match_against(page, site, ["hoarder"], "classic-nl", HOUSE)
    page.goto(f"{site.url}/match/{match}")
    for turn in range(3):
        hurried(page, f"() => {SCREEN}?.state.may.includes('DrawTile') && !{STATE}.waiting")
        draw(page)
        hurried(page, f"(count) => {OWN_DRAWS} === count && !{STATE}.waiting", turn + 1)
    hurried(page, f"() => {STATE}.may.includes('DrawTile')")
    no_refusal(page)
    shown = page.evaluate(f"(({{ rack, table, turns }}) => ({{ rack, table, turns }}))({STATE}.view)")
    # A page on a good connection.
    fresh = visit(alone=True)
    cookies: Any = page.context.cookies()
    fresh.context.add_cookies(cookies)
    fresh.goto(f"{site.url}/match/{match}")
    my_turn(fresh)
    assert fresh.evaluate(f"(({{ rack, table, turns }}) => ({{ rack, table, turns }}))({STATE}.view)") == shown


def test_a_request_of_a_lesson_that_fails_is_said_and_can_be_repeated(visit: Visit, site: Site) -> None:
    page = visit(f"{site.url}/learn/turbo-keep")
    expect(page.locator(".dice-tray button").first).to_be_visible()
    turns = "**/api/lessons/*/turn"
    page.route(turns, lambda route: route.abort())
    roll = page.locator("button.play")
    roll.click()
    expect(page.locator(".strip[data-voice=refused]")).to_contain_text("isn’t responding")
    page.unroute(turns)
    with page.expect_response(lambda answer: answer.url.endswith("/turn")) as answered:
        roll.click()
    assert answered.value.ok


def test_a_sentence_without_a_value_and_an_error_break_no_page_and_reach_the_owner(visit: Visit, site: Site) -> None:
    page = visit(alone=True)
    in_match(page, site)
    assert page.evaluate("""async () => {
      const words = document.querySelector("meta[name=static]").content + "words.js";
      return (await import(words)).t("game-pool", {});
    }""")
    with page.expect_request("**/api/errors") as told:
        page.evaluate(
            "() => void setTimeout(() => dispatchEvent(new ErrorEvent('error', { error: new TypeError('secret') })))"
        )
    expect(page.locator(".trouble")).to_contain_text("Something went wrong")
    expect(page.locator(".trouble").get_by_role("button", name="Try again")).to_be_visible()
    body: Any = told.value.post_data_json
    assert body["name"] == "TypeError"
    assert set(body) == {"name", "place", "page", "version"}
    assert "secret" not in str(body)
    draw(page)
    drawn(page, 1)
