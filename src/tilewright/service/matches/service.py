"""Matches: loaded from the log, and the one door through which every command goes into it.

A node keeps the states it has folded, each with the seq it belongs to. A kept state may be behind the log; then an
append is refused as stale, the rest of the log is folded, and the command is judged anew.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from functools import reduce
from typing import Any

import msgspec
import structlog
from msgspec import Struct
from msgspec.structs import replace

from tilewright.engine import Refused, Seat, play
from tilewright.service.delivery.bus import Bus
from tilewright.service.errors import NotBegun, NotNow, Stale, StoreUnavailable
from tilewright.service.games import ENCODER, Served, served
from tilewright.service.matches.clocks import keeps_time, waits_for
from tilewright.service.matches.seats import SeatCommand, SeatEvent, Standing, apply, around, decide, playing
from tilewright.service.matches.terms import Terms, terms_of
from tilewright.service.settings import Pace, now
from tilewright.service.storage.rows import Append, Entry, MatchId, MatchRow, Millis, Next, Sent, Sitter, Snapshot
from tilewright.service.storage.snapshots import snapshot_of
from tilewright.service.storage.store import Store
from tilewright.version import VERSION
from tilewright.words.sentence import sentence

_log = structlog.get_logger(__name__)

_TRIES = 3
_MOST_KEPT = 4_000
# Of matches that are over some of the latest: people look at how they ended.
_MOST_OVER_KEPT = 64
_BETWEEN_SNAPSHOTS = 64
_TAIL = 1_000
MAKER = f"tilewright {VERSION} json 2"


class Loaded(Struct, frozen=True, kw_only=True, eq=False):
    """A match after event `seq`: who plays what, how it stands, and until when the turn lasts."""

    id: MatchId
    rules: str
    served: Served
    sitters: tuple[Sitter, ...]
    seq: int
    state: Any
    deadline_at: Millis | None
    terms: Terms = Terms()
    standing: Standing = Standing()

    @property
    def playing(self) -> tuple[Sitter, ...]:
        """Who plays each seat: its sitter, or the stand-in of a player who is away."""
        return playing(self.standing, self.sitters, self.terms)

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats that players have."""
        return tuple(Seat(seat) for seat, sitter in enumerate(self.sitters) if sitter.player is not None)

    def __repr__(self) -> str:
        return f"<Loaded {self.id} at {self.seq}>"


class Asked(Struct, frozen=True, kw_only=True):
    """A command of a seat, whoever speaks for it: a person, a bot or the clock.

    Only people's commands have an id, and the clock's say so. With `after` the match must still stand there.
    """

    match: MatchId
    seat: Seat
    command: Any
    id: str | None = None
    after: int | None = None
    by_clock: bool = False


class _Snapped(Struct, frozen=True):
    """A state as a snapshot holds it, with how the seats stood."""

    standing: Standing
    state: msgspec.Raw


_SNAPPED = msgspec.json.Decoder(_Snapped)


class Accepted(Struct, frozen=True):
    """A command that is carried out and stored: the number of its last event, and whether that was so before."""

    seq: int
    repeated: bool = False


def _nobody(accepted: Accepted) -> None:
    """Acknowledge to nobody, as bots and the clock ask."""


class Matches:
    """The matches of a store as this node knows them."""

    def __init__(self, store: Store, bus: Bus, pace: Pace) -> None:
        self.store, self.bus, self.pace = store, bus, pace
        self._kept: OrderedDict[MatchId, Loaded] = OrderedDict()
        self._over: OrderedDict[MatchId, None] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()

    async def load(self, match: MatchId, at_least: int = 0) -> Loaded:
        """Return the match as this node knows it, or as the log has it if that is not as far as `at_least`."""
        kept = self._kept.get(match)
        return kept if kept is not None and kept.seq >= at_least else await self.latest(match)

    async def latest(self, match: MatchId) -> Loaded:
        """Return the match as the log has it now, or raise NoSuchMatch or NotBegun."""
        loaded = self._kept.get(match) or await self._from_snapshot(match)
        while True:
            entries = await self.store.tail(match, loaded.seq, _TAIL)
            loaded = folded(loaded, entries)
            if len(entries) < _TAIL:
                return self._keep(loaded)

    async def accept(self, asked: Asked, acknowledge: Callable[[Accepted], None] = _nobody) -> Accepted:
        """Carry a command out, or raise Refused, or StoreUnavailable when nobody knows whether it was.

        What it makes happen is stored first, then acknowledged, and only then are the others told.
        """
        stale = Stale(asked.match, 0)
        for _ in range(_TRIES):
            loaded = await self.load(asked.match)
            try:
                accepted = await self._carried_out(loaded, asked)
            except Stale as moved_on:
                stale = moved_on
                await self.latest(asked.match)
                continue
            acknowledge(accepted)
            if not accepted.repeated:
                self.bus.ring(asked.match, accepted.seq)
            _log.debug("carried out", match=asked.match, seat=asked.seat, seq=accepted.seq, again=accepted.repeated)
            return accepted
        raise stale

    async def begin(self, row: MatchRow, events: tuple[Any, ...]) -> None:
        """Store the first events of a match; a node that came first has stored the same."""
        kind = served(row.rules).kind
        state = None
        for event in events:
            state = kind.engine.apply(state, event)
        at = now()
        then = waits_for(kind, state, row.sitters, at, self.pace)
        try:
            await self.store.append(_append(row.id, 0, events, at, then))
        except Stale:
            return
        self.bus.ring(row.id, len(events))

    async def at_first(self, match: MatchId) -> Loaded:
        """Return a match before its first event, to be folded from there, or raise NotBegun."""
        return _unfolded(await self.store.match(match))

    async def close(self) -> None:
        """Wait for the snapshots that are being stored."""
        await asyncio.gather(*self._tasks)

    async def _carried_out(self, loaded: Loaded, asked: Asked) -> Accepted:
        """Judge a command by a state that may be old, and store what it makes happen; Stale means it was old."""
        at = now()
        try:
            if asked.after is not None and asked.after != loaded.seq:
                raise Stale(asked.match, loaded.seq)
            events, after, then = decided(loaded, asked, at, self.pace)
        except Refused:
            if first := await self._first_answer(asked):
                return first
            await self._refuse_if_old(loaded)
            raise
        sent = None if asked.id is None else Sent(seat=asked.seat, id=asked.id, answer=b"")
        append = replace(_append(loaded.id, loaded.seq, events, at, then), sent=sent)
        answer = await self.store.append(append)
        if not answer.repeated:
            self._snap(loaded, self._keep(replace(after, seq=answer.seq)))
        return Accepted(answer.seq, answer.repeated)

    async def _first_answer(self, asked: Asked) -> Accepted | None:
        """Return how a command was answered that is refused now because it was carried out before."""
        if asked.id is None:
            return None
        answer = await self.store.answered(asked.match, asked.seat, asked.id)
        return None if answer is None else Accepted(answer.seq, repeated=True)

    async def _refuse_if_old(self, loaded: Loaded) -> None:
        """Raise Stale where the log has moved on: a refusal by an old state counts for nothing."""
        head = (await self.store.heads([loaded.id])).get(loaded.id, 0)
        if head != loaded.seq:
            raise Stale(loaded.id, head)

    async def _from_snapshot(self, match: MatchId) -> Loaded:
        row = await self.store.match(match)
        loaded = _unfolded(row)
        snapshot = await snapshot_of(self.store, match, MAKER)
        if snapshot is None or snapshot.seq > row.head:
            return loaded
        # The deadline comes with the last event of the tail; without a tail, from the row, which is then as old.
        kept = _SNAPPED.decode(snapshot.state)
        state = loaded.served.codec.state.decode(kept.state)
        standing, deadline = kept.standing, row.then.deadline_at
        return replace(loaded, seq=snapshot.seq, state=state, standing=standing, deadline_at=deadline)

    def _keep(self, loaded: Loaded) -> Loaded:
        kept = self._kept.get(loaded.id)
        if kept is None or kept.seq <= loaded.seq:
            self._kept[loaded.id] = loaded
        self._kept.move_to_end(loaded.id)
        if loaded.served.kind.engine.outcome(loaded.state) is not None:
            self._over[loaded.id] = None
            self._over.move_to_end(loaded.id)
        if len(self._over) > _MOST_OVER_KEPT:
            self._kept.pop(self._over.popitem(last=False)[0], None)
        if len(self._kept) > _MOST_KEPT:
            self._kept.popitem(last=False)
        return loaded

    def _snap(self, before: Loaded, loaded: Loaded) -> None:
        """Store a snapshot now and then, without anybody waiting for it."""
        if before.seq // _BETWEEN_SNAPSHOTS != loaded.seq // _BETWEEN_SNAPSHOTS:
            task = asyncio.create_task(self._snapped(loaded), name=f"snapshot of {loaded.id}")
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _snapped(self, loaded: Loaded) -> None:
        state = ENCODER.encode(_Snapped(loaded.standing, msgspec.Raw(ENCODER.encode(loaded.state))))
        try:
            await self.store.keep(Snapshot(match=loaded.id, seq=loaded.seq, maker=MAKER, state=state))
        except StoreUnavailable:
            _log.warning("a snapshot was not stored", match=loaded.id)


def _unfolded(row: MatchRow) -> Loaded:
    if not row.head:
        raise NotBegun
    return Loaded(
        id=row.id,
        rules=row.rules,
        served=served(row.rules),
        sitters=row.sitters,
        seq=0,
        state=None,
        deadline_at=None,
        terms=terms_of(row.terms),
    )


def folded(loaded: Loaded, entries: tuple[Entry, ...]) -> Loaded:
    """Return a match after some more of its log."""
    if not entries:
        return loaded
    state, standing = loaded.state, loaded.standing
    for entry in entries:
        event = loaded.served.codec.event.decode(entry.event)
        if isinstance(event, SeatEvent):
            standing = apply(standing, event)
        else:
            state = loaded.served.kind.engine.apply(state, event)
    last = entries[-1]
    return replace(loaded, seq=last.seq, state=state, standing=standing, deadline_at=last.deadline_at)


def decided(loaded: Loaded, asked: Asked, at: Millis, pace: Pace) -> tuple[tuple[Any, ...], Loaded, Next]:
    """Return what a command makes happen, the match after it and what that waits for, or raise Refused."""
    kind, before = loaded.served.kind, loaded.standing
    left = None if loaded.deadline_at is None else max(0, loaded.deadline_at - at)
    about: tuple[SeatEvent, ...]
    turn: tuple[Any, ...]
    if isinstance(asked.command, SeatCommand):
        if kind.engine.outcome(loaded.state) is not None:
            raise NotNow(sentence("refused-match-over"))
        about, turn, state = decide(before, loaded.people, asked.seat, asked.command, left), (), loaded.state
    elif before.paused:
        raise NotNow(sentence("refused-paused"))
    else:
        step = play(kind.engine, loaded.state, asked.seat, asked.command)
        turn, state = step.events, step.state
        people = asked.id is not None or asked.by_clock
        about = around(before, loaded.terms, asked.seat, by_clock=asked.by_clock) if people else ()
    standing = reduce(apply, about, before)
    after = replace(loaded, state=state, standing=standing)
    then = Next() if standing.paused else waits_for(kind, state, after.playing, at, pace)
    if then.over and loaded.terms.rated:
        # Somebody has to settle the ratings, on whichever node.
        then = replace(then, wake_at=at)
    if not turn and not standing.paused:
        # The same turn goes on: nobody gets time by going away and coming back, or by a pause.
        kept = loaded.deadline_at if before.left is None else Millis(at + before.left)
        then = keeps_time(then, kept)
    return (*about, *turn), replace(after, deadline_at=then.deadline_at), then


def _append(match: MatchId, after: int, events: tuple[Any, ...], at: Millis, then: Next) -> Append:
    return Append(match=match, after=after, events=tuple(map(ENCODER.encode, events)), at=at, then=then)
