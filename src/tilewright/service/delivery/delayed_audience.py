"""Watchers with a delay: an event is sent when it is old enough, and not before."""

from __future__ import annotations

import asyncio
from collections import deque

import structlog
from msgspec import Struct

from tilewright.service.delivery.follower import Follower
from tilewright.service.delivery.messages import Update
from tilewright.service.errors import NotBegun, StoreUnavailable
from tilewright.service.matches.loaded import LoadedMatch, LoggedEvent, advanced
from tilewright.service.matches.service import Matches
from tilewright.service.matches.terms import Delay
from tilewright.service.protocol.wire import Presence
from tilewright.service.settings import now
from tilewright.service.storage.rows import MatchId

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
        # The match as the watchers see it, and its events so far, for watchers who join later.
        self._then: LoadedMatch | None = None
        self._past: list[LoggedEvent] = []
        # The match as it is now, how many turns are over, and the events in between.
        self._now: LoadedMatch | None = None
        self._turns = 0
        self._waiting: deque[_Waiting] = deque()
        self._busy: asyncio.Task[None] | None = None

    def join(self, follower: Follower) -> None:
        """Add a watcher, and send everything that is old enough."""
        self._followers.append(follower)
        # The present seats would reveal something of what happens now.
        follower.outbox.put(Presence(()))
        self.look()

    def leave(self, follower: Follower) -> bool:
        """Remove a watcher, and return whether it was the last."""
        self._followers.remove(follower)
        return not self._followers

    def look(self) -> None:
        """Start sending what has become old enough."""
        if self._busy is None:
            self._busy = asyncio.create_task(self._send_all(), name=f"delayed watchers of {self._match}")

    async def _send_all(self) -> None:
        try:
            await self._read()
            self._send()
        except (StoreUnavailable, NotBegun):
            _log.info("delayed watchers wait", match=self._match)
        except Exception as wrong:  # noqa: BLE001 -- the edge: a defect of one match must not stop the others
            _log.error("sending to delayed watchers failed", match=self._match, why=type(wrong).__name__)
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

    def _send(self) -> None:
        """Send the events that are old enough, in milliseconds and in turns."""
        if self._now is None or self._then is None:
            return
        # A finished match hides nothing, and no turns follow its last ones.
        turns, until = 0 if self._now.is_over else self._delay.turns, now() - self._delay.millis
        old: list[LoggedEvent] = []
        while self._waiting and self._waiting[0].event.at <= until and self._turns - self._waiting[0].turns >= turns:
            old.append(self._waiting.popleft().event)
        self._past += old
        self._then = then = advanced(self._then, old)
        behind = [follower for follower in self._followers if follower.sent < then.seq]
        if behind:
            update = Update(then, self._past[min(follower.sent for follower in behind) :])
            for follower in behind:
                follower.send(update, then.seq)


def _ends_a_turn(before: LoadedMatch, after: LoadedMatch) -> bool:
    """Return whether an event ended a turn, judged by the view of a watcher."""
    if before.state is None:
        return False
    view = before.hosted.kind.engine.view
    one, two = view(before.state, None), view(after.state, None)
    return bool(one.game == two.game and one.turns < two.turns)
