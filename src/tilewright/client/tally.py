"""What a client has sent and received, for load tests and for proofs that no command is lost or made twice."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct


class Acked(Struct, frozen=True, kw_only=True):
    """A command that the server has acknowledged: the seat that sent it, its id, and its last event."""

    match: str
    seat: int
    id: str
    seq: int


class Tally(Struct, kw_only=True):
    """Counts of one client, or of several that share it; nothing is kept without one.

    `waits` has the seconds of each `request`, from each `act` and each `draft` to its answer, and from each lost
    connection until the match was followed again (`resume`). `troubles` are the reasons of error messages.
    """

    sent: int = 0
    sent_bytes: int = 0
    received: int = 0
    received_bytes: int = 0
    answered: int = 0
    refused: int = 0
    closed: int = 0
    reconnects: int = 0
    sent_again: int = 0
    tried_again: int = 0
    waits: dict[str, list[float]] = {}
    acks: list[Acked] = []
    over: set[str] = set()
    troubles: list[str] = []

    def note_sent(self, size: int) -> None:
        """Count a request or a message."""
        self.sent += 1
        self.sent_bytes += size

    def note_received(self, size: int, *, refused: bool) -> None:
        """Count an answer or a message of the server."""
        self.received += 1
        self.received_bytes += size
        self.refused += refused
        self.answered += not refused

    def note_wait(self, what: str, seconds: float) -> None:
        """Add how long something took."""
        self.waits.setdefault(what, []).append(seconds)

    def percentile(self, what: str, part: float, first: int = 0) -> float:
        """Return a percentile of waits in milliseconds, without the `first` ones; NaN if there are none."""
        return percentile(self.waits.get(what, ())[first:], part)

    def commands(self) -> dict[tuple[str, int], dict[str, int]]:
        """Return the acknowledged commands of each seat of each match, with the number of their last event.

        Raise ValueError if a command was acknowledged with two numbers: it would have been made twice.
        """
        found: dict[tuple[str, int], dict[str, int]] = {}
        for ack in self.acks:
            if found.setdefault((ack.match, ack.seat), {}).setdefault(ack.id, ack.seq) != ack.seq:
                raise ValueError(f"{ack.id} was acknowledged twice in {ack.match}")
        return found


def percentile(times: Sequence[float], part: float) -> float:
    """Return a percentile of seconds in milliseconds; NaN if there are none."""
    return 1_000 * sorted(times)[min(len(times) - 1, int(part * len(times)))] if times else float("nan")
