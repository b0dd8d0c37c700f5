"""Lines that fail: pages before a proxy, with a clock that can hurry, and what a player sees of them."""

import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

from playwright.sync_api import Error, Page, expect

from tests.browser.conftest import Visit
from tests.browser.proxy import Proxy
from tests.browser.site import Site
from tests.browser.test_match import match_against

TOLD_MS = 10_000
SCREEN = "document.querySelector('tw-match, tw-dice')"
STATE = f"{SCREEN}.state"
DOWN = ".strip[data-voice=down]"
HOUSE: dict[str, int | str] = {"time.limit": "none"}
OWN_DRAWS = f"{STATE}.log.filter(({{ event }}) => event.type === 'DrawSeen' && event.seat === 0).length"
MAY_ACT = f"() => ['DrawTile', 'RollDice'].some((each) => {SCREEN}?.state.may.includes(each))"
SHORT_S, LONG_S = 30, 120


@contextmanager
def proxied(site: Site) -> Iterator[Proxy]:
    """Return a proxy before a server until the end of the block."""
    made = Proxy(site.port)
    yield made
    made.end()


def with_clock(visit: Visit) -> Page:
    """Return a page whose timers and clock this test can hurry; the server's are not changed."""
    page = visit(alone=True)
    page.clock.install()
    return page


def outage(page: Page, deep: bool) -> None:
    """Let the rest of an outage pass: for the page half a minute, in a deep run two minutes for everybody."""
    if deep:
        time.sleep(LONG_S)
    else:
        page.clock.run_for(1_000 * SHORT_S)


def told(page: Page) -> None:
    """Expect that the player is told within ten seconds that the line is gone."""
    for _ in range(TOLD_MS // 1_000):
        page.clock.run_for(1_000)
        if page.locator(DOWN).count():
            break
    expect(page.locator(DOWN)).to_be_visible(timeout=1_000)


def hurried(page: Page, condition: str, arg: object = None) -> None:
    """Wait until a condition is true on a page, whose time passes ten times as fast.

    What the page waits for takes as long as ever: on a busy machine its time passes slower and slower.
    """
    until, rest_ms = time.monotonic() + 120, 50.0
    while True:
        # A page that is just being loaded again has no context for a script.
        with suppress(Error):
            if page.evaluate(condition, arg):
                return
            page.clock.run_for(500)
        assert time.monotonic() < until, condition
        page.wait_for_timeout(rest_ms)
        rest_ms = min(1_000, rest_ms * 1.1)


def in_match(page: Page, site: Any, rules: str = "classic-nl") -> str:
    """Open a match against a bot, and wait for the player's turn; a site has a URL."""
    bot = "turbo-greedy" if rules == "turbo" else "hoarder"
    page.goto(site.url)
    match = match_against(page, site, [bot], rules, {} if rules == "turbo" else HOUSE)
    page.goto(f"{site.url}/match/{match}")
    my_turn(page)
    return match


def my_turn(page: Page) -> None:
    """Wait until the player may act."""
    page.wait_for_function(MAY_ACT)


def lay_one(page: Page) -> None:
    """Lay the first tile of the rack as a new row."""
    page.locator(".rack .tile").first.click()
    page.locator(".slot").click()
    expect(page.locator(".felt .tile.fresh")).not_to_have_count(0)


def draw(page: Page) -> None:
    """Press Draw."""
    page.get_by_role("button", name="Draw", exact=True).click()


def drawn(page: Page, count: int, *, hurries: bool = False) -> None:
    """Expect that the player has drawn so often, and that it is their turn again.

    After an outage a page waits up to eight seconds before it connects again; one with a clock of ours `hurries`.
    """
    has_drawn = f"(count) => {SCREEN} && {OWN_DRAWS} === count && !{STATE}.waiting"
    if hurries:
        hurried(page, has_drawn, count)
        hurried(page, MAY_ACT)
    else:
        page.wait_for_function(has_drawn, arg=count)
        my_turn(page)
    assert page.evaluate(OWN_DRAWS) == count


def no_refusal(page: Page) -> None:
    """Expect that nothing was refused and no error shown."""
    expect(page.locator(".strip[data-voice=refused]")).to_have_count(0)
    expect(page.locator(".trouble")).to_have_count(0)
