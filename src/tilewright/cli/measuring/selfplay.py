"""Games between bots, measured: how many a second, and what part of the time the solver takes."""

from __future__ import annotations

import os
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager

from msgspec import Struct

from tilewright.arena.deals import Simulation
from tilewright.arena.executors import Alone, crew_of
from tilewright.arena.kinds import TILES
from tilewright.arena.match import begun, play_match
from tilewright.arena.simulation import DEALS_A_BATCH, played, simulate
from tilewright.bots.protocol import TileBot, position_of
from tilewright.bots.registry import bot
from tilewright.chance import Chance, branch
from tilewright.game.commands import Command
from tilewright.game.position import Position
from tilewright.game.view import Seen, View
from tilewright.rules.booklets import DEFAULT, booklet
from tilewright.solver import kernel
from tilewright.solver.solve import best_table

_SEATS = 4
_SEED = 2026


class Shares(Struct, frozen=True):
    """What part of the time of games goes to finding the best turns, and what part of it to the kernel alone."""

    solver: float
    kernel: float


class _Watched:
    """A bot that keeps the positions it meets."""

    def __init__(self, played_by: TileBot, met: list[Position]) -> None:
        self._bot, self._met = played_by, met

    def choose(self, view: View, seen: Sequence[Seen], chance: Chance) -> Command:
        self._met.append(position_of(view))
        return self._bot.choose(view, seen, chance)


def games_per_second(name: str, deals: int, workers: int) -> float:
    """Return how many games a second four bots of one name play, by the clock."""
    with closing(crew_of(workers)) as crew:
        # Workers take a while to start, and so do caches: that is not what is asked.
        deque(played([_between(name, DEALS_A_BATCH * workers, seed=1)], crew), maxlen=0)
        began = time.perf_counter()
        games = sum(len(result.rotations) for _, result in played([_between(name, deals)], crew))
        return games / (time.perf_counter() - began)


def games_per_processor_second(name: str, deals: int) -> float:
    """Return how many games four bots of one name play in a second of one processor."""
    simulate(_between(name, 2, seed=1))
    began = time.process_time()
    games = simulate(_between(name, deals)).games
    return games / (time.process_time() - began)


def cost_of_two_workers(name: str, deals: int) -> float:
    """Return the processor time that games take with two workers, that of handing them out included, against one.

    Unlike the clock it says something on a busy machine: at 1.00 two free cores would play twice as fast.
    """
    started, done = _processor_time(name, 0), _processor_time(name, deals)
    alone = _seconds(lambda: deque(played([_between(name, deals)], Alone()), maxlen=0))
    return (done - started) / alone


def _processor_time(name: str, deals: int) -> float:
    """Return what two workers and this process take for some deals, from their start to their end."""
    began = sum(os.times()[:4])
    with closing(crew_of(2)) as crew:
        for simulation in (_between(name, 2 * DEALS_A_BATCH, seed=1), _between(name, deals)):
            deque(played([simulation], crew), maxlen=0)
    return sum(os.times()[:4]) - began


def greedy_shares(deals: int) -> Shares:
    """Return what part of the time of greedy games the solver takes.

    The positions and the kernel's questions are kept in one run and answered again alone, so that no clock slows the
    games that are measured.
    """
    met: list[Position] = []
    _play("greedy", deals, met)
    whole = _seconds(lambda: _play("greedy", deals, None))
    with _questions() as asked:
        for position in met:
            best_table(position)
    solving = _seconds(lambda: [best_table(position) for position in met])
    answering = _seconds(lambda: [kernel.solve(*question) for question in asked])
    return Shares(solving / whole, answering / whole)


def _between(name: str, deals: int, seed: int = _SEED) -> Simulation:
    return Simulation(rules=booklet(DEFAULT), bots=(name,) * _SEATS, deals=deals, seed=seed)


def _play(name: str, deals: int, met: list[Position] | None) -> None:
    """Play every deal from each seat, as a simulation does; keep the positions met if there is a list for them."""
    rules = TILES.single_game(booklet(DEFAULT))
    for deal in range(deals):
        root = Chance(f"shares {deal}".encode())
        first = begun(TILES.engine, rules, _SEATS, root)
        for rotation in range(_SEATS):
            bots = [bot(name) if met is None else _Watched(bot(name), met) for _ in range(_SEATS)]
            play_match(TILES.engine, first, bots, branch(root, rotation))


def _seconds(work: Callable[[], object]) -> float:
    began = time.process_time()
    work()
    return time.process_time() - began


@contextmanager
def _questions() -> Iterator[list[tuple[bytes, bytes, int, int]]]:
    """Keep every question put to the kernel for a while."""
    usual, asked = kernel.solve, list[tuple[bytes, bytes, int, int]]()

    def noted(question: bytes, weights: bytes, floor: int, cap: int) -> tuple[int, bytes] | None:
        asked.append((question, weights, floor, cap))
        return usual(question, weights, floor, cap)

    kernel.solve = noted
    try:
        yield asked
    finally:
        kernel.solve = usual
