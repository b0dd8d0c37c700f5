"""Those who watch a match from behind: they are told of an event when it is old enough, and of nothing sooner."""

from __future__ import annotations

import asyncio
from collections import deque

import structlog
from msgspec import Struct

from tilewright.service.delivery.follower import Behind, Follower
from tilewright.service.delivery.messages import news
from tilewright.service.errors import NotBegun, StoreUnavailable
from tilewright.service.matches.service import Loaded, Matches, folded
from tilewright.service.protocol.wire import Presence, written
from tilewright.service.settings import now
from tilewright.service.storage.rows import Entry, MatchId

_log = structlog.get_logger(__name__)

_TAIL = 1_000


class _Waiting(Struct, frozen=True):
    """An event that is not told yet, and how many turns were over after it."""

    entry: Entry
    turns: int


class LateAudience:
    """Everybody who watches one match from behind on this node; all are as far behind as its terms say."""

    def __init__(self, match: MatchId, matches: Matches, behind: Behind) -> None:
        self._match, self._matches, self._behind = match, matches, behind
        self._followers: list[Follower] = []
        # The match as it was then, and the events that led there, for those who come later.
        self._then: Loaded | None = None
        self._past: list[Entry] = []
        # The match as it is now, how many turns are over, and the events between then and now.
        self._now: Loaded | None = None
        self._turns = 0
        self._waiting: deque[_Waiting] = deque()
        self._busy: asyncio.Task[None] | None = None

    def join(self, follower: Follower) -> None:
        """Tell somebody what is old enough, from the first event on."""
        self._followers.append(follower)
        # Who is there just now would tell something of what happens now.
        follower.outbox.put(Presence(()))
        self.look()

    def leave(self, follower: Follower) -> bool:
        """Let somebody go, and return whether nobody is left."""
        self._followers.remove(follower)
        return not self._followers

    def look(self) -> None:
        """Tell what has become old enough, soon."""
        if self._busy is None:
            self._busy = asyncio.create_task(self._told(), name=f"telling late of {self._match}")

    async def _told(self) -> None:
        try:
            await self._read()
            self._tell()
        except (StoreUnavailable, NotBegun):
            _log.info("late followers wait", match=self._match)
        except Exception as wrong:  # noqa: BLE001 -- the edge: a defect of one match is no other's
            _log.error("late followers were not told", match=self._match, why=type(wrong).__name__)
        finally:
            self._busy = None

    async def _read(self) -> None:
        """Fold what has happened since, and count the turns in it."""
        last = self._now or await self._matches.at_first(self._match)
        self._then = self._then or last
        while entries := await self._matches.store.tail(self._match, last.seq, _TAIL):
            for entry in entries:
                after = folded(last, (entry,))
                self._turns += _ends_a_turn(last, after)
                self._waiting.append(_Waiting(entry, self._turns))
                last = after
            self._now = last

    def _tell(self) -> None:
        """Tell everybody of the events that are old enough, in milliseconds and in turns."""
        if self._now is None or self._then is None:
            return
        # A match that is over hides nothing; its last turns would never be told by counting those after them.
        over = self._now.served.kind.engine.outcome(self._now.state) is not None
        turns, until = 0 if over else self._behind.turns, now() - self._behind.millis
        old: list[Entry] = []
        while self._waiting and self._waiting[0].entry.at <= until and self._turns - self._waiting[0].turns >= turns:
            old.append(self._waiting.popleft().entry)
        self._past += old
        self._then = then = folded(self._then, tuple(old))
        for follower in self._followers if then.seq else ():
            if follower.told < then.seq:
                for message in news(then, self._past[follower.told :], follower.seat):
                    follower.outbox.put(written(message))
                follower.told = then.seq


def _ends_a_turn(before: Loaded, after: Loaded) -> bool:
    """Return whether one more turn of a game is over than before; what somebody who watches sees is enough to tell."""
    if before.state is None:
        return False
    view = before.served.kind.engine.view
    one, two = view(before.state, None), view(after.state, None)
    return bool(one.game == two.game and one.turns < two.turns)
