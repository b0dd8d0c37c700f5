"""Players of measurements: matches of four and a watcher, who draft and draw at a given pace."""

import asyncio
import random
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack

from tilewright.client.live_match import Heard, LiveMatch, follow
from tilewright.client.server import Network, Server
from tilewright.client.tally import Tally
from tilewright.game.commands import DealNext, DrawTile, Pass, PlayerCommand
from tilewright.game.view import View

SEATS = 4
SECONDS_A_MOVE = 20.0
SECONDS_A_DRAFT = 1.0
RULES = "six"


def idle_command(view: View) -> PlayerCommand:
    """Return the simplest legal command: deal, draw or pass."""
    if view.shown:
        return DealNext()
    return DrawTile() if view.pool and view.lap is None else Pass()


def guest(url: str, tally: Tally | None = None, source: str | None = None) -> Server:
    """Return somebody who is not logged in, who needs no closing and whose sockets send no pings."""
    return Server(url, network=Network(source=source, keep_alive=False, ping_seconds=None), tally=tally)


async def begun(host: Server, *friends: Server, rules: str = RULES) -> str:
    """Log some guests in, seat them at a table of their own, and return the match that they begin."""
    for person in (host, *friends):
        await person.log_in("Guest")
    table = await host.new_table([None] * len(friends), rules, house={"time.limit": "none"})
    for friend in friends:
        await friend.join(table.table, table.invite)
    return await host.start(table.table)


async def seated(
    people: Sequence[Server], stack: AsyncExitStack, rules: str = RULES, heard: Heard | None = None
) -> list[LiveMatch]:
    """Begin a match of all but the last, who watches, and return it as each of them follows it."""
    match = await begun(*people[:-1], rules=rules)
    await people[-1].log_in("Watcher")
    return [await stack.enter_async_context(follow(person, match, heard=heard)) for person in people]


async def played(people: Sequence[LiveMatch], ends: float, seconds_a_move: float) -> None:
    """Play a match at its pace until the time is over: a draft per second, and moves half a second apart from them.

    However often moves are made, drafts go on: only so do they share the time with moves.
    """
    next_move = time.monotonic() + random.uniform(0, seconds_a_move)
    moves = set[asyncio.Task[object]]()
    await asyncio.sleep(random.uniform(0, SECONDS_A_DRAFT))
    while time.monotonic() < ends:
        if (mover := _mover(people)) is not None and not mover.now.view.shown:
            rack = mover.now.view.rack
            await mover.show([rack[: random.randint(1, len(rack))]])
        await asyncio.sleep(SECONDS_A_DRAFT / 2)
        if time.monotonic() >= next_move and (mover := _mover(people)) is not None:
            next_move += seconds_a_move
            moves.add(asyncio.create_task(mover.act(idle_command(mover.now.view))))
        await asyncio.sleep(SECONDS_A_DRAFT / 2)
    # The answers of the last moves are awaited a moment; refusals are in the tally.
    if moves:
        await asyncio.wait(moves, timeout=1)
    for move in moves:
        move.cancel()
    await asyncio.gather(*moves, return_exceptions=True)


def _mover(people: Sequence[LiveMatch]) -> LiveMatch | None:
    """Return who is to move, if they and the watcher see it alike and no move waits for its answer."""
    watched = people[-1].now.view
    if watched is None or not watched.to_move:
        return None
    mover = people[watched.to_move[0]]
    view = mover.now.view
    return mover if view is not None and view.to_move == watched.to_move and not mover.waiting else None
