"""Creating a match: its seats, secrets and their hashes, and the nonces needed before the first deal."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from msgspec import Struct

from tilewright.engine import Seat
from tilewright.hosting.match_rows import first_events
from tilewright.hosting.new_match import new_match
from tilewright.hosting.rows import MatchRow, SeatHolder
from tilewright.messages.ids import MatchId, Millis, PlayerId
from tilewright.messages.terms import Terms, terms_of
from tilewright.service.accounts.players import all_present, give_nonce, mark_present
from tilewright.service.matches.service import Matches
from tilewright.service.settings import now

# A player who was connected this long ago still counts as present.
_MILLIS_PRESENT = 10_000


class Order(Struct, frozen=True, kw_only=True):
    """A match to be created: the rulebook, house rules, the players and bots in the order of the seats, and terms."""

    rules: str
    house: Mapping[str, int | str]
    players: tuple[PlayerId, ...]
    bots: tuple[str, ...]
    terms: Terms = Terms()


async def create_match(matches: Matches, order: Order) -> MatchId:
    """Return the id of a new match that waits for the nonces of its players, or raise BadInput."""
    people = (SeatHolder(player=player) for player in order.players)
    holders = (*people, *(SeatHolder(bot=bot) for bot in order.bots))
    match = new_match(order.rules, order.house, holders, order.terms, now())
    await matches.store.create(match)
    return match.id


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
    await matches.begin(row, first_events(row))
    return True


async def wait_for_deal(matches: Matches, match: MatchId, seats: Collection[Seat]) -> None:
    """Store that players are connected to a rated match that waits for its first deal, and deal if all are."""
    row = await matches.store.match(match)
    if not row.head and terms_of(row.terms).rated:
        await mark_present(matches.store, match, seats, now())
        await begin_if_ready(matches, row)
