"""A new match: its seats, secrets and their hashes."""

import secrets
from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from tilewright.chance import commitment
from tilewright.engine import Shuffles
from tilewright.hosting.rows import MatchRow, NewMatch, Schedule, SeatHolder, secrets_of
from tilewright.messages.fields import MatchId, Millis
from tilewright.messages.keys import new_keys
from tilewright.messages.kinds import ENCODER
from tilewright.messages.terms import Terms, refuse_seats_handicaps
from tilewright.rules.rulebook import Rulebook
from tilewright.screens.kinds import hosted_game, rulebook_with

_Match = TypeVar("_Match", NewMatch, MatchRow)

_ID_BYTES = 12
# A match without its first deal is deleted after this time, or after the time of one turn if that is longer: players of
# a correspondence match are seldom connected at once.
_MILLIS_TO_BEGIN = 5 * 60_000


def new_match(
    rules: str, house: Mapping[str, int | str], holders: Sequence[SeatHolder], terms: Terms, at: Millis
) -> NewMatch:
    """Return a match to be stored, with new secrets and the nonces of its bots, or raise BadInput."""
    kind = hosted_game(rules)
    rulebook = rulebook_with(rules, house)
    kind.kind.engine.refuse_seats(rulebook, len(holders))
    refuse_seats_handicaps(terms.handicaps, rulebook, len(holders))
    for holder in holders:
        if holder.bot is not None:
            kind.ladder.bot(holder.bot)
    # The secrets are drawn, and their hashes published, before any nonce of a player is known.
    drawn = new_keys(kind.kind.engine.games_in(rulebook, len(holders)))
    return NewMatch(
        id=MatchId(secrets.token_urlsafe(_ID_BYTES)),
        rules=rules,
        rulebook=ENCODER.encode(rulebook),
        secrets=msgspec.msgpack.encode(drawn),
        holders=tuple(
            replace(holder, nonce=nonce) if holder.bot else holder
            for holder, nonce in zip(holders, new_keys(len(holders)), strict=True)
        ),
        at=at,
        schedule=Schedule(wake_at=Millis(at + _millis_to_begin(rulebook))),
        terms=msgspec.json.encode(terms),
    )


def dealt_from(match: _Match, shuffles: Shuffles) -> _Match:
    """Return a new match that is dealt from these secrets and nonces, as others may be that have the same deal."""
    seats = zip(match.holders, shuffles.nonces, strict=True)
    holders = tuple(replace(holder, nonce=nonce) for holder, nonce in seats)
    return replace(match, secrets=msgspec.msgpack.encode(shuffles.secrets), holders=holders)


def _millis_to_begin(rulebook: Any) -> int:
    limit = rulebook.time.limit if isinstance(rulebook, Rulebook) else None
    return max(_MILLIS_TO_BEGIN, 1_000 * (limit or 0))


def commitments(row: MatchRow) -> tuple[str, ...]:
    """Return the hashes of the secrets of a match, in hexadecimal."""
    return tuple(commitment(secret).hex() for secret in secrets_of(row))
