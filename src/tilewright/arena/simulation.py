"""Simulations: many deals between bots, by whatever crew, and what they show."""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing

from msgspec import Struct

from tilewright.arena.checkpoint import Kept
from tilewright.arena.deals import DealResult, Simulation, distinct, play_deal
from tilewright.arena.executors import Crew, crew_of, finished, in_order
from tilewright.arena.tally import Tally, tally

# What a killed worker loses and what is kept at a time; enough that handing it over costs little.
DEALS_A_BATCH = 4


class Batch(Struct, frozen=True):
    """Some deals of a simulation, to be played in one go."""

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
    """Return what each deal of a batch brings."""
    return [play_deal(batch.simulation, deal) for deal in batch.deals]


def played(
    simulations: Sequence[Simulation], crew: Crew, kept: Kept | None = None
) -> Generator[tuple[Simulation, DealResult], None, None]:
    """Yield what each deal of each simulation brings, in their order, whatever the crew.

    Batches that are kept already are not played again, and those that are played are kept as they come.
    """
    batches = [batch for simulation in simulations for batch in batches_of(simulation)]
    for batch, results in zip(batches, in_order(_numbered(batches, crew, kept)), strict=True):
        for result in results:
            yield batch.simulation, result


def _numbered(batches: Sequence[Batch], crew: Crew, kept: Kept | None) -> Iterator[tuple[int, list[DealResult]]]:
    done = {} if kept is None else kept.done
    yield from done.items()
    left = [number for number in range(len(batches)) if number not in done]
    for place, results in finished(play_batch, [batches[number] for number in left], crew):
        if kept is not None:
            kept.keep(left[place], results)
        yield left[place], results


def results(simulation: Simulation, workers: int = 1) -> Iterator[DealResult]:
    """Yield what each deal brings, in their order, whatever the number of workers."""
    with closing(crew_of(workers)) as crew:
        for _, result in played([simulation], crew):
            yield result


def simulate(simulation: Simulation, workers: int = 1, each: Callable[[DealResult], object] | None = None) -> Tally:
    """Return what a simulation shows; `each` is called with every deal's result as it comes."""
    began = time.perf_counter()
    done = []
    for result in results(simulation, workers):
        if each is not None:
            each(result)
        done.append(result)
    return tally(distinct(simulation.bots), done, time.perf_counter() - began)
