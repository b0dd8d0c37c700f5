"""Calls to a table, told at once to the open pages of a player; and playing again with the people of the last match."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from itertools import islice

import structlog
from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import select, update

from tilewright.engine import Seat
from tilewright.hosting.refusals import NoSuchMatch
from tilewright.hosting.rows import MatchRow, house_rules
from tilewright.messages.fields import MatchId, Millis, PlayerId
from tilewright.messages.terms import LIKE_THE_TABLE, handicap_of, terms_of
from tilewright.messages.wire import Calls, CallShown
from tilewright.screens.kinds import hosted_game, rulebook_with
from tilewright.service.accounts.players import shown_players
from tilewright.service.background import stop_tasks
from tilewright.service.delivery.outbox import Outbox
from tilewright.service.errors import NoSuchRoom, StoreUnavailable
from tilewright.service.matches.service import Matches
from tilewright.service.rooms.chat import apart_from
from tilewright.service.rooms.room import Called, Room, RoomId, call_declined, is_called
from tilewright.service.rooms.service import NewRoom, Rooms, calls_topic
from tilewright.service.rooms.store import read_room
from tilewright.service.settings import now
from tilewright.service.storage.people_schema import COMPANIONS, TABLE_CALLS
from tilewright.service.storage.schema import ROOMS
from tilewright.service.storage.store import Store
from tilewright.tiles import BadInput

_log = structlog.get_logger(__name__)

# As long as open tables are listed.
_MILLIS_CALLED = 24 * 3_600_000
_MOST_CALLS = 20
_MOST_READ = 100
_AT_ONCE = 500


class _Pages(Struct, eq=False):
    """The connected pages of a player on this node, and the calls that they were sent last."""

    outboxes: list[Outbox]
    stop: Callable[[], None]
    sent: tuple[CallShown, ...] | None = None
    rung: bool = False
    task: asyncio.Task[None] | None = None


async def calls_to(store: Store, player: PlayerId) -> tuple[CallShown, ...]:
    """Return the tables to which a player is called and can sit down, the latest of each host, the latest first."""
    query = select(TABLE_CALLS.c.at, ROOMS.c.room).join(ROOMS, ROOMS.c.id == TABLE_CALLS.c.room)
    query = query.where(TABLE_CALLS.c.player == player, TABLE_CALLS.c.at > now() - _MILLIS_CALLED)
    query = query.where(ROOMS.c.invite.is_not(None)).order_by(TABLE_CALLS.c.at.desc()).limit(_MOST_READ)
    open_rooms = [(at, read_room(stored)) for at, stored in await store.read(query)]
    # The first of a host counts, which is the latest.
    of_hosts: dict[PlayerId, tuple[int, Room]] = {}
    for at, room in open_rooms:
        if is_called(room, player):
            of_hosts.setdefault(room.host, (at, room))
    apart = await apart_from(store, player, {person for _, room in of_hosts.values() for person in room.people})
    people = await shown_players(store, of_hosts)
    return tuple(
        CallShown(table=room.id, rules=room.rules, name=people[host].name, avatar=people[host].avatar, at=Millis(at))
        for host, (at, room) in of_hosts.items()
        if host in people and apart.isdisjoint(room.people)
    )[:_MOST_CALLS]


async def decline_call(rooms: Rooms, room: RoomId, player: PlayerId) -> None:
    """Say no to a call; the answer is the same whether there was one."""
    with suppress(NoSuchRoom):
        await rooms.change(room, lambda before: call_declined(before, player))


async def unseen_call(store: Store, room: RoomId, player: PlayerId) -> CallShown | None:
    """Return the call of a player to a room if no page of theirs has shown it and they can still sit down."""
    unseen = select(TABLE_CALLS.c.room).where(TABLE_CALLS.c.room == room, TABLE_CALLS.c.player == player)
    if not await store.read(unseen.where(TABLE_CALLS.c.seen_at.is_(None))):
        return None
    return next((call for call in await calls_to(store, player) if call.table == room), None)


class LiveCalls:
    """The pages on this node that are told who calls; calls are polled in case a notification was lost."""

    def __init__(self, matches: Matches) -> None:
        self._store, self._bus = matches.store, matches.bus
        self._all: dict[PlayerId, _Pages] = {}
        self._task = matches.store.tasks.repeat("calls to tables", self._look, matches.pace.here)

    def join(self, player: PlayerId, outbox: Outbox) -> Callable[[], None]:
        """Send a page the calls to its player when they change, until the returned function is called."""
        if (pages := self._all.get(player)) is None:
            pages = self._all[player] = _Pages([], lambda: None)
            pages.stop = self._bus.follow(calls_topic(player), lambda _: self._update_soon(player))
        pages.outboxes.append(outbox)

        def leave() -> None:
            pages.outboxes.remove(outbox)
            if not pages.outboxes and self._all.get(player) is pages:
                pages.stop()
                del self._all[player]

        return leave

    async def tell(self, player: PlayerId, outbox: Outbox) -> None:
        """Send a page the calls to its player as they are now."""
        calls = await calls_to(self._store, player)
        outbox.put(Calls(calls))
        await self._note_seen(player, calls)
        if (pages := self._all.get(player)) is not None and pages.sent != calls:
            if pages.outboxes == [outbox]:
                pages.sent = calls
            else:
                self._update_soon(player)

    async def close(self) -> None:
        """Stop all updates."""
        await stop_tasks(self._task, *(pages.task for pages in self._all.values() if pages.task))

    def _update_soon(self, player: PlayerId) -> None:
        pages = self._all[player]
        pages.rung = True
        if pages.task is None:
            pages.task = self._store.tasks.once("telling of calls", partial(self._update, player, pages))

    async def _update(self, player: PlayerId, pages: _Pages) -> None:
        try:
            while pages.rung:
                pages.rung = False
                await self._send(player, pages)
        except StoreUnavailable:
            _log.warning("calls wait for the database")
        finally:
            pages.task = None

    async def _send(self, player: PlayerId, pages: _Pages) -> None:
        calls = await calls_to(self._store, player)
        if calls == pages.sent or not pages.outboxes:
            return
        for outbox in pages.outboxes:
            outbox.put(Calls(calls))
        pages.sent = calls
        await self._note_seen(player, calls)

    async def _note_seen(self, player: PlayerId, calls: tuple[CallShown, ...]) -> None:
        """Store that a page has shown some calls, so that nobody is called by push as well."""
        if calls:
            mine = (TABLE_CALLS.c.player == player, TABLE_CALLS.c.room.in_([call.table for call in calls]))
            unseen = update(TABLE_CALLS).where(*mine, TABLE_CALLS.c.seen_at.is_(None))
            await self._store.execute(unseen.values(seen_at=now()))

    async def _look(self) -> None:
        """Update the pages of players whose calls may have changed."""
        players = iter(tuple(self._all))
        while some := tuple(islice(players, _AT_ONCE)):
            recent = (TABLE_CALLS.c.player.in_(some), TABLE_CALLS.c.at > now() - _MILLIS_CALLED)
            rows = await self._store.read(select(TABLE_CALLS.c.player).where(*recent).distinct())
            called = {player for (player,) in rows}
            for player in some:
                # A table may have closed or filled: that is read by the update.
                if player in self._all and (player in called or self._all[player].sent):
                    self._update_soon(player)


async def table_again(
    store: Store, player: PlayerId, people: tuple[PlayerId, ...]
) -> tuple[NewRoom, tuple[Called, ...]]:
    """Return the wishes for a table like that of the last match with any of these people, and the calls to them.

    Without such a match, or if it was deleted, the table has the usual rules.
    """
    last = select(COMPANIONS.c.match).where(COMPANIONS.c.player == player, COMPANIONS.c.other.in_(people))
    rows = await store.read(last.order_by(COMPANIONS.c.at.desc(), COMPANIONS.c.match).limit(1))
    try:
        row = await store.match(MatchId(rows[0][0])) if rows else None
    except NoSuchMatch:
        row = None
    if row is None:
        return NewRoom(bots=(None,) * len(people)), tuple(Called(player=each) for each in people)
    terms = terms_of(row.terms)
    seats = [(holder, handicap_of(terms, Seat(seat))) for seat, holder in enumerate(row.holders)]
    own = {holder.player: handicap for holder, handicap in seats if holder.player is not None}
    called = tuple(Called(player=each, handicap=own.get(each, LIKE_THE_TABLE)) for each in people)
    bots = _chairs(row, len(people))
    # In the order of the chairs: the host, those who are called, and the bots.
    of_bots = (handicap for holder, handicap in seats if holder.bot is not None)
    handicaps = (own.get(player, LIKE_THE_TABLE), *(each.handicap for each in called), *of_bots)[: 1 + len(bots)]
    terms = replace(terms, handicaps=handicaps if terms.handicaps else (), starter=0)
    return NewRoom(rules=row.rules, house=house_rules(row), terms=terms, bots=bots), called


def _chairs(row: MatchRow, people: int) -> tuple[str | None, ...]:
    """Return the chairs besides the host's: one for each of the people, and the bots of the match that fit."""
    bots = [holder.bot for holder in row.holders if holder.bot is not None]
    engine, rules = hosted_game(row.rules).kind.engine, rulebook_with(row.rules, house_rules(row))
    sizes = [*range(people + len(bots), people - 1, -1), *range(people + 1, 8)]
    for size in sizes:
        try:
            engine.refuse_seats(rules, 1 + size)
        except BadInput:
            continue
        return (*(None,) * people, *bots, *(None,) * 8)[:size]
    return (None,) * people
