"""The screen of the dice game: whole rounds by every kind of input, and accessibility."""

import re
from collections.abc import Callable, Mapping
from itertools import cycle

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Axe, Visit
from tests.browser.dealt import ZEROS_AS_NONCE, deal_from
from tests.browser.dice_player import (
    Cell,
    Lay,
    begin,
    by_drag,
    by_keys,
    by_taps,
    dice_on_grid,
    hinted,
    lay_out,
    press_button,
    state,
    wait_for,
)
from tests.browser.hands import settled
from tests.browser.site import Site
from tests.browser.test_match import MATCH_OVER
from tests.browser.test_playback import HOLD
from tests.browser.themes import axe_in_each_theme
from tests.waiting import wait_until

pytestmark = pytest.mark.slow(reason="plays in a real browser")

ROUND_OVER = re.compile("won!|share the win|The round is over")

WIDTHS = ((360, 740), (768, 1024), (1440, 900))
# Passing is always allowed and two passes end a round, so every screen of a match is a few taps away.
SHORT: Mapping[str, int | str] = {
    "dice.hand": 3,
    "dice.must_lay": "no",
    "dice.block_after": 1,
    "match.rounds": 2,
}
# Rolled from these secrets, the first round has three turns of the player; two of them lay dice.
MOUSE_SECRET, KEYS_SECRET = 193, 244
# Rolled from this secret, the player has the first turn of the first round.
STARTS = 1
# What is arranged while the turn is not one's own is a plan.
TURN_ENDED = "() => !document.querySelector('tw-dice').state.may.includes('PlaceDice')"

Press = Callable[[Page, str], None]


def clicked(page: Page, selector: str) -> None:
    page.locator(selector).click()


def by_mouse() -> Lay:
    """Return a function that moves dice by drags and taps in turn."""
    ways = cycle((by_drag, by_taps))

    def lay(page: Page, die: int, cell: Cell | None) -> None:
        next(ways)(page, die, cell)

    return lay


def play_round(page: Page, match: str, lay: Lay, press: Press) -> int:
    """Play the round to its end, and return the number of turns that laid dice."""
    turns = 0
    while not wait_for(page, "RollDice")["view"]["over"]:
        press(page, ".turn-buttons .play")
        wait_for(page, "PlaceDice")
        if wanted := hinted(page, match):
            lay_out(page, wanted, lay)
            expect(page.locator(".voice")).to_have_text("Everything fits.")
            press(page, ".turn-buttons .play")
            turns += 1
        else:
            press(page, ".turn-buttons button:not(.play)")
        page.wait_for_function(TURN_ENDED)
    return turns


def pass_round(page: Page, press: Press) -> None:
    """Pass every turn until the round is over."""
    while not wait_for(page, "RollDice")["view"]["over"]:
        press(page, ".turn-buttons .play")
        wait_for(page, "PlaceDice")
        press(page, ".turn-buttons button:not(.play)")
        page.wait_for_function(TURN_ENDED)


def begin_known(page: Page, site: Site, house: Mapping[str, int | str], secret: int) -> str:
    """Start a match whose rounds are all rolled from a secret, and return its id."""
    page.add_init_script(ZEROS_AS_NONCE)
    rounds = int(house["match.rounds"])
    return begin(page, site.url, house, lambda match: deal_from(site, match, secret, rounds))


@pytest.mark.deep
def test_a_round_is_played_by_mouse_to_the_score_card(
    visit: Visit, site: Site, shot: Callable[[str, Page], None]
) -> None:
    page = visit(viewport={"width": 1440, "height": 900})
    match = begin_known(page, site, {"match.rounds": 1}, MOUSE_SECRET)
    assert play_round(page, match, by_mouse(), clicked) > 1
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("heading", name=MATCH_OVER)).to_be_visible()
    (result,) = state(page)["view"]["results"]
    for points in result["left"]:
        expect(sheet).to_contain_text(f"{points} point")
    shot("dice-match-over", page)
    sheet.get_by_role("button", name="Play again").click()
    page.wait_for_url(re.compile(rf"/match/(?!{match})"))
    expect(sheet).to_be_hidden()


def test_a_round_is_played_by_keyboard_alone(visit: Visit, site: Site, deep: bool) -> None:
    page = visit()
    if deep:
        match = begin_known(page, site, {"match.rounds": 2, "dice.hand": 7}, KEYS_SECRET)
        assert play_round(page, match, by_keys, press_button) > 1
    else:
        # Dice are laid by keys in a puzzle and a lesson; here every turn is a pass.
        begin_known(page, site, SHORT, STARTS)
        pass_round(page, press_button)
    # The sheet with the score card takes the focus, and the next round is dealt from it.
    press_button(page, "dialog .primary")
    expect(page.get_by_role("dialog")).to_be_hidden()
    assert wait_for(page, "RollDice")["view"]["game"] == 2
    if not deep:
        # The end counts the rounds that were played, and says once who won the match.
        pass_round(page, press_button)
        expect(page.get_by_role("dialog").get_by_text(MATCH_OVER)).to_have_count(1)
        expect(page.locator(".turn-heading p")).to_have_text("Round 2 of 2")


@pytest.mark.deep
def test_every_state_of_the_screen_is_accessible_and_fits(
    visit: Visit, site: Site, axe: Axe, shot: Callable[[str, Page], None], deep: bool
) -> None:
    page = visit()

    def looked_at(name: str) -> None:
        for width, height in WIDTHS if deep else WIDTHS[::2]:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_function("() => document.documentElement.scrollWidth <= innerWidth")
            shot(f"dice-{name}-{width}", page)
        axe_in_each_theme(page, axe)

    begin_known(page, site, SHORT, STARTS)
    wait_for(page, "RollDice")
    looked_at("roll")
    page.get_by_role("button", name="Roll 3 dice").click()
    dice = wait_for(page, "PlaceDice")["view"]["hands"][0]
    by_taps(page, dice[0], (0, 0))
    by_taps(page, dice[1], (1, 0))
    expect(page.locator(".dice-line.bad")).to_be_visible()
    looked_at("lay")
    page.get_by_role("button", name="Not a set. Why?").click()
    expect(page.locator(".voice")).to_contain_text("isn’t a set")
    page.get_by_role("button", name="Pass").click()
    pass_round(page, clicked)
    expect(page.get_by_role("dialog")).to_contain_text(ROUND_OVER)
    # TB-30: what the winner of the round scored stands on their shelf; both have a place for every round.
    won = {str(points) for points in state(page)["view"]["card"][0]["points"] if points}
    assert {*page.locator(".shelf .won").all_inner_texts()} == won
    expect(page.locator(".shelf li")).to_have_count(2 * 2)
    looked_at("over")


def test_dice_are_kept_laid_together_and_taken_back(visit: Visit, site: Site) -> None:
    page = visit()
    begin_known(page, site, {"dice.must_lay": "no", "dice.block_after": 10, "match.rounds": 1}, STARTS)
    wait_for(page, "RollDice")
    page.get_by_role("button", name="Roll 9 dice").click()
    wait_for(page, "PlaceDice")
    page.get_by_role("button", name="Pass").click()
    page.wait_for_function("() => document.querySelector('tw-dice .dice-felt.planning')")
    before = wait_for(page, "RollDice")["view"]
    kept, *others = before["hands"][0]
    page.locator(f'[data-die="{kept}"]').click()
    page.get_by_role("button", name="Roll 8 dice").click()
    after = wait_for(page, "PlaceDice")["view"]
    assert after["showing"][kept - 1] == before["showing"][kept - 1]

    # Three selected dice are laid in one column.
    lay_at = "1,1" if not dice_on_grid(page) else page.locator(".dice-cell.empty").first.get_attribute("data-cell")
    for die in others[:3]:
        page.locator(f'[data-die="{die}"]').click()
    page.get_by_role("button", name="Across").click()
    page.locator(f'[data-cell="{lay_at}"]').click()
    wait_until(lambda: dice_on_grid(page).keys() >= set(others[:3]))
    column = {dice_on_grid(page)[die][0] for die in others[:3]}
    assert len(column) == 1
    page.get_by_role("button", name="Undo").click()
    wait_until(lambda: not dice_on_grid(page).keys() & set(others))
    page.get_by_role("button", name="Redo").click()
    wait_until(lambda: dice_on_grid(page).keys() >= set(others[:3]))
    by_taps(page, others[0], None)
    wait_until(lambda: others[0] not in dice_on_grid(page))
    page.get_by_role("button", name="Reset").click()
    wait_until(lambda: not dice_on_grid(page).keys() & set(others))


@pytest.mark.deep
def test_a_reload_restores_the_draft_and_spectators_see_it(visit: Visit, site: Site) -> None:
    page = visit()
    match = begin_known(page, site, SHORT, STARTS)
    wait_for(page, "RollDice")
    page.locator(".turn-buttons .play").click()
    die = wait_for(page, "PlaceDice")["view"]["hands"][0][0]
    watching = visit(f"{site.url}/match/{match}", viewport={"width": 360, "height": 740})
    expect(watching.get_by_text("You’re watching.")).to_be_visible()
    cell = page.locator(".dice-cell.empty").first.get_attribute("data-cell")
    page.locator(f'[data-die="{die}"]').click()
    page.locator(f'[data-cell="{cell}"]').click()
    expect(page.locator(".dice-line.bad")).to_be_visible()
    laid = dice_on_grid(page)
    wait_until(lambda: dice_on_grid(watching) == laid)
    page.reload()
    wait_for(page, "PlaceDice")
    wait_until(lambda: dice_on_grid(page) == laid)
    expect(watching.get_by_role("button", name="Pass")).to_have_count(0)


@pytest.mark.deep
@pytest.mark.parametrize(("motion", "tumbling"), [("no-preference", 3), ("reduce", 0)])
def test_dice_tumble_unless_reduced_motion_is_set(motion: str, tumbling: int, visit: Visit, site: Site) -> None:
    page = visit(reduced_motion=motion)
    page.add_init_script(HOLD)
    begin_known(page, site, SHORT, STARTS)
    wait_for(page, "RollDice")
    page.locator(".turn-buttons .play").click()
    wait_for(page, "PlaceDice")
    underway = (
        "() => [...document.querySelectorAll('.dice-tray button')].filter((die) => die.getAnimations().length).length"
    )
    page.wait_for_function(f"count => ({underway})() === count", arg=tumbling)
    # A key skips the animation: the dice lie at their places at once.
    page.keyboard.press("Shift")
    assert page.evaluate(underway) == 0


def test_the_grid_keeps_half_of_a_phone_on_its_side_with_large_text(visit: Visit, site: Site) -> None:
    """Loads a table in a real browser, which takes about five seconds."""
    page = visit(viewport={"width": 390, "height": 844})
    begin_known(page, site, SHORT, STARTS)
    wait_for(page, "RollDice")
    page.locator(".turn-buttons .play").click()
    # On an empty grid of a phone dice are large.
    by_taps(page, wait_for(page, "PlaceDice")["view"]["hands"][0][0], (0, 0))
    laid = page.locator("tw-dice-grid .die").bounding_box()
    assert laid
    assert laid["width"] > 38
    page.get_by_role("button", name="Reset").click()
    page.set_viewport_size({"width": 844, "height": 390})
    for text in (100, 200):
        page.evaluate("text => (document.documentElement.style.fontSize = `${text}%`)", text)
        settled(page)
        boxes = page.evaluate(
            "() => ['tw-dice-grid', '.dice-tray', 'tw-strip'].map((part) => document.querySelector(part)"
            ".getBoundingClientRect()).map(({top, bottom}) => [top, bottom])"
        )
        (top, bottom), (first, last), (strip, _) = boxes
        assert bottom - top >= 390 / 2, text
        # The player's dice lie below it, and nothing covers them.
        assert bottom <= first <= last <= strip + 0.5, text
