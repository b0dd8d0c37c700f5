"""Times taken: of solving in both forms, of an integer program, of judging a turn.

Solving and judging are measured in processor time, so that whatever else runs on the machine counts little.
"""

from __future__ import annotations

import importlib
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from statistics import fmean, median

from msgspec import Struct

from tilewright.game.position import Position
from tilewright.game.table import faces_on
from tilewright.game.turn import judged
from tilewright.rules.rulebook import set_rules
from tilewright.sets.readings import readings
from tilewright.solver import kernel
from tilewright.solver.classic.question import WEIGHTS
from tilewright.solver.solve import best_table, solve
from tilewright.solver.weights import most_tiles
from tilewright.tiles.faces import CODES
from tilewright.tiles.tile import faces_of


class Times(Struct, frozen=True):
    """Median, 99th percentile and mean of some times, in seconds."""

    median: float
    p99: float
    mean: float


def times_of(seconds: Sequence[float]) -> Times:
    """Return what is said of many times."""
    ranked = sorted(seconds)
    return Times(median(ranked), ranked[min(len(ranked) - 1, int(len(ranked) * 0.99))], fmean(ranked))


@contextmanager
def form(name: str) -> Iterator[None]:
    """Let one form of the solver run for a while."""
    usual = kernel.solve
    kernel.solve = kernel.FORMS[name]
    try:
        yield
    finally:
        kernel.solve = usual


def solve_times(positions: Sequence[Position], name: str) -> list[float]:
    """Return how long `solve` takes for each position in one form, seen from outside."""
    taken = []
    with form(name):
        for position in positions:
            began = time.process_time()
            solve(position)
            taken.append(time.process_time() - began)
    return taken


def program_times(positions: Sequence[Position]) -> list[float] | None:
    """Return how long an integer program takes, or None without PuLP; raise if it is right and the solver is not."""
    try:
        program = importlib.import_module("tilewright.cli.measuring.program")
    except ImportError:
        return None
    taken = []
    for position in positions:
        weights = WEIGHTS.unpack(most_tiles(position.rules.jokers.penalty))
        table, rack = faces_on(position.table), faces_of(position.rack)
        seconds, worth = program.seconds_and_worth(table, rack, weights, set_rules(position.rules))
        ours = sum(weights[CODES[face]] for face in solve(position).played)
        if worth is not None and worth > ours:
            raise ArithmeticError(f"the integer program found {worth} where the solver found {ours}: {position}")
        taken.append(seconds)
    return taken


def judging_times(positions: Iterable[Position]) -> list[float]:
    """Return how long it takes to judge the best turn of each position that has one, seen for the first time."""
    taken = []
    for position in positions:
        if table := best_table(position):
            readings.cache_clear()
            began = time.process_time()
            assert not judged(position, table).faults
            taken.append(time.process_time() - began)
    return taken
