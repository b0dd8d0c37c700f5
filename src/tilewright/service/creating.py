"""Creating a match: seats, secrets, their hashes; and the nonces that have to come before the first deal."""

from __future__ import annotations

import secrets
from collections.abc import Mapping

import msgspec
from msgspec import Struct

from tilewright.chance import commitment
from tilewright.engine import Seat
from tilewright.service.kinds import ENCODER, rulebook_of, rulebook_with, secrets_of, served, shuffles_of
from tilewright.service.matches import Matches
from tilewright.service.pace import now
from tilewright.service.store_people import give_nonce
from tilewright.service.store_rows import MatchId, MatchRow, NewMatch, PlayerId, Sitter

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
    kind = served(order.rules)
    rules = rulebook_with(order.rules, order.house)
    seats = len(order.players) + len(order.bots)
    kind.kind.engine.refuse_seats(rules, seats)
    for name in order.bots:
        kind.bot(name)
    match = MatchId(secrets.token_urlsafe(_ID_BYTES))
    # The secrets are drawn before any player's nonce is known, and their hashes published.
    drawn = [secrets.token_bytes(_SECRET_BYTES) for _ in range(kind.kind.engine.games_in(rules, seats))]
    await matches.store.create(
        NewMatch(
            id=match,
            rules=order.rules,
            rulebook=ENCODER.encode(rules),
            secrets=msgspec.msgpack.encode(drawn),
            sitters=(
                *(Sitter(player=player) for player in order.players),
                *(Sitter(bot=bot, nonce=secrets.token_bytes(_SECRET_BYTES)) for bot in order.bots),
            ),
            at=now(),
        )
    )
    return match


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
