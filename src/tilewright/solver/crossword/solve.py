"""The best turn on the crossword grid: which dice to play, and the grid they lead to."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator, Sequence

from msgspec import Struct

from tilewright.dice.grid import Cell, Faces
from tilewright.dice.notation import write_grid
from tilewright.solver.classic import queries
from tilewright.solver.classic.question import WEIGHTS
from tilewright.solver.common.question import MOST_COPIES
from tilewright.solver.common.rows import rows_of
from tilewright.solver.crossword.cover import CoverSearch, OutOfSteps
from tilewright.solver.crossword.islands import Islands
from tilewright.solver.crossword.placing import on_one_grid
from tilewright.solver.crossword.pool import Pool, Turn, pool_of
from tilewright.solver.solve import Objective
from tilewright.solver.weights import FACE_VALUES
from tilewright.tiles.faces import CODES, FACES, Face, Row
from tilewright.tiles.notation import write_row

STEPS = 4_000
"""The default limit of search steps."""

# More than the total points of all dice, and more than their number.
_POINTS, _DICE = 1 << 11, 1 << 8


class GridAnswer(Struct, frozen=True, kw_only=True):
    """The best turn: the grid it leaves, the dice it plays, their number and their points.

    If nothing is played, there is no legal turn and the grid is unchanged. `exact` means that it is proven best, `us`
    is the time it took in microseconds.
    """

    grid: Faces
    played: Row
    tiles: int
    points: int
    exact: bool
    us: float

    @property
    def table(self) -> Faces:
        """The grid under the name that plays and records use."""
        return self.grid

    def __str__(self) -> str:
        return f"{write_row(self.played) or 'nothing'} -> {write_grid(self.grid)}"

    def __repr__(self) -> str:
        return f"<GridAnswer {self}>"


def solve_grid(turn: Turn, objective: Objective = Objective.TILES, steps: int = STEPS) -> GridAnswer:
    """Return the best turn; where `steps` run out, the best one found by then.

    >>> from tilewright.tiles.notation import read_row, write_row
    >>> before = {Cell(x, 0): face for x, face in enumerate(read_row("K3 K4 K5"))}
    >>> write_row(solve_grid(Turn(grid=before, own=read_row("R3 B3 O9"))).played)
    'R3 B3'
    """
    began = time.perf_counter()
    points = (*FACE_VALUES, turn.joker_value)
    pool = pool_of(turn, [_worth(count, objective) for count in points])
    islands, exact = _searched(turn, pool, objective, steps)
    grid = turn.grid if islands is None else on_one_grid(islands, turn.grid)
    played = _in_order(turn.own, Counter(grid.values()) - Counter(turn.grid.values()))
    return GridAnswer(
        grid=grid,
        played=played,
        tiles=len(played),
        points=sum(points[CODES[face]] for face in played),
        exact=exact,
        us=(time.perf_counter() - began) * 1e6,
    )


def _searched(turn: Turn, pool: Pool, objective: Objective, steps: int) -> tuple[tuple[Faces, ...] | None, bool]:
    """Return the islands of the best turn, if there is any, and whether it is proven best."""
    layer = Islands(turn, pool)
    search = CoverSearch(pool, layer.accepts, steps)
    if objective is Objective.OUT:
        search.best = pool.whole - 1
    for islands in _without_crossings(turn, pool):
        left_out = pool.left_out(face for island in islands for face in island.values())
        value = pool.whole - sum(left_out[kind] * pool.worth[kind] for kind in pool.present)
        if value > search.best and pool.has_required_set(left_out) and layer.takes(islands):
            search.best = value
    try:
        search.run()
    except OutOfSteps:
        return layer.found, False
    # Where the number of sets is limited, a long line may be legal though its parts are not: then only playing all dice
    # is a proof.
    return layer.found, layer.doubt <= search.best and (turn.max_sets is None or search.best == pool.whole)


def _without_crossings(turn: Turn, pool: Pool) -> Iterator[list[Faces]]:
    """Yield candidate turns without crossings: lower bounds for the search.

    These are separate sets of all dice, and sets of the player's dice next to the unchanged grid. Where the kernel
    cannot be used, or the number of sets is limited, each is a single set of the player's dice, so that there is always
    a legal turn where a set must be laid.
    """
    on_grid, held = [CODES[face] for face in turn.grid.values()], [CODES[face] for face in turn.own]
    few = max(map(sum, zip(pool.old, pool.own, strict=True))) <= MOST_COPIES
    if few:
        weights = WEIGHTS.pack(*pool.worth)
        if (solution := queries.best(queries.counts_of(on_grid, held), weights)) is not None:
            yield [_island(row) for row in rows_of(solution.flat)]
        if (solution := queries.best(queries.counts_of((), held), weights)) is not None:
            yield [turn.grid, *(_island(row) for row in rows_of(solution.flat))]
    if turn.max_sets is not None or not few:
        for one in pool.own_sets:
            yield [turn.grid, _island(one.kinds)]


def _in_order(own: Row, new: Counter[Face]) -> Row:
    """Return the new faces in the order of the player's dice, the first of equal ones."""
    return tuple([face for at, face in enumerate(own) if own[:at].count(face) < new[face]])


def _island(kinds: Sequence[int]) -> Faces:
    return {Cell(x, 0): FACES[kind] for x, kind in enumerate(kinds)}


def _worth(points: int, objective: Objective) -> int:
    return points * _DICE + 1 if objective is Objective.POINTS else _POINTS + points
