"""Calls players back to a slow match when their turn begins and they are not connected.

A call waits until the player's connection, if it is dead, has been noticed; then it waits in the line of its push
service, so that no match waits for one. Calls that wait when a server stops are lost.
"""

import asyncio
from collections.abc import Callable
from functools import partial

import msgspec
from msgspec import Struct

from tilewright.engine import Seat
from tilewright.hosting.loaded import LoadedMatch
from tilewright.hosting.refusals import NoSuchMatch
from tilewright.messages.fields import MatchId, Millis, PlayerId
from tilewright.service.accounts.players import names_of
from tilewright.service.background import stop_tasks
from tilewright.service.errors import StoreUnavailable
from tilewright.service.matches.service import Matches
from tilewright.service.upkeep.push.posting import Letter, Posting
from tilewright.words.say import listed, say

# A turn with less time than this is waited for at the table.
_SLOW_TURN = 600
_MOST_WAITING = 10_000
_MOST_QUEUED = 1_000


class Call(Struct, frozen=True, kw_only=True):
    """A player whose turn has begun."""

    match: MatchId
    seat: Seat
    player: PlayerId
    others: tuple[PlayerId, ...]
    deadline_at: Millis | None


class _Message(Struct, frozen=True):
    """What the service worker is sent."""

    match: MatchId
    title: str
    body: str


def called(before: LoadedMatch | None, after: LoadedMatch) -> Call | None:
    """Return who is to be called after a change of a match, or None.

    Nobody is in a match with bots alone, in one with a short clock, in a pause, and where the turn was theirs before.
    """
    engine = after.hosted.kind.engine
    seats = engine.to_move(after.state)
    limit = after.hosted.kind.limit(after.state)
    if len(seats) != 1 or len(after.people) < 2 or after.standing.paused:
        return None
    if (limit is not None and limit < _SLOW_TURN) or (before is not None and engine.to_move(before.state) == seats):
        return None
    player = after.playing[seats[0]].player
    if player is None:
        return None
    others = (holder.player for holder in after.holders)
    return Call(
        match=after.id,
        seat=seats[0],
        player=player,
        others=tuple(other for other in others if other not in (None, player)),
        deadline_at=after.deadline_at,
    )


class TurnCalls:
    """Sends the calls of one node. `is_connected` tells whether the player of a seat follows the match."""

    def __init__(self, matches: Matches, posting: Posting, is_connected: Callable[[MatchId, Seat], bool]) -> None:
        self._matches, self._posting, self._is_connected = matches, posting, is_connected
        self._waiting: dict[MatchId, asyncio.TimerHandle] = {}
        self._queue: asyncio.Queue[Call] = asyncio.Queue(_MOST_QUEUED)
        self._task = matches.store.tasks.repeat("calls", self._call_next)
        matches.after_commit = self.moved

    def moved(self, before: LoadedMatch | None, after: LoadedMatch) -> None:
        """Prepare the call of the player whose turn has begun; it is sent after some time."""
        if (waiting := self._waiting.pop(after.id, None)) is not None:
            waiting.cancel()
        if (call := called(before, after)) is None:
            return
        if len(self._waiting) >= _MOST_WAITING:
            self._posting.count("dropped")
            return
        loop = asyncio.get_running_loop()
        self._waiting[call.match] = loop.call_later(self._posting.push.wait / 1_000, self._due, call)

    async def close(self) -> None:
        """Stop, without the calls that wait."""
        for waiting in self._waiting.values():
            waiting.cancel()
        await stop_tasks(self._task)

    def _due(self, call: Call) -> None:
        del self._waiting[call.match]
        if self._is_connected(call.match, call.seat):
            return
        try:
            self._queue.put_nowait(call)
        except asyncio.QueueFull:
            self._posting.count("dropped")

    async def _call_next(self) -> None:
        call = await self._queue.get()
        try:
            await self._send(call)
        except (StoreUnavailable, NoSuchMatch):
            self._posting.count("dropped")

    async def _send(self, call: Call) -> None:
        loaded = await self._matches.load(call.match)
        if loaded.hosted.kind.engine.to_move(loaded.state) != (call.seat,):
            return
        names = tuple((await names_of(self._matches.store, call.others)).values())
        in_words = partial(_message, call, names)
        await self._posting.send(
            Letter(player=call.player, about=call.match, until=call.deadline_at, in_words=in_words)
        )


def _message(call: Call, names: tuple[str, ...], language: str) -> bytes:
    body = say("call-body", language, names=listed(names, language))
    return msgspec.json.encode(_Message(call.match, say("call-title", language), body))
