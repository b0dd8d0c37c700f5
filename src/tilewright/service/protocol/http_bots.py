"""Bots from outside over HTTP: their requests take the same path as messages of a socket."""

from msgspec import Struct
from sqlalchemy import select

from tilewright.engine import Seat
from tilewright.messages.fields import MatchId, PlayerId
from tilewright.messages.wire import Ack, Act, Judgement, Refusal, ShowDraft
from tilewright.service.accounts.players import Player
from tilewright.service.matches.create import own_seat, take_nonce, visible_match
from tilewright.service.matches.drafts import DraftSource
from tilewright.service.node import Node
from tilewright.service.protocol.commands import MatchSeat, Sender, carry_out
from tilewright.service.storage.schema import MATCHES, SEATS
from tilewright.service.storage.store import Store

_MOST_LISTED = 200
_LANGUAGE = "en"


class Caller(Struct, frozen=True, eq=False):
    """Who sends a request, from which address, and with which token or login."""

    node: Node
    player: Player
    address: str
    token: str

    def count(self) -> None:
        """Count one message, as over a socket, or raise TooMuch; the address is counted with each request."""
        self.node.rate_limits.count("messages", self.player.id)


class OpenSeat(Struct, frozen=True):
    """A seat in a match that is not over."""

    match: MatchId
    rules: str
    seat: Seat
    begun: bool


async def open_seats(store: Store, player: PlayerId) -> tuple[OpenSeat, ...]:
    """Return where a player has a seat in a match that is not over, the newest match first."""
    query = select(MATCHES.c.id, MATCHES.c.rules, SEATS.c.seat, MATCHES.c.head)
    query = query.join(SEATS, SEATS.c.match == MATCHES.c.id).where(SEATS.c.player == player, MATCHES.c.over.is_(False))
    rows = await store.read(query.order_by(MATCHES.c.created_at.desc(), MATCHES.c.id).limit(_MOST_LISTED))
    return tuple(OpenSeat(MatchId(name), rules, Seat(seat), head > 0) for name, rules, seat, head in rows)


async def give_nonce(caller: Caller, match: MatchId, nonce: bytes) -> None:
    """Store the nonce of a seat, or raise NoSeat, TooMuch or NoSuchMatch."""
    caller.count()
    seat = await seat_in(caller, match)
    caller.node.presence.note(match, caller.address)
    await take_nonce(caller.node.matches, match, seat, nonce)


async def act(caller: Caller, match: MatchId, sent: Act) -> Ack | Refusal:
    """Return the answer to a command, the first one if it is stored already.

    Raise NoSuchMatch, or TooMuch if there are too many messages of any kind.
    """
    caller.count()
    row, seat = await visible_match(caller.node.store, match, caller.player.id)
    place = None if seat is None else MatchSeat(match, row.rules, seat)
    if place is not None:
        caller.node.presence.note(match, caller.address)
    return await carry_out(caller.node, Sender(caller.player.id, place, _LANGUAGE), sent)


async def show_draft(caller: Caller, match: MatchId, draft: ShowDraft) -> Judgement:
    """Return the judgement of a draft, and have it shown to the others and stored.

    Raise NoSeat, NoSuchMatch, NotBegun, NotYourTurn, Stale or TooMuch.
    """
    caller.count()
    place = DraftSource(match, await seat_in(caller, match), _LANGUAGE)
    caller.node.presence.note(match, caller.address)
    return await caller.node.posted.show(place, draft)


async def seat_in(caller: Caller, match: MatchId) -> Seat:
    """Return the seat of the caller in a match, or raise NoSeat or NoSuchMatch."""
    return await own_seat(caller.node.store, match, caller.player.id)
