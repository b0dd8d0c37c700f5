"""Those who watch a match some time behind: they are told of an event when it is old enough, and of nothing sooner."""

from __future__ import annotations

import asyncio

import structlog

from tilewright.service.audience_follower import Follower
from tilewright.service.matches import Loaded, Matches, NotBegun, folded
from tilewright.service.pace import now
from tilewright.service.store_rows import Entry, MatchId, StoreUnavailable
from tilewright.service.telling import news
from tilewright.service.wire import Presence, written

_log = structlog.get_logger(__name__)

_TAIL = 1_000


class LateAudience:
    """Everybody who watches one match from behind on this node; all are as far behind as its terms say."""

    def __init__(self, match: MatchId, matches: Matches, delay: int) -> None:
        self._match, self._matches, self._delay = match, matches, delay
        self._followers: list[Follower] = []
        # The match as it was then, and the events that led there, for those who come later.
        self._then: Loaded | None = None
        self._past: list[Entry] = []
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
            await self._tell()
        except (StoreUnavailable, NotBegun):
            _log.info("late followers wait", match=self._match)
        except Exception as wrong:  # noqa: BLE001 -- the edge: a defect of one match is no other's
            _log.error("late followers were not told", match=self._match, why=type(wrong).__name__)
        finally:
            self._busy = None

    async def _tell(self) -> None:
        then = self._then or await self._matches.at_first(self._match)
        until = now() - self._delay
        entries = await self._matches.store.tail(self._match, then.seq, _TAIL)
        old = tuple(entry for entry in entries if entry.at <= until)
        self._past += old
        self._then = then = folded(then, old)
        if then.seq:
            for follower in self._followers:
                if follower.told < then.seq:
                    for message in news(then, self._past[follower.told :], follower.seat):
                        follower.outbox.put(written(message))
                    follower.told = then.seq
