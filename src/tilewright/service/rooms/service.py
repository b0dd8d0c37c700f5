"""Changes of rooms: each is decided, stored, and then announced on the bus; a match that never began is deleted."""

import secrets
from collections.abc import Callable, Collection, Iterable
from contextlib import suppress
from functools import partial
from hmac import compare_digest
from itertools import chain, repeat
from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace
from sqlalchemy import Connection, select

from tilewright.engine import Refused, Seat
from tilewright.games import edition
from tilewright.hosting.loaded import CommandRequest
from tilewright.hosting.new_match import new_match
from tilewright.hosting.refusals import NoSuchMatch, NotNow
from tilewright.hosting.rows import SeatHolder
from tilewright.messages.avatars import ShownPlayer, shown_together
from tilewright.messages.fields import BotName, HouseRules, MatchId, PlayerId, RulesId
from tilewright.messages.seats import StepAway
from tilewright.messages.terms import LIKE_THE_TABLE, Terms
from tilewright.messages.wire import AskingShown, CalledShown, ChairShown, TableShown
from tilewright.rules.booklets import DEFAULT
from tilewright.rules.house import house_of
from tilewright.screens.kinds import rulebook_with
from tilewright.service.accounts.devices import sign_out_all
from tilewright.service.accounts.players import open_seats, shown_players
from tilewright.service.errors import NoSuchRoom
from tilewright.service.matches.service import Matches
from tilewright.service.rooms import room as changes
from tilewright.service.rooms.chat import blocked_by
from tilewright.service.rooms.room import Called, Chair, Room, RoomId, RoomRefused, chair_of
from tilewright.service.rooms.store import RoomMoved, Step, StoredRoom, add_room, change, read_room, room_of, rooms_with
from tilewright.service.settings import now
from tilewright.service.storage.match_deletion import discard_unbegun
from tilewright.service.storage.schema import CHAIRS, ROOMS, SEATS
from tilewright.service.storage.store import Store
from tilewright.words.say import sentence

_ID_BYTES = 12
_INVITE_BYTES = 18
_MOST_ROOMS = 1_000
_TRIES = 3


class NewRoom(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The wishes for a new room; `bots` has the bot of each chair after the host's, or None for a free one.

    Handicaps among the terms are those of the chairs in their order, that of the host first.
    """

    rules: RulesId = DEFAULT
    house: HouseRules = {}
    terms: Terms = Terms()
    bots: Annotated[tuple[BotName | None, ...], Meta(max_length=8)] = (None,)
    listed: bool = False


class Rooms:
    """Rooms of a store, changed from this node."""

    def __init__(self, matches: Matches) -> None:
        self._matches = matches
        self.store: Store = matches.store

    async def open(self, host: PlayerId, wanted: NewRoom, called: tuple[Called, ...] = ()) -> StoredRoom:
        """Return a new room whose host has the first chair and to which others are called, or raise BadInput."""
        room = Room(
            id=RoomId(secrets.token_urlsafe(_ID_BYTES)),
            host=host,
            rules=wanted.rules,
            house=wanted.house,
            terms=replace(wanted.terms, handicaps=()),
            chairs=_chairs_wanted(host, wanted),
            listed=wanted.listed,
            invite=secrets.token_urlsafe(_INVITE_BYTES),
            called=called,
        )
        room = changes.hushed(room) if room.terms.quiet else room
        changes.refuse_wrong(room)
        # A rule that is chosen as it is printed is not a house rule.
        printed = edition(room.rules).rulebook
        room = replace(room, house=house_of(rulebook_with(room.rules, room.house), printed))
        stored = await add_room(self.store, room, now())
        self._ring_called(stored)
        return stored

    async def change(
        self, room: RoomId, changed: Callable[[Room], Room], beside: Callable[[Connection], None] | None = None
    ) -> StoredRoom:
        """Return the room after a change, with what is written in the same transaction, or raise Refused."""
        return await self.take_step(room, lambda before: Step(changed(before), beside=beside))

    async def leave(self, room: RoomId, player: PlayerId) -> StoredRoom:
        """Return the room without a player; during a match the chair stays and the stand-in plays the seat.

        A match that still waits for a nonce is given up, and the others wait for the next one. If one is
        started, begins or is given up at the same moment, the player leaves the room as it is then.
        """
        for _ in range(_TRIES):
            with suppress(RoomMoved, NoSuchMatch):
                return await self._leave(room, player)
        raise RoomMoved

    async def _leave(self, room: RoomId, player: PlayerId) -> StoredRoom:
        stored = await room_of(self.store, room)
        match, seat = stored.room.match, chair_of(stored.room, player)
        row = None if match is None or seat is None else await self.store.match(match)
        if row is not None and seat is not None and row.head and not row.schedule.over:
            with suppress(NotNow):
                await self.step_away(row.id, seat)
            return stored
        gives_up = row is not None and not row.head

        def step(before: Room) -> Step:
            if before.match != match:
                raise RoomMoved
            return Step(changes.left(replace(before, match=None) if gives_up else before, player), gives_up=gives_up)

        return await self.take_step(room, step)

    async def knock(self, room: RoomId, player: PlayerId) -> None:
        """Let a stranger ask the host to be let in; they are never told whether there is such a room."""
        with suppress(NoSuchRoom, RoomMoved):
            found = (await room_of(self.store, room)).room
            is_strange = not (found.closed or player in found.barred or may_see(found, player, None))
            if (
                is_strange
                and changes.asks_in(found, player) != found
                and not await keep_out(self.store, [found], player)
            ):
                await self.change(room, lambda before: changes.asks_in(before, player))

    async def step_away(self, match: MatchId, seat: Seat) -> None:
        """Let the stand-in play a seat, or raise NotNow if it already does."""
        name = f"leave {secrets.token_hex(_ID_BYTES)}"
        await self._matches.accept(CommandRequest(match=match, seat=seat, command=StepAway(), id=name))

    async def start(self, room: RoomId, host: PlayerId, fill: str | None, starter: Seat | None = None) -> StoredRoom:
        """Return the room with its match, which begins when every player has sent a nonce.

        `starter` is the chair that the host wants to start, where the rules leave that to the host (A-04).
        """

        def step(before: Room) -> Step:
            seat = None if starter is None else changes.seat_at_start(before, starter, fill)
            return with_new_match(changes.ready(before, host, fill), seat)

        return await self.take_step(room, step)

    async def again(self, room: RoomId, player: PlayerId, *, without_others: bool = False) -> StoredRoom:
        """Return the room after a player asked for another match, with that match once all players want it.

        With `without_others` the host starts it without waiting for the other players.
        """
        last = (await room_of(self.store, room)).room.match
        if last is None or not (await self.store.match(last)).schedule.over:
            raise RoomRefused(sentence("refused-match-going-on"))

        def step(before: Room) -> Step:
            if before.match != last:
                return Step(before)
            after = changes.wants_again(before, player)
            if set(after.again) >= set(after.people) or (without_others and player == after.host):
                return with_new_match(changes.rotated(after))
            return Step(after)

        return await self.take_step(room, step)

    def ring(self, stored: StoredRoom) -> None:
        """Announce on the bus that the room has changed."""
        self._matches.bus.ring(topic(stored.room.id), stored.version)

    async def take_step(self, room: RoomId, step: Callable[[Room], Step]) -> StoredRoom:
        """Return the room after a step, which may begin a match, or raise the refusal of the step."""
        before: set[PlayerId] = set()

        def noted(found: Room) -> Step:
            before.update(found.screens)
            return step(found)

        stored = await change(self.store, room, noted, now())
        self.ring(stored)
        self._ring_called(stored)
        # A screen follows the match on a connection of its own, which ends with its login.
        await sign_out_all(self.store, before - {*stored.room.screens})
        return stored

    def _ring_called(self, stored: StoredRoom) -> None:
        """Tell the pages of those who are called that a call is new, or has ended."""
        for each in stored.room.called:
            self._matches.bus.ring(calls_topic(each.player), stored.version)


def _chairs_wanted(host: PlayerId, wanted: NewRoom) -> tuple[Chair, ...]:
    """Return the chairs of a new room; a free chair has no handicap yet."""
    chairs = (Chair(player=host), *(Chair(bot=bot) for bot in wanted.bots))
    handicaps = chain(wanted.terms.handicaps, repeat(LIKE_THE_TABLE))
    pairs = zip(chairs, handicaps, strict=False)
    return tuple(chair if chair == Chair() else replace(chair, handicap=own) for chair, own in pairs)


def with_new_match(room: Room, starter: Seat | None = None) -> Step:
    """Return the room with a new match for its chairs; A-04: the host's seat is the default starter."""
    holders = tuple(SeatHolder(player=chair.player, bot=chair.bot) for chair in room.chairs)
    if starter is None:
        starter = chair_of(room, room.host)
    handicaps = tuple(chair.handicap for chair in room.chairs)
    unequal = any(handicap != LIKE_THE_TABLE for handicap in handicaps)
    terms = replace(room.terms, starter=starter or 0, handicaps=handicaps if unequal else ())
    match = new_match(room.rules, room.house, holders, terms, now())
    return Step(replace(room, match=match.id, again=()), match)


def topic(room: RoomId) -> MatchId:
    """Return the bus topic of a room; ids of matches contain no space."""
    return MatchId(f"room {room}")


def calls_topic(player: PlayerId) -> MatchId:
    """Return the bus topic of the calls to a player."""
    return MatchId(f"calls {player}")


def may_see(room: Room, player: PlayerId, invite: str | None) -> bool:
    """Return whether a player may see a room: listed, or they sit there, are called, let in or have the invitation.

    A screen sees it until it is closed.
    """
    if chair_of(room, player) is not None:
        return True
    if room.closed or player in room.barred:
        return False
    called = (each.player for each in room.called)
    return (room.listed or player in (*room.admitted, *room.screens, *called)) or (
        room.invite is not None and invite is not None and compare_digest(room.invite.encode(), invite.encode())
    )


async def room_for(store: Store, room: RoomId, player: PlayerId, invite: str | None = None) -> StoredRoom:
    """Return a room that the player may see, or raise NoSuchRoom, also if somebody there has blocked the player."""
    stored = await room_of(store, room)
    if not may_see(stored.room, player, invite) or await keep_out(store, [stored.room], player):
        raise NoSuchRoom
    return stored


async def on_screen(store: Store, room: RoomId, match: MatchId, player: PlayerId) -> bool:
    """Return whether a player is a screen of a room whose current or last match this is."""
    try:
        found = (await room_of(store, room)).room
    except NoSuchRoom:
        return False
    return not found.closed and found.match == match and player in found.screens


async def keep_out(store: Store, rooms: Collection[Room], player: PlayerId) -> set[RoomId]:
    """Return the rooms that are hidden from a player: somebody there has blocked the player, who has no chair."""
    strange = [room for room in rooms if chair_of(room, player) is None]
    blocking = await blocked_by(store, player, {person for room in strange for person in (room.host, *room.people)})
    return {room.id for room in strange if not blocking.isdisjoint((room.host, *room.people))}


async def shown(store: Store, stored: StoredRoom, player: PlayerId) -> TableShown:
    """Return a room as one player may see it."""
    return table_shown(stored, await shown_players(store, stored.room.named), player)


def table_shown(stored: StoredRoom, people: dict[PlayerId, ShownPlayer], player: PlayerId) -> TableShown:
    """Return a room as one player may see it, given how its players are shown."""
    room = stored.room
    seat: Seat | None = chair_of(room, player)
    is_here = seat is not None or player in room.screens
    together = shown_together([(chair.player, chair.bot) for chair in room.chairs], people)
    return TableShown(
        table=room.id,
        version=stored.version,
        rules=room.rules,
        house=room.house,
        terms=room.terms,
        chairs=tuple(_chair_shown(room, *each) for each in zip(room.chairs, together, strict=True)),
        chair=seat,
        host=player == room.host,
        listed=room.listed,
        invite=room.invite if is_here else None,
        match=room.match,
        closed=room.closed,
        asking=_strangers(room.asking if player == room.host else (), people),
        standing=_strangers(room.standing if player == room.host else (), people),
        called=tuple(
            CalledShown(
                name=people[each.player].name,
                avatar=people[each.player].avatar,
                declined=each.declined,
                player=each.player if player == room.host else None,
            )
            for each in (() if seat is None else room.called)
            if each.player in people
        ),
        screen=player in room.screens,
        screens=len(room.screens) if is_here else 0,
    )


def _strangers(players: Iterable[PlayerId], people: dict[PlayerId, ShownPlayer]) -> tuple[AskingShown, ...]:
    found = ((player, people[player]) for player in players if player in people)
    return tuple(AskingShown(player=player, name=shown.name, avatar=shown.avatar) for player, shown in found)


def _chair_shown(room: Room, chair: Chair, person: ShownPlayer) -> ChairShown:
    return ChairShown(
        player=chair.player,
        name=None if chair.player is None else person.name,
        avatar=None if chair.player is None and chair.bot is None else person.avatar,
        bot=chair.bot,
        again=chair.player in room.again,
        handicap=chair.handicap,
    )


async def end_screens(rooms: Rooms, host: PlayerId) -> None:
    """Remove the large screens of the rooms that a player is host of."""
    for stored in await rooms_with(rooms.store, host, _MOST_ROOMS):
        if stored.room.host == host and stored.room.screens:
            with suppress(Refused):
                await rooms.change(stored.room.id, lambda room: changes.without_screens(room, host))


async def leave_all(rooms: Rooms, player: PlayerId) -> None:
    """Let a player leave every room, with the screens of theirs; the stand-in plays on in their matches."""
    await end_screens(rooms, player)
    for stored in await rooms_with(rooms.store, player, _MOST_ROOMS):
        with suppress(Refused):
            await rooms.leave(stored.room.id, player)
    for match, seat in await open_seats(rooms.store, player):
        with suppress(Refused):
            await rooms.step_away(match, seat)


async def give_up(matches: Matches, match: MatchId) -> None:
    """Delete a match without events, take it from its table, and announce both; a match that has begun stays."""
    store = matches.store
    query = select(ROOMS.c.id, ROOMS.c.room).join(CHAIRS, CHAIRS.c.room == ROOMS.c.id)
    query = query.join(SEATS, SEATS.c.player == CHAIRS.c.player).where(SEATS.c.match == match).distinct()
    if (await store.heads([match])).get(match) != 0:
        return
    for room in {RoomId(room) for room, stored in await store.read(query) if read_room(stored).match == match}:
        try:
            stored = await change(store, room, partial(_without, match), now())
        except RoomMoved:
            # The match has begun at this moment, or the sweeper tries again.
            return
        matches.bus.ring(topic(room), stored.version)
    await store.write(lambda connection: discard_unbegun(connection, match))
    # Followers who wait for the first deal look, and find the match gone.
    matches.bus.ring(match, 1)


def _without(match: MatchId, room: Room) -> Step:
    """Return the room without this match, if it is still the current one."""
    return Step(replace(room, match=None), gives_up=True) if room.match == match else Step(room)
