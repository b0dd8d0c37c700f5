"""Tasks of the search on the crossword grid, from rounds that the solver plays."""

from collections.abc import Iterator
from random import Random

import pytest
from msgspec.structs import replace

from tilewright.cli.measuring.game_times import turbo_round
from tilewright.dice.grid import CrossingJoker, GridRules
from tilewright.solver.crossword import kernel
from tilewright.solver.crossword.pool import Turn
from tilewright.solver.crossword.solve import solve_grid
from tilewright.solver.crossword.task import Found, Limits, Task
from tilewright.solver.solve import Objective

_OBJECTIVES = (Objective.TILES, Objective.TILES, Objective.POINTS, Objective.OUT)


def turns(random: Random, count: int) -> Iterator[Turn]:
    """Yield turns of rounds, one in three under a house rule."""
    while count > 0:
        for solved in turbo_round(random):
            yield _ruled(random, solved.turn)
            count -= 1
            if not count:
                return


def _ruled(random: Random, turn: Turn) -> Turn:
    match random.randint(0, 11):
        case 0:
            return replace(turn, rules=GridRules(descending=True))
        case 1:
            return replace(turn, rules=GridRules(crossing_joker=CrossingJoker.EACH))
        case 2:
            return replace(turn, max_sets=random.choice((1, 2)))
        case 3:
            return replace(turn, must_lay=False)
        case _:
            return turn


def tasks(random: Random, count: int, most_layouts: int) -> list[Task]:
    """Return tasks as `solve_grid` asks them, with limits that are often reached."""
    met: list[Task] = []

    def noted(task: Task) -> Found:
        met.append(task)
        return Found(None, exact=False)

    with pytest.MonkeyPatch.context() as patch:
        for turn in list(turns(random, count)):
            patch.setattr(kernel, "search", noted)
            limits = Limits(random.choice((10, 4_000)), random.choice((20, most_layouts)))
            solve_grid(turn, random.choice(_OBJECTIVES), limits)
    return met
