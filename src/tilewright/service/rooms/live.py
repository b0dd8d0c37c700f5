"""The sockets that follow a room on this node; each gets the room again when it has changed."""

import asyncio
from collections.abc import Callable, Collection
from functools import partial

import structlog
from msgspec import Struct
from msgspec.structs import asdict

from tilewright.messages.avatars import avatar_of, shown_together
from tilewright.messages.fields import PlayerId
from tilewright.messages.over_http import Shunning
from tilewright.messages.wire import Gone, Said
from tilewright.service.accounts.players import shown_players
from tilewright.service.background import stop_tasks
from tilewright.service.bus.bus import Message, Ring
from tilewright.service.delivery.outbox import Outbox
from tilewright.service.errors import NoSuchRoom, StoreUnavailable
from tilewright.service.matches.service import Matches
from tilewright.service.rooms.chat import lines_after, shunned_by
from tilewright.service.rooms.room import Room, RoomId
from tilewright.service.rooms.service import Rooms, may_see, table_shown, topic
from tilewright.service.rooms.store import StoredRoom, room_of, versions
from tilewright.service.storage.store import Store

_log = structlog.get_logger(__name__)


class RoomFollower(Struct, eq=False):
    """One socket that follows a room: its player, and the version of the room that was sent last."""

    player: PlayerId
    outbox: Outbox
    invite: str | None
    version: int
    room: Room


class _RoomFollowers(Struct, eq=False):
    """The followers of one room on this node; `version` is the latest that was announced."""

    followers: list[RoomFollower]
    stop: Callable[[], None]
    version: int = 0
    task: asyncio.Task[None] | None = None


async def chat_since(store: Store, room: Room, after: int, players: Collection[PlayerId]) -> dict[PlayerId, list[Said]]:
    """Return the chat lines of a room after a version for each player, without those of players they shun."""
    lines = await lines_after(store, room.id, after)
    people = await shown_players(store, {*room.people, *(line.player for line in lines)}) if lines else {}
    together = shown_together([(chair.player, chair.bot) for chair in room.chairs], people)
    # Who speaks looks as on their chair.
    seated = zip((chair.player for chair in room.chairs), together, strict=True)
    people |= {player: person for player, person in seated if player is not None}
    shunned = await shunned_by(store, players) if lines else {}
    return {
        player: [
            Said(
                **asdict(line),
                table=room.id,
                name=people[line.player].name if line.player in people else "",
                avatar=people[line.player].avatar if line.player in people else avatar_of(line.player),
            )
            for line in lines
            if (player, line.player) not in shunned
        ]
        for player in players
    }


class LiveRooms:
    """The rooms that are followed on this node; versions are polled in case a notification was lost."""

    def __init__(self, rooms: Rooms, matches: Matches) -> None:
        self._rooms, self._matches = rooms, matches
        self._all: dict[RoomId, _RoomFollowers] = {}
        self._task = matches.store.tasks.repeat("rooms", self._look, matches.pace.look)

    def join(self, room: RoomId, follower: RoomFollower) -> Callable[[], None]:
        """Send a room to a follower whenever it changes, until the returned function is called."""
        if (group := self._all.get(room)) is None:
            group = self._all[room] = _RoomFollowers([], lambda: None)
            group.stop = self._matches.bus.follow(topic(room), lambda message: self._rung(room, message))
        group.followers.append(follower)
        # The room may have changed since it was sent.
        self._update_soon(room, follower.version + 1)

        def leave() -> None:
            group.followers.remove(follower)
            if not group.followers and self._all.get(room) is group:
                group.stop()
                del self._all[room]

        return leave

    async def close(self) -> None:
        """Stop all updates."""
        await stop_tasks(self._task, *(group.task for group in self._all.values() if group.task))

    def _rung(self, room: RoomId, message: Message) -> None:
        group = self._all[room]
        known = min(follower.version for follower in group.followers)
        self._update_soon(room, message.seq if isinstance(message, Ring) else known + 1)

    def _update_soon(self, room: RoomId, version: int) -> None:
        group = self._all[room]
        group.version = max(group.version, version)
        if group.task is None:
            update = partial(self._update, room, group)
            group.task = self._rooms.store.tasks.once(f"update of a room: {room}", update)

    async def _update(self, room: RoomId, group: _RoomFollowers) -> None:
        try:
            while any(follower.version < group.version for follower in group.followers):
                wanted = group.version
                stored = await room_of(self._rooms.store, room)
                # A notification may overstate the version; a newer one wins.
                if group.version == wanted:
                    group.version = min(wanted, stored.version)
                await self._send(stored, group)
        except (StoreUnavailable, NoSuchRoom) as passing:
            _log.warning("room update failed", why=type(passing).__name__)
        finally:
            group.task = None

    async def _send(self, stored: StoredRoom, group: _RoomFollowers) -> None:
        store, behind = self._rooms.store, [one for one in group.followers if one.version < stored.version]
        if not behind:
            return
        people = await shown_players(store, stored.room.named)
        since = min(follower.version for follower in behind)
        said = await chat_since(store, stored.room, since, [follower.player for follower in behind])
        shunned = await shunned_by(store, {stored.room.host, *stored.room.people})
        blocked = {other for (_, other), how in shunned.items() if how is Shunning.BLOCK} - {*stored.room.people}
        for follower in behind:
            if follower.player in blocked or not may_see(stored.room, follower.player, follower.invite):
                follower.outbox.put(Gone(stored.room.id))
            else:
                if follower.room != stored.room:
                    follower.outbox.put(table_shown(stored, people, follower.player))
                for line in said[follower.player]:
                    if follower.version < line.number <= stored.version:
                        follower.outbox.put(line)
            follower.version, follower.room = stored.version, stored.room

    async def _look(self) -> None:
        """Poll the versions of the rooms."""
        found = await versions(self._rooms.store, tuple(self._all)) if self._all else {}
        for room, version in found.items():
            if room in self._all and any(one.version < version for one in self._all[room].followers):
                self._update_soon(room, version)
