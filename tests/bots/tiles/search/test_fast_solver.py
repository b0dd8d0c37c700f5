"""What can be laid, asked in piles: the same as the solver says of positions."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.bots.matches import choices
from tests.tables import rulebook_named
from tilewright.bots.protocol import position_of
from tilewright.bots.tiles.search.candidates import table_with
from tilewright.bots.tiles.search.counts import ONE, Counts, codes_in, counts_of_tiles, size_of
from tilewright.bots.tiles.search.fast_solver import fast_solver
from tilewright.game.position import Position
from tilewright.solver.solve import Objective, best_table, playable, solve

# The jokers of classic-fr remember what they stood for, which piles do not.
FREE = ["classic-de", "classic-nl", "six", "twist"]


def positions(house: str, every: int = 7) -> list[Position]:
    """Return some positions of games between bots that fill the table."""
    rules = rulebook_named(f"{house} match.games=1")
    places = [position_of(choice.view) for choice in choices(rules, ("greedy", "beginner", "greedy"), 4)]
    return places[::every]


def piles_of(position: Position) -> tuple[Counts, Counts]:
    """Return table and rack as piles."""
    return counts_of_tiles(tuple(tile for row in position.table for tile in row)), counts_of_tiles(position.rack)


@pytest.mark.parametrize("house", FREE)
def test_the_largest_turn_equals_that_of_the_solver(house: str) -> None:
    opened = [position for position in positions(house) if position.opened]
    assert opened
    for position in opened:
        solver = fast_solver(position.rules)
        table, rack = piles_of(position)
        assert size_of(solver.most(table, rack, solver.most_tiles)) == solve(position).tiles
        assert solver.fits(table, rack) == (best_table(position, Objective.OUT) is not None)


@pytest.mark.parametrize("house", FREE)
def test_openings_are_found_where_the_solver_finds_them(house: str) -> None:
    met = 0
    for position in positions(house, 3):
        if position.opened:
            continue
        solver = fast_solver(position.rules)
        table, rack = piles_of(position)
        assert solver.opens(rack) == bool(solver.opening(table, rack)) == playable(position)
        for opening in (solver.opening(table, rack), solver.small_opening(rack)):
            assert not opening or table_with(position, opening) is not None
            met += bool(opening)
    assert met


@pytest.mark.parametrize("house", ["classic-de", "twist"])
def test_no_piece_of_a_small_opening_can_be_left_out(house: str) -> None:
    met = 0
    for position in positions(house, 1):
        solver = fast_solver(position.rules)
        small = 0 if position.opened else solver.small_opening(counts_of_tiles(position.rack))
        for code in codes_in(small):
            less = small - ONE[code]
            assert not less or table_with(replace(position, table=()), less) is None
            met += 1
    assert met


@pytest.mark.parametrize("house", [*FREE, "classic-fr"])
def test_pieces_may_be_played_exactly_if_there_is_a_legal_table(house: str) -> None:
    for position in positions(house, 5):
        table, rack = piles_of(position)
        if house == "classic-fr" and table >> 8 * 52:
            continue
        for code in sorted(set(codes_in(rack))):
            for pieces in (ONE[code], rack - ONE[code]):
                may = bool(pieces) and fast_solver(position.rules).may_lay(table, pieces, opened=position.opened)
                assert may == (bool(pieces) and table_with(position, pieces) is not None)
