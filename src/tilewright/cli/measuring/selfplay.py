"""Games between bots, measured: games per second, and the solver's share of the time."""

import os
import time
from collections import deque
from collections.abc import Sequence
from contextlib import closing

from tilewright.arena.deals import Simulation
from tilewright.arena.executors import InProcess, local_executor
from tilewright.arena.kinds import TILES
from tilewright.arena.match import play_match, start_events
from tilewright.arena.simulation import DEALS_A_BATCH, played, simulate
from tilewright.bots.protocol import TileBot, position_of
from tilewright.bots.registry import bot
from tilewright.chance import Chance, branch
from tilewright.cli.measuring.times import processor_seconds
from tilewright.game.commands import Command
from tilewright.game.table import Position
from tilewright.game.view import Seen, View
from tilewright.rules.booklets import DEFAULT, booklet
from tilewright.solver.solve import best_table

_SEATS = 4
_SEED = 2026


class _Recorder:
    """A bot that records the positions it meets."""

    def __init__(self, played_by: TileBot, met: list[Position]) -> None:
        self._bot, self._met = played_by, met

    def choose(self, view: View, seen: Sequence[Seen], chance: Chance) -> Command:
        self._met.append(position_of(view))
        return self._bot.choose(view, seen, chance)


def games_per_second(name: str, deals: int, workers: int) -> float:
    """Return how many games per second of wall-clock time four equal bots play."""
    with closing(local_executor(workers)) as executor:
        # Warm up: starting workers and filling caches is not measured.
        deque(played([_between(name, DEALS_A_BATCH * workers, seed=1)], executor), maxlen=0)
        began = time.perf_counter()
        games = sum(len(result.rotations) for _, result in played([_between(name, deals)], executor))
        return games / (time.perf_counter() - began)


def games_per_processor_second(name: str, deals: int) -> float:
    """Return how many games per second of processor time four equal bots play."""
    simulate(_between(name, 2, seed=1))
    began = time.process_time()
    games = simulate(_between(name, deals)).games
    return games / (time.process_time() - began)


def cost_of_two_workers(name: str, deals: int) -> float:
    """Return the processor time of games with two workers, communication included, as a multiple of that with one.

    Unlike wall-clock time it is meaningful on a busy machine: at 1.00 two free cores would play twice as fast.
    """
    started, done = _processor_time(name, 0), _processor_time(name, deals)
    alone = processor_seconds(lambda: deque(played([_between(name, deals)], InProcess()), maxlen=0))
    return (done - started) / alone


def _processor_time(name: str, deals: int) -> float:
    """Return the processor time of two workers and this process for some deals, start-up included."""
    began = sum(os.times()[:4])
    with closing(local_executor(2)) as executor:
        for simulation in (_between(name, 2 * DEALS_A_BATCH, seed=1), _between(name, deals)):
            deque(played([simulation], executor), maxlen=0)
    return sum(os.times()[:4]) - began


def greedy_positions(deals: int) -> list[Position]:
    """Return the positions that greedy bots meet in games of four."""
    met: list[Position] = []
    _play("greedy", deals, met)
    return met


def greedy_share(deals: int) -> float:
    """Return the share of the time of games between greedy bots that is spent on finding best turns.

    Positions are recorded in one run and solved in another, so that the recording does not slow the measured games.
    """
    met = greedy_positions(deals)
    whole = processor_seconds(lambda: _play("greedy", deals, None))
    return processor_seconds(lambda: [best_table(position) for position in met]) / whole


def _between(name: str, deals: int, seed: int = _SEED) -> Simulation:
    return Simulation(rules=booklet(DEFAULT), bots=(name,) * _SEATS, deals=deals, seed=seed)


def _play(name: str, deals: int, met: list[Position] | None) -> None:
    """Play every deal from each seat, as a simulation does; append the positions to `met` if there is such a list."""
    rules = TILES.single_game(booklet(DEFAULT))
    for deal in range(deals):
        root = Chance(f"shares {deal}".encode())
        first = start_events(TILES.engine, rules, _SEATS, root)
        for rotation in range(_SEATS):
            bots = [bot(name) if met is None else _Recorder(bot(name), met) for _ in range(_SEATS)]
            play_match(TILES.engine, first, bots, branch(root, rotation))
