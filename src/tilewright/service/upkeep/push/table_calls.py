"""Calls people to a table of somebody they know, if no page of theirs shows the call soon."""

import asyncio
from collections.abc import Iterable
from functools import partial

import msgspec
from limits import RateLimitItemPerSecond
from limits.strategies import SlidingWindowCounterRateLimiter
from msgspec import Struct

from tilewright.messages.fields import Millis, PlayerId
from tilewright.messages.wire import CallShown
from tilewright.service.background import stop_tasks
from tilewright.service.errors import StoreUnavailable
from tilewright.service.limits.rate_limits import Counts
from tilewright.service.people.calls import unseen_call
from tilewright.service.rooms.room import Room, RoomId
from tilewright.service.settings import now
from tilewright.service.upkeep.push.posting import Letter, Posting
from tilewright.words.say import say

# A page that is open shows the call within this time; nobody who calls waits for longer than the host does.
_MOST_MILLIS_TO_WAIT = 5_000
_MILLIS_STORED = 3_600_000
_MOST_WAITING = 1_000
# One person cannot ring another's phone all evening.
_OF_A_PAIR = RateLimitItemPerSecond(3, 900, "calls of a pair")


class _Message(Struct, frozen=True):
    """What the service worker is sent."""

    table: RoomId
    title: str
    body: str


class _Waiting(Struct, frozen=True):
    """A call that is sent unless a page shows it first."""

    room: RoomId
    host: PlayerId
    player: PlayerId


class TableCalls:
    """Sends the calls of one node to tables."""

    def __init__(self, posting: Posting) -> None:
        self._posting = posting
        self._limiter = SlidingWindowCounterRateLimiter(Counts())
        self._tasks: set[asyncio.Task[None]] = set()

    def call(self, room: Room, players: Iterable[PlayerId]) -> None:
        """Call some of those who are called to a room, after some seconds."""
        for player in players:
            if len(self._tasks) >= _MOST_WAITING or not self._limiter.hit(_OF_A_PAIR, room.host, player):
                self._posting.count("limited")
                continue
            task = self._posting.store.tasks.once(
                "call to a table", partial(self._send, _Waiting(room.id, room.host, player))
            )
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Stop, without the calls that wait."""
        if self._tasks:
            await stop_tasks(*self._tasks)

    async def _send(self, waiting: _Waiting) -> None:
        await asyncio.sleep(min(self._posting.push.wait, _MOST_MILLIS_TO_WAIT) / 1_000)
        try:
            call = await unseen_call(self._posting.store, waiting.room, waiting.player)
            if call is not None:
                await self._posting.send(_letter(waiting, call))
        except StoreUnavailable:
            self._posting.count("dropped")


def _letter(waiting: _Waiting, call: CallShown) -> Letter:
    def in_words(language: str) -> bytes:
        title = say("call-table-title", language, name=call.name)
        body = say("call-table-body", language, book=say(f"booklet-{call.rules}", language))
        return msgspec.json.encode(_Message(waiting.room, title, body))

    until = Millis(now() + _MILLIS_STORED)
    return Letter(player=waiting.player, about=waiting.room, until=until, in_words=in_words)
