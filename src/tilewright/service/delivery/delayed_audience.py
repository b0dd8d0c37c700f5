"""Watchers with a delay: an event is sent when it is old enough, and not before."""

import asyncio
from collections import deque
from collections.abc import Coroutine, Sequence
from functools import partial
from itertools import islice, takewhile
from typing import Any, TypeVar

import structlog
from msgspec import Struct

from tilewright.hosting.loaded import LoadedMatch, LoggedEvent, advanced
from tilewright.hosting.refusals import NotBegun
from tilewright.hosting.shown import Update, event_messages
from tilewright.messages.decoding import encode_message
from tilewright.messages.fields import MatchId
from tilewright.messages.terms import Delay
from tilewright.messages.wire import Presence
from tilewright.service.delivery.outbox import Follower
from tilewright.service.errors import Busy, StoreUnavailable
from tilewright.service.limits.loop_work import LoopWork
from tilewright.service.matches.service import Matches
from tilewright.service.settings import now

_log = structlog.get_logger(__name__)

# A few milliseconds of work in the event loop.
_PAGE = 100

T = TypeVar("T")


class _Waiting(Struct, frozen=True):
    """An event that is not sent yet, and the number of turns that were over after it."""

    event: LoggedEvent
    turns: int


class DelayedAudience:
    """The watchers of one match on this node, all with the delay of its terms.

    Each page of the log waits in line, and is paid for by the first watcher, or by the one that it is sent to.
    """

    def __init__(self, match: MatchId, matches: Matches, delay: Delay, loop_work: LoopWork) -> None:
        self._match, self._matches, self._delay, self._loop_work = match, matches, delay, loop_work
        self._followers: list[Follower] = []
        # The match as the watchers see it.
        self._then: LoadedMatch | None = None
        # The match as it is now, how many turns are over, and the events in between.
        self._now: LoadedMatch | None = None
        self._turns = 0
        self._waiting: deque[_Waiting] = deque()
        self._busy: asyncio.Task[None] | None = None
        self._catching_up: dict[Follower, asyncio.Task[None]] = {}

    def join(self, follower: Follower) -> None:
        """Add a watcher, and send everything that is old enough."""
        self._followers.append(follower)
        # The present seats would reveal something of what happens now.
        follower.outbox.put(Presence(()))
        self.look()

    def leave(self, follower: Follower) -> bool:
        """Remove a watcher, and return whether it was the last."""
        self._followers.remove(follower)
        if follower in self._catching_up:
            self._catching_up[follower].cancel()
        if not self._followers and self._busy is not None:
            self._busy.cancel()
        return not self._followers

    def look(self) -> None:
        """Start sending what has become old enough."""
        if self._busy is None:
            self._busy = self._matches.store.tasks.once(f"delayed watchers: {self._match}", self._send_all)

    async def _send_all(self) -> None:
        try:
            await self._read()
            await self._send()
        except (StoreUnavailable, NotBegun, Busy):
            _log.info("delayed watchers wait", match=self._match)
        finally:
            self._busy = None

    async def _read(self) -> None:
        """Read the new events, and count the turns in them."""
        last = self._now or await self._matches.before_first_event(self._match)
        self._then = self._then or last
        while (head := await self._in_turn(self._followers[0], self._read_page(last))) is not last:
            last = head

    async def _read_page(self, last: LoadedMatch) -> LoadedMatch:
        """Return the match after the next events of its log, which wait from now on."""
        for event in await self._matches.read_log(last, last.seq, _PAGE):
            after = advanced(last, (event,))
            self._turns += _ends_a_turn(last, after)
            self._waiting.append(_Waiting(event, self._turns))
            self._now = last = after
        return last

    async def _in_turn(self, follower: Follower, work: Coroutine[Any, Any, T]) -> T:
        return await self._loop_work.charged(follower.asker, self._loop_work.in_turn(follower.asker, work))

    async def _send(self) -> None:
        """Send the events that are old enough, in milliseconds and in turns."""
        if self._now is None or self._then is None:
            return
        # A finished match hides nothing, and no turns follow its last ones.
        turns, until = 0 if self._now.is_over else self._delay.turns, now() - self._delay.millis
        before, pages = self._then, list[list[LoggedEvent]]()

        def is_old(each: _Waiting) -> bool:
            return each.event.at <= until and self._turns - each.turns >= turns

        while old := [each.event for each in takewhile(is_old, islice(self._waiting, _PAGE))]:
            self._then = await self._in_turn(self._followers[0], _advanced(self._then, old))
            for _ in old:
                self._waiting.popleft()
            pages.append(old)
        then = self._then
        update = Update(then, pages[0], now()) if len(pages) == 1 else None
        for follower in self._followers:
            if follower in self._catching_up or follower.sent >= then.seq:
                continue
            if update is not None and follower.sent == before.seq:
                follower.send(update, then.seq)
            else:
                catching_up = self._matches.store.tasks.once("catching up", partial(self._catch_up, follower))
                self._catching_up[follower] = catching_up

    async def _catch_up(self, follower: Follower) -> None:
        """Send a watcher what is old enough from the log, a page at a time, as fast as the watcher reads."""
        try:
            while (then := self._then) is not None and follower.sent < then.seq:
                for seq, message in await self._in_turn(follower, self._page(then, follower.sent)):
                    await follower.outbox.room()
                    follower.outbox.put(message)
                    follower.sent = seq
                if follower.sent == then.seq:
                    await follower.outbox.room()
                    follower.send(Update(then, (), now()), then.seq)
        except (StoreUnavailable, Busy):
            # The next look tries again.
            _log.info("delayed watchers wait", match=self._match)
        finally:
            del self._catching_up[follower]

    async def _page(self, then: LoadedMatch, after: int) -> list[tuple[int, bytes]]:
        """Return the next events that a watcher may see, encoded, each message with its last event."""
        page = await self._matches.read_log(then, after, _PAGE)
        messages = event_messages(then, [event for event in page if event.seq <= then.seq], None)
        return [(message.seq, encode_message(message)) for message in messages]


async def _advanced(then: LoadedMatch, events: Sequence[LoggedEvent]) -> LoadedMatch:
    return advanced(then, events)


def _ends_a_turn(before: LoadedMatch, after: LoadedMatch) -> bool:
    """Return whether an event ended a turn."""
    if before.state is None:
        return False
    kind, one, two = before.hosted.kind, before.state, after.state
    return bool(kind.game_number(one) == kind.game_number(two) and kind.turns(one) < kind.turns(two))
