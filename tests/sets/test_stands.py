"""What the jokers of a row stand for together, against the second judge."""

import pytest

from tests.judges.naive_sets import JOKER, Words, number_of, plain_sets
from tests.sets.rows import random_rows
from tilewright.sets.rules import SetRules
from tilewright.sets.stands import Meaning, all_meanings, best_meanings
from tilewright.tiles import read_faces, write_face

# Jokers alone count as a set here, so that every row with a meaning is compared.
ANY = SetRules(min_natural=0)


def in_words(meanings: frozenset[tuple[Meaning, ...]]) -> set[Words]:
    """Return meanings in the words of the second judge; a classic joker stands for one piece."""
    assert all(len(meaning) == 1 for way in meanings for meaning in way)
    return {tuple(write_face(face) for (face,) in way) for way in meanings}


def fillings(row: Words) -> dict[Words, int]:
    """Return the pieces that may be put in the jokers' places, and what the row is worth then."""
    found = {}
    for _, plain in plain_sets(len(row)):
        pairs = list(zip(row, plain, strict=True))
        if all(piece in (JOKER, meant) for piece, meant in pairs):
            found[tuple(meant for piece, meant in pairs if piece == JOKER)] = sum(map(number_of, plain))
    return found


def test_jokers_stand_for_what_may_be_put_in_their_places(deep: bool) -> None:
    for row in random_rows(10_000 if deep else 200, seed=22, copies=3, jokers=4):
        assert in_words(all_meanings(read_faces(row), ANY)) == set(fillings(row)), row


def test_the_best_meanings_have_the_most_points(deep: bool) -> None:
    # At the start of a turn a row stands for its highest reading, among equal ones for any.
    for row in random_rows(10_000 if deep else 200, seed=23, copies=3, jokers=4):
        filled = fillings(row)
        best = {pieces for pieces, worth in filled.items() if worth == max(filled.values())}
        assert in_words(best_meanings(read_faces(row), ANY)) == best, row


def test_jokers_alone_stand_for_any_set_but_two_never_for_one_piece_of_a_group() -> None:
    row = ("J", "J", "J")
    assert in_words(all_meanings(read_faces(row), ANY)) == {plain for _, plain in plain_sets(3)}
    assert all_meanings(read_faces(row), SetRules()) == frozenset()


@pytest.mark.parametrize(
    ("row", "best"),
    [
        ("K5 J J", {("K6", "K7")}),
        ("B3 R3 J", {("K3",), ("O3",)}),
        ("R12 R13 R11", set()),
        ("K7 R7 B7", {()}),
    ],
)
def test_best_meanings_by_example(row: str, best: set[Words]) -> None:
    assert in_words(best_meanings(read_faces(row.split()), SetRules())) == best
