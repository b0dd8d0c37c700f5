"""Who follows a room on this node: each is shown it again whenever it has changed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection

import structlog
from msgspec import Struct

from tilewright.service.accounts.players import names_of
from tilewright.service.background import again_and_again
from tilewright.service.delivery.bus import Message, Ring
from tilewright.service.delivery.outbox import Outbox
from tilewright.service.errors import NoSuchRoom, StoreUnavailable
from tilewright.service.matches.service import Matches
from tilewright.service.protocol.wire import Gone, Said
from tilewright.service.rooms.chat import lines_after, shunned_by
from tilewright.service.rooms.room import Room, RoomId
from tilewright.service.rooms.service import Rooms, may_see, table_shown, topic
from tilewright.service.rooms.store import Kept, room_of, versions
from tilewright.service.storage.rows import PlayerId
from tilewright.service.storage.store import Store

_log = structlog.get_logger(__name__)


class Attendee(Struct, eq=False):
    """One open socket at a room: whose it is, and the room as it was last told of it."""

    player: PlayerId
    outbox: Outbox
    invite: str | None
    version: int
    room: Room


class _Gathering(Struct, eq=False):
    """Everybody at one room on this node; `version` is the latest that was heard of."""

    attendees: list[Attendee]
    stop: Callable[[], None]
    version: int = 0
    task: asyncio.Task[None] | None = None


async def heard(store: Store, room: RoomId, after: int, players: Collection[PlayerId]) -> dict[PlayerId, list[Said]]:
    """Return what was said at a room since a version, for each of some players without those whom they shun."""
    lines = await lines_after(store, room, after)
    names = await names_of(store, {line.player for line in lines}) if lines else {}
    shunned = await shunned_by(store, players) if lines else {}
    return {
        player: [
            Said(
                table=room,
                number=line.number,
                player=line.player,
                name=names.get(line.player, ""),
                at=line.at,
                preset=line.preset,
                text=line.text,
            )
            for line in lines
            if (player, line.player) not in shunned
        ]
        for player in players
    }


class LiveRooms:
    """The rooms that somebody follows on this node, looked after every few seconds for rings that were lost."""

    def __init__(self, rooms: Rooms, matches: Matches) -> None:
        self._rooms, self._matches = rooms, matches
        self._all: dict[RoomId, _Gathering] = {}
        self._task = asyncio.create_task(again_and_again(self._look, matches.pace.look), name="rooms")

    def join(self, room: RoomId, attendee: Attendee) -> Callable[[], None]:
        """Show somebody a room from now on, until the function that is returned is called."""
        if (gathering := self._all.get(room)) is None:
            gathering = self._all[room] = _Gathering([], lambda: None)
            gathering.stop = self._matches.bus.follow(topic(room), lambda message: self._heard(room, message))
        gathering.attendees.append(attendee)
        # It may have changed since the attendee was shown it.
        self._tell_soon(room, attendee.version + 1)

        def leave() -> None:
            gathering.attendees.remove(attendee)
            if not gathering.attendees and self._all.get(room) is gathering:
                gathering.stop()
                del self._all[room]

        return leave

    async def close(self) -> None:
        """Stop looking after them."""
        tasks = [self._task, *(gathering.task for gathering in self._all.values() if gathering.task)]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _heard(self, room: RoomId, message: Message) -> None:
        gathering = self._all[room]
        known = min(attendee.version for attendee in gathering.attendees)
        self._tell_soon(room, message.seq if isinstance(message, Ring) else known + 1)

    def _tell_soon(self, room: RoomId, version: int) -> None:
        gathering = self._all[room]
        gathering.version = max(gathering.version, version)
        if gathering.task is None:
            gathering.task = asyncio.create_task(self._told(room, gathering), name=f"telling of {topic(room)}")

    async def _told(self, room: RoomId, gathering: _Gathering) -> None:
        try:
            while any(attendee.version < gathering.version for attendee in gathering.attendees):
                wanted = gathering.version
                kept = await room_of(self._rooms.store, room)
                # What was rung for may not have happened; but a ring that came meanwhile is of something later.
                if gathering.version == wanted:
                    gathering.version = min(wanted, kept.version)
                await self._tell(kept, gathering)
        except (StoreUnavailable, NoSuchRoom) as passing:
            _log.warning("a room was not told of", why=type(passing).__name__)
        except Exception as wrong:  # noqa: BLE001 -- the edge: a defect of one room is no other's
            _log.error("a room was not told of", why=type(wrong).__name__)
        finally:
            gathering.task = None

    async def _tell(self, kept: Kept, gathering: _Gathering) -> None:
        store, behind = self._rooms.store, [one for one in gathering.attendees if one.version < kept.version]
        if not behind:
            return
        names = await names_of(store, kept.room.people)
        since = min(attendee.version for attendee in behind)
        said = await heard(store, kept.room.id, since, [attendee.player for attendee in behind])
        for attendee in behind:
            if not may_see(kept.room, attendee.player, attendee.invite):
                attendee.outbox.put(Gone(kept.room.id))
            else:
                if attendee.room != kept.room:
                    attendee.outbox.put(table_shown(kept, names, attendee.player))
                for line in said[attendee.player]:
                    if attendee.version < line.number <= kept.version:
                        attendee.outbox.put(line)
            attendee.version, attendee.room = kept.version, kept.room

    async def _look(self) -> None:
        """Read at which versions the rooms are."""
        for room, version in (await versions(self._rooms.store, tuple(self._all))).items():
            if room in self._all and any(one.version < version for one in self._all[room].attendees):
                self._tell_soon(room, version)
