"""Retention: old data is deleted in small batches; of the logs of matches, those of abandoned ones alone."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Collection

import structlog
from sqlalchemy import ColumnElement, Connection, Select, Table, and_, delete, exists, or_, select, true

from tilewright.answers.addresses import day_at
from tilewright.messages.fields import Millis, PlayerId
from tilewright.service.accounts.players import DELETED
from tilewright.service.background import Repeating
from tilewright.service.rooms.store import read_room
from tilewright.service.settings import Retention, now
from tilewright.service.storage.account_schema import ACCOUNTS, AUDIT, BANS, FORMER_EMAILS, ONE_TIME_TOKENS
from tilewright.service.storage.match_deletion import MOST_AT_ONCE, delete_matches
from tilewright.service.storage.people_schema import COMPANIONS, CONSENTS, GROUP_TOTALS, TABLE_CALLS
from tilewright.service.storage.schema import (
    CHAIRS,
    CHAT,
    COMMANDS,
    DRAFTS,
    EVENTS,
    LOGINS,
    MATCHES,
    PLAYERS,
    PRESENCE,
    PUZZLE_DAYS,
    RACK_ORDERS,
    RATINGS,
    REPORTS,
    ROOMS,
    SEATS,
    SNAPSHOTS,
    TOKENS,
)
from tilewright.service.storage.store import Store
from tilewright.service.storage.study_schema import DAY_DEALS
from tilewright.service.storage.tournament_schema import TOURNAMENTS
from tilewright.service.upkeep.personal_data import delete_player

_log = structlog.get_logger(__name__)

_DAY = 24 * 3_600 * 1_000
# Small enough that no move waits for it.
_BATCH = 100
_SECONDS_BETWEEN_BATCHES = 0.5
_MOST_READ = 1_000
_START_BYTES = 12
_SOME = PLAYERS.alias()

_OF_ROOMS = (CHAT, CHAIRS, TABLE_CALLS)
_CACHES = (SNAPSHOTS, DRAFTS, RACK_ORDERS, COMMANDS, PRESENCE)


async def clear(store: Store, retention: Retention, at: Millis) -> dict[str, int]:
    """Delete a batch of each kind of expired data, and return the number of deleted rows by kind."""
    gone: dict[str, int] = {}
    for kind, cleared in _KINDS.items():
        days: float = getattr(retention, kind)
        if days and (count := await cleared(store, Millis(at - int(days * _DAY)))):
            gone[kind] = count
    return gone


class Cleanup(Repeating):
    """Deletes a batch at intervals while the node runs; several nodes may do so."""

    def __init__(self, store: Store, retention: Retention, every: int) -> None:
        self._store, self._retention = store, retention
        self._task = store.tasks.repeat("clearing", self.clear_batches, every)

    async def clear_batches(self) -> None:
        """Delete a batch of each kind, and more while there is more than that."""
        while gone := await clear(self._store, self._retention, now()):
            _log.info("cleared", **gone)
            if max(gone.values()) < _BATCH and gone.get("abandoned", 0) < MOST_AT_ONCE:
                return
            # There is more than a batch: it must go faster than it can come.
            await asyncio.sleep(_SECONDS_BETWEEN_BATCHES)


async def _caches(store: Store, before: Millis) -> int:
    """Caches of finished matches; no client repeats a command so long after the end of its match."""
    ended = and_(EVENTS.c.match == MATCHES.c.id, EVENTS.c.seq == MATCHES.c.head, EVENTS.c.at < before)
    cached = or_(*(exists().where(table.c.match == MATCHES.c.id) for table in _CACHES))
    old = select(MATCHES.c.id).join(EVENTS, ended).where(MATCHES.c.over.is_(True), cached).limit(_BATCH)
    matches = [match for (match,) in await store.read(old)]
    return await _deleted(store, [(table, table.c.match.in_(matches)) for table in _CACHES]) if matches else 0


async def _logins(store: Store, before: Millis) -> int:
    old = select(LOGINS.c.token_hash).where(LOGINS.c.expires_at < before).limit(_BATCH)
    tokens = select(ONE_TIME_TOKENS.c.token_hash).where(ONE_TIME_TOKENS.c.expires_at < before).limit(_BATCH)
    expired = (
        (LOGINS, LOGINS.c.token_hash.in_(old)),
        (ONE_TIME_TOKENS, ONE_TIME_TOKENS.c.token_hash.in_(tokens)),
        (FORMER_EMAILS, FORMER_EMAILS.c.until < before),
    )
    return await _deleted(store, expired)


async def _audit(store: Store, before: Millis) -> int:
    """Lines of the audit log, and bans that ended."""
    lines = select(AUDIT.c.id).where(AUDIT.c.at < before).limit(_BATCH)
    ended = select(BANS.c.id).where(BANS.c.until < before).limit(_BATCH)
    return await _deleted(store, ((AUDIT, AUDIT.c.id.in_(lines)), (BANS, BANS.c.id.in_(ended))))


async def _puzzle_days(store: Store, before: Millis) -> int:
    first = day_at(before).isoformat()
    expired = ((table, table.c.day) for table in (PUZZLE_DAYS, DAY_DEALS))
    one_day = [(table, day.in_(select(day).where(day < first).limit(1))) for table, day in expired]
    return await _deleted(store, one_day)


async def _people(store: Store, before: Millis) -> int:
    """Who played with whom long ago, what such groups add up to, and asks to be a friend that were never answered."""
    parts: list[tuple[Table, ColumnElement[bool]]] = []
    back = CONSENTS.alias()
    answered = exists().where(back.c.player == CONSENTS.c.other, back.c.other == CONSENTS.c.player)
    for table, which in ((COMPANIONS, true()), (CONSENTS, ~answered), (GROUP_TOTALS, true())):
        keys = tuple(table.primary_key.columns)
        old = await store.read(select(*keys).where(table.c.at < before, which).limit(_BATCH))
        rows = [and_(*(key == value for key, value in zip(keys, row, strict=True))) for row in old]
        parts += [(table, or_(*rows))] if rows else []
    return await _deleted(store, parts) if parts else 0


async def _tournaments(store: Store, before: Millis) -> int:
    old = select(TOURNAMENTS.c.id).where(TOURNAMENTS.c.changed_at < before).limit(MOST_AT_ONCE)
    return await _deleted(store, [(TOURNAMENTS, TOURNAMENTS.c.id.in_(old))])


async def _chat(store: Store, before: Millis) -> int:
    old = select(CHAT.c.room, CHAT.c.number).where(CHAT.c.at < before).limit(_BATCH)
    lines = [and_(CHAT.c.room == room, CHAT.c.number == number) for room, number in await store.read(old)]
    return await _deleted(store, [(CHAT, or_(*lines))]) if lines else 0


async def _tables(store: Store, before: Millis) -> int:
    """Tables with their chat, except those with a report or with a match that is running or ended recently."""
    reported = exists().where(REPORTS.c.room == ROOMS.c.id)
    old = select(ROOMS.c.id, ROOMS.c.room).where(ROOMS.c.changed_at < before, ~reported).limit(_MOST_READ)
    matches = {room: read_room(stored).match for room, stored in await store.read(old)}
    last = and_(EVENTS.c.match == MATCHES.c.id, EVENTS.c.seq == MATCHES.c.head, EVENTS.c.at >= before)
    of_these = MATCHES.c.id.in_(set(matches.values()))
    played = select(MATCHES.c.id).where(of_these, MATCHES.c.over.is_(False) | exists().where(last))
    in_use = {match for (match,) in await store.read(played)}
    rooms = [room for room, match in matches.items() if match not in in_use][:_BATCH]
    if not rooms:
        return 0
    parts = [(table, table.c.room.in_(rooms)) for table in _OF_ROOMS]
    return await _deleted(store, [*parts, (ROOMS, ROOMS.c.id.in_(rooms))])


async def _abandoned(store: Store, before: Millis) -> int:
    """Matches that nobody has finished, with everything about them and their tables, except reported ones."""
    last = and_(EVENTS.c.match == MATCHES.c.id, EVENTS.c.seq == MATCHES.c.head, EVENTS.c.at < before)
    seen = exists().where(PRESENCE.c.match == MATCHES.c.id, PRESENCE.c.seen_at >= before)
    seated = and_(SEATS.c.match == MATCHES.c.id, SEATS.c.player == CHAIRS.c.player)
    reported = exists().where(seated, REPORTS.c.room == CHAIRS.c.room)
    old = select(MATCHES.c.id).join(EVENTS, last).where(MATCHES.c.over.is_(False), ~seen, ~reported).limit(MOST_AT_ONCE)
    matches = [match for (match,) in await store.read(old)]
    if not matches:
        return 0
    query = select(ROOMS.c.id, ROOMS.c.room).join(CHAIRS, CHAIRS.c.room == ROOMS.c.id)
    query = query.join(SEATS, SEATS.c.player == CHAIRS.c.player).where(SEATS.c.match.in_(matches)).distinct()
    rooms = [room for room, stored in await store.read(query) if read_room(stored).match in matches]

    def work(connection: Connection) -> None:
        for table in _OF_ROOMS:
            connection.execute(delete(table).where(table.c.room.in_(rooms)))
        connection.execute(delete(ROOMS).where(ROOMS.c.id.in_(rooms)))
        delete_matches(connection, matches)

    await store.write(work)
    return len(matches)


async def _guests(store: Store, before: Millis) -> int:
    """Guests, deleted as on their own request; without any seat or report left, the player goes too.

    Each time some players are looked at, from a random one on, so that the cost does not depend on how many there are.
    """
    start = secrets.token_urlsafe(_START_BYTES)
    for looked_at in (_SOME.c.id >= start, _SOME.c.id < start):
        players = [PlayerId(player) for (player,) in await store.read(_old_guests(looked_at, before))]
        if players:
            break
    else:
        return 0
    # A stored room names its players, and would no longer find them.
    seated = {player for (player,) in await store.read(select(CHAIRS.c.player).where(CHAIRS.c.player.in_(players)))}
    for player in players:
        await delete_player(store, player)
    named = or_(*(exists().where(column == PLAYERS.c.id) for column in (SEATS.c.player, REPORTS.c.about)))
    alone = [player for player in players if player not in seated]
    await _deleted(store, [(PLAYERS, PLAYERS.c.id.in_(alone) & ~named)])
    return len(players)


def _old_guests(looked_at: ColumnElement[bool], before: Millis) -> Select[str]:
    """Return the query for the first of these players who have no account, no rating and no recent activity."""
    player = PLAYERS.c.id
    # A list of ids would make a statement of another length each time, and drivers remember statements.
    these = player.in_(select(_SOME.c.id).where(looked_at).order_by(_SOME.c.id).limit(_MOST_READ))
    last = and_(EVENTS.c.match == MATCHES.c.id, EVENTS.c.seq == MATCHES.c.head, EVENTS.c.at >= before)
    signs: Collection[ColumnElement[bool]] = (
        exists().where(ACCOUNTS.c.player == player),
        exists().where(RATINGS.c.player == player),
        exists().where(LOGINS.c.player == player, LOGINS.c.created_at >= before),
        exists().where(TOKENS.c.player == player, TOKENS.c.created_at >= before),
        exists().where(CHAT.c.player == player, CHAT.c.at >= before),
        exists().where(CHAIRS.c.player == player, ROOMS.c.id == CHAIRS.c.room, ROOMS.c.changed_at >= before),
        exists().where(SEATS.c.player == player, MATCHES.c.id == SEATS.c.match, MATCHES.c.created_at >= before),
        exists().where(SEATS.c.player == player, MATCHES.c.id == SEATS.c.match, last),
    )
    # Players deleted before, whose seats remain, are not selected again.
    named = PLAYERS.c.name != DELETED
    return select(player).where(these, PLAYERS.c.created_at < before, named, *(~sign for sign in signs)).limit(_BATCH)


async def _deleted(store: Store, parts: Collection[tuple[Table, ColumnElement[bool]]]) -> int:
    """Return the number of rows deleted in one transaction."""

    def work(connection: Connection) -> int:
        return sum(connection.execute(delete(table).where(which)).rowcount for table, which in parts)

    return await store.write(work)


_KINDS: dict[str, Callable[[Store, Millis], Awaitable[int]]] = {
    "caches": _caches,
    "chat": _chat,
    "tables": _tables,
    "abandoned": _abandoned,
    "guests": _guests,
    "logins": _logins,
    "audit": _audit,
    "puzzle_days": _puzzle_days,
    "people": _people,
    "tournaments": _tournaments,
}
