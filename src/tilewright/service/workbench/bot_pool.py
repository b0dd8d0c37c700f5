"""Processes in which bots choose and hints are computed, so that the event loop never waits for them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractAsyncContextManager
from typing import Any, ParamSpec, TypeVar

from msgspec import Struct

from tilewright.chance import Chance
from tilewright.engine import Seat
from tilewright.hosting.match_rows import game_events
from tilewright.screens.kinds import hosted_game
from tilewright.service.limits.fair_queue import FairQueue, Slot
from tilewright.service.workbench.priorities import BOTS
from tilewright.service.workbench.worker_pool import Workers

Given = ParamSpec("Given")
T = TypeVar("T")

# Far more than the caps on running matches allow; what does not fit is tried again when its lease ends.
_MOST_WAITING = 10_000


class BotTurn(Struct, frozen=True):
    """A turn of a bot: the rules, its name, its seat with what it sees now, its chance, and the stored log, if needed.

    The chance is unrelated to that of the match. `program` makes the bot if it is a program of the settings, which the
    processes of the pool do not know.
    """

    rules: str
    bot: str
    seat: Seat
    view: Any
    chance: Chance
    log: Sequence[bytes]
    program: Callable[[], Any] | None = None

    def __repr__(self) -> str:
        return f"<BotTurn of {self.bot}>"


class BotPool:
    """A pool of processes for bots; it is replaced if one of them dies."""

    def __init__(self, workers: int) -> None:
        self._workers = Workers(workers, BOTS, (_chosen,))
        self._queue = FairQueue(workers, most_waiting=_MOST_WAITING, most_per_address=_MOST_WAITING)

    async def warm_up(self) -> None:
        """Start the processes before the first turn needs one."""
        await self._workers.pool()

    def turn(self, network: str, player: str) -> AbstractAsyncContextManager[Slot]:
        """Wait until a process is free for a bot of a player's match; networks and their players are served in turn."""
        return self._queue.slot(network, player)

    async def choose(self, turn: BotTurn) -> Any:
        """Return the command of a bot, chosen from what its seat may see."""
        return await self._run(_chosen, turn)

    async def _run(self, work: Callable[..., T], *given: Any) -> T:
        pool = await self._workers.pool()
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, work, *given)
        except BrokenProcessPool:
            self._workers.drop(pool)
            raise

    def close(self) -> None:
        """End the processes."""
        self._workers.close()


def _chosen(turn: BotTurn) -> Any:
    """Return the choice of a bot."""
    kind = hosted_game(turn.rules)
    seen = tuple(kind.kind.engine.seen(event, turn.seat) for event in game_events(kind.codec, turn.log))
    bot = kind.ladder.bot(turn.bot) if turn.program is None else turn.program()
    return bot.choose(turn.view, seen, turn.chance)
