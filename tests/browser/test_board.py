"""The board in a real browser: every kind of input on a fixed position, at every size. It runs on plain modules."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.boards import (
    Put,
    expect_fired,
    expect_rack,
    expect_table,
    last_fired,
    pieces,
    rack_tile,
    tile,
)
from tests.browser.conftest import Axe
from tests.browser.hands import Finger, Mouse, drag_to, settled, spot
from tests.browser.themes import axe_in_each_theme
from tests.daily import daily

pytestmark = pytest.mark.slow(reason="opens pages in a real browser")

RUNS = "R3 R4 R5 R6 R7 | K8 B8 O8 | K1 K2 K3"
RACK = "R5 R8 J K4 O1"
# Every piece of the classic box, in rows of all lengths.
FULL = (
    "K1 K2 K3 K4 K5 K6 K7 K8 K9 K10 K11 K12 K13 | R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 | B1 B2 B3 J | B4 B5 B6"
    " | B7 B8 B9 B10 B11 B12 B13 | O1 O2 O3 O4 O5 | O6 O7 O8 O9 J | O10 O11 O12 O13 | K1 R1 B1 O1 | K2 R2 B2 O2"
    " | K3 R3 B3 O3 | K4 R4 B4 O4 | K5 R5 B5 O5 | K6 R6 B6 O6 | K7 R7 B7 O7 | K8 R8 B8 O8 | K9 R9 B9 O9"
    " | K10 R10 B10 O10 | K11 R11 B11 O11 | K12 R12 B12 O12 | K13 R13 B13 O13"
)
# The box for six has a third copy of each number.
SIX = FULL + "".join(f" | {' '.join(f'{color}{number}' for number in range(1, 14))}" for color in "KRBO") + " J J"
JOKERS = "R2 J R4 R5 | B6 D B9 | K3 K4 C R6 | O5 R5 M R5 O5"
STANDS = [[[], ["R3", "B3"], [], []], [[], ["B7+B8"], []], [[], [], ["5"], []], [[], [], [], [], []]]
# A step is shown until the test ends its time, however slow the machine is.
DEMONSTRATE = """(board, steps) => {
  const real = window.setTimeout;
  window.timers = [];
  window.setTimeout = (end) => timers.push(end);
  void board.demonstrate(steps);
  window.setTimeout = real;
}"""

HANDS = (Mouse, Finger)
# How far fingers reach each grip from side to side in the middle of its row, and the tiles of which they miss an edge.
REACHED = """() => {
  const at = (x, y) => document.elementFromPoint(x, y);
  const grips = [...document.querySelectorAll(".grip")].map((grip) => {
    const {right, top, bottom} = grip.getBoundingClientRect();
    let [reached, x] = [0, right - 1];
    while (at(x, (top + bottom) / 2) === grip) [reached, x] = [reached + 1, x - 1];
    return reached;
  });
  const covered = [...document.querySelectorAll(".felt .tile")].filter((tile) => {
    const {left, right, top, bottom} = tile.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const edges = [[left + 1, y], [right - 1, y], [x, top + 1], [x, bottom - 1]];
    return edges.some((edge) => at(...edge)?.closest(".tile") !== tile);
  });
  return [grips, covered.length];
}"""


@pytest.mark.parametrize("hand", daily(HANDS, Finger))
def test_tiles_are_dragged_to_rows_between_tiles_to_the_felt_and_back(hand: type[Mouse | Finger], put: Put) -> None:
    page = put(RUNS, RACK)
    own = hand(page)
    own.drag(spot(rack_tile(page, 0)), spot(tile(page, 0, 3), 0.02))
    expect_table(page, "R3 R4 R5 | R5 R6 R7 | K8 B8 O8 | K1 K2 K3")
    own.drag(spot(rack_tile(page, 0)), spot(tile(page, 1, 1)))
    expect_table(page, "R3 R4 R5 | R5 R6 R7 R8 | K8 B8 O8 | K1 K2 K3")
    own.drag(spot(rack_tile(page, 1)), spot(page.locator(".slot")))
    expect_table(page, "R3 R4 R5 | R5 R6 R7 R8 | K8 B8 O8 | K1 K2 K3 | K4")
    expect_rack(page, "J O1")
    own.drag(spot(tile(page, 4, 0)), spot(rack_tile(page, 0)))
    expect_rack(page, "J K4 O1")
    # A tile that was on the table before the turn stays there.
    own.drag(spot(tile(page, 2, 0)), spot(rack_tile(page, 0)))
    expect_fired(page, "announce", "black 8 came from the table and must stay there.")
    expect_table(page, "R3 R4 R5 | R5 R6 R7 R8 | K8 B8 O8 | K1 K2 K3")
    assert [len(row) for row in last_fired(page, "draft")] == [3, 4, 3, 3]


@pytest.mark.parametrize("hand", daily(HANDS, Mouse))
def test_a_whole_run_is_dragged_by_its_grip_and_a_part_by_selecting_it(hand: type[Mouse | Finger], put: Put) -> None:
    page = put(RUNS, RACK)
    own = hand(page)
    own.tap(tile(page, 0, 2))
    expect(page.locator(".chosen")).to_have_count(1)
    own.tap(tile(page, 0, 4))
    expect(page.locator(".chosen")).to_have_count(3)
    own.drag(spot(tile(page, 0, 3)), spot(page.locator(".slot")))
    expect_table(page, "R3 R4 | K8 B8 O8 | K1 K2 K3 | R5 R6 R7")
    own.drag(spot(page.locator(".grip").nth(3)), spot(tile(page, 0, 1)))
    expect_table(page, "R3 R4 R5 R6 R7 | K8 B8 O8 | K1 K2 K3")


def test_a_finger_reaches_a_grip_within_44_px_and_every_tile_beside_it(put: Put) -> None:
    page = put(RUNS, RACK, viewport={"width": 390, "height": 700})
    settled(page)
    grips, covered = page.evaluate(REACHED)
    assert min(grips) >= 43
    assert covered == 0


@pytest.mark.parametrize("hand", daily(HANDS, Finger))
def test_a_tap_after_a_drag_chooses_and_the_next_one_places(hand: type[Mouse | Finger], put: Put) -> None:
    page = put(RUNS, RACK)
    own = hand(page)
    own.drag(spot(rack_tile(page, 1)), spot(tile(page, 0, 2)))
    expect_table(page, "R3 R4 R5 R6 R7 R8 | K8 B8 O8 | K1 K2 K3")
    own.tap(rack_tile(page, 2))
    expect(page.locator(".chosen")).to_have_count(1)
    own.tap(tile(page, 2, 2))
    expect_table(page, "R3 R4 R5 R6 R7 R8 | K8 B8 O8 | K1 K2 K3 K4")
    own.tap(rack_tile(page, 0))
    expect(page.locator(".chosen")).to_have_count(1)
    own.tap(rack_tile(page, 2))
    expect(page.locator(".chosen")).to_have_count(2)
    own.tap(page.locator(".slot"))
    expect_table(page, "R3 R4 R5 R6 R7 R8 | K8 B8 O8 | K1 K2 K3 K4 | O1 R5")


def test_the_keyboard_alone_does_everything(put: Put) -> None:
    page = put(RUNS, RACK)

    def press(*keys: str) -> None:
        for key in keys:
            page.keyboard.press(key)

    rack_tile(page, 0).focus()
    press("ArrowRight", "Enter", "ArrowUp", "Home")
    expect(page.locator(".row .tile:focus")).to_have_count(1)
    page.locator(".row").nth(0).locator(".tile").nth(4).focus()
    press("Enter")
    expect_table(page, "R3 R4 R5 R6 R7 R8 | K8 B8 O8 | K1 K2 K3")
    press("ArrowLeft", "s")
    expect_table(page, "R3 R4 R5 | R6 R7 R8 | K8 B8 O8 | K1 K2 K3")
    expect(page.locator(".tile:focus")).to_have_attribute("aria-label", "red 6")
    rack_tile(page, 2).focus()
    press("Shift+ArrowRight", "n")
    expect_table(page, "R3 R4 R5 | R6 R7 R8 | K8 B8 O8 | K1 K2 K3 | O1 K4")
    expect(page.locator(".tile:focus")).to_have_attribute("aria-label", "orange 1, laid this turn")
    press("Backspace")
    expect_rack(page, "R5 J O1")
    press("z", "z", "z")
    expect_table(page, "R3 R4 R5 R6 R7 R8 | K8 B8 O8 | K1 K2 K3")
    press("Control+y")
    tile(page, 0, 0).focus()
    press("j")
    expect_table(page, "R3 R4 R5 R6 R7 R8 | K8 B8 O8 | K1 K2 K3")
    press("w")
    expect(page.locator(".chosen")).to_have_count(6)
    press("Escape")
    expect(page.locator(".chosen")).to_have_count(0)
    rack_tile(page, 0).focus()
    press("Alt+ArrowRight")
    expect_rack(page, "J R5 K4 O1")
    press("?")
    keys = page.get_by_role("dialog", name="Keyboard shortcuts")
    expect(keys).to_be_visible()
    keys.get_by_role("button", name="Close").click()
    expect(keys).not_to_be_visible()


def test_rows_are_typed(put: Put) -> None:
    page = put(RUNS, RACK)
    page.get_by_role("button", name="Type").click()
    field = page.get_by_role("textbox", name="Rows")
    field.fill("k1 k2 k3 k4 | r99")
    field.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("“R99” isn’t a tile")
    field.fill("k1 k2 k3 k4 | r3 r4 r5 | r5 r6 r7 r8")
    field.press("Enter")
    expect_table(page, "K8 B8 O8 | K1 K2 K3 K4 | R3 R4 R5 | R5 R6 R7 R8")
    page.get_by_role("button", name="Type").click()
    page.get_by_role("button", name="Insert whole table").click()
    expect(field).to_have_value("K8 B8 O8 | K1 K2 K3 K4 | R3 R4 R5 | R5 R6 R7 R8")


def test_a_row_that_is_wrong_says_why(put: Put, shot: Callable[[str, Page], None]) -> None:
    reason = "Row 2: two black eights."
    page = put(RUNS, RACK, {"faults": [{"row": 1}, {"row": None}], "sentences": [reason, "Nothing was laid."]})
    row = page.get_by_role("group", name="Row 2: black 8, blue 8, and orange 8, a set worth 10")
    expect(row).to_have_accessible_description(reason)
    page.get_by_role("button", name="What’s wrong with row 2").click()
    expect(page.get_by_role("status")).to_have_text(reason)
    expect(page.locator(".row.wrong")).to_have_count(1)
    shot("board-reason", page)


def test_a_new_row_shows_its_worth_and_one_of_tiles_that_never_match_is_wrong(put: Put) -> None:
    page = put(RUNS, RACK, {"faults": [{"row": 3}], "sentences": ["Not a set."]})
    board = page.locator("tw-board")
    rows = pieces(f"{RUNS} | R5 K4 | R8 O1 J")
    readings = [
        {"legal": place != 3, "order": row, "stands": [[] for _ in row], "value": 24} for place, row in enumerate(rows)
    ]
    board.evaluate(
        "(board, [readings, rows]) => Object.assign(board, {readings, rows, faults: [{row: 3}]})", [readings, rows]
    )
    expect(page.locator(".row.wrong")).to_have_count(1)
    expect(page.locator(".worth")).to_have_text(["24"])


def test_the_order_of_the_rack_survives_draws_and_sorting(put: Put) -> None:
    page = put(RUNS, RACK)
    Mouse(page).drag(spot(rack_tile(page, 4)), spot(rack_tile(page, 0), 0.1))
    expect_rack(page, "O1 R5 R8 J K4")
    more = pieces("B11")[0]
    page.locator("tw-board").evaluate(
        "(board, more) => (board.view = {...board.view, rack: [...more, ...board.view.rack]})", more
    )
    expect(page.locator(".rack .tile")).to_have_count(6)
    expect_rack(page, "O1 R5 R8 J K4 B11")
    page.get_by_role("button", name="By number").click()
    expect_rack(page, "O1 K4 R5 R8 B11 J")
    page.get_by_role("button", name="My order").click()
    expect_rack(page, "O1 R5 R8 J K4 B11")


def test_the_draft_of_another_seat_is_shown_and_cannot_be_moved(put: Put) -> None:
    rows = pieces(f"{RUNS} | O9 O10 O11")
    page = put(RUNS, RACK, {"other": rows})
    expect_table(page, f"{RUNS} | O9 O10 O11")
    expect(page.locator(".fresh")).to_have_count(3)
    Mouse(page).drag(spot(tile(page, 0, 0)), spot(tile(page, 1, 1)))
    Mouse(page).drag(spot(rack_tile(page, 0)), spot(tile(page, 1, 1)))
    settled(page)
    expect_table(page, f"{RUNS} | O9 O10 O11")
    assert last_fired(page, "draft") is None
    # The player can still sort the rack.
    Mouse(page).drag(spot(rack_tile(page, 0)), spot(rack_tile(page, 4), 0.9))
    expect_rack(page, "R8 J K4 O1 R5")
    # One who plans lays tiles on a copy of the table as it was; without them the other's arrangement is shown again.
    page.locator("tw-board").evaluate("(board) => { board.planning = true; }")
    Mouse(page).drag(spot(rack_tile(page, 0)), spot(tile(page, 0, 4), 0.9))
    expect_table(page, RUNS.replace("R7", "R7 R8", 1))
    expect(page.locator(".felt.planning .fresh")).to_have_count(1)
    page.locator("tw-board").evaluate('() => step("undo")')
    expect_table(page, f"{RUNS} | O9 O10 O11")


def test_a_rearrangement_is_shown_step_by_step_and_then_the_draft(put: Put) -> None:
    page = put(RUNS, RACK, reduced_motion="no-preference")
    steps = [
        {"rows": pieces("R3 R4 R5 | K8 B8 O8 | K1 K2 K3"), "hand": pieces("R6 R7")[0], "sentence": "Take up red 6 7."}
    ]
    page.locator("tw-board").evaluate(DEMONSTRATE, steps)
    expect_table(page, "R3 R4 R5 | K8 B8 O8 | K1 K2 K3 | R6 R7")
    expect_fired(page, "announce", "Take up red 6 7.")
    page.evaluate("timers.forEach((end) => end())")
    expect_table(page, RUNS)


def test_each_joker_is_shown_with_what_it_stands_for(put: Put, shot: Callable[[str, Page], None]) -> None:
    page = put(JOKERS, "J D C M", viewport={"width": 768, "height": 700})
    stands = [
        {"legal": True, "order": row, "stands": meant, "value": 10}
        for row, meant in zip(pieces(JOKERS), STANDS, strict=True)
    ]
    page.locator("tw-board").evaluate("(board, readings) => (board.readings = readings)", stands)
    for name in ("joker as red 3 or blue 3", "double joker as blue 7 and blue 8", "color-change joker as 5"):
        expect(page.locator(".row").get_by_role("button", name=name)).to_have_count(1)
    shot("board-jokers", page)


@pytest.mark.deep
def test_the_box_for_six_fits_a_phone_and_two_fingers_enlarge_its_tiles(
    put: Put, shot: Callable[[str, Page], None]
) -> None:
    page = put(SIX, "K9", viewport={"width": 360, "height": 640})
    expect(page.locator(".row .tile")).to_have_count(160)
    settled(page)
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    assert page.locator(".felt").evaluate("felt => felt.scrollWidth <= felt.clientWidth")
    shot("board-six-360", page)
    finger = Finger(page)
    whole = page.get_by_role("button", name="Whole table")
    expect(whole).to_have_count(0)
    held = tile(page, 3, 1)
    wide, (x, y) = width_of(held), spot(held)
    finger.spread((x, y), 40, 80)
    expect(whole).to_be_in_viewport(ratio=1)
    assert width_of(held) == 2 * wide
    # The row between the fingers stays there; they choose nothing.
    box = page.locator(".row").nth(3).bounding_box()
    assert box is not None
    assert box["y"] < y < box["y"] + box["height"]
    expect(page.locator(".chosen")).to_have_count(0)
    shot("board-six-360-zoomed", page)
    # Tiles are laid as always.
    rows = page.locator(".row").count()
    drag_to(finger, rack_tile(page, 0), page.locator(".slot"))
    expect(page.locator(".row")).to_have_count(rows + 1)
    assert width_of(held) == 2 * wide
    finger.tap(whole)
    expect(whole).to_have_count(0)
    assert width_of(held) == wide


def width_of(thing: Locator) -> float:
    """Return the width of an element that stands still."""
    settled(thing.page)
    box = thing.bounding_box()
    assert box is not None
    return box["width"]


@pytest.mark.deep
def test_a_full_table_is_accessible_and_does_not_scroll_sideways(
    put: Put, axe: Axe, shot: Callable[[str, Page], None], deep: bool
) -> None:
    page = put(FULL, "J K9", {}, viewport={"width": 1440, "height": 900})
    expect(page.locator(".row .tile")).to_have_count(106)
    for width, height in ((1440, 900), (768, 1024), (360, 640)):
        page.set_viewport_size({"width": width, "height": height})
        settled(page)
        assert page.evaluate("document.documentElement.scrollWidth") == width
        assert page.locator(".felt").evaluate("felt => felt.scrollWidth <= felt.clientWidth")
        wide = page.locator(".row .tile").evaluate_all("tiles => tiles.map(tile => tile.getBoundingClientRect().width)")
        assert min(wide) >= 20
        shot(f"board-full-{width}", page)
        # Sizes and places differ, not colors and names.
        if deep or width == 360:
            axe_in_each_theme(page, axe)


@pytest.mark.deep
def test_a_drag_over_a_full_table_renders_only_the_tile(put: Put, deep: bool) -> None:
    steps = 30 if deep else 6
    page = put(FULL, "J K9", {}, viewport={"width": 1440, "height": 900}, reduced_motion="no-preference")
    page.evaluate(
        """() => {
          window.long = [];
          new PerformanceObserver(list => long.push(...list.getEntries().map(entry => entry.duration)))
            .observe({type: "longtask"});
          window.drawn = 0;
          const felt = document.querySelector(".felt");
          new MutationObserver(changes => (drawn += changes.filter(change => change.type === "childList").length))
            .observe(felt, {childList: true, subtree: true});
        }"""
    )
    page.mouse.move(*spot(rack_tile(page, 1)))
    page.mouse.down()
    for row in (0, 5, 12, 19, 3):
        page.mouse.move(*spot(tile(page, row, 1)), steps=steps)
    assert page.evaluate("drawn") == 0
    page.mouse.move(*spot(tile(page, 16, 2)), steps=steps)
    page.mouse.up()
    page.wait_for_function("() => fired.draft")
    print("tasks over 50 ms while a tile was dragged over 106 others:", page.evaluate("long"))
    assert len(last_fired(page, "draft")[16]) == 5
