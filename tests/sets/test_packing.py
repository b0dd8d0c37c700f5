"""The search for disjoint sets: its budget of steps, and its results against a plain search."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache

import pytest

from tilewright.rules.booklets import booklet
from tilewright.rules.house import with_house
from tilewright.rules.rulebook import Rulebook, set_rules
from tilewright.sets.catalogue import catalogue
from tilewright.sets.packing import MOST_STEPS, STEPS_PER_ROW, pack
from tilewright.sets.rules import SetRules
from tilewright.tiles.faces import COLORS, Face, Joker
from tilewright.tiles.notation import read_row
from tilewright.tiles.tile import faces_of, tiles_of

# Found by hill climbing on the number of steps; the first is the draft of 27 low pieces that once took seconds.
HARD = """
 40 | twist      | K1 K1 R1 R1 B1 B1 O1 O1 K2 K2 R2 R2 B2 B2 O2 O2 K3 K3 R3 R3 B3 B3 O3 O3 K4 R4 B4
100 | classic-nl | K1 K1 R1 B1 B1 O1 O1 K2 K2 R2 R2 B2 B2 O2 O2 K3 K3 R3 R3 B3 B3 O3 O3 K4 R4 B4 B4 O4 O4 K5 R5 R5 B5
100 | classic-nl | K1 K1 R1 B1 O1 O1 K2 K2 R2 R2 B2 O2 K3 K3 R3 B3 O3 K4 R4 O4 R5 B5 O5 K6 K6 R6 K7 O7 R8 O8 K9 K9 B9 J
100 | classic-nl | R1 B1 B1 O1 O1 K2 K2 R2 B2 B2 O2 O2 K3 K3 R3 B3 R4 B4 R5 B5 O5 K6 O7 O7 R8 R8 B8 K9 B10 J J
100 | six        | R1 B1 O1 K2 K2 R2 R2 B2 K3 R3 R3 R3 B3 O3 O3 K4 K4 R4 B4 O4 K5 K5 R5 O5 K6 R6 O6 O7 O7 K9 R10 R10 J
100 | twist      | K1 K1 R1 R1 B1 B1 O1 O1 K2 K2 R2 R2 B2 B2 O2 O2 K3 R3 R3 B3 B3 O3 O3 B5 R11 J J D D C C M M
100 | twist      | K1 K1 R1 B1 B1 O1 K2 R2 B2 O2 R3 R3 O3 O3 K4 K4 R4 B4 B4 O4 O4 K5 K5 J J D D C M
"""
HOUSES: tuple[dict[str, int | str], ...] = (
    {},
    {"sets.min_natural": 0},
    {"jokers.max_per_set": 2, "jokers.adjacent": "no"},
)


def hard_positions() -> list[tuple[int, Rulebook, Counter[Face]]]:
    """Return the limit, rules and pieces of each hard position under each set of house rules, and whole boxes."""
    found = []
    for line in HARD.strip().splitlines():
        most, rules, pieces = (part.strip() for part in line.split("|"))
        found += [(int(most), with_house(booklet(rules), house), Counter(read_row(pieces))) for house in HOUSES]
    for rules in ("classic-nl", "six", "twist"):
        whole = Counter(faces_of(tiles_of(booklet(rules).box.contents)))
        found += [(100, with_house(booklet(rules), house), whole) for house in HOUSES[::2]]
    return found


def plain_cover(pieces: tuple[Face, ...], rules: SetRules) -> int:
    """Return the most points of disjoint sets, by trying every choice of sets of the catalogue."""
    entries = [(Counter(entry.row), entry.points) for entry in catalogue(pieces, rules)]

    @cache
    def most(left: tuple[Face, ...], first: int) -> int:
        counts = Counter(left)
        best = 0
        for place, (used, points) in enumerate(entries[first:], start=first):
            if used <= counts:
                best = max(best, points + most(tuple((counts - used).elements()), place))
        return best

    return most(pieces, 0)


def random_rules(luck: random.Random) -> Rulebook:
    """Return a rulebook with random values for all rules about jokers in sets."""
    rules = luck.choice(["classic-nl", "six", "twist", "twist"])
    house: dict[str, int | str] = {
        "sets.min_natural": luck.choice([0, 1]),
        "jokers.max_per_set": luck.choice(["none", "1", "2", "3"]),
        "jokers.adjacent": luck.choice(["yes", "yes", "no"]),
    }
    if rules == "twist":
        house |= {
            "change.at_start": luck.choice(["yes", "no"]),
            "change.max_per_run": luck.choice([1, 2]),
            "change.max_colors": luck.choice([2, 3]),
            "mirror.min_side": luck.choice([1, 2]),
            "mirror.group_limit": luck.choice(["per_side", "total"]),
        }
    return with_house(booklet(rules), house)


def random_pieces(rulebook: Rulebook, luck: random.Random) -> tuple[Face, ...]:
    """Return up to twelve pieces of the box, close enough together to make sets."""
    low, colors = luck.randint(1, 11), luck.sample(COLORS, luck.randint(1, 4))
    box = faces_of(tiles_of(rulebook.box.contents))
    jokers = [face for face in box if isinstance(face, Joker)]
    near = [
        face for face in box if not isinstance(face, Joker) and face.color in colors and low <= face.value < low + 5
    ]
    chosen = luck.sample(jokers, luck.randint(0, min(3, len(jokers))))
    return (*chosen, *luck.sample(near, luck.randint(0, min(9, len(near)))))


@pytest.mark.slow(reason="a plain search of many collections under many rules")
def test_results_are_those_of_a_plain_search(deep: bool) -> None:
    luck = random.Random(17)
    found = []
    for _ in range(3_000 if deep else 150):
        rulebook = random_rules(luck)
        pieces, rules = random_pieces(rulebook, luck), set_rules(rulebook)
        best = plain_cover(pieces, rules)
        for most in (10**6, best + 1, best, best // 2, 30):
            packing = pack(Counter(pieces), rules, most)
            assert packing.exact
            assert packing.points == min(best, most), (pieces, rules)
        found.append(best)
    assert sum(best > 0 for best in found) > len(found) / 3


@pytest.mark.slow(reason="the hardest positions known, under several house rules")
def test_no_pieces_and_no_rules_take_more_steps_than_the_budget() -> None:
    longest_step = max(2_000, STEPS_PER_ROW)
    for most, rulebook, pieces in hard_positions():
        packing = pack(pieces, set_rules(rulebook), most)
        assert packing.steps <= MOST_STEPS + longest_step, (rulebook.id, pieces)
        assert packing.exact or packing.steps > MOST_STEPS


def test_hard_positions_of_the_booklets_are_exact() -> None:
    for line in HARD.strip().splitlines()[:5]:
        most, rules, pieces = (part.strip() for part in line.split("|"))
        assert pack(Counter(read_row(pieces)), set_rules(booklet(rules)), int(most)).exact, line


def test_when_the_budget_is_spent_the_points_found_are_still_possible() -> None:
    pieces = faces_of(tiles_of(booklet("twist").box.contents))
    numbers = sum(face.value for face in pieces if not isinstance(face, Joker))
    packing = pack(Counter(pieces), set_rules(booklet("twist")), 10**6)
    assert not packing.exact
    assert 100 < packing.points <= numbers + 13 * 10
