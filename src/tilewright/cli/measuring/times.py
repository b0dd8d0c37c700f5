"""Times of solving, of an integer program, and of judging a turn, in processor time.

Processor time depends little on what else runs on the machine.
"""

import importlib
import time
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from statistics import fmean, median

from msgspec import Struct

from tilewright.game.table import Position, faces_on
from tilewright.game.turn import judged
from tilewright.rules.rulebook import set_rules
from tilewright.sets.readings import readings
from tilewright.solver.classic.question import WEIGHTS
from tilewright.solver.plays import legal_plays
from tilewright.solver.solve import best_table, solve, solve_many
from tilewright.solver.weights import most_tiles
from tilewright.tiles import CODES, faces_of


class Times(Struct, frozen=True):
    """Median, percentiles, mean and maximum of some times, in seconds."""

    median: float
    p95: float
    p99: float
    mean: float
    longest: float


def times_of(seconds: Sequence[float]) -> Times:
    """Return the statistics of some times."""
    ranked = sorted(seconds)
    p95, p99 = (ranked[min(len(ranked) - 1, int(len(ranked) * share))] for share in (0.95, 0.99))
    return Times(median(ranked), p95, p99, fmean(ranked), ranked[-1])


def processor_seconds(work: Callable[[], object]) -> float:
    """Return the processor time that some work takes in this process."""
    began = time.process_time()
    work()
    return time.process_time() - began


def solve_times(positions: Sequence[Position]) -> list[float]:
    """Return how long `solve` takes for each position."""
    return [processor_seconds(partial(solve, position)) for position in positions]


def single_and_batch(positions: Sequence[Position]) -> tuple[float, float]:
    """Return the processor time a position takes with `solve` in a loop and with `solve_many`, the best of three."""

    def single() -> None:
        for position in positions:
            solve(position)

    rounds = [(processor_seconds(single), processor_seconds(lambda: solve_many(positions))) for _ in range(3)]
    alone, together = zip(*rounds, strict=True)
    return min(alone) / len(positions), min(together) / len(positions)


def listing_times(positions: Sequence[Position]) -> list[float]:
    """Return how long it takes to list all legal plays of each position."""
    return [processor_seconds(partial(deque, legal_plays(position), 0)) for position in positions]


def program_times(positions: Sequence[Position]) -> list[float] | None:
    """Return how long an integer program takes, or None without PuLP; raise if it finds a better turn."""
    try:
        program = importlib.import_module("tilewright.cli.measuring.integer_program")
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
    """Return how long it takes to judge the best turn of each position that has one, with an empty cache."""
    taken = []
    for position in positions:
        if table := best_table(position):
            readings.cache_clear()
            taken.append(processor_seconds(partial(judged, position, table)))
            assert not judged(position, table).faults
    return taken
