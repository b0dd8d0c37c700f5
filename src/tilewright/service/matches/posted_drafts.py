"""Drafts posted over HTTP: a draft desk per seat, closed when idle."""

import asyncio
import time
from math import ceil

from tilewright.engine import Seat
from tilewright.hosting.refusals import Stale
from tilewright.messages.fields import MatchId
from tilewright.messages.wire import Judgement, ShowDraft
from tilewright.service.errors import TooMuch
from tilewright.service.matches.drafts import DraftDesk, DraftSource, judgement
from tilewright.service.matches.service import REST_PER_WORK, Matches
from tilewright.words.say import sentence

_SECONDS_IDLE = 10
_SECONDS_UNNOTICED = 0.2


class PostedDrafts:
    """The draft desks of seats that post; an idle one is closed."""

    def __init__(self, matches: Matches) -> None:
        self._matches = matches
        self._desks: dict[tuple[MatchId, Seat], tuple[DraftDesk, asyncio.TimerHandle]] = {}
        # A seat whose draft was hard to judge must wait, so that it cannot occupy the event loop.
        self._rest_until: dict[tuple[MatchId, Seat], float] = {}
        self._closing: set[asyncio.Task[None]] = set()

    async def show(self, place: DraftSource, draft: ShowDraft) -> Judgement:
        """Return the judgement of a draft, and show and store it as over a socket.

        Raise NoSuchMatch, NotBegun, NotYourTurn, TooMuch, or Stale if it was meant for another event.
        """
        loaded = await self._matches.load(place.match, at_least=draft.after or 0)
        if draft.after is not None and draft.after != loaded.seq:
            raise Stale(place.match, loaded.seq)
        key, clock = (place.match, place.seat), asyncio.get_running_loop().time
        if (wait := self._rest_until.get(key, 0.0) - clock()) > 0:
            raise TooMuch(sentence("refused-too-often-messages"), ceil(wait))
        started = time.thread_time()
        answer, possible = judgement(loaded, place.seat, draft.rows, place.language)
        rest = REST_PER_WORK * (time.thread_time() - started)
        if possible and rest > _SECONDS_UNNOTICED:
            self._rest_until[key] = clock() + rest
        if possible:
            self._desk(place).put(draft)
        return answer

    async def close(self) -> None:
        """Store the last drafts, and close all desks."""
        for key in tuple(self._desks):
            self._close_desk(key)
        await asyncio.gather(*self._closing)

    def _desk(self, place: DraftSource) -> DraftDesk:
        key = (place.match, place.seat)
        if (found := self._desks.get(key)) is None:
            # The sender has had the judgement as the answer to its request.
            desk = DraftDesk(self._matches, place)
        else:
            desk, timer = found
            timer.cancel()
        timer = asyncio.get_running_loop().call_later(_SECONDS_IDLE, self._close_desk, key)
        self._desks[key] = (desk, timer)
        return desk

    def _close_desk(self, key: tuple[MatchId, Seat]) -> None:
        desk, timer = self._desks.pop(key)
        self._rest_until.pop(key, None)
        timer.cancel()
        closing = self._matches.store.tasks.once(f"closing drafts: {key[0]}", desk.close)
        self._closing.add(closing)
        closing.add_done_callback(self._closing.discard)
