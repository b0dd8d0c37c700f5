"""The best turn on the crossword grid: which dice to play, and the grid they lead to."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator, Sequence

from msgspec import Struct
from msgspec.structs import astuple

from tilewright.dice.grid import Faces
from tilewright.dice.notation import write_grid
from tilewright.solver.classic import queries
from tilewright.solver.classic.question import WEIGHTS
from tilewright.solver.common.question import JOKER, MOST_COPIES
from tilewright.solver.common.rows import rows_of
from tilewright.solver.crossword import kernel
from tilewright.solver.crossword.placing import on_one_grid
from tilewright.solver.crossword.pool import Turn
from tilewright.solver.crossword.sets import dice_sets
from tilewright.solver.crossword.task import Candidate, Limits, Task
from tilewright.solver.solve import Objective
from tilewright.solver.weights import FACE_VALUES
from tilewright.tiles import CODES, Face, Row, write_row

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

    def __eq__(self, other: object) -> bool:
        # How long it took is not part of the value.
        return isinstance(other, GridAnswer) and astuple(self)[:-1] == astuple(other)[:-1]

    def __hash__(self) -> int:
        return hash((frozenset(self.grid.items()), self.played))

    @property
    def table(self) -> Faces:
        """The grid under the name that plays and records use."""
        return self.grid

    def __str__(self) -> str:
        return f"{write_row(self.played) or 'nothing'} -> {write_grid(self.grid)}"

    def __repr__(self) -> str:
        return f"<GridAnswer {self}>"


def solve_grid(turn: Turn, objective: Objective = Objective.TILES, limits: Limits | None = None) -> GridAnswer:
    """Return the best turn; where the limits of the search are reached, the best one found by then.

    >>> from tilewright.dice.grid import Cell
    >>> from tilewright.tiles import read_row, write_row
    >>> before = {Cell(x, 0): face for x, face in enumerate(read_row("K3 K4 K5"))}
    >>> write_row(solve_grid(Turn(grid=before, own=read_row("R3 B3 O9"))).played)
    'R3 B3'
    """
    began = time.perf_counter()
    points = (*FACE_VALUES, turn.joker_value)
    worth = [_worth(count, objective) for count in points]
    found = kernel.search(
        Task(
            turn=turn,
            worth=worth,
            limits=limits or kernel.LIMITS,
            candidates=tuple(_candidates(turn, worth)),
            going_out=objective is Objective.OUT,
        )
    )
    grid = turn.grid if found.islands is None else on_one_grid(found.islands, turn.grid)
    played = _in_order(turn.own, Counter(grid.values()) - Counter(turn.grid.values()))
    return GridAnswer(
        grid=grid,
        played=played,
        tiles=len(played),
        points=sum(points[CODES[face]] for face in played),
        exact=found.exact,
        us=(time.perf_counter() - began) * 1e6,
    )


def _candidates(turn: Turn, worth: Sequence[int]) -> Iterator[Candidate]:
    """Yield turns without crossings: lower bounds for the search.

    These are separate sets of all dice, and sets of the player's dice next to the unchanged grid. Where the classic
    kernel cannot be used, or the number of sets is limited, each is a single set of the player's dice, so that there is
    always a legal turn where a set must be laid.
    """
    on_grid, held = [CODES[face] for face in turn.grid.values()], [CODES[face] for face in turn.own]
    dice = [*on_grid, *held]
    few = all(dice.count(kind) <= MOST_COPIES for kind in set(dice))
    if few:
        weights = WEIGHTS.pack(*worth)
        if (solution := queries.best(queries.counts_of(on_grid, held), weights)) is not None:
            yield Candidate(False, tuple(map(tuple, rows_of(solution.flat))))
        if (solution := queries.best(queries.counts_of((), held), weights)) is not None:
            yield Candidate(True, tuple(map(tuple, rows_of(solution.flat))))
    if turn.must_lay and (turn.max_sets is not None or not few):
        for one in dice_sets({kind for kind in held if kind != JOKER}, held.count(JOKER)):
            yield Candidate(True, (one,))


def _in_order(own: Row, new: Counter[Face]) -> Row:
    """Return the new faces in the order of the player's dice, the first of equal ones."""
    return tuple([face for at, face in enumerate(own) if own[:at].count(face) < new[face]])


def _worth(points: int, objective: Objective) -> int:
    return points * _DICE + 1 if objective is Objective.POINTS else _POINTS + points
