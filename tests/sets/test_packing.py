"""The search for disjoint sets: its results against a plain search, and its time on the hardest pieces known."""

import random
import time
from collections import Counter
from functools import cache
from statistics import median

import pytest

from tests.forms import in_each_form
from tests.solver.test_kernel import run_sanitized
from tests.speed import Speed
from tilewright.kernel import FORMS
from tilewright.rules.booklets import booklet
from tilewright.rules.house import with_house
from tilewright.rules.rulebook import Rulebook, set_rules
from tilewright.sets.catalogue import catalogue
from tilewright.sets.cover import pack
from tilewright.sets.rules import SetRules
from tilewright.tiles import COLORS, Face, Joker, faces_of, read_row, tiles_of

# Found by hill climbing on the number of steps, in several forms of the search; the first is a draft that once took
# seconds.
HARD = """
 40 | twist      | K1 K1 R1 R1 B1 B1 O1 O1 K2 K2 R2 R2 B2 B2 O2 O2 K3 K3 R3 R3 B3 B3 O3 O3 K4 R4 B4
100 | classic-nl | K1 K1 R1 B1 B1 O1 O1 K2 K2 R2 R2 B2 B2 O2 O2 K3 K3 R3 R3 B3 B3 O3 O3 K4 R4 B4 B4 O4 O4 K5 R5 R5 B5
100 | classic-nl | K1 K1 R1 B1 O1 O1 K2 K2 R2 R2 B2 O2 K3 K3 R3 B3 O3 K4 R4 O4 R5 B5 O5 K6 K6 R6 K7 O7 R8 O8 K9 K9 B9 J
100 | classic-nl | R1 B1 B1 O1 O1 K2 K2 R2 B2 B2 O2 O2 K3 K3 R3 B3 R4 B4 R5 B5 O5 K6 O7 O7 R8 R8 B8 K9 B10 J J
100 | six        | R1 B1 O1 K2 K2 R2 R2 B2 K3 R3 R3 R3 B3 O3 O3 K4 K4 R4 B4 O4 K5 K5 R5 O5 K6 R6 O6 O7 O7 K9 R10 R10 J
100 | twist      | K1 K1 R1 R1 B1 B1 O1 O1 K2 K2 R2 R2 B2 B2 O2 O2 K3 R3 R3 B3 B3 O3 O3 B5 R11 J J D D C C M M
100 | twist      | K1 K1 K2 K2 K3 K4 K6 R1 R2 R3 R4 R5 B1 B1 B2 B2 B3 B6 B6 O1 O1 O2 O2 O3 O3 O4 O5 O5 O9 J C C M M
100 | twist      | K1 K1 K2 K2 K3 R1 R1 R2 R2 R3 R3 R4 R11 B1 B1 B2 B3 B5 B6 B8 O1 O1 O2 O3 O3 J J D D C C M
100 | twist      | K1 K1 R1 B1 B1 O1 K2 R2 B2 O2 R3 R3 O3 O3 K4 K4 R4 B4 B4 O4 O4 K5 K5 J J D D C M
100 | twist      | B1 B1 B2 B2 B3 B3 C C J J K1 K1 K2 K2 K3 K3 K7 M M O1 O1 O2 O2 O3 O4 O7 O7 R1 R1 R2 R2 R3 R4 R8 R8
"""
HOUSES: tuple[dict[str, int | str], ...] = (
    {},
    {"sets.min_natural": 0},
    {"jokers.max_per_set": 2, "jokers.adjacent": "no"},
    {"jokers.max_per_set": 1, "jokers.adjacent": "no"},
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
    most_points = []
    for _ in range(30_000 if deep else 25):
        rulebook = random_rules(luck)
        pieces, rules = random_pieces(rulebook, luck), set_rules(rulebook)
        best = plain_cover(pieces, rules)
        for most in (10**6, best + 1, best, best // 2, 30):
            for found in in_each_form(pack, Counter(pieces), rules, most):
                assert found.points == min(best, most), (pieces, rules)
        most_points.append(best)
    assert sum(best > 0 for best in most_points) > len(most_points) / 3


@pytest.mark.slow(reason="larger collections, up to half a second each in the plain form")
def test_both_forms_agree_on_larger_collections(deep: bool) -> None:
    luck = random.Random(18)
    for _ in range(3_000 if deep else 40):
        rulebook = random_rules(luck)
        box = faces_of(tiles_of(rulebook.box.contents))
        pieces, rules, most = Counter(luck.sample(box, luck.randint(3, 24))), set_rules(rulebook), luck.randint(20, 100)
        assert len({found.points for found in in_each_form(pack, pieces, rules, most)}) == 1, pieces


@pytest.mark.speed
def test_hard_positions_are_answered_within_the_limit_of_a_request(speed: Speed) -> None:
    """A request has 50 ms."""
    if "compiled" not in FORMS:
        pytest.skip("the plain form is exact, but slower")
    found = []
    for most, rulebook, pieces in hard_positions():
        seconds = []
        for _ in range(3):
            began = time.process_time()
            pack(pieces, set_rules(rulebook), most)
            seconds.append(time.process_time() - began)
        found.append((median(seconds), f"packing {pieces.total()} hard pieces of {rulebook.id}"))
    longest, what = max(found)
    speed.at_most(5, longest, what)


def test_an_opening_is_found_where_a_search_with_a_budget_gave_up() -> None:
    rules = SetRules(max_jokers=2, adjacent_jokers=False)
    pieces = "K1 K1 R1 B1 B1 O1 K2 R2 B2 O2 R3 R3 O3 O3 K4 K4 R4 B4 B4 O4 O4 K5 K5 J J D D C M"
    for found in in_each_form(pack, Counter(read_row(pieces)), rules, 100):
        assert found.points == 100


def test_jokers_beside_a_mirror_do_not_split_a_mirrored_run() -> None:
    # Falling to the mirror it keeps its jokers apart; without the runs 1 to 3, the rest could not.
    rules = SetRules(adjacent_jokers=False)
    pieces = read_row("R1 R1 R2 R2 R3 R3 R5 R5 J J D D M")
    for found in in_each_form(pack, Counter(pieces), rules, 1000):
        assert found.points == 2 * sum(range(1, 8))


def test_a_whole_box_reaches_any_minimum_and_no_more_than_all_it_has() -> None:
    pieces = faces_of(tiles_of(booklet("twist").box.contents))
    for found in in_each_form(pack, Counter(pieces), set_rules(booklet("twist")), 100):
        assert found.points == 100


def test_more_pieces_than_any_box_has_are_refused() -> None:
    if "compiled" not in FORMS:
        pytest.skip("the plain form does not check")
    with pytest.raises(ValueError, match="face 53: 3 pieces"):
        pack(Counter(read_row("D D D")), SetRules(), 30)


@pytest.mark.slow(reason="a build and thousands of searches in another process")
@pytest.mark.deep
def test_the_search_is_clean_under_the_sanitizers(tmp_path_factory: pytest.TempPathFactory) -> None:
    run_sanitized(
        tmp_path_factory,
        "from tests.sets.test_packing import *\n"
        "luck = random.Random(19)\n"
        "for most, rulebook, pieces in hard_positions(): pack(pieces, set_rules(rulebook), most)\n"
        "for _ in range(2000):\n"
        "    rulebook = random_rules(luck); box = faces_of(tiles_of(rulebook.box.contents))\n"
        "    pack(Counter(luck.sample(box, luck.randint(0, 40))), set_rules(rulebook), 100)\n",
    )
