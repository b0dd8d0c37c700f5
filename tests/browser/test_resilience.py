"""What fails between a page and its server: nothing is lost or done twice, and the player is told in ten seconds."""

import re
import signal
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import Visit
from tests.browser.outages import (
    DOWN,
    HOUSE,
    MAY_ACT,
    OWN_DRAWS,
    SCREEN,
    SHORT_S,
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
from tests.browser.site import Site
from tests.browser.test_match import api, match_against
from tests.browser.test_plans import act, begun
from tests.daily import daily
from tests.waiting import wait_until

MINUTES_ASLEEP = 20

pytestmark = pytest.mark.slow(reason="waits for connections that fail, in a real browser")


@pytest.fixture
def proxy(site: Site) -> Iterator[Proxy]:
    """Return a proxy before the server that all tests share."""
    with proxied(site) as made:
        yield made


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
