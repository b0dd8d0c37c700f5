"""The values that go into the store and come out of it."""

from __future__ import annotations

from msgspec import Struct

from tilewright.engine import Seat
from tilewright.messages.ids import MatchId, Millis, PlayerId


def _named(value: object) -> str:
    """Return the type of a value alone: its fields hold racks, secrets or tokens, and a repr may be logged."""
    return f"<{type(value).__name__}>"


class Schedule(Struct, frozen=True, kw_only=True):
    """When something is to happen in a match: the deadline of the player, and when the sweeper must look at it.

    `wake_at` is the deadline, or the time of a bot's move; None if the match only waits for players.
    """

    deadline_at: Millis | None = None
    wake_at: Millis | None = None
    over: bool = False


class SeatHolder(Struct, frozen=True, kw_only=True):
    """Who has a seat: a player, a bot, or nobody yet; and the nonce of the seat."""

    player: PlayerId | None = None
    bot: str | None = None
    nonce: bytes | None = None

    __repr__ = _named


class NewMatch(Struct, frozen=True, kw_only=True):
    """A match to be created; `events` may be empty, so that the seats can send their nonces first."""

    id: MatchId
    rules: str
    rulebook: bytes
    secrets: bytes
    holders: tuple[SeatHolder, ...]
    at: Millis
    events: tuple[bytes, ...] = ()
    schedule: Schedule = Schedule()
    terms: bytes | None = None

    __repr__ = _named


class MatchRow(Struct, frozen=True, kw_only=True):
    """A stored match without its log; `holders[i]` has seat i."""

    id: MatchId
    rules: str
    rulebook: bytes
    secrets: bytes
    holders: tuple[SeatHolder, ...]
    created_at: Millis
    head: int
    schedule: Schedule
    terms: bytes | None = None

    __repr__ = _named


class Entry(Struct, frozen=True, kw_only=True):
    """One stored event, when it happened, and the deadline it set; the first has seq 1."""

    seq: int
    at: Millis
    deadline_at: Millis | None
    event: bytes

    __repr__ = _named


class CommandKey(Struct, frozen=True, kw_only=True):
    """The command behind an append: its seat, and the id that its client made."""

    seat: Seat
    id: str

    __repr__ = _named


class Append(Struct, frozen=True, kw_only=True):
    """Events to add after event `after`, which must still be the last; `command` is None for bots and the clock."""

    match: MatchId
    after: int
    events: tuple[bytes, ...]
    at: Millis
    schedule: Schedule
    command: CommandKey | None = None

    __repr__ = _named


class RefusedCommand(Struct, frozen=True, kw_only=True):
    """A command that was refused by the match at event `seq`, to be stored so that it stays refused."""

    match: MatchId
    seq: int
    command: CommandKey

    __repr__ = _named


class Accepted(Struct, frozen=True):
    """A command that is carried out and stored: the seq of its last event, and whether it was stored before."""

    seq: int
    repeated: bool = False


class Snapshot(Struct, frozen=True, kw_only=True):
    """The encoded state after event `seq`; `maker` names program and format."""

    match: MatchId
    seq: int
    maker: str
    state: bytes

    __repr__ = _named


class Draft(Struct, frozen=True, kw_only=True):
    """The draft of a seat in the turn that follows event `seq`."""

    match: MatchId
    seat: Seat
    seq: int
    at: Millis
    draft: bytes

    __repr__ = _named


class Due(Struct, frozen=True, kw_only=True):
    """A match that is due, claimed by this node."""

    match: MatchId
    head: int
    deadline_at: Millis | None
