"""Dropping tiles near rows: the ghost says before where they will lie. It runs on plain modules."""

from contextlib import suppress
from random import Random
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Page

from tests.browser.boards import Put, expect_table, pieces, rack_tile, tile
from tests.browser.hands import Finger, Mouse, Point, rows_of, settled, spot
from tests.daily import daily
from tests.waiting import wait_until

pytestmark = pytest.mark.slow(reason="drags tiles in a real browser")

ROWS = "R3 R4 R5 R6 R7 | K8 B8 O8 | K1 K2 K3 | B2 B3 B4 B5 | O10 O11 O12 | R9 B9 O9"
RACK = "R8 R2 K4 K8 B6 O13 K9 O5"
SEED = 18
HANDS = (Mouse, Finger)
# The ghost, and the tiles beside it that it moved aside.
GHOST = """() => {
  const ghost = document.querySelector(".ghost");
  const row = ghost && !ghost.hidden ? ghost.dataset.row.split(" ").map(Number) : null;
  const box = (element) => element.getBoundingClientRect().toJSON();
  const tiles = row?.map((piece) => {
    const found = document.querySelector(`.felt [data-piece="${piece}"]:not(.lifted)`);
    return found && box(found);
  });
  return {row, tiles, pictures: row ? [...ghost.children].map(box) : [], fits: ghost?.dataset.fits};
}"""


BEGIN_AGAIN = """async () => {
  const board = document.querySelector("tw-board");
  step("reset");
  await board.updateComplete;
  const box = (element) => element.getBoundingClientRect().toJSON();
  return {
    felt: box(board.querySelector(".felt")),
    rows: [...board.querySelectorAll(".row")].map(box),
    tiles: [...board.querySelectorAll(".tile")].map((tile) => [Number(tile.dataset.piece), box(tile)]),
  };
}"""


def carry(hand: Mouse | Finger, page: Page, start: Point, end: Point) -> dict[str, Any]:
    """Drag without a drop, and return what the ghost says."""
    hand.hold(start, end)
    # The ghost comes with the next frame, and rows may open a gap for it by a transition.
    settled(page)
    said: dict[str, Any] = page.evaluate(GHOST)
    return said


def expect_row(page: Page, row: list[int]) -> None:
    """Expect a row of pieces on the felt."""
    with suppress(TimeoutError):
        wait_until(lambda: row in rows_of(page))
    assert row in rows_of(page)


def box_of(page: Page, selector: str) -> FloatRect:
    """Return the rectangle of an element."""
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    return box


def between(random: Random, low: float, size: float, margin: float) -> float:
    """Return a random number in a range that is larger by a margin on both sides."""
    return random.uniform(low - margin, low + size + margin)


def near_a_row(random: Random, page: dict[str, Any]) -> Point:
    """Return a random point of the felt at most one and a half tiles from a row."""
    box, felt = random.choice(page["rows"]), page["felt"]
    x, y = between(random, box["x"], box["width"], 60), between(random, box["y"], box["height"], 60)
    return min(max(x, felt["left"] + 2), felt["right"] - 2), min(max(y, felt["top"] + 2), felt["bottom"] - 2)


@pytest.mark.parametrize("hand", daily(HANDS, Mouse))
def test_random_drops_near_rows_end_where_the_ghost_said(hand: type[Mouse | Finger], put: Put, deep: bool) -> None:
    page = put(ROWS, RACK)
    own = hand(page)
    random = Random(SEED)
    joined = 0
    for _ in range(200 if deep else 4):
        begun: dict[str, Any] = page.evaluate(BEGIN_AGAIN)
        before = rows_of(page)
        piece, box = random.choice(begun["tiles"])
        start = between(random, box["x"], box["width"], -3), between(random, box["y"], box["height"], -3)
        said = carry(own, page, start, near_a_row(random, begun))
        own.release()
        if said["row"] is None:
            # A drop that does nothing has no ghost.
            settled(page)
            assert rows_of(page) == before
            continue
        joined += len(said["row"]) > 1
        expect_row(page, said["row"])
        # The ghost lies between its neighbors, which have moved aside for it.
        (picture,) = said["pictures"]
        middle = picture["left"] + picture["width"] / 2
        place = said["row"].index(piece)
        beside = [each if each and each["top"] == picture["top"] else None for each in said["tiles"]]
        assert all(each is None or each["right"] <= middle for each in beside[:place])
        assert all(each is None or each["left"] >= middle for each in beside[place + 1 :])
    assert joined > (3 if deep else 1)


@pytest.mark.parametrize("hand", daily(HANDS, Finger))
def test_a_tile_beside_a_row_joins_it_and_one_on_clear_felt_makes_a_row(hand: type[Mouse | Finger], put: Put) -> None:
    page = put("R3 R4 R5 R6 R7", RACK)
    own = hand(page)
    width = box_of(page, ".row .tile")["width"]
    carried = box_of(page, ".rack .tile")["width"]
    last = page.locator(".row .tile").last.bounding_box()
    assert last is not None
    end = last["x"] + last["width"]
    middle = last["y"] + last["height"] / 2
    # The left edge of the carried tile is half a tile from the end of the row; the slot for a new row is farther down.
    near = (end + width * 0.1 + carried / 2, middle + last["height"] * 0.6)
    said = carry(own, page, spot(rack_tile(page, 0)), near)
    assert said["fits"] == "true"
    own.release()
    expect_table(page, "R3 R4 R5 R6 R7 R8")
    # Below the row the tile touches it: the space belongs to the row. Farther down is clear felt.
    box = box_of(page, ".row")
    carry(own, page, spot(rack_tile(page, 0)), (box["x"] + 60, box["y"] + box["height"] + 4))
    own.release()
    expect_table(page, "R2 R3 R4 R5 R6 R7 R8")
    clear = carry(own, page, spot(rack_tile(page, 0)), (box["x"] + 60, box["y"] + box["height"] + 2 * last["height"]))
    assert clear["row"] == pieces(f"R3 R4 R5 R6 R7 | {RACK}")[1][2:3]
    own.release()
    expect_table(page, "R2 R3 R4 R5 R6 R7 R8 | K4")


@pytest.mark.parametrize("hand", daily(HANDS, Mouse))
def test_a_tile_beside_a_row_that_it_fits_joins_it_even_at_the_slot_for_a_new_row(
    hand: type[Mouse | Finger], put: Put
) -> None:
    page = put("R3 R4 R5", "R6 K8 K9")
    own = hand(page)

    def end() -> float:
        last = page.locator(".row .tile").last.bounding_box()
        assert last is not None
        return last["x"] + last["width"]

    line = spot(tile(page, 0, 0))[1]
    for laid in ("R3 R4 R5 R6", "R3 R4 R5 R6 | K8"):
        carry(own, page, spot(rack_tile(page, 0)), (end() + box_of(page, ".rack .tile")["width"] * 0.65, line))
        own.release()
        expect_table(page, laid)
        settled(page)
    carry(own, page, spot(rack_tile(page, 0)), spot(page.locator(".slot")))
    own.release()
    expect_table(page, "R3 R4 R5 R6 | K8 | K9")
    settled(page)
    # A tile that lies alone is pushed against its neighbor: on a touch screen they are farther apart.
    x, y = spot(tile(page, 2, 0))
    width = box_of(page, ".row .tile")["width"]
    apart = x - spot(tile(page, 1, 0))[0] - width
    carry(own, page, (x, y), (x - apart + width / 4, y))
    own.release()
    expect_table(page, "R3 R4 R5 R6 | K8 K9")


def test_a_tile_that_does_not_fit_has_an_amber_ghost_and_a_row_dropped_at_its_place_stays(put: Put) -> None:
    page = put(ROWS, RACK)
    own = Mouse(page)
    said = carry(own, page, spot(rack_tile(page, 5)), spot(tile(page, 2, 2)))
    assert said["fits"] == "false"
    own.release()
    page.evaluate(BEGIN_AGAIN)
    grip = page.locator(".grip").first
    carry(own, page, spot(grip), (spot(grip)[0] + 9, spot(grip)[1] + 5))
    own.release()
    expect_table(page, ROWS)
