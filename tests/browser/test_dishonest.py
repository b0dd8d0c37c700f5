"""A dishonest server in front of a real browser: it swaps what it promised before the deal, and is found out."""

import sqlite3
from contextlib import closing

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.dealt import ZEROS_AS_NONCE, deal_from
from tests.browser.site import Site
from tests.browser.test_match import MATCH_OVER, api
from tests.profiles import choosing
from tests.waiting import wait_until
from tilewright.words.locales import LOCALES
from tilewright.words.say import say

pytestmark = pytest.mark.slow(reason="plays a match in a real browser")

HOUSE = {"match.games": 1, "deal.rack": 7, "opening.min": 0}
# Dealt from this secret, stand-ins that hoard end the match with two turns.
FORGED = 2205
# The first view shows that the match has begun.
SEQ = "() => document.querySelector('tw-match')?.connection?.seq"


def nonce_of(site: Site, match: str, seat: int) -> bytes | None:
    """Return the nonce that a seat has given."""
    (file,) = site.data.glob("*.db")
    with closing(sqlite3.connect(file, timeout=30)) as database:
        (nonce,) = database.execute("SELECT nonce FROM seats WHERE match = ? AND seat = ?", (match, seat)).fetchone()
    found: bytes | None = nonce
    return found


@pytest.mark.deep
def test_a_server_that_swaps_its_secret_after_it_knows_the_nonce_is_found_out(
    visit: Visit, site: Site, deep: bool
) -> None:
    ann, ben = visit(), visit()
    for page, name in ((ann, "Ann"), (ben, "Ben")):
        page.add_init_script(ZEROS_AS_NONCE)
        api(page, site, "guests", {"name": name})
    terms = {"stand_in": "hoarder"}
    table = api(ann, site, "tables", {"rules": "classic-nl", "house": HOUSE, "terms": terms, "bots": [None]})
    address = f"tables/{table['table']}"
    api(ben, site, f"{address}/join", {"invite": table["invite"]})
    match = api(ann, site, f"{address}/start")["match"]
    ann.goto(f"{site.url}/match/{match}")
    wait_until(lambda: nonce_of(site, match, 0) is not None)
    # The operator knows Ann's nonce now, and chooses the secret that suits Ben.
    deal_from(site, match, FORGED)
    ben.goto(f"{site.url}/match/{match}")
    ann.wait_for_function(SEQ)
    for page in (ann, ben):
        api(page, site, f"{address}/leave")
    expect(ann.get_by_role("dialog").get_by_role("heading", name=MATCH_OVER)).to_be_visible()
    # Ben came after the swap. His browser repeats the shuffle and asks the server only where it has no Web Crypto.
    expect(ben.get_by_role("dialog").get_by_role("heading", name=MATCH_OVER)).to_be_visible()
    asked: list[str] = []
    ben.on("request", lambda request: asked.append(request.url))
    for script, found in (("", "game-verified-here"), ("delete Crypto.prototype.subtle", "game-verified-there")):
        ben.evaluate(script)
        ben.get_by_role("button", name=say("game-verify")).click()
        expect(ben.get_by_text(say(found))).to_be_visible()
        expect(ben.get_by_text(say("game-seen-kept"))).to_be_visible()
        assert any(url.endswith("/api/verify") for url in asked) == (found == "game-verified-there")
    for locale in LOCALES if deep else ("en", "de"):
        api(ann, site, "me/profile", choosing(language=locale), "PATCH")
        ann.reload()
        ann.get_by_role("button", name=say("game-verify", locale)).click()
        expect(ann.get_by_text(say("game-seen-changed", locale))).to_be_visible()
