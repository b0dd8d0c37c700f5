"""Presence: which players are connected, and whether they play, for their friends on every node.

Each node stores the players connected to it who let friends see it, again and again. What a node that has died stored
grows old and counts no more.
"""

import asyncio
import secrets
from collections.abc import Collection, Mapping
from functools import partial

import structlog
from msgspec import Struct
from sqlalchemy import Connection, Select, delete, select, update

from tilewright.messages.fields import MatchId, PlayerId
from tilewright.messages.people import Presence
from tilewright.service.background import stop_tasks
from tilewright.service.errors import StoreUnavailable
from tilewright.service.settings import Pace, now
from tilewright.service.storage.account_schema import ACCOUNTS
from tilewright.service.storage.group_commit import upsert
from tilewright.service.storage.people_schema import HERE
from tilewright.service.storage.schema import MATCHES, PLAYERS
from tilewright.service.storage.store import Store

_log = structlog.get_logger(__name__)

# Two beats may be lost; rows that nobody renews are deleted much later.
_BEATS_UNTIL_GONE = 3
_BEATS_UNTIL_DELETED = 100
_AT_ONCE = 200


class Stay(Struct, eq=False):
    """One connection of a player, and the match that it plays, if any."""

    player: PlayerId
    match: MatchId | None = None


class Here:
    """The players connected to this node; those who let friends see it are stored."""

    def __init__(self, store: Store, pace: Pace) -> None:
        self._store, self._beat_millis = store, pace.here
        self._node = secrets.token_hex(8)
        self._stays: dict[PlayerId, list[Stay]] = {}
        self._changed: set[PlayerId] = set()
        self._storing: asyncio.Task[None] | None = None
        self._task = store.tasks.repeat("who is here", self._beat, pace.here)

    def enter(self, player: PlayerId) -> Stay:
        """Count a connection of a player as present until it leaves."""
        stay = Stay(player)
        self._stays.setdefault(player, []).append(stay)
        self._store_soon(player)
        return stay

    def play(self, stay: Stay, match: MatchId | None) -> None:
        """Note which match a connection plays."""
        if stay.match != match:
            stay.match = match
            self._store_soon(stay.player)

    def leave(self, stay: Stay) -> None:
        """Count a connection no more."""
        stays = self._stays[stay.player]
        stays.remove(stay)
        if not stays:
            del self._stays[stay.player]
        self._store_soon(stay.player)

    async def presences(self, players: Collection[PlayerId]) -> dict[PlayerId, Presence]:
        """Return where some players are, of those who are connected to any node and let it be seen."""
        if not players:
            return {}
        since = now() - _BEATS_UNTIL_GONE * self._beat_millis
        query = select(HERE.c.player, MATCHES.c.over).outerjoin(MATCHES, MATCHES.c.id == HERE.c.match)
        rows = await self._store.read(query.where(HERE.c.player.in_(players), HERE.c.seen_at > since))
        # Who has chosen to hide a moment ago is hidden, also if a node has not noticed it yet.
        visible = await self.visible({PlayerId(player) for player, _ in rows})
        playing = {player for player, over in rows if over is False}
        return {
            PlayerId(player): Presence.PLAYING if player in playing else Presence.HERE
            for player, _ in rows
            if player in visible
        }

    async def visible(self, players: Collection[PlayerId]) -> set[PlayerId]:
        """Return those of some players who let friends see when they are here."""
        return _visible(await self._store.read(_choices(players))) if players else set()

    async def close(self) -> None:
        """Stop storing, and let nobody be here any more."""
        await stop_tasks(self._task, *([self._storing] if self._storing else []))
        try:
            await self._store.execute(delete(HERE).where(HERE.c.node == self._node))
        except StoreUnavailable:
            _log.warning("who is here was not deleted")

    async def _beat(self) -> None:
        self._changed.update(self._stays)
        self._start()
        old = now() - _BEATS_UNTIL_DELETED * self._beat_millis
        await self._store.execute(delete(HERE).where(HERE.c.seen_at < old))

    def _store_soon(self, player: PlayerId) -> None:
        self._changed.add(player)
        self._start()

    def _start(self) -> None:
        if self._storing is None and self._changed:
            self._storing = self._store.tasks.once("storing who is here", self._store_all)

    async def _store_all(self) -> None:
        try:
            while self._changed:
                some = sorted(self._changed)[:_AT_ONCE]
                self._changed.difference_update(some)
                playing = {
                    player: next((stay.match for stay in self._stays[player] if stay.match), None)
                    for player in some
                    if player in self._stays
                }
                await self._store.write(partial(_stored, node=self._node, players=some, playing=playing))
        except StoreUnavailable:
            # Those who are connected are stored by the next beat; rows of the others grow old.
            _log.warning("who is here was not stored")
        finally:
            self._storing = None


async def show_presence(store: Store, player: PlayerId, *, shown: bool) -> None:
    """Let friends see when a player is here, or not; then nothing of it stays stored."""

    def work(connection: Connection) -> None:
        connection.execute(update(PLAYERS).where(PLAYERS.c.id == player).values(shows_presence=shown))
        if not shown:
            connection.execute(delete(HERE).where(HERE.c.player == player))

    await store.write(work)


def _stored(
    connection: Connection, node: str, players: Collection[PlayerId], playing: Mapping[PlayerId, MatchId | None]
) -> None:
    """Store those of some players who are connected to a node and visible, and delete the others there."""
    visible = _visible(connection.execute(_choices(playing)).all()) if playing else set()
    at = now()
    rows = [
        {"player": player, "node": node, "seen_at": at, "match": match}
        for player, match in playing.items()
        if player in visible
    ]
    gone = [player for player in players if player not in visible]
    if gone:
        connection.execute(delete(HERE).where(HERE.c.node == node, HERE.c.player.in_(gone)))
    upsert(connection, HERE, rows)


def _choices(players: Collection[PlayerId]) -> Select[str, bool | None, str | None]:
    query = select(PLAYERS.c.id, PLAYERS.c.shows_presence, ACCOUNTS.c.player)
    return query.outerjoin(ACCOUNTS, ACCOUNTS.c.player == PLAYERS.c.id).where(PLAYERS.c.id.in_(players))


def _visible(rows: Collection[tuple[str, bool | None, str | None]]) -> set[PlayerId]:
    """Return the visible players: those who chose it, and those with an account who chose nothing."""
    return {PlayerId(player) for player, chosen, account in rows if chosen or (chosen is None and account is not None)}
