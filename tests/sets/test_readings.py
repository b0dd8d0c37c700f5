"""Readings and orders of rows: the table of tests/data/sets.txt, and a second judge on thousands of rows."""

from itertools import product

import pytest

from tests.judges.naive_sets import (
    BOOKLETS,
    EVERY_PIECE,
    JOKER,
    Limits,
    Words,
    legal_orders,
    legal_orders_by_trying,
    meanings,
    plain_sets,
    points,
)
from tests.sets.rows import EVERY_LIMIT, as_meaning, random_rows, rules_of, words_of
from tests.tables import cases, rulebook_named
from tilewright.rules.rulebook import Rulebook, set_rules
from tilewright.sets.faults import box_fault, set_fault
from tilewright.sets.readings import arranged, orders, readings
from tilewright.sets.rules import Reading, SetRules, write_stand
from tilewright.tiles import Joker, Row, read_faces, read_row, write_row

SHORT = 5


def judged(row: Row, rulebook: Rulebook) -> str:
    """Return the verdict on a row as the tables write it."""
    rules = set_rules(rulebook)
    laid = arranged(row, rules)
    if laid is None or box_fault(row, rulebook.box.contents):
        return "-"
    seen = " or ".join(described(laid, reading) for reading in readings(laid, rules))
    return seen if laid == row else f"laid {write_row(laid)}: {seen}"


def described(row: Row, reading: Reading) -> str:
    """Return a reading as the tables write it: shape, points, and what the jokers stand for."""
    pairs = zip(row, reading.stands, strict=True)
    stands = " ".join(write_stand(stand) for face, stand in pairs if isinstance(face, Joker))
    return f"{reading.shape.value} {reading.points}" + (f" ({stands})" if stands else "")


@pytest.mark.parametrize(("rules", "row", "verdict", "clauses"), cases("sets.txt"))
def test_every_row_of_the_table_is_judged_as_it_says_and_what_is_not_a_set_has_a_fault(
    rules: str, row: str, verdict: str, clauses: str
) -> None:
    rulebook = rulebook_named(rules)
    assert judged(read_row(row), rulebook) == verdict
    fault = box_fault(read_row(row), rulebook.box.contents) or set_fault(read_row(row), set_rules(rulebook))
    assert (fault is not None) == (verdict == "-")


def compare(row: Words, limits: Limits) -> bool:
    """Compare both judges on one row, and return whether some order of it is a set."""
    faces, rules = read_faces(row), rules_of(limits)
    seen = readings(faces, rules)
    assert {as_meaning(reading) for reading in seen} == meanings(row, limits), row
    assert len(seen) == len(meanings(row, limits)), row
    assert [reading.points for reading in seen] == sorted((reading.points for reading in seen), reverse=True), row

    possible = legal_orders(row, limits)
    if len(row) <= SHORT:
        assert possible == legal_orders_by_trying(row, limits), row
    assert {words_of(order) for order in orders(faces, rules)} == possible, row

    laid = arranged(faces, rules)
    assert (laid is None) == (not possible), row
    assert (laid is None) == (set_fault(faces, rules) is not None), row
    if laid is not None:
        assert words_of(laid) in possible, row
        best = points(row, limits) if row in possible else max(points(order, limits) for order in possible)
        assert points(words_of(laid), limits) == best, row
        assert row not in possible or laid == faces, row
    return bool(possible)


@pytest.mark.slow(reason="two judges on thousands of random rows, short ones laid in every order")
@pytest.mark.parametrize(("copies", "jokers"), [(2, 2), (3, 4)], ids=["106", "160"])
def test_a_second_judge_agrees_on_random_rows_of_the_booklets(copies: int, jokers: int, deep: bool) -> None:
    count = 20_000 if deep else 400
    legal = sum(compare(row, BOOKLETS) for row in random_rows(count, seed=copies, copies=copies, jokers=jokers))
    # The comparison means little if nearly all rows are sets, or nearly none.
    assert 0.3 * count < legal < 0.7 * count


@pytest.mark.slow(reason="two judges on thousands of random rows, short ones laid in every order")
@pytest.mark.parametrize("limits", EVERY_LIMIT, ids=str)
def test_a_second_judge_agrees_on_random_rows_under_house_rules(limits: Limits, deep: bool) -> None:
    count = 2_000 if deep else 40
    legal = sum(compare(row, limits) for row in random_rows(count, seed=7, copies=3, jokers=4))
    assert 0.1 * count < legal < 0.7 * count


@pytest.mark.parametrize("length", range(1, 15))
def test_every_set_without_jokers_is_a_set_and_no_other_shape_is_known(length: int) -> None:
    for shape, plain in plain_sets(length):
        seen = readings(read_faces(plain), SetRules())
        assert [(reading.shape.value, reading.points) for reading in seen] == [(shape, points(plain))]


def test_replacing_each_joker_by_every_piece_gives_the_same_meanings() -> None:
    for text in ("R5 J J", "J R12 R13", "K3 J O3", "J K1", "R1 J R4", "B12 B13 J", "K4 R4 J O4", "J R9 J R11"):
        row = tuple(text.split())
        plain = {pieces for _, pieces in plain_sets(len(row))}
        places = [EVERY_PIECE if piece == JOKER else (piece,) for piece in row]
        meant = [filled for filled in product(*places) if filled in plain]
        stood_for = {stand for meaning in meanings(row) for stand in product(*meaning.stands) if stand in plain}
        assert set(meant) == stood_for, text


def test_the_given_order_comes_first_then_the_one_with_most_points() -> None:
    found = orders(read_row("J R9 R10"), SetRules())
    assert [write_row(order) for order in found] == ["J R9 R10", "R9 R10 J"]


def test_a_row_that_is_a_set_in_its_order_keeps_it() -> None:
    # R9 R10 J would be worth more, but the order given says what the joker stands for.
    assert write_row(arranged(read_row("J R9 R10"), SetRules()) or ()) == "J R9 R10"


@pytest.mark.parametrize("jokers", [3, 4])
def test_jokers_alone_are_any_set_of_their_length_if_a_house_rule_allows_it(jokers: int) -> None:
    # sets.min_natural=0; a group of any number, a run from anywhere, in any color.
    row = read_row("J " * jokers)
    seen = readings(row, SetRules(min_natural=0))
    groups = [number * jokers for number in range(13, 0, -1)]
    runs = [sum(range(first, first + jokers)) for first in range(14 - jokers, 0, -1)]
    assert [reading.points for reading in seen] == sorted(groups + runs, reverse=True)
    assert described(row, seen[0]) == f"group {13 * jokers} ({' '.join(['K13/R13/B13/O13'] * jokers)})"
