"""Simulations and leagues: many deals between bots on any executor, and their tally."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from contextlib import closing
from itertools import chain, combinations, combinations_with_replacement

from msgspec import Struct

from tilewright.arena.checkpoint import BatchLine, RunFile
from tilewright.arena.deals import DealResult, Simulation, distinct, play_deal
from tilewright.arena.executors import Executor, finished, in_order, local_executor
from tilewright.arena.tally import Tally, tally
from tilewright.games import GameRules

# A killed worker loses one batch. It is large enough that handing it over costs little.
DEALS_A_BATCH = 4


class Batch(Struct, frozen=True):
    """Some deals of a simulation that one worker plays."""

    simulation: Simulation
    deals: range


def batches_of(simulation: Simulation) -> list[Batch]:
    """Return the deals of a simulation in batches."""
    end = simulation.first + simulation.deals
    return [
        Batch(simulation, range(first, min(first + DEALS_A_BATCH, end)))
        for first in range(simulation.first, end, DEALS_A_BATCH)
    ]


def play_batch(batch: Batch) -> list[DealResult]:
    """Return the result of each deal of a batch."""
    return [play_deal(batch.simulation, deal) for deal in batch.deals]


def played(
    simulations: Sequence[Simulation], executor: Executor, checkpoint: RunFile[BatchLine] | None = None
) -> Generator[tuple[Simulation, DealResult], None, None]:
    """Yield the result of each deal of each simulation, in order on every executor.

    Batches in the checkpoint are not played again, and finished ones are saved to it.
    """
    batches = [batch for simulation in simulations for batch in batches_of(simulation)]
    for batch, results in zip(batches, in_order(_numbered(batches, executor, checkpoint)), strict=True):
        for result in results:
            yield batch.simulation, result


def _numbered(
    batches: Sequence[Batch], executor: Executor, checkpoint: RunFile[BatchLine] | None
) -> Iterator[tuple[int, list[DealResult]]]:
    done = {} if checkpoint is None else {line.batch: line.results for line in checkpoint.lines}
    yield from done.items()
    left = [number for number in range(len(batches)) if number not in done]
    for place, results in finished(play_batch, [batches[number] for number in left], executor):
        if checkpoint is not None:
            checkpoint.add(BatchLine(left[place], results))
        yield left[place], results


def results(simulation: Simulation, workers: int = 1) -> Iterator[DealResult]:
    """Yield the result of each deal, in order with any number of workers."""
    with closing(local_executor(workers)) as executor:
        for _, result in played([simulation], executor):
            yield result


def simulate(simulation: Simulation, workers: int = 1, each: Callable[[DealResult], object] | None = None) -> Tally:
    """Return the tally of a simulation; `each` is called with every deal's result as it comes."""
    began = time.perf_counter()
    done = []
    for result in results(simulation, workers):
        if each is not None:
            each(result)
        done.append(result)
    return tally(distinct(simulation.bots), done, time.perf_counter() - began)


class League(Struct, frozen=True, kw_only=True):
    """What to play: every two bots meet in at least `games` games at each table size.

    Line-ups with a bot in `fewer` play as if the league had only that number of games.
    """

    rules: GameRules
    bots: tuple[str, ...]
    tables: tuple[int, ...]
    games: int
    seed: int
    fewer: Mapping[str, int] = {}


def line_ups(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Return every choice of bots for the seats; with fewer bots than seats, each bot as evenly as possible.

    >>> line_ups("abc", 2)
    [('a', 'b'), ('a', 'c'), ('b', 'c')]
    >>> line_ups("ab", 3)
    [('a', 'a', 'b'), ('a', 'b', 'b')]
    """
    if len(bots) >= seats:
        return list(combinations(bots, seats))
    least = seats // len(bots)
    return [
        line_up
        for line_up in combinations_with_replacement(bots, seats)
        if all(least <= line_up.count(bot) <= least + 1 for bot in bots)
    ]


def schedule(league: League) -> list[Simulation]:
    """Return the simulations of a league, each with its own deals."""
    planned: list[Simulation] = []
    first = 0
    for seats in league.tables:
        every = line_ups(league.bots, seats)
        meetings = Counter(chain.from_iterable({*combinations(sorted(line_up), 2)} for line_up in every))
        rarest = min(count for (one, other), count in meetings.items() if one != other)
        for line_up in every:
            games = min([league.games, *(league.fewer[bot] for bot in line_up if bot in league.fewer)])
            deals = -(-games // (rarest * seats))
            planned.append(
                Simulation(rules=league.rules, bots=line_up, deals=deals, seed=league.seed, first=first, lots=True)
            )
            first += deals
    return planned
