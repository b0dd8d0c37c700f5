"""Matches: loaded from the log, and the one entry through which every command gets into it.

A node caches the matches it has loaded, each with its seq. A cached match may be behind the log; then an append is
refused as stale, the rest of the log is applied, and the command is judged again.
"""

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from functools import partial
from typing import Any

import msgspec
import structlog
from msgspec import Struct
from msgspec.structs import replace

from tilewright.engine import Refused, replay
from tilewright.hosting import loaded as hosting
from tilewright.hosting.loaded import CommandRequest, LoadedMatch, LoggedEvent
from tilewright.hosting.refusals import NotBegun, Stale
from tilewright.hosting.rows import MatchRow, Schedule
from tilewright.hosting.standing import Standing
from tilewright.messages.fields import MatchId, Millis
from tilewright.messages.kinds import ENCODER
from tilewright.screens.kinds import hosted_game
from tilewright.service.background import ignored
from tilewright.service.bus.bus import Bus
from tilewright.service.errors import StoreUnavailable
from tilewright.service.settings import Pace, now
from tilewright.service.storage.rows import Accepted, Append, CommandKey, RefusedCommand, Snapshot
from tilewright.service.storage.store import Store, snapshot_of
from tilewright.version import VERSION

_log = structlog.get_logger(__name__)

_TRIES = 3
REST_PER_WORK = 20
"""How much longer than the judging of a draft or of a refused turn its sender waits: nobody can occupy the loop."""
_CACHE_SIZE = 4_000
# Of finished matches some of the latest: people look at how they ended.
_FINISHED_IN_CACHE = 64
_BETWEEN_SNAPSHOTS = 64
# A few milliseconds of work in the event loop.
_PAGE = 200
MAKER = f"tilewright {VERSION} json 2"


class _SnapshotState(Struct, frozen=True):
    """A state as a snapshot holds it, with the status of the seats."""

    standing: Standing
    state: msgspec.Raw


_SNAPSHOT_STATE = msgspec.json.Decoder(_SnapshotState)


class Matches:
    """The matches of a store as this node has loaded them."""

    def __init__(self, store: Store, bus: Bus, pace: Pace) -> None:
        self.store: Store = store
        self.bus: Bus = bus
        self.pace: Pace = pace
        self._cache: OrderedDict[MatchId, LoadedMatch] = OrderedDict()
        self._finished: OrderedDict[MatchId, None] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()
        self._folding = asyncio.Lock()
        self.deadline_changes: int = 0
        """How often all deadlines were moved since the node started."""
        self.after_commit: Callable[[LoadedMatch | None, LoadedMatch], None] = ignored
        """Called with a match before and after the events that this node has stored; None before the first."""

    async def load(self, match: MatchId, at_least: int = 0) -> LoadedMatch:
        """Return the cached match, or the one in the log if the cached one is behind `at_least`."""
        cached = self._cache.get(match)
        return cached if cached is not None and cached.seq >= at_least else await self.latest(match)

    def cached(self, match: MatchId) -> LoadedMatch | None:
        """Return a match as this node has it in memory."""
        return self._cache.get(match)

    def in_memory(self) -> tuple[LoadedMatch, ...]:
        """Return the matches that this node has loaded, a few thousand at most."""
        return tuple(self._cache.values())

    def forget_deadlines(self) -> None:
        """Forget the matches in memory whose turns have a deadline: the database has later ones."""
        self._cache = OrderedDict(
            (match, loaded) for match, loaded in self._cache.items() if loaded.deadline_at is None
        )
        self.deadline_changes += 1

    async def latest(self, match: MatchId) -> LoadedMatch:
        """Return the match as the log has it now, or raise NoSuchMatch or NotBegun."""
        loaded = self._cache.get(match) or await self._from_snapshot(match)
        events = await self.read_log(loaded, loaded.seq, _PAGE)
        loaded = hosting.advanced(loaded, events)
        return await self._long_fold(loaded) if len(events) == _PAGE else self._remember(loaded)

    async def before_first_event(self, match: MatchId) -> LoadedMatch:
        """Return a match before its first event, or raise NotBegun."""
        return hosting.at_start(await self._begun(match))

    async def events(self, loaded: LoadedMatch, after: int) -> tuple[LoggedEvent, ...]:
        """Return the events of a loaded match that follow `after`, from memory if they are recent."""
        missing = loaded.seq - after
        if missing <= len(loaded.recent):
            return loaded.recent[len(loaded.recent) - max(missing, 0) :]
        return await self.read_log(loaded, after, missing)

    async def pages(self, loaded: LoadedMatch, after: int) -> AsyncIterator[tuple[LoggedEvent, ...]]:
        """Yield the events of a loaded match that follow `after`, some at a time: nobody waits for a long log."""
        while after < loaded.seq:
            recent = loaded.seq - after <= len(loaded.recent)
            page = await (self.events(loaded, after) if recent else self.read_log(loaded, after, _PAGE))
            events = tuple(event for event in page if event.seq <= loaded.seq)
            if not events:
                return
            yield events
            after = events[-1].seq

    async def read_log(self, loaded: LoadedMatch, after: int, limit: int) -> tuple[LoggedEvent, ...]:
        """Return events of a match as the log has them, `limit` at most."""
        return hosting.decoded(loaded.hosted, await self.store.tail(loaded.id, after, limit))

    async def accept(self, request: CommandRequest, acknowledge: Callable[[Accepted], None] = ignored) -> Accepted:
        """Carry a command out, or raise Refused, or StoreUnavailable when it may or may not be stored.

        Its events are stored first, then acknowledged, and only then sent to the others.
        """
        stale = Stale(request.match, 0)
        for _ in range(_TRIES):
            try:
                loaded = await self._loaded_for(request)
                accepted = await self._carry_out(loaded, request)
            except Stale as moved_on:
                stale = moved_on
                await self.latest(request.match)
                continue
            acknowledge(accepted)
            if not accepted.repeated:
                self.bus.ring(request.match, accepted.seq)
            _log.debug("carried out", match=request.match, seat=request.seat, seq=accepted.seq, again=accepted.repeated)
            return accepted
        raise stale

    async def begin(self, row: MatchRow, events: tuple[Any, ...]) -> None:
        """Store the first events of a match; if another node was first, it has stored the same."""
        kind = hosted_game(row.rules).kind
        at = now()
        schedule = hosting.waits_for(replace(hosting.at_start(row), state=replay(kind.engine, events)), at, self.pace)
        try:
            await self.store.append(_append(row.id, 0, events, at, schedule))
        except Stale:
            return
        self.after_commit(
            None, self._remember(hosting.advanced(hosting.at_start(row), hosting.numbered(events, 0, at, schedule)))
        )
        self.bus.ring(row.id, len(events))

    async def close(self) -> None:
        """Wait for the snapshots that are being stored."""
        await asyncio.gather(*self._tasks)

    async def _carry_out(self, loaded: LoadedMatch, request: CommandRequest) -> Accepted:
        """Decide a command by a match that may be behind, and store its events; raise Stale if it was behind."""
        at = now()
        started = time.thread_time()
        try:
            if request.after is not None and request.after != loaded.seq:
                raise Stale(request.match, loaded.seq)
            events, after, schedule = hosting.decided(loaded, request, at, self.pace)
        except Refused:
            # As after a draft: a refusal that took long to find is followed by a longer rest.
            await asyncio.sleep(REST_PER_WORK * (time.thread_time() - started))
            if first := await self._refuse(request, loaded.seq):
                return first
            raise
        append = _append(loaded.id, loaded.seq, events, at, schedule)
        if request.id is not None:
            append = replace(append, command=CommandKey(seat=request.seat, id=request.id))
        accepted = await self.store.append(append)
        if not accepted.repeated:
            self._snap(loaded, self._remember(after))
            self.after_commit(loaded, after)
        return accepted

    async def _long_fold(self, loaded: LoadedMatch) -> LoadedMatch:
        """Return a match after the rest of a long log, and store a snapshot, so that it is folded once.

        One is folded at a time, in pages, so that the others wait for one page at most.
        """
        async with self._folding:
            if (cached := self._cache.get(loaded.id)) is not None and cached.seq > loaded.seq:
                loaded = cached
            before = loaded
            while events := await self.read_log(loaded, loaded.seq, _PAGE):
                loaded = hosting.advanced(loaded, events)
            self._snap(before, self._remember(loaded))
            return loaded

    async def _loaded_for(self, request: CommandRequest) -> LoadedMatch:
        """Return the match of a command; a command before the beginning is refused for good too."""
        try:
            return await self.load(request.match)
        except NotBegun:
            await self._refuse(request, 0)
            raise

    async def _refuse(self, request: CommandRequest, seq: int) -> Accepted | None:
        """Make the refusal of a command at event `seq` final, or return how the command was accepted before.

        Raise Stale if the log has moved on: a refusal by an old state does not count.
        """
        key = None if request.id is None else CommandKey(seat=request.seat, id=request.id)
        # Once the match has moved on from `after`, the command never fits again; without it, it could.
        if key is not None and (request.after is None or request.after > seq):
            return await self.store.refuse(RefusedCommand(match=request.match, seq=seq, command=key))
        if key is not None and (first := await self.store.accepted_before(request.match, key.seat, key.id)):
            return first
        head = (await self.store.heads([request.match])).get(request.match, 0)
        if head != seq:
            raise Stale(request.match, head)
        return None

    async def _begun(self, match: MatchId) -> MatchRow:
        row = await self.store.match(match)
        if not row.head:
            raise NotBegun
        return row

    async def _from_snapshot(self, match: MatchId) -> LoadedMatch:
        row = await self._begun(match)
        loaded = hosting.at_start(row)
        snapshot = await snapshot_of(self.store, match, MAKER)
        if snapshot is None or snapshot.seq > row.head:
            return loaded
        # The deadline comes with the last event of the tail; without a tail the row is as old as the snapshot.
        stored = _SNAPSHOT_STATE.decode(snapshot.state)
        state = loaded.hosted.codec.state.decode(stored.state)
        deadline = row.schedule.deadline_at
        return replace(loaded, seq=snapshot.seq, state=state, standing=stored.standing, deadline_at=deadline)

    def _remember(self, loaded: LoadedMatch) -> LoadedMatch:
        cached = self._cache.get(loaded.id)
        if cached is None or cached.seq <= loaded.seq:
            self._cache[loaded.id] = loaded
        self._cache.move_to_end(loaded.id)
        if loaded.is_over:
            self._finished[loaded.id] = None
            self._finished.move_to_end(loaded.id)
        if len(self._finished) > _FINISHED_IN_CACHE:
            self._cache.pop(self._finished.popitem(last=False)[0], None)
        if len(self._cache) > _CACHE_SIZE:
            self._cache.popitem(last=False)
        return loaded

    def _snap(self, before: LoadedMatch, loaded: LoadedMatch) -> None:
        """Store a snapshot every few events, in the background."""
        if before.seq // _BETWEEN_SNAPSHOTS != loaded.seq // _BETWEEN_SNAPSHOTS:
            task = self.store.tasks.once(f"snapshot: {loaded.id}", partial(self._store_snapshot, loaded))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _store_snapshot(self, loaded: LoadedMatch) -> None:
        state = ENCODER.encode(_SnapshotState(loaded.standing, msgspec.Raw(ENCODER.encode(loaded.state))))
        try:
            await self.store.put(Snapshot(match=loaded.id, seq=loaded.seq, maker=MAKER, state=state))
        except StoreUnavailable:
            _log.warning("a snapshot was not stored", match=loaded.id)


def _append(match: MatchId, after: int, events: tuple[Any, ...], at: Millis, schedule: Schedule) -> Append:
    return Append(match=match, after=after, events=tuple(map(ENCODER.encode, events)), at=at, schedule=schedule)
