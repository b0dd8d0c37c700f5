"""The catalogue: every set once, none that splits, and how many there are."""

from collections import Counter
from math import comb

import pytest

from tests.daily import daily
from tests.judges.naive_sets import Limits, Words, falls_apart, lone_sets, meanings, points
from tests.sets.rows import EVERY_LIMIT, random_rows, rules_of
from tilewright.rules.booklets import booklet
from tilewright.sets.catalogue import Entry, catalogue
from tilewright.sets.readings import arranged
from tilewright.sets.rules import SetRules
from tilewright.tiles import faces_of, read_faces, tiles_of, write_face

# Booklets, each with the jokers and the number of sets of its box.
BOXES = [("classic-nl", 2, 1173), ("six", 4, 1625)]


def whole_box(name: str) -> tuple[Entry, ...]:
    """Return the catalogue of all pieces of a booklet's box."""
    return catalogue(faces_of(tiles_of(booklet(name).box.contents)), SetRules())


def words_of(entry: Entry) -> Words:
    """Return the row of an entry in the words of the second judge."""
    return tuple(map(write_face, entry.row))


def test_the_box_of_106_makes_1173_sets() -> None:
    assert len(whole_box("classic-nl")) == 1173


def test_1173_is_what_a_count_by_hand_gives() -> None:
    # A group of one number: 3 or 4 pieces, up to two of them jokers, the others of different colors.
    groups = 13 * sum(comb(4, size - jokers) for size in (3, 4) for jokers in (0, 1, 2))
    # A run of one color: 3 to 5 pieces (six fall into two runs) with two numbers at least, since one number and two
    # jokers is a group already. The lowest and highest number are given by the span, the others lie between.
    runs = 4 * sum(
        (13 - span + 1) * comb(span - 2, size - jokers - 2)
        for size in (3, 4, 5)
        for jokers in (0, 1, 2)
        if size - jokers >= 2
        for span in range(size - jokers, size + 1)
    )
    assert groups + runs == 1173


@pytest.mark.slow(reason="the second judge lays every run of up to eight pieces with jokers in every place")
@pytest.mark.parametrize(("name", "jokers", "count"), daily(BOXES, BOXES[0]))
def test_a_second_judge_finds_the_same_sets_with_the_same_points(name: str, jokers: int, count: int) -> None:
    found = {tuple(sorted(words_of(entry))): entry.points for entry in whole_box(name)}
    # Eight pieces always fall into two sets, and so does whatever begins with them.
    assert found == lone_sets(jokers, longest=8)
    assert max(map(len, found)) < 8
    assert len(found) == count


@pytest.mark.parametrize("name", ["classic-nl", "six"])
def test_every_entry_is_a_set_and_does_not_split(name: str) -> None:
    for entry in whole_box(name):
        row = words_of(entry)
        assert meanings(row)
        assert not falls_apart(row), row
        assert entry.points == points(row)


@pytest.mark.parametrize("name", ["classic-nl", "six"])
def test_no_collection_of_pieces_is_listed_twice(name: str) -> None:
    assert max(Counter(tuple(sorted(words_of(entry))) for entry in whole_box(name)).values()) == 1


def test_a_third_copy_adds_no_set() -> None:
    two, three = (faces_of(tiles_of(booklet(name).box.contents)) for name in ("classic-nl", "six"))
    assert {entry.row for entry in catalogue(set(two), SetRules())} == {
        entry.row for entry in catalogue(set(three), SetRules())
    }


@pytest.mark.parametrize("limits", EVERY_LIMIT, ids=str)
def test_every_set_is_listed_or_splits_into_listed_ones(limits: Limits, deep: bool) -> None:
    rules = rules_of(limits)
    for row in random_rows(500 if deep else 10, seed=5, copies=3, jokers=4):
        laid = arranged(read_faces(row), rules)
        listed = {tuple(sorted(words_of(entry))) for entry in catalogue(read_faces(row), rules)}
        if laid is not None and tuple(sorted(row)) not in listed:
            assert falls_apart(tuple(map(write_face, laid)), limits), row


@pytest.mark.parametrize("limits", EVERY_LIMIT, ids=str)
def test_every_listed_set_uses_the_given_pieces(limits: Limits, deep: bool) -> None:
    rules = rules_of(limits)
    for row in random_rows(500 if deep else 10, seed=6, copies=3, jokers=4):
        for entry in catalogue(read_faces(row), rules):
            assert Counter(words_of(entry)) <= Counter(row)
            assert entry.points == points(words_of(entry), limits)
