"""Creating a match, and who may know of it: a stranger cannot tell a hidden one from one that does not exist."""

from collections.abc import Collection, Mapping

from msgspec import Struct
from sqlalchemy import select

from tilewright.engine import Seat
from tilewright.hosting.new_match import new_match
from tilewright.hosting.refusals import NoSeat, NoSuchMatch, NotNow
from tilewright.hosting.rows import MatchRow, SeatHolder, first_events
from tilewright.messages.fields import MatchId, Millis, PlayerId
from tilewright.messages.over_http import FeltShown
from tilewright.messages.terms import Terms, terms_of, watcher_delay
from tilewright.service.accounts.players import all_present, give_nonce, mark_present, seat_of
from tilewright.service.matches.service import Matches
from tilewright.service.settings import now
from tilewright.service.storage.store import Store
from tilewright.service.storage.tournament_schema import TOURNAMENT_MATCHES
from tilewright.words.say import sentence

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

    A contest also waits until all its players are connected: nobody loses one that began after they had left.
    """
    if row.head:
        return True
    if any(holder.nonce is None for holder in row.holders):
        return False
    terms = terms_of(row.terms)
    if terms.is_contest and not await all_present(matches.store, row.id, Millis(now() - _MILLIS_PRESENT)):
        return False
    await matches.begin(row, first_events(row))
    return True


async def wait_for_deal(matches: Matches, match: MatchId, seats: Collection[Seat]) -> None:
    """Store that players are connected to a contest that waits for its first deal, and deal if all are."""
    row = await matches.store.match(match)
    if not row.head and terms_of(row.terms).is_contest:
        await mark_present(matches.store, match, seats, now())
        await begin_if_ready(matches, row)


async def visible_match(store: Store, match: MatchId, player: PlayerId) -> tuple[MatchRow, Seat | None]:
    """Return a match that a player plays or may watch, with their seat if they have one, or raise NoSuchMatch."""
    row = await store.match(match)
    seat = await seat_of(store, match, player)
    if seat is None and not terms_of(row.terms).watched:
        raise NoSuchMatch(match)
    return row, seat


async def lying(matches: Matches, match: MatchId, player: PlayerId) -> FeltShown:
    """Return what lies on the table of a match that a player plays or may watch, and whose turn it is.

    Nothing is shown if they watch with a delay: they see it later, and what lay there then would have to be replayed.
    """
    row, seat = await visible_match(matches.store, match, player)
    if seat is None and watcher_delay(terms_of(row.terms)) is not None:
        return FeltShown(None)
    if not row.head:
        return FeltShown(())
    loaded = await matches.load(match, at_least=row.head)
    to_move = loaded.hosted.kind.engine.to_move(loaded.state)
    return FeltShown(loaded.hosted.screen.lying(loaded.state), tuple(to_move))


async def own_seat(store: Store, match: MatchId, player: PlayerId) -> Seat:
    """Return the seat of a player, or raise NoSeat if they may only watch, and NoSuchMatch if they may not either."""
    _, seat = await visible_match(store, match, player)
    if seat is None:
        raise NoSeat
    return seat


async def readable_match(store: Store, match: MatchId, player: PlayerId) -> MatchRow:
    """Return a match whose finished games, with their secrets, a player may read, or raise NoSuchMatch or NotNow.

    Its players may, but not while others of a tournament still play the same deal. Others may if they may watch; if
    watchers have a delay, only after the end of the match.
    """
    row, seat = await visible_match(store, match, player)
    waiting = select(TOURNAMENT_MATCHES.c.match).where(TOURNAMENT_MATCHES.c.match == match)
    if terms_of(row.terms).common and await store.read(waiting):
        raise NotNow(sentence("refused-round-going-on"))
    if seat is None and watcher_delay(terms_of(row.terms)) is not None and not row.schedule.over:
        raise NotNow(sentence("refused-match-going-on"))
    return row
