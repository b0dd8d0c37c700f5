"""Drafts that come without a connection, over HTTP: the same desks, one for each seat, let go after a while."""

from __future__ import annotations

import asyncio

from tilewright.engine import Seat
from tilewright.service.errors import Stale
from tilewright.service.matches.drafts import DraftDesk, Place, judgement
from tilewright.service.matches.service import Matches
from tilewright.service.protocol.wire import Judgement, ShowDraft
from tilewright.service.storage.rows import MatchId

_SECONDS_KEPT = 10


class PostedDrafts:
    """The desks of seats whose drafts come one by one; one to which nothing comes any more is closed."""

    def __init__(self, matches: Matches) -> None:
        self._matches = matches
        self._desks: dict[tuple[MatchId, Seat], tuple[DraftDesk, asyncio.TimerHandle]] = {}
        self._closing: set[asyncio.Task[None]] = set()

    async def show(self, place: Place, draft: ShowDraft) -> Judgement:
        """Return what would be wrong with a draft as a turn, and have it shown and stored as over a socket.

        Raise NoSuchMatch, NotBegun, NotYourTurn, or Stale where it was meant for another moment.
        """
        loaded = await self._matches.load(place.match, at_least=draft.after or 0)
        if draft.after is not None and draft.after != loaded.seq:
            raise Stale(place.match, loaded.seq)
        answer, possible = judgement(loaded, place.seat, draft.rows, place.language)
        if possible:
            self._desk(place).put(draft)
        return answer

    async def close(self) -> None:
        """Store what is not stored yet, and let go of all desks."""
        for key in tuple(self._desks):
            self._let_go(key)
        await asyncio.gather(*self._closing)

    def _desk(self, place: Place) -> DraftDesk:
        key = (place.match, place.seat)
        if (kept := self._desks.get(key)) is None:
            desk = DraftDesk(self._matches, place, None)
        else:
            desk, timer = kept
            timer.cancel()
        timer = asyncio.get_running_loop().call_later(_SECONDS_KEPT, self._let_go, key)
        self._desks[key] = (desk, timer)
        return desk

    def _let_go(self, key: tuple[MatchId, Seat]) -> None:
        desk, timer = self._desks.pop(key)
        timer.cancel()
        closing = asyncio.create_task(desk.close(), name=f"closing drafts of {key[0]}")
        self._closing.add(closing)
        closing.add_done_callback(self._closing.discard)
