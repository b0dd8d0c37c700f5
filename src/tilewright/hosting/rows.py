"""What a host keeps of a match: who has its seats, when something is to happen, and its log."""

from __future__ import annotations

from msgspec import Struct

from tilewright.messages.ids import MatchId, Millis, PlayerId


class Unnamed(Struct, frozen=True):
    """A value whose repr is its type alone: its fields hold racks, secrets or tokens, and a repr may be logged."""

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"


class Schedule(Struct, frozen=True, kw_only=True):
    """When something is to happen in a match: the deadline of the player, and when the sweeper must look at it.

    `wake_at` is the deadline, or the time of a bot's move; None if the match only waits for players.
    """

    deadline_at: Millis | None = None
    wake_at: Millis | None = None
    over: bool = False


class SeatHolder(Unnamed, frozen=True, kw_only=True):
    """Who has a seat: a player, a bot, or nobody yet; and the nonce of the seat."""

    player: PlayerId | None = None
    bot: str | None = None
    nonce: bytes | None = None


class NewMatch(Unnamed, frozen=True, kw_only=True):
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


class MatchRow(Unnamed, frozen=True, kw_only=True):
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


class Entry(Unnamed, frozen=True, kw_only=True):
    """One stored event, when it happened, and the deadline it set; the first has seq 1."""

    seq: int
    at: Millis
    deadline_at: Millis | None
    event: bytes
