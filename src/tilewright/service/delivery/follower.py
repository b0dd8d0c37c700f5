"""One open socket that follows a match."""

from __future__ import annotations

from msgspec import Struct

from tilewright.engine import Seat
from tilewright.service.delivery.outbox import Outbox
from tilewright.service.matches.terms import Terms


class Behind(Struct, frozen=True):
    """How far somebody who watches is behind: milliseconds, and turns while the match goes on."""

    millis: int
    turns: int


def behind(terms: Terms) -> Behind | None:
    """Return how far the terms of a match keep watchers behind, or None if not at all."""
    return Behind(1_000 * terms.delay, terms.delay_turns) if terms.delay or terms.delay_turns else None


class Follower(Struct, eq=False):
    """One open socket: its seat, what waits to be sent, and the last event it was told of; 0 before the beginning.

    Whoever only watches may be behind.
    """

    seat: Seat | None
    outbox: Outbox
    told: int = 0
    behind: Behind | None = None
