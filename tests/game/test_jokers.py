"""The jokers of the table: what it costs to judge them, counted in calls of functions."""

import sys
from collections.abc import Callable
from types import FrameType

import pytest

from tilewright.game.jokers import laid_with_jokers
from tilewright.rules.booklets import booklet
from tilewright.rules.house import with_house
from tilewright.tiles import read_row

# Jokers that can stand for many things, before and after a turn, in rows that must be put in order: the fewest freed
# jokers are sought among all meanings, assignments and orders.
HARD = """
six   | R5 J J, K5 J J                   | R5 R6 R7, J J O9, K5 K6 K7, J J B9
six   | R1 B1 J, R2 B2 J, R3 B3 J, R4 B4 J | R4 J R3, B4 J B3, R1 R2 J, B1 B2 J
six   | R9 R10 J, B9 B10 J, K9 K10 J, O9 O10 J | R10 J R9 R8, B10 J B9 B8, K10 J K9 K8, O10 J O9 O8
twist | R5 B5 J, R6 B6 J, R1 D R4, B1 D B4 | R5 R6 J, B5 B6 J, R4 D R1, B4 D B1
"""
MOST_CALLS = 150_000


def calls_of(work: Callable[[], object]) -> int:
    """Return how many functions the work calls."""
    count = 0

    def note(_frame: FrameType, event: str, _argument: object) -> None:
        nonlocal count
        count += event in {"call", "c_call"}

    sys.setprofile(note)
    try:
        work()
    finally:
        sys.setprofile(None)
    return count


@pytest.mark.parametrize("reuse", ["new_set", "new_set_two_rack_tiles"])
@pytest.mark.parametrize("line", HARD.strip().splitlines())
def test_judging_jokers_has_an_upper_cost(line: str, reuse: str) -> None:
    name, before, after = (part.strip() for part in line.split("|"))
    rules = with_house(booklet(name), {"jokers.reuse": reuse})
    tables = [tuple(read_row(row) for row in text.split(", ")) for text in (before, after)]
    assert calls_of(lambda: laid_with_jokers(tables[0], tables[1], rules)) < MOST_CALLS
