"""The draft of the player in turn, by socket or HTTP: judged for its owner, shown to the others, kept for the clock."""

import asyncio
import math
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from math import ceil
from typing import Generic, TypeVar

import msgspec
import structlog
from msgspec import Struct
from msgspec.structs import replace

from tilewright.engine import Refused, Seat
from tilewright.hosting.loaded import LoadedMatch
from tilewright.hosting.refusals import Stale
from tilewright.messages.decoding import encode_message
from tilewright.messages.fields import MatchId, Millis, Rows
from tilewright.messages.wire import Draft, Judgement, ShowDraft
from tilewright.screens.drafts import told_draft
from tilewright.service.background import Repeating, Supervisor, ignored
from tilewright.service.errors import StoreUnavailable, TooMuch
from tilewright.service.matches.service import REST_PER_WORK, Matches
from tilewright.service.settings import Pace, now
from tilewright.service.storage.rows import StoredDraft
from tilewright.words.say import sentence

# Drafts are stored at multiples of this part of the interval, so that those of many matches share a commit.
_TICKS = 8


def draft_stored_at(stored_at: Millis | None, deadline_at: Millis | None, time: Millis, pace: Pace) -> Millis:
    """Return when a draft shown at `time` is to be stored: at once near the deadline, else at intervals."""
    if deadline_at is not None and deadline_at - time <= pace.last_moments:
        return time
    tick = max(1, pace.draft_stored // _TICKS)
    due = time if stored_at is None else max(stored_at + pace.draft_stored, time)
    due = Millis(-(-due // tick) * tick)
    # A waiting draft must be stored before the last moments of the turn.
    return Millis(due if deadline_at is None else min(due, deadline_at - pace.last_moments))


T = TypeVar("T")


class Latest(Repeating, Generic[T]):
    """Carries out what is put; of messages that come too fast only the last one counts.

    `carry_out` returns the seconds from its beginning until the next one: counted from its end, messages that come at
    just that pace would wait longer and longer.
    """

    def __init__(self, carry_out: Callable[[T], Awaitable[float]], name: str, tasks: Supervisor) -> None:
        self._carry_out = carry_out
        self._waiting: T | None = None
        self._news = asyncio.Event()
        self._clock = asyncio.get_running_loop().time
        self._rests_until = 0.0
        self._task = tasks.repeat(name, self._carry_out_next)

    @property
    def is_idle(self) -> bool:
        """Whether nothing is being carried out, waits, or rests."""
        return not self._news.is_set() and self._clock() >= self._rests_until

    def put(self, message: T) -> None:
        """Take a message; it replaces one that still waits."""
        self._waiting = message
        self._news.set()

    def do(self, work: Callable[[], float]) -> None:
        """Do at once, while idle, what needs no waiting; like `carry_out` it returns the seconds until the next one."""
        began = self._clock()
        self._rests_until = began + work()

    async def _carry_out_next(self) -> None:
        await self._news.wait()
        if (rest := self._rests_until - self._clock()) > 0:
            await asyncio.sleep(rest)
        self._news.clear()
        assert self._waiting is not None
        began, self._rests_until, rest = self._clock(), math.inf, 0.0
        try:
            rest = await self._carry_out(self._waiting)
        finally:
            self._rests_until = began + rest


_log = structlog.get_logger(__name__)


class DraftSource(Struct, frozen=True):
    """The sender of drafts: a seat of a match, and the language of its player."""

    match: MatchId
    seat: Seat
    language: str


class DraftDesk:
    """Receives the drafts of one seat; of drafts that come too fast only the last one counts.

    Judgements go to `reply`. `knows` is called with a draft that is shown, as its sender need not be shown it.
    """

    def __init__(
        self,
        matches: Matches,
        place: DraftSource,
        reply: Callable[[Judgement], None] = ignored,
        knows: Callable[[bytes], None] = ignored,
    ) -> None:
        self._matches, self._reply, self._knows = matches, reply, knows
        self._match, self._seat, self._language = place.match, place.seat, place.language
        self._shown: tuple[int, Rows, Judgement] | None = None
        self._work = 0.0
        self._unstored: StoredDraft | None = None
        self._store_at: Millis | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._storing: set[asyncio.Task[None]] = set()
        self._latest = Latest(self._carry_out, "drafts", matches.store.tasks)

    def put(self, draft: ShowDraft) -> None:
        """Take a draft; it replaces one that still waits.

        One of the state in memory is shown at once: in a task it would wait for all else that the event loop does.
        """
        loaded = self._matches.cached(self._match)
        if loaded is not None and draft.after == loaded.seq and self._latest.is_idle:
            self._latest.do(partial(self._show, loaded, draft))
        else:
            self._latest.put(draft)

    async def close(self) -> None:
        """Store the last draft if needed, and stop."""
        await self._latest.close()
        if self._timer is not None:
            self._timer.cancel()
        await asyncio.gather(self._store(), *self._storing)

    async def _carry_out(self, sent: ShowDraft) -> float:
        # A draft that comes after the turn is nobody's question: it needs no answer.
        with suppress(Refused, StoreUnavailable):
            loaded = await self._matches.load(self._match, at_least=sent.after or 0)
            if sent.after is None or sent.after == loaded.seq:
                return self._show(loaded, sent)
        return self._rest

    def _show(self, loaded: LoadedMatch, sent: ShowDraft) -> float:
        """Judge a draft and show it, and return the seconds until the next one."""
        try:
            answer, possible = self._judged(loaded, sent.rows)
        except Refused:
            return self._rest
        self._reply(answer)
        self._shown = (loaded.seq, sent.rows, answer) if possible else None
        if possible:
            shown = encode_message(Draft(seat=self._seat, seq=loaded.seq, rows=sent.rows, readings=answer.readings))
            self._knows(shown)
            self._matches.bus.note(self._match, shown)
            self._to_store(loaded, sent.rows)
        return self._rest

    @property
    def _rest(self) -> float:
        """A draft that is hard to judge is followed by a longer rest, so that no seat can occupy the event loop."""
        return max(self._matches.pace.draft_shown / 1_000, REST_PER_WORK * self._work)

    def _judged(self, loaded: LoadedMatch, rows: Rows) -> tuple[Judgement, bool]:
        """Return the judgement of a draft; one that is sent again is not judged again."""
        if self._shown is not None and self._shown[:2] == (loaded.seq, rows):
            return self._shown[2], True
        started = time.thread_time()
        answer = judgement(loaded, self._seat, rows, self._language)
        self._work = time.thread_time() - started
        return answer

    def _to_store(self, loaded: LoadedMatch, rows: Rows) -> None:
        at = now()
        if self._unstored is None:
            self._store_at = draft_stored_at(self._store_at, loaded.deadline_at, at, self._matches.pace)
            # Timers of many matches fire together and their writes share a commit.
            wait = max(0, self._store_at - at) / 1_000
            self._timer = asyncio.get_running_loop().call_later(wait, self._start_storing)
        self._unstored = StoredDraft(
            match=self._match, seat=self._seat, seq=loaded.seq, at=at, draft=msgspec.json.encode(rows)
        )

    def _start_storing(self) -> None:
        task = self._matches.store.tasks.once(f"storing a draft: {self._match}", self._store)
        self._storing.add(task)
        task.add_done_callback(self._storing.discard)

    async def _store(self) -> None:
        if self._unstored is None:
            return
        draft, self._unstored = self._unstored, None
        try:
            await self._matches.store.put(draft)
        except StoreUnavailable:
            _log.warning("a draft was not stored", match=self._match)


def judgement(loaded: LoadedMatch, seat: Seat, rows: Rows, language: str = "en") -> tuple[Judgement, bool]:
    """Return what is wrong with a draft as a turn, and whether the seat could arrange it at all.

    Raise NotYourTurn if the seat is not to act.
    """
    answer, possible = told_draft(loaded.hosted, loaded.state, seat, rows, language)
    return replace(answer, seq=loaded.seq), possible


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
