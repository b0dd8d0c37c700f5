"""A match loaded from its log: its state after an event, and how the next events change it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from tilewright.engine import Seat, play
from tilewright.service.errors import NotNow
from tilewright.service.games import Served, served
from tilewright.service.matches.clocks import keeps_time, waits_for
from tilewright.service.matches.seats import SeatCommand, SeatEvent, Standing, apply, around, decide, playing
from tilewright.service.matches.terms import Terms, terms_of
from tilewright.service.settings import Pace
from tilewright.service.storage.rows import Entry, MatchId, MatchRow, Millis, Next, Sitter
from tilewright.words.sentence import sentence

# More than one command makes happen; followers who are further behind are served from the log.
_RECENT = 16


class LoggedEvent(Struct, frozen=True, kw_only=True):
    """A decoded event of a log, when it happened, and the deadline it set."""

    seq: int
    at: Millis
    deadline_at: Millis | None
    event: Any

    def __repr__(self) -> str:
        return f"<LoggedEvent {self.seq}>"


class Loaded(Struct, frozen=True, kw_only=True, eq=False):
    """A match after event `seq`: its state, its seats, the deadline of the turn, and the last events."""

    id: MatchId
    rules: str
    served: Served
    sitters: tuple[Sitter, ...]
    seq: int
    state: Any
    deadline_at: Millis | None
    terms: Terms = Terms()
    standing: Standing = Standing()
    recent: tuple[LoggedEvent, ...] = ()

    @property
    def playing(self) -> tuple[Sitter, ...]:
        """Who plays each seat: its sitter, or the stand-in of a player who is away."""
        return playing(self.standing, self.sitters, self.terms)

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats that players have."""
        return tuple(Seat(seat) for seat, sitter in enumerate(self.sitters) if sitter.player is not None)

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return self.served.kind.engine.outcome(self.state) is not None

    def __repr__(self) -> str:
        return f"<Loaded {self.id} at {self.seq}>"


class Asked(Struct, frozen=True, kw_only=True):
    """A command of a seat, sent by a person, a bot or the clock.

    Only people's commands have an id, and the clock's say so. With `after` the match must still be at that event.
    """

    match: MatchId
    seat: Seat
    command: Any
    id: str | None = None
    after: int | None = None
    by_clock: bool = False


def at_start(row: MatchRow) -> Loaded:
    """Return a match before its first event."""
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


def decoded(kind: Served, entries: Sequence[Entry]) -> tuple[LoggedEvent, ...]:
    """Return entries of a log with their events decoded."""
    decode = kind.codec.event.decode
    return tuple(
        LoggedEvent(seq=entry.seq, at=entry.at, deadline_at=entry.deadline_at, event=decode(entry.event))
        for entry in entries
    )


def numbered(events: Sequence[Any], after: int, at: Millis, then: Next) -> tuple[LoggedEvent, ...]:
    """Return new events as the log will have them."""
    deadline = then.deadline_at
    return tuple(
        LoggedEvent(seq=seq, at=at, deadline_at=deadline, event=event) for seq, event in enumerate(events, after + 1)
    )


def advanced(loaded: Loaded, events: Sequence[LoggedEvent]) -> Loaded:
    """Return a match after the next events of its log."""
    if not events:
        return loaded
    state, standing = loaded.state, loaded.standing
    for logged in events:
        if isinstance(logged.event, SeatEvent):
            standing = apply(standing, logged.event)
        else:
            state = loaded.served.kind.engine.apply(state, logged.event)
    return _moved(replace(loaded, state=state, standing=standing), events)


def decided(loaded: Loaded, asked: Asked, at: Millis, pace: Pace) -> tuple[tuple[Any, ...], Loaded, Next]:
    """Return the events of a command, the match after them and what it then waits for, or raise Refused."""
    kind, before = loaded.served.kind, loaded.standing
    left = None if loaded.deadline_at is None else max(0, loaded.deadline_at - at)
    about: tuple[SeatEvent, ...]
    turn: tuple[Any, ...]
    if isinstance(asked.command, SeatCommand):
        if loaded.is_over:
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
        # Any node may settle the ratings.
        then = replace(then, wake_at=at)
    if not turn and not standing.paused:
        # The turn continues: leaving and returning, or a pause, gains no time.
        deadline = loaded.deadline_at if before.left is None else Millis(at + before.left)
        then = keeps_time(then, deadline)
    events = (*about, *turn)
    return events, _moved(after, numbered(events, loaded.seq, at, then)), then


def _moved(loaded: Loaded, events: Sequence[LoggedEvent]) -> Loaded:
    """Return a match whose state is the one after `events`, with its seq, deadline and last events."""
    recent = (*loaded.recent, *events)[-_RECENT:]
    return replace(loaded, seq=events[-1].seq, deadline_at=events[-1].deadline_at, recent=recent)
