"""Freed jokers that must end the turn in a new set (FR-24, A-19): the solver against every legal turn."""

from collections.abc import Mapping
from random import Random

import pytest

from tests.judges.every_turn import best_worth
from tests.judges.naive_turns import Position as NaivePosition
from tests.judges.naive_turns import turn_fault
from tests.records.games import texts
from tests.solver.positions import JOKER, close, crowded, position
from tests.solver.test_solve import solved, worth
from tilewright.game.table import Position, faces_on
from tilewright.rules.booklets import booklet
from tilewright.rules.house import with_house
from tilewright.rules.rulebook import Rulebook
from tilewright.solver.solve import Objective
from tilewright.tiles import Row, faces_of, write_face, write_row

HOUSES: dict[str, dict[str, str]] = {
    "as printed": {},
    "two rack tiles": {"jokers.reuse": "new_set_two_rack_tiles"},
    "four jokers": {"box.pieces": "160"},
    "freed by rearranging": {"box.pieces": "160", "jokers.release": "rearrange"},
    "one joker a set": {"box.pieces": "160", "jokers.max_per_set": "1"},
    "jokers apart": {"box.pieces": "160", "jokers.adjacent": "no", "jokers.group_of_three": "both"},
    "sets of jokers alone": {"box.pieces": "160", "sets.min_natural": "0"},
    "four jokers and rack tiles": {"box.pieces": "160", "jokers.reuse": "new_set_two_rack_tiles"},
}


@pytest.mark.slow(reason="every way to lay small positions is judged")
@pytest.mark.parametrize("house", HOUSES)
def test_turns_that_free_jokers_are_the_best_of_all_legal_ones(house: str, deep: bool) -> None:
    """FR-24, A-19: all turns are put before the judge, and the answer before a judge that shares no code with it."""
    random = Random(f"new sets {house}")
    rules = with_house(booklet("classic-fr"), HOUSES[house])
    positions = 10_000 if HOUSES[house] else 30_000
    for _ in range(positions if deep else positions // 1_500):
        before = joker_position(random, rules)
        objective = random.choice((Objective.TILES, Objective.POINTS))
        answer = solved(before, objective)
        best = best_worth(before, lambda faces: worth(rules, objective, faces)) or 0  # noqa: B023 -- called at once
        found = worth(rules, objective, answer.played)
        assert found == best if answer.exact else found <= best, before
        assert answer.exact or "rack tiles" in house
        if answer.played:
            assert turn_fault(naive(before, HOUSES[house]), tuple(map(written, answer.rows))) is None, before


def test_a_row_is_not_turned_into_one_in_which_a_kept_joker_means_something_else() -> None:
    """A-22: `J J K5` may not lie so, and in `J K5 J` no joker is the K3 that it was."""
    rules = with_house(booklet("classic-fr"), HOUSES["jokers apart"])
    assert write_row(solved(position("B3 R3 J | B5 O5 J", "O3 K5 J", rules), Objective.TILES).played) == "K5 O3 J"


@pytest.mark.parametrize(("table", "rack", "most"), [("R11 J J", "R9 R9 K9", 0), ("J J K12", "O11 K10 O12", 1)])
def test_a_joker_freed_from_beside_one_number_does_not_end_beside_it(table: str, rack: str, most: int) -> None:
    """A-19: a row with that number again is not new, whatever else is in it."""
    before = position(table, rack, with_house(booklet("classic-fr"), HOUSES["freed by rearranging"]))
    assert solved(before).tiles == (best_worth(before, len) or 0) == most


def joker_position(random: Random, rules: Rulebook) -> Position:
    """Return a small position of a player who has opened, with a joker on the table."""
    while True:
        before = crowded(random, rules) if random.random() < 0.3 else close(random, rules, rack=5)
        if before.opened and any(JOKER in row for row in faces_on(before.table)):
            return before


def naive(before: Position, house: Mapping[str, str]) -> NaivePosition:
    """Return the position as the second judge reads it."""
    table = tuple(map(written, faces_on(before.table)))
    return NaivePosition(texts("classic-fr", house), table, written(faces_of(before.rack)), before.opened)


def written(row: Row) -> tuple[str, ...]:
    """Return the pieces of a row as words."""
    return tuple(map(write_face, row))
