"""What a host keeps of a match, as rows and decoded: its seats, when something is to happen, secrets and log."""

from collections.abc import Iterable, Iterator

import msgspec
from msgspec import Struct

from tilewright.engine import Seat, Shuffles
from tilewright.games import KINDS, AnyEvent, GameRules, edition
from tilewright.messages.fields import MatchId, Millis, PlayerId
from tilewright.messages.kinds import CODECS, Codec
from tilewright.messages.seats import SeatEvent
from tilewright.messages.terms import of_the_rules, terms_of
from tilewright.rules.house import house_of


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


def house_rules(row: MatchRow) -> dict[str, int | str]:
    """Return the house rules of a match that differ from its booklet."""
    return house_of(rulebook_of(row), edition(row.rules).rulebook)


def rulebook_of(row: MatchRow) -> GameRules:
    """Return the rulebook that a match was created with."""
    return CODECS.of(edition(row.rules).rulebook).rules.decode(row.rulebook)


def shuffles_of(row: MatchRow) -> Shuffles:
    """Return the secrets of a match and the nonces of its seats, which must be complete."""
    nonces = tuple(holder.nonce for holder in row.holders if holder.nonce is not None)
    assert len(nonces) == len(row.holders)
    return Shuffles(secrets_of(row), nonces)


def secrets_of(row: MatchRow | NewMatch) -> tuple[bytes, ...]:
    """Return the secrets of a match, one per game."""
    return msgspec.msgpack.decode(row.secrets, type=tuple[bytes, ...])


def first_events(row: MatchRow) -> tuple[AnyEvent, ...]:
    """Return the events that begin a match whose seats have all given their nonces."""
    rules, terms = rulebook_of(row), terms_of(row.terms)
    start, handicaps = KINDS.of(rules).start, of_the_rules(terms.handicaps)
    return start(rules, len(row.holders), shuffles_of(row), Seat(terms.starter), handicaps)


def game_events(codec: Codec, log: Iterable[bytes]) -> Iterator[AnyEvent]:
    """Yield the events of the engine in a stored log, without those about seats."""
    for stored in log:
        event = codec.event.decode(stored)
        if not isinstance(event, SeatEvent):
            yield event
