"""A short game in Firefox and in WebKit, by mouse."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from tests.browser.conftest import SCREENSHOTS
from tests.browser.dealt import ZEROS_AS_NONCE, deal_from
from tests.browser.elsewhere import Elsewhere, firefox, webkit
from tests.browser.hands import STILL, lay
from tests.browser.site import Site
from tests.browser.test_whole_games import LAID, SECRET, SEQ, SHORT

pytestmark = [pytest.mark.slow(reason="plays games in other browsers"), pytest.mark.deep]

POST = """async ([path, body]) => {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
  return answer.ok ? answer.json() : Promise.reject(await answer.text());
}"""
# The settings of a player without tips and sounds, and with others' turns outlined.
SETTLED = (
    """localStorage.setItem("tilewright.settings", JSON.stringify({ coach: false, sounds: false, pace: "off" }))"""
)
# Inside the app a page is opened without a reload, which keeps the nonce of zeros.
GO = """(path) => { history.pushState(null, "", path); dispatchEvent(new Event("popstate")); }"""
OVER = """document.querySelector(".sheet[open] .scores") !== null"""
MINE_OR_OVER = f"document.querySelector('.match.mine') !== null || {OVER}"
PLACES = """[".felt", ".rack", ".play", ".draw"].map((name) => {
  const { left, top, right, bottom } = document.querySelector(name).getBoundingClientRect();
  return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
})"""
BROWSERS: dict[str, Callable[[Path], AbstractContextManager[Elsewhere]]] = {
    "firefox": firefox,
    "webkit": lambda _: webkit(),
}


@pytest.mark.parametrize("name", BROWSERS)
def test_a_short_game_is_played_to_the_score_card(name: str, site: Site, tmp_path: Path) -> None:
    SCREENSHOTS.mkdir(exist_ok=True)
    with BROWSERS[name](tmp_path) as page:
        page.goto(site.url)
        page.evaluate(SETTLED)
        page.goto(f"{site.url}/rules")
        page.evaluate(f"() => {ZEROS_AS_NONCE}")
        page.evaluate(POST, ["/api/guests", {"name": "Ann"}])
        match = page.evaluate(POST, ["/api/matches", {"rules": "classic-nl", "bots": ["hoarder"], "house": SHORT}])
        deal_from(site, match["match"], SECRET)
        page.evaluate(GO, f"/match/{match['match']}")
        laid = 0
        while True:
            page.wait_for_function(MINE_OR_OVER)
            page.evaluate(STILL)
            if page.evaluate(OVER):
                break
            assert page.evaluate(PLACES) == [True] * 4
            turn = page.evaluate(SEQ)
            laid += take_turn(page, match["match"])
            page.wait_for_function(f"turn => {SEQ} > turn", arg=turn)
            if laid == 1:
                (SCREENSHOTS / f"{name}.png").write_bytes(page.picture())
        (SCREENSHOTS / f"{name}-over.png").write_bytes(page.picture())
    assert laid == LAID


def take_turn(page: Elsewhere, match: str) -> bool:
    """Play the hinted turn, else draw; return whether tiles were laid."""
    hint = page.evaluate(POST, [f"/api/matches/{match}/hint", {"step": 3}])
    if not hint["possible"]:
        page.press("button.draw")
        return False
    lay(page, page, [row for row in hint["table"] if row])
    page.wait_for_function("!document.querySelector('button.play').disabled")
    page.press("button.play")
    return True
