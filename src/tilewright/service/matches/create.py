"""Creating a match: its seats, secrets and their hashes, and the nonces needed before the first deal."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from tilewright.chance import commitment
from tilewright.engine import Seat
from tilewright.service.accounts.players import give_nonce
from tilewright.service.games import ENCODER, hosted_game, rulebook_of, rulebook_with, secrets_of, shuffles_of
from tilewright.service.matches.service import Matches
from tilewright.service.matches.terms import Terms, terms_of
from tilewright.service.settings import now
from tilewright.service.storage.rows import MatchId, MatchRow, NewMatch, PlayerId, SeatHolder

_ID_BYTES = 12
_SECRET_BYTES = 32


class Order(Struct, frozen=True, kw_only=True):
    """A match to be created: the rulebook, house rules, and the players and bots in the order of the seats."""

    rules: str
    house: Mapping[str, int | str]
    players: tuple[PlayerId, ...]
    bots: tuple[str, ...]


async def create_match(matches: Matches, order: Order) -> MatchId:
    """Return the id of a new match that waits for the nonces of its players, or raise BadInput."""
    people = (SeatHolder(player=player) for player in order.players)
    match = new_match(order.rules, order.house, (*people, *(SeatHolder(bot=bot) for bot in order.bots)), Terms())
    await matches.store.create(match)
    return match.id


def new_match(rules: str, house: Mapping[str, int | str], holders: Sequence[SeatHolder], terms: Terms) -> NewMatch:
    """Return a match to be stored, with new secrets and the nonces of its bots, or raise BadInput."""
    kind = hosted_game(rules)
    rulebook = rulebook_with(rules, house)
    kind.kind.engine.refuse_seats(rulebook, len(holders))
    for holder in holders:
        if holder.bot is not None:
            kind.ladder.bot(holder.bot)
    # The secrets are drawn, and their hashes published, before any nonce of a player is known.
    drawn = [secrets.token_bytes(_SECRET_BYTES) for _ in range(kind.kind.engine.games_in(rulebook, len(holders)))]
    return NewMatch(
        id=MatchId(secrets.token_urlsafe(_ID_BYTES)),
        rules=rules,
        rulebook=ENCODER.encode(rulebook),
        secrets=msgspec.msgpack.encode(drawn),
        holders=tuple(
            replace(holder, nonce=secrets.token_bytes(_SECRET_BYTES)) if holder.bot else holder for holder in holders
        ),
        at=now(),
        terms=msgspec.json.encode(terms),
    )


async def take_nonce(matches: Matches, match: MatchId, seat: Seat, nonce: bytes) -> None:
    """Store the nonce of a seat unless it has one, and begin the match if it was the last."""
    await give_nonce(matches.store, match, seat, nonce)
    await begin_if_ready(matches, await matches.store.match(match))


async def begin_if_ready(matches: Matches, row: MatchRow) -> bool:
    """Deal the first game if every seat has given its nonce; return whether the match has begun."""
    if row.head:
        return True
    if any(holder.nonce is None for holder in row.holders):
        return False
    starter = Seat(terms_of(row.terms).starter)
    events = hosted_game(row.rules).kind.start(rulebook_of(row), len(row.holders), shuffles_of(row), starter)
    await matches.begin(row, events)
    return True


def commitments(row: MatchRow) -> tuple[str, ...]:
    """Return the hashes of the secrets of a match, in hexadecimal."""
    return tuple(commitment(secret).hex() for secret in secrets_of(row))
