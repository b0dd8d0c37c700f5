"""Creating a match: its seats, secrets and their hashes, and the nonces needed before the first deal."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from tilewright.chance import commitment
from tilewright.engine import Seat
from tilewright.messages.ids import MatchId, Millis, PlayerId
from tilewright.messages.kinds import ENCODER
from tilewright.messages.terms import Terms, terms_of
from tilewright.rules.rulebook import Rulebook
from tilewright.screens.kinds import hosted_game, rulebook_with
from tilewright.service.accounts.players import all_present, give_nonce, mark_present
from tilewright.service.matches.service import Matches
from tilewright.service.settings import now
from tilewright.service.storage.match_rows import rulebook_of, secrets_of, shuffles_of
from tilewright.service.storage.rows import MatchRow, NewMatch, Schedule, SeatHolder

_ID_BYTES = 12
_SECRET_BYTES = 32
# A match without its first deal is deleted after this time, or after the time of one turn if that is longer: players of
# a correspondence match are seldom connected at once.
_MILLIS_TO_BEGIN = 5 * 60_000
# A player who was connected this long ago still counts as present.
_MILLIS_PRESENT = 10_000


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
    at = now()
    drawn = [secrets.token_bytes(_SECRET_BYTES) for _ in range(kind.kind.engine.games_in(rulebook, len(holders)))]
    return NewMatch(
        id=MatchId(secrets.token_urlsafe(_ID_BYTES)),
        rules=rules,
        rulebook=ENCODER.encode(rulebook),
        secrets=msgspec.msgpack.encode(drawn),
        holders=tuple(
            replace(holder, nonce=secrets.token_bytes(_SECRET_BYTES)) if holder.bot else holder for holder in holders
        ),
        at=at,
        schedule=Schedule(wake_at=Millis(at + _millis_to_begin(rulebook))),
        terms=msgspec.json.encode(terms),
    )


async def take_nonce(matches: Matches, match: MatchId, seat: Seat, nonce: bytes) -> None:
    """Store the nonce of a seat unless it has one, and begin the match if it was the last."""
    await give_nonce(matches.store, match, seat, nonce)
    await mark_present(matches.store, match, [seat], now())
    await begin_if_ready(matches, await matches.store.match(match))


async def begin_if_ready(matches: Matches, row: MatchRow) -> bool:
    """Deal the first game if every seat has given its nonce; return whether the match has begun.

    A rated match also waits until all its players are connected: nobody loses one that began after they had left.
    """
    if row.head:
        return True
    if any(holder.nonce is None for holder in row.holders):
        return False
    terms = terms_of(row.terms)
    if terms.rated and not await all_present(matches.store, row.id, Millis(now() - _MILLIS_PRESENT)):
        return False
    starter = Seat(terms.starter)
    events = hosted_game(row.rules).kind.start(rulebook_of(row), len(row.holders), shuffles_of(row), starter)
    await matches.begin(row, events)
    return True


async def wait_for_deal(matches: Matches, match: MatchId, seats: Collection[Seat]) -> None:
    """Store that players are connected to a rated match that waits for its first deal, and deal if all are."""
    row = await matches.store.match(match)
    if not row.head and terms_of(row.terms).rated:
        await mark_present(matches.store, match, seats, now())
        await begin_if_ready(matches, row)


def _millis_to_begin(rulebook: Any) -> int:
    limit = rulebook.time.limit if isinstance(rulebook, Rulebook) else None
    return max(_MILLIS_TO_BEGIN, 1_000 * (limit or 0))


def commitments(row: MatchRow) -> tuple[str, ...]:
    """Return the hashes of the secrets of a match, in hexadecimal."""
    return tuple(commitment(secret).hex() for secret in secrets_of(row))
