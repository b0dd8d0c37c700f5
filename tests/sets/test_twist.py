"""Rows with special jokers: readings and orders, against a second judge on tens of thousands of rows."""

import random
import re
from itertools import product

import pytest

from tests.judges.naive_sets import Words
from tests.judges.naive_twist import (
    BOOKLET,
    JOKERS,
    TwistLimits,
    is_mirror_image,
    meanings,
    orders_by_gaps,
    orders_by_trying,
    points,
    seen,
)
from tests.sets.rows import as_meaning, words_of
from tests.sets.twist_rows import built_sets, in_the_box, random_limits, random_rows, rules_of
from tilewright.sets.faults import set_fault
from tilewright.sets.readings import arranged, orders, readings
from tilewright.sets.rules import SetRules, write_stand
from tilewright.sets.stands import Meaning as Stood
from tilewright.sets.stands import all_meanings, best_meanings
from tilewright.tiles import read_faces, write_face

SHORT = 5


def stood_for(orders: set[Words], limits: TwistLimits) -> set[Words]:
    """Return all that the jokers of these orders may stand for, whatever their places."""
    return {
        tuple(sorted(f"{piece}={stand}" for piece, stand in zip(order, stands, strict=True) if piece in JOKERS))
        for order in orders
        for _, stands in seen(order, limits)
    }


def compare(row: Words, limits: TwistLimits) -> bool:
    """Compare both judges on one row, and return whether some order of it is a set."""
    compare_readings(row, limits)
    faces, rules = read_faces(row), rules_of(limits)
    short = len(row) <= SHORT
    possible = orders_by_trying(row, limits) if short else orders_by_gaps(row, limits)
    best = max((points(order, limits) for order in possible), default=0)
    found = {words_of(order) for order in orders(faces, rules)}
    assert all(meanings(order, limits) for order in found), row
    assert bool(found) == bool(possible), row
    if "M" not in row:
        assert found == possible, row
    elif short:
        # Mirrored sets have orders that differ in looks alone; what their jokers can be is all there.
        assert stood_for(found, limits) == stood_for(possible, limits), row

    laid = arranged(faces, rules)
    assert (laid is None) == (not possible) == (set_fault(faces, rules) is not None), row
    if laid is not None and laid != faces:
        assert not meanings(row, limits), row
        assert sorted(words_of(laid)) == sorted(row), row
        assert points(words_of(laid), limits) == best, row
        if "M" in row and limits.side_by_side:
            assert is_mirror_image(words_of(laid), limits), row
    return bool(possible)


def compare_readings(row: Words, limits: TwistLimits) -> bool:
    """Compare both judges on a row in its order, and return whether it is a set."""
    found = readings(read_faces(row), rules_of(limits))
    judged = meanings(row, limits)
    assert {as_meaning(reading) for reading in found} == judged, row
    assert len(found) == len(judged), row
    assert [reading.points for reading in found] == sorted((reading.points for reading in found), reverse=True), row
    return bool(judged)


@pytest.mark.slow(reason="two judges on thousands of random rows, short ones laid in every order")
def test_a_second_judge_agrees_on_rows_with_special_jokers(deep: bool) -> None:
    count = 50_000 if deep else 320
    legal = sum(compare(row, BOOKLET) for row in random_rows(count, seed=112))
    # The comparison means little if nearly all rows are sets, or nearly none.
    assert 0.3 * count < legal < 0.8 * count


@pytest.mark.slow(reason="two judges on thousands of random rows, short ones laid in every order")
def test_a_second_judge_agrees_under_house_rules(deep: bool) -> None:
    count, luck = 40_000 if deep else 260, random.Random(8)
    legal = sum(compare(row, random_limits(luck)) for row in random_rows(count, seed=113))
    assert 0.1 * count < legal < 0.7 * count


@pytest.mark.slow(reason="two judges on every row of up to four of some pieces")
def test_a_second_judge_agrees_on_every_short_row_of_some_pieces(deep: bool) -> None:
    pieces = ("K1", "K2", "K3", "K12", "K13", "R2", "R3", "B3", *JOKERS)
    rows = [row for length in (1, 2, 3, 4) for row in product(pieces, repeat=length) if in_the_box(row)]
    legal = sum(compare_readings(row, BOOKLET) for row in rows[:: 1 if deep else 150])
    assert legal == 733 if deep else legal > 3


def test_a_row_built_as_a_set_has_the_intended_reading(deep: bool) -> None:
    for shape, row, stands in built_sets(50_000 if deep else 1_000, seed=114):
        found = [reading for reading in readings(read_faces(row), SetRules()) if reading.shape.value == shape]
        written = [[set(write_stand(stand).split("/")) for stand in reading.stands] for reading in found]
        fitting = [way for way in written if all(stand in able for stand, able in zip(stands, way, strict=True))]
        assert len(fitting) == 1, (row, stands)


def in_words(meanings: frozenset[tuple[Stood, ...]]) -> set[Words]:
    """Return what jokers stand for in the words of the second judge; a color change and a mirror stand for no piece."""
    return {tuple("+".join(map(write_face, meaning)) for meaning in way) for way in meanings}


def test_jokers_stand_together_for_what_the_second_judge_says(deep: bool) -> None:
    for row in random_rows(20_000 if deep else 400, seed=115):
        worth: dict[Words, int] = {}
        for _, stands in seen(row, BOOKLET) if meanings(row) else ():
            pairs = zip(row, stands, strict=True)
            way = tuple("" if piece in ("C", "M") else stand for piece, stand in pairs if piece in JOKERS)
            value = sum(sum(map(int, re.findall(r"\d+", stand))) for stand in stands)
            worth[way] = max(value, worth.get(way, 0))
        best = {way for way, value in worth.items() if value == max(worth.values())}
        assert in_words(all_meanings(read_faces(row), SetRules())) == set(worth), row
        assert in_words(best_meanings(read_faces(row), SetRules())) == best, row
