"""One open socket that follows a match."""

from __future__ import annotations

from msgspec import Struct

from tilewright.engine import Seat
from tilewright.service.outbox import Outbox


class Follower(Struct, eq=False):
    """One open socket: its seat, what waits to be sent, and the last event it was told of; 0 before the beginning.

    Whoever only watches may be some milliseconds behind.
    """

    seat: Seat | None
    outbox: Outbox
    told: int = 0
    delay: int = 0
