"""Processes in which bots and programs of the settings choose, so that the event loop never waits for them."""

import asyncio
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractAsyncContextManager, contextmanager
from functools import partial
from typing import Any, ParamSpec, TypeVar

from msgspec import Struct

from tilewright.bots.kinds import LADDERS
from tilewright.bots.programs.program_bot import ProgramBot, seated
from tilewright.chance import Chance
from tilewright.engine import Seat
from tilewright.hosting.rows import game_events
from tilewright.screens.kinds import hosted_game
from tilewright.service.limits.fair_queue import FairQueue, Slot
from tilewright.service.settings import SeatedProgram
from tilewright.service.workbench.priorities import BOTS
from tilewright.service.workbench.worker_pool import Workers
from tilewright.tiles import BadInput


@contextmanager
def seated_programs(programs: Mapping[str, SeatedProgram]) -> Iterator[None]:
    """Let tables of this process have these bots, or raise BadInput for a name that is taken or no program."""
    ladders = dict(LADDERS.items())
    for name, program in programs.items():
        if any(name in ladder.bots for ladder in ladders.values()):
            raise BadInput(f"programs: {name} is the name of a bot of ours: choose another")
        made = partial(ProgramBot, seated(name, program.command, program.seconds))
        ladders[program.game].programs[name] = made
    try:
        yield
    finally:
        for name, program in programs.items():
            ladders[program.game].programs.pop(name, None)


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
