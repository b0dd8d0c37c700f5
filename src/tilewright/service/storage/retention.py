"""What is not kept for ever: deleted in small pieces when nobody needs it any more, and never a match's log."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection

import structlog
from sqlalchemy import ColumnElement, Connection, Select, Table, and_, delete, exists, or_, select

from tilewright.service.accounts.personal_data import DELETED, delete_player
from tilewright.service.background import repeat_forever
from tilewright.service.rooms.store import read_room
from tilewright.service.settings import Retention, now
from tilewright.service.storage.rows import Millis, PlayerId
from tilewright.service.storage.schema import (
    ACCOUNTS,
    CHAIRS,
    CHAT,
    COMMANDS,
    DRAFTS,
    EVENTS,
    LOGINS,
    MATCHES,
    PLAYERS,
    RACK_ORDERS,
    REPORTS,
    ROOMS,
    SEATS,
    SNAPSHOTS,
    TOKENS,
)
from tilewright.service.storage.store import Store

_log = structlog.get_logger(__name__)

_DAY = 24 * 3_600 * 1_000
# So few at once that no move waits for it.
_PIECE = 100
_MOST_SEEN = 1_000

_CACHES = (SNAPSHOTS, DRAFTS, RACK_ORDERS, COMMANDS)


async def clear(store: Store, retention: Retention, at: Millis) -> dict[str, int]:
    """Delete a small piece of each kind of thing that is not kept any longer, and return how many of each went."""
    gone: dict[str, int] = {}
    for kind, cleared in _KINDS.items():
        days: float = getattr(retention, kind)
        if days and (count := await cleared(store, Millis(at - int(days * _DAY)))):
            gone[kind] = count
    return gone


class Cleanup:
    """Deletes a piece every so many milliseconds, for as long as the node runs; several nodes may."""

    def __init__(self, store: Store, retention: Retention, every: int) -> None:
        self._store, self._retention = store, retention
        self._task = asyncio.create_task(repeat_forever(self._clear, every), name="clearing")

    async def close(self) -> None:
        """Stop, having finished what was begun."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _clear(self) -> None:
        if gone := await clear(self._store, self._retention, now()):
            _log.info("cleared", **gone)


async def _caches(store: Store, before: Millis) -> int:
    """The log alone would do; nobody sends a command again so long after the end of its match."""
    ended = and_(EVENTS.c.match == MATCHES.c.id, EVENTS.c.seq == MATCHES.c.head, EVENTS.c.at < before)
    kept = or_(*(exists().where(table.c.match == MATCHES.c.id) for table in _CACHES))
    old = select(MATCHES.c.id).join(EVENTS, ended).where(MATCHES.c.over.is_(True), kept).limit(_PIECE)
    matches = [match for (match,) in await store.read(old)]
    return await _deleted(store, [(table, table.c.match.in_(matches)) for table in _CACHES]) if matches else 0


async def _logins(store: Store, before: Millis) -> int:
    old = select(LOGINS.c.token_hash).where(LOGINS.c.expires_at < before).limit(_PIECE)
    return await _deleted(store, [(LOGINS, LOGINS.c.token_hash.in_(old))])


async def _chat(store: Store, before: Millis) -> int:
    old = select(CHAT.c.room, CHAT.c.number).where(CHAT.c.at < before).limit(_PIECE)
    lines = [and_(CHAT.c.room == room, CHAT.c.number == number) for room, number in await store.read(old)]
    return await _deleted(store, [(CHAT, or_(*lines))]) if lines else 0


async def _tables(store: Store, before: Millis) -> int:
    """Tables with all that was said there, but for those of which somebody complained or where a match is played."""
    reported = exists().where(REPORTS.c.room == ROOMS.c.id)
    old = select(ROOMS.c.id, ROOMS.c.room).where(ROOMS.c.changed_at < before, ~reported).limit(_MOST_SEEN)
    matches = {room: read_room(kept).match for room, kept in await store.read(old)}
    played = select(MATCHES.c.id).where(MATCHES.c.id.in_(set(matches.values())), MATCHES.c.over.is_(False))
    running = {match for (match,) in await store.read(played)}
    rooms = [room for room, match in matches.items() if match not in running][:_PIECE]
    if not rooms:
        return 0
    return await _deleted(
        store, [(CHAT, CHAT.c.room.in_(rooms)), (CHAIRS, CHAIRS.c.room.in_(rooms)), (ROOMS, ROOMS.c.id.in_(rooms))]
    )


async def _guests(store: Store, before: Millis) -> int:
    """Guests are forgotten as if they had asked for it; of whom nothing is left besides, not even a name stays."""
    players = [PlayerId(player) for (player,) in await store.read(_old_guests(before))]
    if not players:
        return 0
    # A room knows its people besides, and would not find them any more.
    seated = {player for (player,) in await store.read(select(CHAIRS.c.player).where(CHAIRS.c.player.in_(players)))}
    for player in players:
        await delete_player(store, player)
    named = or_(*(exists().where(column == PLAYERS.c.id) for column in (SEATS.c.player, REPORTS.c.about)))
    alone = [player for player in players if player not in seated]
    await _deleted(store, [(PLAYERS, PLAYERS.c.id.in_(alone) & ~named)])
    return len(players)


def _old_guests(before: Millis) -> Select[str]:
    """Return the query for players without an account who are not known by anything of late."""
    player = PLAYERS.c.id
    last = and_(EVENTS.c.match == MATCHES.c.id, EVENTS.c.seq == MATCHES.c.head, EVENTS.c.at >= before)
    signs: Collection[ColumnElement[bool]] = (
        exists().where(ACCOUNTS.c.player == player),
        exists().where(LOGINS.c.player == player, LOGINS.c.created_at >= before),
        exists().where(TOKENS.c.player == player, TOKENS.c.created_at >= before),
        exists().where(CHAT.c.player == player, CHAT.c.at >= before),
        exists().where(CHAIRS.c.player == player, ROOMS.c.id == CHAIRS.c.room, ROOMS.c.changed_at >= before),
        exists().where(SEATS.c.player == player, MATCHES.c.id == SEATS.c.match, MATCHES.c.created_at >= before),
        exists().where(SEATS.c.player == player, MATCHES.c.id == SEATS.c.match, last),
    )
    # Whoever was forgotten before, and whose seats remain, is not found again and again.
    named = PLAYERS.c.name != DELETED
    return select(player).where(PLAYERS.c.created_at < before, named, *(~sign for sign in signs)).limit(_PIECE)


async def _deleted(store: Store, parts: Collection[tuple[Table, ColumnElement[bool]]]) -> int:
    """Return how many rows went, all in one transaction."""

    def work(connection: Connection) -> int:
        return sum(connection.execute(delete(table).where(which)).rowcount for table, which in parts)

    return await store.write(work)


_KINDS: dict[str, Callable[[Store, Millis], Awaitable[int]]] = {
    "caches": _caches,
    "chat": _chat,
    "tables": _tables,
    "guests": _guests,
    "logins": _logins,
}
