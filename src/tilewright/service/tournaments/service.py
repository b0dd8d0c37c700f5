"""Tournaments of a store: loaded from their logs, and changed by appending to them.

An event is committed, then acknowledged, then told to all nodes. A tournament in memory may be behind its log; then an
append fails, the rest of the log is read, and the act is decided again.
"""

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

import msgspec
import structlog
from cachetools import LRUCache
from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import Connection, delete, insert, select, update

from tilewright.engine import Refused, Seat
from tilewright.messages.fields import MatchId, Millis, PlayerId
from tilewright.records.lines import write_score
from tilewright.rules.booklets import edition
from tilewright.rules.house import house_of
from tilewright.screens.kinds import hosted_game, rulebook_with
from tilewright.service.background import Repeating, ignored
from tilewright.service.errors import StoreUnavailable
from tilewright.service.matches.service import Matches
from tilewright.service.rooms.room import Room, RoomId
from tilewright.service.rooms.service import Rooms, with_new_match
from tilewright.service.rooms.store import Step, add_room_in, room_of
from tilewright.service.settings import now
from tilewright.service.storage.group_commit import upsert
from tilewright.service.storage.schema import MATCHES
from tilewright.service.storage.store import Store
from tilewright.service.storage.tournament_schema import (
    TOURNAMENT_EVENTS,
    TOURNAMENT_MATCHES,
    TOURNAMENT_PEOPLE,
    TOURNAMENTS,
)
from tilewright.service.tournaments.tables import room_of_table, with_deal
from tilewright.tournaments import acts
from tilewright.tournaments.acts import Actor, NotAllowed
from tilewright.tournaments.club import (
    KEPT_EVENTS,
    MOST_EVENTS,
    Club,
    Doors,
    Event,
    Joined,
    Opened,
    Setup,
    Undo,
    applied,
    started,
    tournament_of,
)
from tilewright.tournaments.pairing import Round
from tilewright.tournaments.tournament import Standing, Tournament
from tilewright.words.say import PlainRefusal, sentence

_log = structlog.get_logger(__name__)

T = TypeVar("T")

_ID_BYTES = 12
_SECRET_BYTES = 18
_TRIES = 5
_IN_MEMORY = 64
# A millisecond or two of work in the event loop.
_PAGE = 200
_RESULTS_AT_ONCE = 20
_MOST_LISTED = 20
Places = Sequence[Standing]
_EVENT = msgspec.json.Decoder(Event)


class NoSuchTournament(PlainRefusal, key="refused-no-such-tournament"):
    """A tournament that does not exist, or that the player may not see."""


class Moved(NotAllowed):
    """Others changed the tournament at the same moment, again and again."""

    def __init__(self) -> None:
        super().__init__(sentence("refused-tournament-moved"))


class Loaded(Struct, frozen=True):
    """A tournament after an event of its log."""

    id: str
    seq: int
    club: Club


class Listed(Struct, frozen=True):
    """A tournament of a player in a list."""

    tournament: str
    title: str
    at: Millis


class Tournaments(Repeating):
    """The tournaments of a store as this node has loaded them; it also collects the results of their matches."""

    def __init__(self, rooms: Rooms, matches: Matches) -> None:
        self._rooms, self._matches = rooms, matches
        self.store: Store = matches.store
        self._cache: LRUCache[str, Loaded] = LRUCache(_IN_MEMORY)
        self._places: LRUCache[str, tuple[int, asyncio.Future[Places] | None]] = LRUCache(_IN_MEMORY)
        self._task = matches.store.tasks.repeat("tournaments", self._collect, matches.pace.look)

    async def open(self, setup: Setup, organiser: PlayerId) -> Loaded:
        """Return a new tournament, or raise BadInput if its rules do not fit its tables."""
        rulebook = rulebook_with(setup.rules, setup.house)
        hosted_game(setup.rules).kind.engine.refuse_seats(rulebook, setup.seats)
        setup = replace(setup, house=house_of(rulebook, edition(setup.rules).rulebook))
        secret, seed = secrets.token_urlsafe(_SECRET_BYTES), secrets.randbits(32)
        opened = Opened(setup=setup, organiser=organiser, secret=secret, seed=seed)
        loaded, at = Loaded(secrets.token_urlsafe(_ID_BYTES), 1, started(opened)), now()

        def work(connection: Connection) -> None:
            row = {"id": loaded.id, "organiser": organiser, "title": setup.title, "head": 1, "changed_at": at}
            connection.execute(insert(TOURNAMENTS), row)
            _append(connection, loaded.id, 0, [opened], at)

        await self.store.write(work)
        return self._remember(loaded)

    async def seen(self, tournament: str, actor: Actor) -> Loaded:
        """Return a tournament that somebody may see, or raise NoSuchTournament."""
        loaded = await self.latest(tournament)
        if not acts.may_see(loaded.club, actor):
            raise NoSuchTournament
        return loaded

    async def latest(self, tournament: str) -> Loaded:
        """Return a tournament as its log has it now, or raise NoSuchTournament."""
        loaded = self._cache.get(tournament)
        while True:
            after = 0 if loaded is None else loaded.seq
            query = select(TOURNAMENT_EVENTS.c.seq, TOURNAMENT_EVENTS.c.at, TOURNAMENT_EVENTS.c.event)
            query = query.where(TOURNAMENT_EVENTS.c.tournament == tournament, TOURNAMENT_EVENTS.c.seq > after)
            rows = await self.store.read(query.order_by(TOURNAMENT_EVENTS.c.seq).limit(_PAGE))
            for seq, at, stored in rows:
                event = _EVENT.decode(stored)
                club = started(event) if isinstance(event, Opened) else None
                if club is None:
                    assert loaded is not None, "the first event opens a tournament"
                    club = applied(loaded.club, event, at)
                loaded = Loaded(tournament, seq, club)
            if len(rows) < _PAGE:
                break
            await asyncio.sleep(0)
        if loaded is None:
            raise NoSuchTournament
        return self._remember(loaded)

    async def act(self, tournament: str, actor: Actor, act: acts.Act) -> Loaded:
        """Return the tournament after an act, or raise NotAllowed or NoSuchTournament."""
        club = (await self.seen(tournament, actor)).club
        kept = 0 if actor.player == club.organiser else KEPT_EVENTS
        return await self._change(tournament, lambda club: acts.decided(club, actor, act), kept=kept)

    async def draw(
        self, tournament: str, actor: Actor, number: int, pair: Callable[[Tournament], Awaitable[Round]]
    ) -> Loaded:
        """Return the tournament with a round of this number, which begins once, however often it is asked for."""
        for _ in range(_TRIES):
            loaded = await self.seen(tournament, actor)
            acts.refuse_others(loaded.club, actor)
            if len(loaded.club.rounds) >= number:
                return loaded
            acts.refuse_new_round(loaded.club, actor)
            event = acts.drawn(loaded.club, await _of_tournament(loaded, pair))
            if stored := await self._stored(loaded, [event]):
                return stored
        raise Moved

    async def play(self, tournament: str, actor: Actor, table: int) -> Room:
        """Return the room of a table on screens of the last round, with a match that begins when all are there."""
        club = (await self.seen(tournament, actor)).club
        stray = await self._stray(tournament, club, table)
        new = RoomId(secrets.token_urlsafe(_ID_BYTES))

        def decide(latest: Club) -> tuple[Event, ...]:
            nonlocal club
            club = latest
            return acts.seated(latest, actor, table, new)

        def beside(connection: Connection) -> None:
            add_room_in(connection, room_of_table(club, table, new), now())

        club = (await self._change(tournament, decide, beside)).club
        number = len(club.rounds)
        room = RoomId(club.rounds[-1].tables[table - 1].room or new)

        def step(before: Room) -> Step:
            if before.match not in {None, stray}:
                return Step(before)
            # Somebody may have left while the others came.
            begun = with_new_match(room_of_table(club, table, room), Seat(0))
            match = begun.match
            assert match is not None
            if club.setup.duplicate:
                begun = replace(begun, match=with_deal(club, match))
            row = {"tournament": tournament, "round": number, "number": table, "match": match.id}
            return replace(begun, beside=lambda connection: upsert(connection, TOURNAMENT_MATCHES, [row]))

        return (await self._rooms.take_step(room, step)).room

    async def _stray(self, tournament: str, club: Club, table: int) -> MatchId | None:
        """Return the match that people began in the room of a table after that of the round was given up, if any."""
        room = acts.table_of(club, len(club.rounds) or 1, table).room
        if room is None:
            return None
        # The room before the row: a match that begins at this moment has both at once.
        match = (await room_of(self.store, RoomId(room))).room.match
        columns = TOURNAMENT_MATCHES.c
        query = select(columns.match).join(MATCHES, MATCHES.c.id == columns.match)
        here = (columns.tournament == tournament, columns.round == len(club.rounds), columns.number == table)
        return None if await self.store.read(query.where(*here)) else match

    async def delete(self, tournament: str, actor: Actor) -> None:
        """Delete a tournament with its log, as the organiser; its matches stay with their players."""
        acts.refuse_others((await self.seen(tournament, actor)).club, actor)
        await self.store.execute(delete(TOURNAMENTS).where(TOURNAMENTS.c.id == tournament))
        self._cache.pop(tournament, None)
        self._matches.bus.ring(topic(tournament), 0)

    async def of_player(self, player: PlayerId) -> tuple[Listed, ...]:
        """Return the latest tournaments that a player organises or takes part in."""
        columns = TOURNAMENTS.c
        taking_part = select(TOURNAMENT_PEOPLE.c.tournament).where(TOURNAMENT_PEOPLE.c.player == player)
        query = select(columns.id, columns.title, columns.changed_at)
        query = query.where((columns.organiser == player) | columns.id.in_(taking_part))
        rows = await self.store.read(query.order_by(columns.changed_at.desc(), columns.id).limit(_MOST_LISTED))
        return tuple(Listed(*row) for row in rows)

    async def ranked(self, loaded: Loaded, rank: Callable[[Tournament], Awaitable[Places]]) -> Places:
        """Return the places of a tournament, which are computed once for everybody who looks at the same event."""
        seq, places = self._places.get(loaded.id, (0, None))
        if places is None or seq != loaded.seq or (places.done() and (places.cancelled() or places.exception())):
            places = asyncio.ensure_future(_of_tournament(loaded, rank))
            self._places[loaded.id] = loaded.seq, places
        return await asyncio.shield(places)

    def follow(self, tournament: str, bell: Callable[[int], None]) -> Callable[[], None]:
        """Call `bell` with the number of the last event whenever there may be a new one; 0 where it is not known."""
        return self._matches.bus.follow(topic(tournament), lambda message: bell(getattr(message, "seq", 0)))

    async def _change(
        self,
        tournament: str,
        decide: Callable[[Club], Sequence[Event]],
        beside: Callable[[Connection], None] = ignored,
        kept: int = 0,
    ) -> Loaded:
        """Return the tournament with the events that are decided; the loser of a race decides again.

        `beside` writes something in the same transaction; `kept` is how many events must be left for others.
        """
        for _ in range(_TRIES):
            loaded = await self.latest(tournament)
            events = decide(loaded.club)
            if not events:
                return loaded
            if kept and loaded.seq + len(events) + kept > MOST_EVENTS:
                raise NotAllowed(sentence("refused-too-many-changes"))
            if stored := await self._stored(loaded, events, beside):
                return stored
        raise Moved

    async def _stored(
        self, loaded: Loaded, events: Sequence[Event], beside: Callable[[Connection], None] = ignored
    ) -> Loaded | None:
        """Return the tournament with some events once they are committed, or None if it has moved on."""
        if loaded.seq + len(events) > MOST_EVENTS and not isinstance(events[0], Doors):
            raise NotAllowed(sentence("refused-tournament-full"))
        at, columns = now(), TOURNAMENTS.c

        def work(connection: Connection) -> bool:
            unmoved = update(TOURNAMENTS).where(columns.id == loaded.id, columns.head == loaded.seq)
            moved = unmoved.values(head=loaded.seq + len(events), changed_at=at)
            if not connection.execute(moved).rowcount:
                return False
            _append(connection, loaded.id, loaded.seq, events, at)
            beside(connection)
            return True

        if not await self.store.write(work):
            return None
        club = loaded.club
        for event in events:
            club = applied(club, event, at)
        stored = self._remember(Loaded(loaded.id, loaded.seq + len(events), club))
        self._matches.bus.ring(topic(loaded.id), stored.seq)
        if club.setup.duplicate:
            await self._reveal(stored)
        return stored

    def _remember(self, loaded: Loaded) -> Loaded:
        known = self._cache.get(loaded.id, loaded)
        self._cache[loaded.id] = max(known, loaded, key=lambda each: each.seq)
        return loaded

    async def _collect(self) -> None:
        """Enter the results of the matches that are over; several nodes may do so."""
        columns = TOURNAMENT_MATCHES.c
        over = select(columns.tournament, columns.round, columns.number, columns.match)
        over = over.join(MATCHES, MATCHES.c.id == columns.match).where(MATCHES.c.over, columns.entered.is_(None))
        for row in await self.store.read(over.limit(_RESULTS_AT_ONCE)):
            try:
                await self._enter_result(*row)
            except (Refused, StoreUnavailable) as refused:
                if type(refused) is not NotAllowed:
                    _log.warning("a result waits", tournament=row.tournament, why=type(refused).__name__)
                    continue
                # The tournament takes no more events.
            await self.store.execute(update(TOURNAMENT_MATCHES).where(columns.match == row.match).values(entered=True))
            await self._reveal(await self.latest(row.tournament))

    async def _reveal(self, loaded: Loaded) -> None:
        """Forget the matches whose results are in the log; in a duplicate only when the last table is done.

        Until then their records are held back: they tell what others will draw.
        """
        club, columns = loaded.club, TOURNAMENT_MATCHES.c
        if not club.setup.duplicate or (club.rounds and club.rounds[-1].stands):
            entered = columns.entered.is_(True)
            await self.store.execute(delete(TOURNAMENT_MATCHES).where(columns.tournament == loaded.id, entered))

    async def _enter_result(self, tournament: str, number: int, table: int, match: str) -> None:
        # In memory it may still be before its end.
        loaded = await self._matches.latest(MatchId(match))
        outcome = loaded.hosted.kind.engine.outcome(loaded.state)
        if outcome is not None:
            points = tuple(map(write_score, outcome.totals))

            def beside(connection: Connection) -> None:
                entered = update(TOURNAMENT_MATCHES).where(TOURNAMENT_MATCHES.c.match == match).values(entered=True)
                if not connection.execute(entered).rowcount:
                    # The round was undone at this moment, and perhaps drawn again with others at this table.
                    raise Moved

            await self._change(tournament, lambda club: acts.finished(club, number, table, points), beside)


async def _of_tournament(loaded: Loaded, work: Callable[[Tournament], Awaitable[T]]) -> T:
    """Return what some work makes of a tournament; to fold hundreds of people takes tens of milliseconds."""
    return await work(await asyncio.to_thread(tournament_of, loaded.club))


def topic(tournament: str) -> MatchId:
    """Return the bus topic of a tournament; ids of matches contain no space."""
    return MatchId(f"tournament {tournament}")


def _append(connection: Connection, tournament: str, after: int, events: Sequence[Event], at: Millis) -> None:
    """Add events to a log, with what is stored beside it."""
    common = {"tournament": tournament, "at": at}
    rows = [
        common | {"seq": seq, "event": msgspec.json.encode(event)} for seq, event in enumerate(events, start=after + 1)
    ]
    connection.execute(insert(TOURNAMENT_EVENTS), rows)
    people = [each.player for each in events if isinstance(each, Joined) and each.player is not None]
    if people:
        connection.execute(insert(TOURNAMENT_PEOPLE), [{"tournament": tournament, "player": each} for each in people])
    if any(isinstance(each, Undo) for each in events):
        # What is played on of an undone round counts for nothing.
        connection.execute(delete(TOURNAMENT_MATCHES).where(TOURNAMENT_MATCHES.c.tournament == tournament))
