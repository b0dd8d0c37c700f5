"""What the row of a match and its log hold, decoded: rulebook, house rules, secrets, events."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from tilewright.engine import Seat, Shuffles
from tilewright.games import KINDS, AnyEvent, GameRules, edition
from tilewright.hosting.rows import MatchRow
from tilewright.messages.handicaps import of_the_rules
from tilewright.messages.kinds import CODECS, Codec
from tilewright.messages.seats import SeatEvent
from tilewright.messages.terms import terms_of
from tilewright.rules.house import house_of


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


def secrets_of(row: MatchRow) -> tuple[bytes, ...]:
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
