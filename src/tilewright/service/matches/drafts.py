"""The draft of the player in turn: judged for its owner, shown to the others, stored at intervals for the clock."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial

import msgspec
import structlog
from msgspec import Struct
from msgspec.structs import replace

from tilewright.engine import Refused, Seat
from tilewright.hosting.loaded import LoadedMatch
from tilewright.messages.bounds import Rows
from tilewright.messages.decoding import encode_message
from tilewright.messages.ids import MatchId, Millis
from tilewright.messages.wire import Draft, Judgement, ShowDraft
from tilewright.screens.drafts import told_draft
from tilewright.service.errors import StoreUnavailable
from tilewright.service.matches.clocks import REST_PER_WORK, draft_stored_at
from tilewright.service.matches.latest import Latest
from tilewright.service.matches.service import Matches
from tilewright.service.settings import now
from tilewright.service.storage.rows import StoredDraft

_log = structlog.get_logger(__name__)


class DraftSource(Struct, frozen=True):
    """The sender of drafts: a seat of a match, and the language of its player."""

    match: MatchId
    seat: Seat
    language: str


def _ignored(_: object) -> None:
    """Tell nobody."""


class DraftDesk:
    """Receives the drafts of one seat; of drafts that come too fast only the last one counts.

    Judgements go to `reply`. `knows` is called with a draft that is shown, as its sender need not be shown it.
    """

    def __init__(
        self,
        matches: Matches,
        place: DraftSource,
        reply: Callable[[Judgement], None] = _ignored,
        knows: Callable[[bytes], None] = _ignored,
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
