"""The plain form of the search on the crossword grid."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from msgspec.structs import replace

from tilewright.solver.crossword.budget import OutOfSteps
from tilewright.solver.crossword.cover import CoverSearch
from tilewright.solver.crossword.islands import Islands
from tilewright.solver.crossword.pool import Turn, pool_of
from tilewright.solver.crossword.task import Found, Task
from tilewright.solver.weights import FACE_VALUES
from tilewright.tiles.faces import Row

# More than the total points of all dice.
_DIE = 1 << 11


def search(task: Task) -> Found:
    """Return the best turn; where the limits are reached, the best one found by then."""
    turn, pool = task.turn, pool_of(task.turn, task.worth)
    layer = Islands(turn, pool, task.limits.layouts)
    cover = CoverSearch(pool, layer.accepts, task.limits.steps)
    if task.going_out:
        cover.best = pool.whole - 1
    for candidate in task.candidates:
        islands = candidate.islands(turn.grid)
        left_out = pool.left_out(face for island in islands for face in island.values())
        value = pool.whole - sum(left_out[kind] * pool.worth[kind] for kind in pool.present)
        if value > cover.best and pool.has_required_set(left_out) and layer.takes(islands):
            cover.best = value
    try:
        cover.run()
        if turn.max_sets is None:
            cover.best = layer.settled(cover.best)
    except OutOfSteps:
        return Found(layer.found, exact=False)
    # Where the number of sets is limited, a long line may be legal though its parts are not: then only playing all dice
    # is a proof.
    return Found(layer.found, exact=turn.max_sets is None or cover.best == pool.whole)


def playable(turn: Turn, hands: Sequence[Row], steps: int) -> list[tuple[int, int]]:
    """Return for each hand roughly how many of its dice can be played, and their points.

    Whether they fit the plane is not checked. `turn.own` does not matter.
    """
    return [_playable(replace(turn, own=hand), steps) for hand in hands]


def _playable(turn: Turn, steps: int) -> tuple[int, int]:
    worth = [_DIE + points for points in (*FACE_VALUES, turn.joker_value)]
    cover = CoverSearch(pool_of(turn, worth), lambda _: True, steps)
    with suppress(OutOfSteps):
        cover.run()
    return divmod(cover.best, _DIE)
