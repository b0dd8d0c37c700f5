"""A whole game against a bot, by mouse, by touch, and by keyboard."""

from collections.abc import Callable
from typing import Any
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.dealt import ZEROS_AS_NONCE, deal_from
from tests.browser.hands import Finger, Hand, Keys, Mouse, lay
from tests.browser.site import Site

pytestmark = pytest.mark.slow(reason="plays whole games in a real browser")

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
# The event of the last view; the events of a turn arrive before the view that shows it.
SEQ = "document.querySelector('tw-match').connection.seq"
# Dealt from this secret, a game against a hoarder has nine turns; four of them lay six, three, one and two pieces.
SHORT = {"match.games": 1, "deal.rack": 7, "opening.min": 10, "deal.starter": "host"}
SECRET = 7102
LAID = 4
HANDS: dict[str, tuple[Callable[[Page], Hand], dict[str, Any]]] = {
    "mouse": (Mouse, {}),
    "touch": (Finger, PHONE),
    "keyboard": (Keys, {}),
}


def api(page: Page, path: str, body: dict[str, Any]) -> dict[str, Any]:
    """Return the answer of the API to the player of a page."""
    answer = page.request.post(urljoin(page.url, path), data=body)
    assert answer.ok, answer.text()
    found: dict[str, Any] = answer.json()
    return found


def take_turn(page: Page, hand: Hand, match: str) -> bool:
    """Play the hinted turn, else draw or pass; return whether tiles were laid."""
    hint = api(page, f"/api/matches/{match}/hint", {"step": 3})
    if not hint["possible"]:
        hand.press(page.locator("button.draw"))
        return False
    lay(page, hand, [row for row in hint["table"] if row])
    play = page.locator("button.play")
    expect(play).to_be_enabled()
    hand.press(play)
    return True


@pytest.mark.deep
@pytest.mark.parametrize("by", HANDS)
def test_a_whole_game_is_played_to_the_score_card(
    by: str, visit: Visit, site: Site, shot: Callable[[str, Page], None], deep: bool
) -> None:
    make, options = HANDS[by]
    page = visit(site.url, **options)
    page.add_init_script(ZEROS_AS_NONCE)
    api(page, "/api/guests", {"name": "Ann"})
    house, bot = ({"match.games": 1}, "beginner") if deep else (SHORT, "hoarder")
    match = api(page, "/api/matches", {"rules": "classic-nl", "bots": [bot], "house": house})["match"]
    if not deep:
        deal_from(site, match, SECRET)
    page.goto(f"{site.url}/match/{match}")
    hand = make(page)
    card = page.get_by_role("group", name="Scorecard")
    laid = 0
    while True:
        expect(page.locator(".match.mine").or_(card)).to_be_visible()
        if card.is_visible():
            break
        turn = page.evaluate(SEQ)
        laid += take_turn(page, hand, match)
        page.wait_for_function(f"turn => {SEQ} > turn", arg=turn)
        if laid == 3:
            shot(f"game-{by}", page)
    assert laid > 1 if deep else laid == LAID
    expect(page.get_by_role("heading", level=1)).not_to_have_text("Your turn")
    shot(f"game-{by}-over", page)
