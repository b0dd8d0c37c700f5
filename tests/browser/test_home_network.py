"""A guest on the home network: plain http under a name other than localhost, where browsers disable some APIs."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from playwright.sync_api import Error as BrowserError

from tests.browser.conftest import FLAGS, PATIENCE_MS, USUAL, Axe, Visit, launched
from tests.browser.dealt import ZEROS_AS_NONCE, deal_from
from tests.browser.site import Site, running
from tests.browser.test_pages import PLAYED_OUT

pytestmark = pytest.mark.slow(reason="plays a whole game in a real browser")

NAME = "table.home"
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
# Dealt from this secret, the guest has seven turns and lays pieces in four of them.
HOUSE = {"deal.rack": 7, "match.games": 1, "opening.min": 0, "time.limit": "none"}
SECRET = 3152
TURNS = 7


@pytest.fixture
def home_browser(browser: Browser) -> Iterator[Browser]:
    """Return another Chromium, with the name resolved to this machine."""
    started = launched(browser.browser_type, [*FLAGS, f"--host-resolver-rules=MAP {NAME} 127.0.0.1"])
    yield started
    started.close()


@pytest.mark.deep
def test_a_guest_joins_by_link_over_plain_http_and_plays_to_the_end(home_browser: Browser, site: Site) -> None:
    host, guest = (home_browser.new_context(**USUAL).new_page() for _ in range(2))
    for page in (host, guest):
        page.set_default_timeout(PATIENCE_MS)
    address = f"http://{NAME}:{site.port}"
    guest.add_init_script(ZEROS_AS_NONCE)
    host.goto(address)
    table = _table_of(host)
    guest.goto(f"{address}/join/{table['invite']}")
    assert not guest.evaluate("isSecureContext")
    guest.get_by_label("Your name").fill("Ben")
    guest.get_by_role("button", name="Sit down").click()
    guest.wait_for_url("**/table/*")
    login, here = sorted(guest.context.cookies(), key=lambda cookie: cookie["name"])
    assert (login["name"], login["domain"], login["secure"], login["httpOnly"]) == ("tilewright", NAME, False, True)
    # Scripts can read that there is a login, and nothing else.
    assert (here["name"], here["value"], here["httpOnly"]) == ("tilewright-here", "1", False)
    match = host.evaluate(_POST, [f"/api/tables/{table['table']}/start", {}])["match"]
    deal_from(site, match, SECRET)
    # The host leaves, and a bot plays the seat to the end.
    host.evaluate(f"(match) => void ({PLAYED_OUT})(match)", match)
    assert _played_to_the_end(guest) == TURNS
    expect(guest.get_by_role("button", name="Scorecard").first).to_be_visible()


@pytest.mark.deep
def test_one_button_lets_phones_join_and_ends_it(visit: Visit, tmp_path: Path, package: Path, axe: Axe) -> None:
    with running(Site(tmp_path, package=package)) as site:
        owner = visit(site.url)
        table = _table_of(owner)
        owner.goto(f"{site.url}/table/{table['table']}")
        join, stop = (
            owner.get_by_role("button", name=name) for name in ("Let phones join", "Stop letting phones join")
        )
        expect(owner.get_by_text("anyone on the same network as this computer")).to_be_visible()
        # A code of 127.0.0.1 would lead every phone to itself.
        expect(owner.locator(".qr")).to_have_count(0)
        axe(owner, contrast=False)
        tab = owner.context.new_page()
        tab.goto(owner.url)
        expect(tab.get_by_role("button", name="Let phones join")).to_be_visible()
        join.click()
        # A tab that was open before knows it too.
        for page in (owner, tab):
            expect(page.locator(".qr")).to_be_visible()
        link = owner.get_by_label("Link").input_value()
        assert link == f"http://127.0.0.2:{site.port}/join/{table['invite']}"
        assert owner.locator(".qr").evaluate("(code) => code.decode().then(() => code.naturalWidth)") > 0
        phone = visit(link, **PHONE)
        phone.get_by_label("Your name").fill("Ben")
        phone.get_by_role("button", name="Sit down").tap()
        expect(owner.locator(".chair-name").nth(1)).to_contain_text("Ben")
        expect(phone.get_by_text("Waiting for the host")).to_be_visible()
        expect(phone.get_by_role("button", name=re.compile("phones join"))).to_have_count(0)
        owner.reload()
        owner.get_by_role("button", name="Use as the big screen").click()
        expect(owner.locator(".big-screen")).to_contain_text("Ben")
        stop.click()
        expect(join).to_be_visible()
        for page in (owner, tab):
            expect(page.locator(".qr")).to_have_count(0)
        tab.close()
        with pytest.raises(BrowserError):
            phone.goto(link)


_POST = """async ([path, body]) => {
    const headers = { "Content-Type": "application/json" };
    return (await fetch(path, { method: "POST", headers, body: JSON.stringify(body) })).json();
}"""


# The last event that the page has seen.
_SEQ = "() => document.querySelector('tw-match').connection.seq"


def _table_of(host: Page) -> dict[str, str]:
    host.evaluate(_POST, ["/api/guests", {"name": "Ann"}])
    wanted = {"bots": [None], "house": HOUSE, "terms": {"stand_in": "hoarder"}}
    table: dict[str, str] = host.evaluate(_POST, ["/api/tables", wanted])
    return table


def _played_to_the_end(page: Page) -> int:
    """Play every turn by the hints, and return the number of turns."""
    turns = 0
    mine = page.get_by_role("heading", name="Your turn")
    over = page.get_by_role("button", name="Scorecard")
    while True:
        expect(mine.or_(over).first).to_be_visible()
        if over.count():
            return turns
        seq = page.evaluate(_SEQ)
        page.get_by_role("button", name="Hint").click()
        hint = page.locator("tw-hint")
        which = hint.get_by_role("button", name="Which tiles?")
        expect(which.or_(hint.get_by_text("There’s nothing you can play this turn.")).first).to_be_visible()
        if which.count():
            which.click()
            hint.get_by_role("button", name="Show me how").click()
            hint.get_by_role("button", name="Lay it for me").click()
            page.get_by_role("button", name="Play", exact=True).click()
        else:
            hint.get_by_role("button", name="Close").click()
            page.locator("button.draw").click()
        turns += 1
        page.wait_for_function(f"(before) => ({_SEQ})() > before", arg=seq)
