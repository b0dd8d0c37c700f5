"""Watchers with a delay: an event is sent when it is old enough, and not before."""

import asyncio
from collections import deque
from functools import partial

import structlog
from msgspec import Struct

from tilewright.hosting.loaded import LoadedMatch, LoggedEvent, advanced
from tilewright.hosting.refusals import NotBegun
from tilewright.hosting.shown import Update, event_messages
from tilewright.messages.fields import MatchId
from tilewright.messages.terms import Delay
from tilewright.messages.wire import Presence
from tilewright.service.delivery.outbox import Follower
from tilewright.service.errors import StoreUnavailable
from tilewright.service.matches.service import Matches
from tilewright.service.settings import now

_log = structlog.get_logger(__name__)

# A few milliseconds of work in the event loop.
_PAGE = 100


class _Waiting(Struct, frozen=True):
    """An event that is not sent yet, and the number of turns that were over after it."""

    event: LoggedEvent
    turns: int


class DelayedAudience:
    """The watchers of one match on this node, all with the delay of its terms."""

    def __init__(self, match: MatchId, matches: Matches, delay: Delay) -> None:
        self._match, self._matches, self._delay = match, matches, delay
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
        return not self._followers

    def look(self) -> None:
        """Start sending what has become old enough."""
        if self._busy is None:
            self._busy = self._matches.store.tasks.once(f"delayed watchers: {self._match}", self._send_all)

    async def _send_all(self) -> None:
        try:
            await self._read()
            await self._send()
        except (StoreUnavailable, NotBegun):
            _log.info("delayed watchers wait", match=self._match)
        finally:
            self._busy = None

    async def _read(self) -> None:
        """Read the new events, and count the turns in them."""
        last = self._now or await self._matches.before_first_event(self._match)
        self._then = self._then or last
        while events := await self._matches.read_log(last, last.seq, _PAGE):
            for event in events:
                after = advanced(last, (event,))
                self._turns += _ends_a_turn(last, after)
                self._waiting.append(_Waiting(event, self._turns))
                last = after
            self._now = last

    async def _send(self) -> None:
        """Send the events that are old enough, in milliseconds and in turns."""
        if self._now is None or self._then is None:
            return
        # A finished match hides nothing, and no turns follow its last ones.
        turns, until = 0 if self._now.is_over else self._delay.turns, now() - self._delay.millis
        old: list[LoggedEvent] = []
        while self._waiting and self._waiting[0].event.at <= until and self._turns - self._waiting[0].turns >= turns:
            old.append(self._waiting.popleft().event)
        before = then = self._then
        for start in range(0, len(old), _PAGE):
            then = advanced(then, old[start : start + _PAGE])
            await asyncio.sleep(0)
        self._then = then
        update = Update(then, old, now()) if 0 < len(old) <= _PAGE else None
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
                page = await self._matches.read_log(then, follower.sent, _PAGE)
                events = [event for event in page if event.seq <= then.seq]
                for message in event_messages(then, events, None):
                    await follower.outbox.room()
                    follower.outbox.put(message)
                    follower.sent = message.seq
                if follower.sent == then.seq:
                    await follower.outbox.room()
                    follower.send(Update(then, (), now()), then.seq)
        except StoreUnavailable:
            # The next look tries again.
            _log.info("delayed watchers wait", match=self._match)
        finally:
            del self._catching_up[follower]


def _ends_a_turn(before: LoadedMatch, after: LoadedMatch) -> bool:
    """Return whether an event ended a turn, judged by the view of a watcher."""
    if before.state is None:
        return False
    view = before.hosted.kind.engine.view
    one, two = view(before.state, None), view(after.state, None)
    return bool(one.game == two.game and one.turns < two.turns)
