"""The course in a real browser: lessons solved by mouse, touch and keyboard, wrong tries explained, progress stored."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser import dice_player
from tests.browser.conftest import Axe, Visit
from tests.browser.hands import HANDS, Hand, Keys, Mouse, lay
from tests.browser.site import Site
from tests.daily import daily
from tilewright.analysis.themes import THEMES
from tilewright.answers.lessons import LessonExample, show_solution
from tilewright.lessons.course import lessons
from tilewright.words.say import say

pytestmark = pytest.mark.slow(reason="opens pages in a real browser")

DICE = {"mouse": dice_player.by_drag, "touch": dice_player.by_taps, "keys": dice_player.by_keys}
# A board, a rearrangement, a draw, a question, and a roll and a turn of dice, each by one kind of input.
SOME = {
    "mouse": ("first-draw",),
    "touch": ("first-run", "turbo-crossing"),
    "keys": ("table-splitting", "end-match", "turbo-keep"),
}


def open_lesson(page: Page, url: str, name: str) -> None:
    """Open a lesson and wait for its position or its question."""
    page.goto(f"{url}/learn/{name}")
    expect(page.locator("tw-lesson :is(.options button, .turn-buttons button)").first).to_be_visible()


def solve(page: Page, name: str, by: str) -> None:
    """Solve the lesson that is open, in the way that the solver found."""
    hand, way = HANDS[by][0](page), show_solution(name)
    match way:
        case LessonExample(option=int(option)):
            # Several games have a heading each.
            games = len(lessons()[name].task.racks)  # type: ignore[union-attr]
            expect(page.locator(".question p")).to_have_count(games if games > 1 else 0)
            hand.press(page.locator(".options button").nth(lesson_options(name).index(option)))
        case LessonExample(command="PlayTiles", table=table):
            lay(page, hand, [list(row) for row in table])
            play(page, hand)
        case LessonExample(command="PlaceDice", table=table):
            dice_player.lay_out(page, {die: (x, y) for x, y, die in table}, DICE[by])
            play(page, hand)
        case LessonExample(command="RollDice", dice=dice):
            for die in page.evaluate(
                "[...document.querySelectorAll('.dice-tray [data-die]')].map((die) => Number(die.dataset.die))"
            ):
                if die not in dice:
                    keep(page, hand, die)
            hand.press(page.locator(".turn-buttons button.primary"))
        case _:
            hand.press(page.locator(".turn-buttons button").first)


def lesson_options(name: str) -> tuple[int, ...]:
    """Return the options of a question."""
    return lessons()[name].task.options  # type: ignore[union-attr]


def keep(page: Page, hand: Hand, die: int) -> None:
    """Keep a die, which leaves it out of the roll."""
    if isinstance(hand, Keys):
        dice_player.tab_to(page, "[data-place='tray'] [tabindex='0']")
        page.locator(f'[data-die="{die}"]').focus()
        page.keyboard.press("Enter")
    else:
        page.locator(f'[data-die="{die}"]').click()


def play(page: Page, hand: Hand) -> None:
    """Press Play as soon as the draft is judged."""
    button = page.locator(".turn-buttons button.play")
    expect(button).to_be_enabled()
    hand.press(button)


def expect_done(page: Page, name: str) -> None:
    """Expect what the lesson has taught."""
    expect(page.locator(".task .result")).to_have_text(say(f"lesson-{name}-done", "en"))


def expect_rule(page: Page, name: str) -> None:
    """Expect a link to the page of the rules that says what was taught."""
    lesson = lessons()[name]
    (joined,) = (each for each in THEMES.values() if name in each.lessons)
    rule = joined.dice_page if lesson.rules.id == "turbo" else joined.tile_page
    assert rule is not None
    link = page.locator(".task").get_by_role("link", name="Rule: ")
    expect(link).to_have_attribute("href", f"/rules/{lesson.rules.id}#{rule}")


@pytest.mark.parametrize("by", daily(HANDS, "touch"))
def test_lessons_are_solved_by_every_kind_of_input(by: str, deep: bool, visit: Visit, site: Site, axe: Axe) -> None:
    page = visit(**HANDS[by][1])
    solved = tuple(lessons()) if deep else SOME[by]
    for name in solved:
        open_lesson(page, site.url, name)
        solve(page, name, by)
        expect_done(page, name)
        expect_rule(page, name)
        # Nobody else plays, so nobody is told to plan meanwhile.
        expect(page.locator(".strip .voice", has_text=say("game-plan-begin", "en"))).to_have_count(0)
    if deep or by == "touch":
        axe(page)
    page.goto(f"{site.url}/learn")
    expect(page.locator(".lessons .done")).to_have_count(len(solved))
    if deep:
        axe(page)


@pytest.mark.deep
def test_wrong_tries_are_explained_and_then_the_way_is_shown(visit: Visit, site: Site) -> None:
    page = visit(reduced_motion="no-preference")
    open_lesson(page, site.url, "table-splitting")
    # There are no seats and no log beside the board.
    size = page.locator(".felt-place").bounding_box()
    assert size is not None
    assert (size["width"], size["y"] < 200, size["height"] > 300) == (1024, True, True)
    # Where only laying reaches the goal, the way is shown in place of Draw.
    expect(page.get_by_role("button", name="Draw")).to_have_count(0)
    help_button = page.get_by_role("button", name="Show me")
    help_button.click()
    play(page, Mouse(page))
    expect_done(page, "table-splitting")
    page.get_by_role("link", name="Again").click()
    expect(page.locator(".felt .row")).to_have_count(1)
    expect(page.locator(".task .result")).to_be_empty()
    solve(page, "table-splitting", "mouse")
    expect_done(page, "table-splitting")
    page.get_by_role("link", name="Next").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(say("lesson-table-combining-title", "en"))
    open_lesson(page, site.url, "clock-dutch")
    wrong = lesson_options("clock-dutch").index(show_solution("clock-dutch").option) - 1
    for _ in range(2):
        expect(help_button).to_have_count(0)
        page.locator(".options button").nth(wrong).click()
        expect(page.locator(".task .result")).to_have_text(say("learn-wrong", "en"))
    help_button.click()
    expect_done(page, "clock-dutch")


def test_a_task_is_beside_the_felt_of_a_phone_on_its_side(visit: Visit, site: Site) -> None:
    page = visit(viewport={"width": 844, "height": 390})
    open_lesson(page, site.url, "first-run")
    felt, task = (page.locator(part).bounding_box() for part in (".felt", ".task"))
    assert felt
    assert task
    assert felt["height"] >= 390 / 2
    assert task["x"] >= felt["x"] + felt["width"]
