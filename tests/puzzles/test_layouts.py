"""The second method of puzzles: what can be laid, by the catalogue, against the solver; and rows that stay whole."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain
from random import Random

import pytest

from tests.solver.positions import close, special
from tests.tables import cases
from tilewright.game.table import faces_on
from tilewright.puzzles.layouts import leftovers, lies_beside
from tilewright.rules.booklets import booklet
from tilewright.rules.rulebook import set_rules
from tilewright.sets.readings import arranged
from tilewright.sets.rules import SetRules
from tilewright.solver.plays import legal_plays
from tilewright.tiles import CODES, Joker, Row, faces_of, read_row, read_table


def ordered(row: Row) -> Row:
    """Return the pieces in the order of their codes."""
    return tuple(sorted(row, key=CODES.__getitem__))


@pytest.mark.slow(reason="covers tables by every set of the catalogue")
@pytest.mark.parametrize("name", ["classic-nl", "six", "twist"])
def test_what_can_be_laid_is_what_the_solver_lists(name: str, deep: bool) -> None:
    random, rules, seen = Random(f"layouts {name}"), booklet(name), 0
    while seen < (400 if deep else 8):
        before = special(random, rules) if name == "twist" else close(random, rules, rack=6)
        if not before.opened:
            continue
        seen += 1
        held = faces_of(before.rack)
        found = leftovers(tuple(chain(*faces_on(before.table))), held, set_rules(rules), len(held))
        laid = {ordered(tuple((Counter(held) - Counter(left)).elements())) for left in found}
        assert laid - {()} == {ordered(play.played) for play in legal_plays(before)}, before


@pytest.mark.parametrize(("table", "rack", "answer"), cases("whole_rows.txt"))
def test_a_rack_lies_beside_the_rows_or_not(table: str, rack: str, answer: str) -> None:
    rows = read_table(table.replace("/", "|"))
    assert lies_beside(rows, read_row(rack), SetRules()) == (answer == "yes")


def piles(rows: Sequence[Row], rack: Row) -> Iterator[tuple[Row, ...]]:
    """Yield every way to put each piece of the rack onto a row or onto a new pile."""
    if not rack:
        yield tuple(rows)
        return
    first, rest = rack[0], rack[1:]
    for place, row in enumerate(rows):
        yield from piles([*rows[:place], (*row, first), *rows[place + 1 :]], rest)
    yield from piles([*rows, (first,)], rest)


def test_rows_stay_whole_in_just_the_cases_that_trying_everything_finds(deep: bool) -> None:
    random, rules = Random("whole rows"), booklet("classic-nl")
    answers: list[bool] = []
    while len(answers) < (2_000 if deep else 40):
        before = close(random, rules, rack=4)
        rows, rack = faces_on(before.table), faces_of(before.rack)
        # Joined rows are counted by their jokers alone; see the table above.
        if any(isinstance(face, Joker) for row in rows for face in row):
            continue
        found = any(all(arranged(pile, set_rules(rules)) for pile in laid) for laid in piles(rows, rack))
        assert lies_beside(rows, rack, set_rules(rules)) == found, before
        answers.append(found)
    assert len(set(answers)) == 2
