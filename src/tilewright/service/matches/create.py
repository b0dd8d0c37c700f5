"""Creating a match: seats, secrets, their hashes; and the nonces that have to come before the first deal."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from tilewright.chance import commitment
from tilewright.engine import Seat
from tilewright.service.accounts.players import give_nonce
from tilewright.service.games import ENCODER, rulebook_of, rulebook_with, secrets_of, served, shuffles_of
from tilewright.service.matches.service import Matches
from tilewright.service.matches.terms import Terms
from tilewright.service.settings import now
from tilewright.service.storage.rows import MatchId, MatchRow, NewMatch, PlayerId, Sitter

_ID_BYTES = 12
_SECRET_BYTES = 32


class Order(Struct, frozen=True, kw_only=True):
    """A match that somebody wants: the rulebook, house rules, and who plays, in the order of the seats."""

    rules: str
    house: Mapping[str, int | str]
    players: tuple[PlayerId, ...]
    bots: tuple[str, ...]


async def create_match(matches: Matches, order: Order) -> MatchId:
    """Return the id of a new match that waits for the nonces of its players, or raise BadInput."""
    people = (Sitter(player=player) for player in order.players)
    match = new_match(order.rules, order.house, (*people, *(Sitter(bot=bot) for bot in order.bots)), Terms())
    await matches.store.create(match)
    return match.id


def new_match(rules: str, house: Mapping[str, int | str], sitters: Sequence[Sitter], terms: Terms) -> NewMatch:
    """Return a match that is to be stored, its secrets drawn and the nonces of its bots, or raise BadInput."""
    kind = served(rules)
    rulebook = rulebook_with(rules, house)
    kind.kind.engine.refuse_seats(rulebook, len(sitters))
    for sitter in sitters:
        if sitter.bot is not None:
            kind.bot(sitter.bot)
    # The secrets are drawn before any player's nonce is known, and their hashes published.
    drawn = [secrets.token_bytes(_SECRET_BYTES) for _ in range(kind.kind.engine.games_in(rulebook, len(sitters)))]
    return NewMatch(
        id=MatchId(secrets.token_urlsafe(_ID_BYTES)),
        rules=rules,
        rulebook=ENCODER.encode(rulebook),
        secrets=msgspec.msgpack.encode(drawn),
        sitters=tuple(
            replace(sitter, nonce=secrets.token_bytes(_SECRET_BYTES)) if sitter.bot else sitter for sitter in sitters
        ),
        at=now(),
        terms=msgspec.json.encode(terms),
    )


async def take_nonce(matches: Matches, match: MatchId, seat: Seat, nonce: bytes) -> None:
    """Keep the nonce of a seat unless it has given one, and begin the match if it was the last."""
    await give_nonce(matches.store, match, seat, nonce)
    await begin_if_ready(matches, await matches.store.match(match))


async def begin_if_ready(matches: Matches, row: MatchRow) -> bool:
    """Deal the first game once every seat has given its nonce; return whether the match has begun."""
    if row.head:
        return True
    if any(sitter.nonce is None for sitter in row.sitters):
        return False
    engine = served(row.rules).kind.engine
    await matches.begin(row, engine.start(rulebook_of(row), len(row.sitters), shuffles_of(row)))
    return True


def commitments(row: MatchRow) -> tuple[str, ...]:
    """Return the hashes that the secrets of a match must have, in hexadecimal."""
    return tuple(commitment(secret).hex() for secret in secrets_of(row))
