"""The rooms as one node serves them: each change is decided, stored, and then told through the doorbell."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from contextlib import suppress
from hmac import compare_digest
from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace

from tilewright.engine import Refused, Seat
from tilewright.rules.booklets import DEFAULT
from tilewright.service.accounts.players import names_of, open_seats
from tilewright.service.errors import NoSuchRoom, NotNow
from tilewright.service.matches.create import new_match
from tilewright.service.matches.loaded import Asked
from tilewright.service.matches.seats import StepAway
from tilewright.service.matches.service import Matches
from tilewright.service.matches.terms import BotName, Terms
from tilewright.service.protocol.wire import ChairShown, TableShown
from tilewright.service.rooms.room import (
    Chair,
    Room,
    RoomId,
    RoomRefused,
    chair_of,
    left,
    ready,
    refuse_wrong,
    rotated,
    wants_again,
)
from tilewright.service.rooms.store import Kept, Step, add_room, change, room_of, rooms_with
from tilewright.service.settings import now
from tilewright.service.storage.rows import MatchId, PlayerId, Sitter
from tilewright.service.storage.store import Store
from tilewright.words.sentence import sentence

_ID_BYTES = 12
_INVITE_BYTES = 18
_MOST_ROOMS = 1_000


class NewRoom(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A room that somebody wants; `bots` has the bot of each chair after the host's, or None for a free one."""

    rules: Annotated[str, Meta(max_length=40)] = DEFAULT
    house: Annotated[dict[str, int | str], Meta(max_length=60)] = {}
    terms: Terms = Terms()
    bots: Annotated[tuple[BotName | None, ...], Meta(max_length=8)] = (None,)
    listed: bool = False


class Rooms:
    """Rooms of a store, changed from this node."""

    def __init__(self, matches: Matches) -> None:
        self._matches = matches

    @property
    def store(self) -> Store:
        """Where the rooms are."""
        return self._matches.store

    async def open(self, host: PlayerId, wanted: NewRoom) -> Kept:
        """Return a new room whose host has the first chair, or raise BadInput."""
        room = Room(
            id=RoomId(secrets.token_urlsafe(_ID_BYTES)),
            host=host,
            rules=wanted.rules,
            house=wanted.house,
            terms=wanted.terms,
            chairs=(Chair(player=host), *(Chair(bot=bot) for bot in wanted.bots)),
            listed=wanted.listed,
            invite=secrets.token_urlsafe(_INVITE_BYTES),
        )
        refuse_wrong(room)
        return await add_room(self.store, room, now())

    async def change(self, room: RoomId, changed: Callable[[Room], Room]) -> Kept:
        """Return the room after a change, or raise Refused."""
        return await self._stepped(room, lambda before: Step(changed(before)))

    async def leave(self, room: RoomId, player: PlayerId) -> Kept:
        """Return the room without a player; while a match is played the stand-in has the seat and the chair stays.

        A match that was not dealt yet, because a nonce is missing, is given up, and the others wait for the next.
        """
        kept = await room_of(self.store, room)
        match, seat = kept.room.match, chair_of(kept.room, player)
        if match is None or seat is None:
            return await self.change(room, lambda before: left(before, player))
        row = await self.store.match(match)
        if row.then.over:
            return await self.change(room, lambda before: left(before, player))
        if not row.head:
            return await self.change(room, lambda before: left(without_match(before, match), player))
        with suppress(NotNow):
            await self.step_away(match, seat)
        return kept

    async def step_away(self, match: MatchId, seat: Seat) -> None:
        """Let the stand-in play a seat whose player goes, or raise NotNow if it does already."""
        name = f"leave {secrets.token_hex(_ID_BYTES)}"
        await self._matches.accept(Asked(match=match, seat=seat, command=StepAway(), id=name))

    async def start(self, room: RoomId, host: PlayerId, fill: str | None) -> Kept:
        """Return the room with its match, which begins when every player has given a nonce."""
        return await self._stepped(room, lambda before: begun(ready(before, host, fill)))

    async def again(self, room: RoomId, player: PlayerId, *, without_others: bool = False) -> Kept:
        """Return the room with a player who wants another match, or with that match once everybody does.

        The host need not wait for those who have not answered.
        """
        last = (await room_of(self.store, room)).room.match
        if last is None or not (await self.store.match(last)).then.over:
            raise RoomRefused(sentence("refused-match-going-on"))

        def step(before: Room) -> Step:
            if before.match != last:
                return Step(before)
            after = wants_again(before, player)
            if set(after.again) >= set(after.people) or (without_others and player == after.host):
                return begun(rotated(after))
            return Step(after)

        return await self._stepped(room, step)

    def ring(self, kept: Kept) -> None:
        """Tell whoever follows the room that it has changed."""
        self._matches.bus.ring(topic(kept.room.id), kept.version)

    async def _stepped(self, room: RoomId, step: Callable[[Room], Step]) -> Kept:
        kept = await change(self.store, room, step, now())
        self.ring(kept)
        return kept


def begun(room: Room) -> Step:
    """Return a room with a new match for those who sit there."""
    sitters = tuple(Sitter(player=chair.player, bot=chair.bot) for chair in room.chairs)
    match = new_match(room.rules, room.house, sitters, room.terms)
    return Step(replace(room, match=match.id, again=()), match)


def without_match(room: Room, match: MatchId) -> Room:
    """Return a room that waits for its next match, if this one is still its match."""
    return replace(room, match=None) if room.match == match else room


def topic(room: RoomId) -> MatchId:
    """Return the name under which the bus rings for a room; no match has one with a space."""
    return MatchId(f"room {room}")


def may_see(room: Room, player: PlayerId, invite: str | None) -> bool:
    """Return whether a room is somebody's business: it is listed, they sit there, or they hold its invitation."""
    if chair_of(room, player) is not None:
        return True
    if room.closed or player in room.barred:
        return False
    return room.listed or (
        room.invite is not None and invite is not None and compare_digest(room.invite.encode(), invite.encode())
    )


async def room_for(store: Store, room: RoomId, player: PlayerId, invite: str | None = None) -> Kept:
    """Return a room to somebody whose business it is; to others it is as if there were none."""
    kept = await room_of(store, room)
    if not may_see(kept.room, player, invite):
        raise NoSuchRoom
    return kept


async def shown(store: Store, kept: Kept, player: PlayerId) -> TableShown:
    """Return a room as one player may see it."""
    return table_shown(kept, await names_of(store, kept.room.people), player)


def table_shown(kept: Kept, names: dict[PlayerId, str], player: PlayerId) -> TableShown:
    """Return a room as one player may see it, its people by their names."""
    room = kept.room
    seat: Seat | None = chair_of(room, player)
    return TableShown(
        table=room.id,
        version=kept.version,
        rules=room.rules,
        house=room.house,
        terms=room.terms,
        chairs=tuple(
            ChairShown(
                player=chair.player,
                name=None if chair.player is None else names.get(chair.player, ""),
                bot=chair.bot,
                again=chair.player in room.again,
            )
            for chair in room.chairs
        ),
        chair=seat,
        host=player == room.host,
        listed=room.listed,
        invite=None if seat is None else room.invite,
        match=room.match,
        closed=room.closed,
    )


async def leave_all(rooms: Rooms, player: PlayerId) -> None:
    """Let a player leave every room, and every match that is played to the stand-in."""
    for kept in await rooms_with(rooms.store, player, _MOST_ROOMS):
        with suppress(Refused):
            await rooms.leave(kept.room.id, player)
    for match, seat in await open_seats(rooms.store, player):
        with suppress(Refused):
            await rooms.step_away(match, seat)
