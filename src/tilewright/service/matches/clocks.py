"""When drafts are stored, and how long their senders rest."""

from __future__ import annotations

from tilewright.messages.ids import Millis
from tilewright.service.settings import Pace

# Drafts are stored at multiples of this part of the interval, so that those of many matches share a commit.
_TICKS = 8

REST_PER_WORK = 20
"""How much longer than the judging of a draft or of a refused turn its sender waits: nobody can occupy the loop."""


def draft_stored_at(stored_at: Millis | None, deadline_at: Millis | None, time: Millis, pace: Pace) -> Millis:
    """Return when a draft shown at `time` is to be stored: at once near the deadline, else at intervals."""
    if deadline_at is not None and deadline_at - time <= pace.last_moments:
        return time
    tick = max(1, pace.draft_stored // _TICKS)
    due = time if stored_at is None else max(stored_at + pace.draft_stored, time)
    due = Millis(-(-due // tick) * tick)
    # A waiting draft must be stored before the last moments of the turn.
    return Millis(due if deadline_at is None else min(due, deadline_at - pace.last_moments))
