"""Clocks as pure functions: the schedule of a match, and what to do when it is due."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Any

from msgspec import Struct

from tilewright.engine import Seat
from tilewright.games import AnyKind
from tilewright.messages.ids import Millis
from tilewright.service.settings import Pace
from tilewright.service.storage.rows import Schedule, SeatHolder

# Drafts are stored at multiples of this part of the interval, so that those of many matches share a commit.
_TICKS = 8

REST_PER_WORK = 20
"""How much longer than the judging of a draft or of a refused turn its sender waits: nobody can occupy the loop."""


class Task(Enum):
    """What the sweeper does for a seat: let its bot choose, end its time, or play the move that needs no choice."""

    THINK = "think"
    EXPIRE = "expire"
    CONTINUE = "continue"


class Duty(Struct, frozen=True):
    """A task and its seat."""

    task: Task
    seat: Seat


def schedule_after(kind: AnyKind, state: Any, holders: Sequence[SeatHolder], at: Millis, pace: Pace) -> Schedule:
    """Return the schedule of a match after a change at `at`."""
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
    if limit is None:
        return Schedule()
    deadline = Millis(at + limit * 1_000)
    return Schedule(deadline_at=deadline, wake_at=deadline)


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


def draft_stored_at(stored_at: Millis | None, deadline_at: Millis | None, time: Millis, pace: Pace) -> Millis:
    """Return when a draft shown at `time` is to be stored: at once near the deadline, else at intervals."""
    if deadline_at is not None and deadline_at - time <= pace.last_moments:
        return time
    tick = max(1, pace.draft_stored // _TICKS)
    due = time if stored_at is None else max(stored_at + pace.draft_stored, time)
    due = Millis(-(-due // tick) * tick)
    # A waiting draft must be stored before the last moments of the turn.
    return Millis(due if deadline_at is None else min(due, deadline_at - pace.last_moments))
