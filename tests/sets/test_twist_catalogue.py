"""The catalogue and the most points of disjoint sets with special jokers, against trying every choice of pieces."""

import random
from collections import Counter

import pytest

from tests.judges.naive_sets import COLORS, Words
from tests.judges.naive_twist import BOOKLET, JOKERS, TwistLimits, all_sets, most_points, points, points_in_parts
from tests.judges.naive_twist_sets import sets_made_of
from tests.sets.twist_rows import random_limits, rules_of
from tilewright.sets.catalogue import catalogue
from tilewright.sets.cover import cover, covers
from tilewright.sets.rules import SetRules
from tilewright.tiles import read_faces, read_row, write_face

MOST_PIECES = 8


def random_pieces(luck: random.Random) -> Words:
    """Return a few pieces of the box, close enough together to make sets, one to five of them jokers."""
    colors = luck.sample(COLORS, luck.choice((1, 1, 2, 3)))
    low = luck.randint(1, 11)
    numbers = [f"{color}{number}" for color in colors for number in range(low, min(low + 4, 14))] * 2
    jokers = luck.sample(JOKERS * 2, luck.randint(1, 5))
    return (*jokers, *luck.sample(numbers, luck.randint(1, min(len(numbers), MOST_PIECES - len(jokers)))))


def compare(pieces: Words, limits: TwistLimits) -> int:
    """Compare the catalogue of the pieces, and what it covers, with every choice of them; return how many sets."""
    faces, rules = read_faces(pieces), rules_of(limits)
    possible = all_sets(pieces, limits)
    assert sets_made_of(Counter(pieces), limits) == possible.keys(), pieces
    listed = {}
    for entry in catalogue(faces, rules):
        row = tuple(map(write_face, entry.row))
        assert entry.points == points(row, limits), row
        assert tuple(sorted(row)) not in listed, row
        listed[tuple(sorted(row))] = entry.points
    assert listed.keys() <= possible.keys(), pieces
    for chosen, worth in possible.items():
        # What is not listed in its best order falls into listed sets that are worth as much.
        if listed.get(chosen) != worth:
            assert points_in_parts(chosen, listed) >= worth, chosen

    most = most_points(pieces, possible)
    assert cover(faces, rules) == most, pieces
    assert covers(faces, rules, most), pieces
    assert not covers(faces, rules, most + 1), pieces
    return len(possible)


@pytest.mark.slow(reason="every choice of some pieces is laid in every order that could be a set")
def test_the_catalogue_is_complete(deep: bool) -> None:
    luck = random.Random(112)
    found = [compare(random_pieces(luck), BOOKLET) for _ in range(600 if deep else 4)]
    assert sum(found) > 5 * len(found)


@pytest.mark.slow(reason="every choice of some pieces is laid in every order that could be a set")
def test_the_catalogue_is_complete_under_house_rules(deep: bool) -> None:
    luck = random.Random(113)
    found = [compare(random_pieces(luck), random_limits(luck)) for _ in range(600 if deep else 10)]
    assert sum(found) > len(found)


@pytest.mark.parametrize(
    ("pieces", "most"),
    [
        ("O12 O13 M O13 O12", 50),
        ("R2 R3 R4 M R4 R3 R2", 18),
        ("R2 D R5 K1 K1 M", 16),
        ("R2 R3 C B5 B6 C", 27),
        ("C M C", 0),
        ("J D J D C M C M", 0),
        ("R13 J D J D C M C M", 92),
    ],
)
def test_the_best_division_is_found(pieces: str, most: int) -> None:
    assert cover(read_row(pieces), SetRules()) == most
