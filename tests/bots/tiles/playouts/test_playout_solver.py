"""What playouts lay: the same as the solver says of positions, but for special and bound jokers."""

from __future__ import annotations

import pytest

from tests.bots.matches import choices
from tests.tables import rulebook_named
from tilewright.bots.protocol import position_of
from tilewright.bots.tiles.playouts.situation import movable, playout_rules
from tilewright.bots.tiles.playouts.solving import PlayoutSolver, playout_solver
from tilewright.bots.tiles.search.counts import ONE, Counts, codes_in, counts_of_tiles, size_of
from tilewright.bots.tiles.searcher import table_with
from tilewright.game.table import Position
from tilewright.solver.solve import Objective, best_table, playable, solve

FREE = ["classic-de", "classic-nl", "six"]


def positions(house: str, every: int = 7) -> list[Position]:
    """Return some positions of games between bots that fill the table."""
    rules = rulebook_named(f"{house} match.games=1")
    places = [position_of(choice.view) for choice in choices(rules, ("greedy", "beginner", "greedy"), 4)]
    return places[::every]


def asked(position: Position) -> tuple[PlayoutSolver, Counts, Counts]:
    """Return the solver of playouts, and table and rack as it takes them."""
    solver = playout_solver(playout_rules(position.rules))
    return solver, movable(position.table, position.rules), counts_of_tiles(position.rack)


@pytest.mark.parametrize("house", FREE)
def test_the_largest_turn_equals_that_of_the_solver(house: str) -> None:
    opened = [position for position in positions(house) if position.opened]
    assert opened
    for position in opened:
        solver, table, rack = asked(position)
        assert size_of(solver.most(table, rack, solver.most_tiles).laid) == solve(position).tiles
        assert bool(solver.whole_rack(table, rack).laid) == (best_table(position, Objective.OUT) is not None)


@pytest.mark.parametrize("house", FREE)
def test_openings_are_found_where_the_solver_finds_them(house: str) -> None:
    met = 0
    for position in positions(house, 3):
        if position.opened:
            continue
        solver, table, rack = asked(position)
        least = position.rules.opening.min
        assert solver.opens(rack, least) == bool(solver.opening(table, rack, least).laid) == playable(position)
        for opening in (solver.opening(table, rack, least).laid, solver.small_opening(rack, least).laid):
            assert not opening or table_with(position, opening) is not None
            met += bool(opening)
    assert met


@pytest.mark.parametrize("house", [*FREE, "classic-fr", "twist"])
def test_what_fits_has_a_legal_table(house: str) -> None:
    for position in positions(house, 5):
        solver, table, rack = asked(position)
        for code in sorted(set(codes_in(rack))) if position.opened else ():
            for pieces in (ONE[code], rack - ONE[code]):
                may = bool(solver.whole_rack(table, pieces).laid)
                legal = bool(pieces) and table_with(position, pieces) is not None
                # Rows with special jokers are left alone and bound jokers are not freed, so legal turns are missed.
                assert may == legal or (legal and house not in FREE)
