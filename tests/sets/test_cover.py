"""The most points that disjoint sets make, against trying every division."""

import random
from collections.abc import Iterator
from itertools import combinations

import pytest

from tests.judges.naive_sets import BOOKLETS, COLORS, JOKER, Limits, Words, most_points
from tests.sets.rows import EVERY_LIMIT, rules_of
from tests.sets.test_kernel import random_row, random_rules
from tilewright.sets.cover import cover, cover_of_set, covers
from tilewright.sets.readings import readings
from tilewright.sets.rules import SetRules
from tilewright.tiles import CODES, FACES, Box, Joker, JokerKind, Row, beyond_the_box, read_faces, read_row


def random_pieces(luck: random.Random) -> Words:
    """Return up to nine pieces of the box of 160, close enough together to make sets."""
    colors = luck.sample(COLORS, luck.randint(1, 4))
    low = luck.randint(1, 11)
    pieces = [f"{color}{number}" for color in colors for number in range(low, min(low + 5, 14))] * 3
    pieces += [JOKER] * 4
    return tuple(luck.sample(pieces, luck.randint(0, min(9, len(pieces)))))


def compare(pieces: Words, limits: Limits) -> int:
    """Compare both ways on one collection, and return what it makes."""
    faces, rules, most = read_faces(pieces), rules_of(limits), most_points(pieces, limits)
    assert cover(faces, rules) == most, pieces
    assert covers(faces, rules, most), pieces
    assert not covers(faces, rules, most + 1), pieces
    assert all(covers(faces, rules, less) for less in (0, most // 2, most - 1)), pieces
    return most


@pytest.mark.slow(reason="every division of hundreds of collections is tried")
def test_cover_agrees_with_trying_every_division(deep: bool) -> None:
    luck = random.Random(106)
    found = [compare(random_pieces(luck), BOOKLETS) for _ in range(40_000 if deep else 25)]
    assert sum(most > 0 for most in found) > len(found) / 3


@pytest.mark.slow(reason="every division of hundreds of collections is tried")
def test_cover_agrees_with_trying_every_division_under_house_rules(deep: bool) -> None:
    luck = random.Random(160)
    for _ in range(1_000 if deep else 2):
        pieces = random_pieces(luck)
        for limits in EVERY_LIMIT:
            compare(pieces, limits)


@pytest.mark.parametrize(
    ("pieces", "most"),
    [
        ("R10 R11 R12 K10 B10 O2", 33),
        ("R10 R11 R12 K10 B10 O10 O2", 63),
        ("R1 R2 R3 R4 R5 R6 R7", 28),
        ("R10 R11 R12 J J J", 69),
        ("R12 R13 R1", 0),
        ("K5 J J R5", 20),
        ("J J J J", 0),
        ("B7", 0),
    ],
)
def test_cover_finds_the_best_division(pieces: str, most: int) -> None:
    assert cover(read_row(pieces), SetRules()) == most


def test_no_pieces_make_no_points_and_reach_none() -> None:
    assert cover((), SetRules()) == 0
    assert covers((), SetRules(), 0)
    assert not covers((), SetRules(), 1)


@pytest.mark.slow(reason="a rack of the largest size, with pieces that nearly all fit together")
def test_a_dense_rack_of_twenty_is_answered() -> None:
    pieces = read_row("K5 K6 K7 K8 K9 R5 R6 R7 R8 R9 B5 B6 B7 B8 B9 O5 O6 O7 J J")
    assert cover(pieces, SetRules()) == 144
    assert covers(pieces, SetRules(), 144)
    assert not covers(pieces, SetRules(), 145)


def rows_with_jokers() -> Iterator[Row]:
    """Yield every run and group of one choice of colors with jokers in up to four of its places."""
    runs = [FACES[first:end] for first in range(11) for end in range(first + 3, 14)]
    groups = [FACES[number : 13 * size : 13] for number in range(13) for size in (3, 4)]
    for row in (*runs, *groups):
        for count in range(1, min(5, len(row))):
            for places in combinations(range(len(row)), count):
                yield tuple(Joker(JokerKind.CLASSIC) if place in places else face for place, face in enumerate(row))


@pytest.mark.slow(reason="a search for each of hundreds of rows")
def test_what_an_opening_takes_of_a_set_is_what_its_pieces_cover(deep: bool) -> None:
    """A-08: with extras the pieces of a set are valued in their best arrangement."""
    luck = random.Random(8)
    rules = [SetRules(max_jokers=most) for most in (None, 1, 2, 3)]
    asked = [(row, limits) for row in rows_with_jokers() for limits in rules if deep or luck.random() < 0.03]
    asked += [(random_row(luck), random_rules(luck)) for _ in range(20_000 if deep else 1_000)]
    box = Box(2, tuple((kind, 4 if kind is JokerKind.CLASSIC else 2) for kind in JokerKind))
    sets = [(row, limits) for row, limits in asked if readings(row, limits) and not beyond_the_box(row, box)]
    assert len(sets) > len(asked) / 4
    for row, limits in sets:
        assert cover_of_set(bytes([CODES[face] for face in row]), limits) == cover(row, limits), (row, limits)
