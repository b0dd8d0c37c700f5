"""Clocks as pure functions: the schedule of a match, and what to do when it is due."""

from collections.abc import Sequence
from enum import Enum
from typing import Any, Protocol

from msgspec import Struct

from tilewright.engine import Seat
from tilewright.games import AnyKind
from tilewright.hosting.rows import Schedule, SeatHolder
from tilewright.messages.fields import Millis
from tilewright.messages.terms import Terms, handicap_of


class Tempo(Protocol):
    """How long a bot seems to think, and how long scores are shown before the next deal, in milliseconds."""

    @property
    def think(self) -> int:
        """The thinking time of a bot."""

    @property
    def between_games(self) -> int:
        """The time between two games."""


class Task(Enum):
    """What the sweeper does for a seat: let its bot choose, end its time, or play the move that needs no choice."""

    THINK = "think"
    EXPIRE = "expire"
    CONTINUE = "continue"


class Duty(Struct, frozen=True):
    """A task and its seat."""

    task: Task
    seat: Seat


class Timing(Struct, frozen=True):
    """All that the schedule of a match depends on besides its state: the moment, the host's tempo, and its terms."""

    at: Millis
    pace: Tempo
    terms: Terms = Terms()


def schedule_after(kind: AnyKind, state: Any, holders: Sequence[SeatHolder], timing: Timing) -> Schedule:
    """Return the schedule of a match after a change at a moment."""
    at, pace = timing.at, timing.pace
    if kind.engine.outcome(state) is not None:
        return Schedule(over=True)
    limit = kind.limit(state)
    seats = kind.engine.to_move(state)
    bots = [holders[seat].bot is not None for seat in seats]
    if all(bots):
        return Schedule(wake_at=Millis(at + pace.think))
    if len(seats) > 1:
        # Between two games any player may deal; a bot or the clock deals after some time to look at the scores.
        deals = any(bots) or limit is not None
        return Schedule(wake_at=Millis(at + pace.between_games) if deals else None)
    limit = turn_limit(limit, timing.terms, seats[0])
    if limit is None:
        return Schedule()
    deadline = Millis(at + limit * 1_000)
    return Schedule(deadline_at=deadline, wake_at=deadline)


def turn_limit(limit: int | None, terms: Terms, seat: Seat) -> int | None:
    """Return the seconds of a seat's turns, given those of the table; None for no limit."""
    own = handicap_of(terms, seat).time
    return limit if own is None else own or None


def duty(
    kind: AnyKind, state: Any, holders: Sequence[SeatHolder], deadline_at: Millis | None, time: Millis
) -> Duty | None:
    """Return what to do for a match that is due, or None if there is nothing to do."""
    seats = kind.engine.to_move(state)
    if not seats:
        return None
    bots = [seat for seat in seats if holders[seat].bot is not None]
    if len(seats) > 1:
        return Duty(Task.CONTINUE, (bots or seats)[0])
    if bots:
        return Duty(Task.THINK, bots[0])
    if deadline_at is not None and deadline_at <= time:
        return Duty(Task.EXPIRE, seats[0])
    return None


def with_deadline(schedule: Schedule, deadline: Millis | None) -> Schedule:
    """Return a schedule that keeps the deadline of the current turn; a stand-in need not wait for it."""
    if deadline is None:
        return schedule
    wake = deadline if schedule.deadline_at else schedule.wake_at and min(schedule.wake_at, deadline)
    return Schedule(deadline_at=deadline, wake_at=wake, over=schedule.over)
