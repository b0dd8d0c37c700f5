"""One connection: messages are carried out for the seat of the login and at the table it follows; answers go out."""

import secrets
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, TypeVar

from msgspec import Struct

from tilewright.engine import Seat
from tilewright.hosting.refusals import NoSuchMatch
from tilewright.hosting.rows import MatchRow
from tilewright.hosting.shown import clock, seating
from tilewright.messages import wire
from tilewright.messages.decoding import BadMessage, read_message, read_rows
from tilewright.messages.fields import MatchId, PlayerId
from tilewright.messages.terms import terms_of, watcher_delay
from tilewright.messages.wire import Attend, FollowTournament, Gone, Say, StayHere, TournamentNews
from tilewright.screens.drafts import told_readings
from tilewright.service.accounts.players import Player, mark_absent, mark_present, shown_seats
from tilewright.service.background import ignored
from tilewright.service.delivery.outbox import Follower, Outbox
from tilewright.service.desk.bans import Banned, Kind
from tilewright.service.errors import Busy, NoSuchRoom, StoreUnavailable, TooMuch, refusal_in_words
from tilewright.service.limits.networks import Asker
from tilewright.service.matches.create import begin_if_ready, take_nonce, visible_match
from tilewright.service.matches.drafts import DraftDesk, DraftSource
from tilewright.service.matches.plans import PlanBenches, PlanDesk
from tilewright.service.node import Node
from tilewright.service.people.here import Stay
from tilewright.service.protocol.commands import MatchSeat, Sender, carry_out
from tilewright.service.rooms.chat import NotSaid, say
from tilewright.service.rooms.live import RoomFollower, chat_since
from tilewright.service.rooms.room import RoomId
from tilewright.service.rooms.service import on_screen, room_for, shown
from tilewright.service.rooms.store import StoredRoom, room_of
from tilewright.service.rooms.stored_bytes import LINE
from tilewright.service.settings import now
from tilewright.service.storage.store import draft_of
from tilewright.service.tournaments.service import NoSuchTournament
from tilewright.tiles import BadInput
from tilewright.tournaments.acts import Actor
from tilewright.words.locales import supported_locale

T = TypeVar("T")


class Attendance:
    """The table that a connection follows, if it follows one."""

    def __init__(self, node: Node, player: PlayerId, address: str, outbox: Outbox) -> None:
        self._node, self._player, self._address, self._outbox = node, player, address, outbox
        self._room: RoomId | None = None
        self._leave: Callable[[], None] = ignored
        self._end_calls: Callable[[], None] = ignored
        self._end_news: Callable[[], None] = ignored

    def close(self) -> None:
        """Let go of the table and of calls."""
        self._let_go()
        self._end_calls()
        self._end_calls = ignored
        self._end_following()

    async def receive(self, message: Attend | FollowTournament | Say | StayHere) -> None:
        """Follow a table, say something there, or be told of calls from now on; raise BadMessage if it cannot be."""
        match message:
            case Attend():
                await self.attend(message)
            case FollowTournament():
                await self._follow(message)
            case Say():
                await self.say(message)
            case StayHere():
                if self._end_calls is ignored:
                    self._end_calls = self._node.live_calls.join(self._player, self._outbox)
                await self._node.live_calls.tell(self._player, self._outbox)

    async def _follow(self, wanted: FollowTournament) -> None:
        """Follow another tournament."""
        self._end_following()
        tournaments, actor = self._node.tournaments, Actor(self._player, wanted.key)
        try:
            await tournaments.seen(wanted.tournament, actor)
        except NoSuchTournament:
            self._outbox.put(Gone(wanted.tournament))
            return

        def bell(version: int) -> None:
            self._outbox.put(TournamentNews(wanted.tournament, version))

        self._end_news = tournaments.follow(wanted.tournament, bell)
        # There may have been news since the page read it.
        bell(0)

    def _end_following(self) -> None:
        self._end_news()
        self._end_news = ignored

    def _let_go(self) -> None:
        self._leave()
        self._room, self._leave = None, ignored

    async def attend(self, attend: Attend) -> None:
        """Follow another table, and show it and what was last said there."""
        self._let_go()
        room, store = RoomId(attend.table), self._node.store
        try:
            kept = await room_for(store, room, self._player, attend.invite)
        except NoSuchRoom:
            self._outbox.put(Gone(attend.table))
            return
        self._outbox.put(await shown(store, kept, self._player))
        for line in (await chat_since(store, kept.room, 0, [self._player]))[self._player]:
            if line.number <= kept.version:
                self._outbox.put(line)
        follower = RoomFollower(self._player, self._outbox, attend.invite, kept.version, kept.room)
        self._room, self._leave = room, self._node.live_rooms.join(room, follower)

    async def say(self, said: Say) -> None:
        """Say something at the table, or raise BadMessage."""
        if self._room is None:
            raise BadMessage("something is said at a table that is followed")
        self._node.rate_limits.count("chat", self._player)
        self._node.stored.count(self._player, self._address, LINE + len((said.text or "").encode()))
        room = (await room_of(self._node.store, self._room)).room
        try:
            self._node.bans.refuse(self._player, self._address, Kind.MUTE)
            number = await say(self._node.store, room, self._player, (said.preset, said.text), now())
        except (NotSaid, BadInput, Banned) as refused:
            raise BadMessage(*refused.args) from None
        self._node.rooms.ring(StoredRoom(number, room))


class _Followed(Struct, eq=False):
    """The match that a connection follows, with its seat there unless it only watches."""

    place: MatchSeat | None
    leave: Callable[[], None]
    absent: Callable[[], None] | None
    waits_for_deal: bool
    follower: Follower
    desk: DraftDesk | None = None
    plans: PlanDesk | None = None


class Session:
    """One connection of a logged-in player, in their language; the transport only carries bytes."""

    def __init__(self, node: Node, player: Player, address: str, language: str = "en") -> None:
        self._node, self._player, self._address = node, player, address
        self._asker = Asker(address, player.id)
        self._has_asked = False
        self._language = language
        self._followed: _Followed | None = None
        self._name = secrets.token_hex(8)
        self.complaints: int = 0
        self.has_greeted: bool = False
        """Whether the client has asked to follow a match or a table, or to be told of calls."""
        self.must_reconnect: bool = False
        """Whether the client must reconnect, because the database did not answer a `hello` or a nonce."""
        self.outbox: Outbox = Outbox(node.rate_limits.allowed.waiting_bytes)
        self._attendance = Attendance(node, player.id, address, self.outbox)
        self._stay: Stay | None = None

    async def receive(self, data: bytes | str) -> None:
        """Carry out a message; errors are answered, never raised."""
        allowed = self._node.rate_limits.allowed
        try:
            self._node.rate_limits.count("socket", self._name)
            self._node.rate_limits.count("messages", self._player.id)
            self._node.rate_limits.count_address("address", self._address)
            message = read_message(data, allowed.frame_bytes)
            self.has_greeted |= isinstance(message, wire.Hello | wire.Attend | wire.FollowTournament | wire.StayHere)
            if self.has_greeted and self._stay is None:
                self._stay = self._node.here.enter(self._player.id)
            # Without these nothing is followed, or the match may not begin; a new hello repairs both.
            vital = isinstance(message, wire.Hello | wire.Nonce)
            await self._do(message)
        except NoSuchMatch as gone:
            self.outbox.put(wire.Gone(gone.match))
        except (BadMessage, TooMuch) as bad:
            self.complaints += 1
            self.outbox.put(wire.Trouble(refusal_in_words(bad, self._language)))
        except Busy as busy:
            self.must_reconnect = True
            self.outbox.put(wire.Trouble(refusal_in_words(busy, self._language)))
        except StoreUnavailable as away:
            self.must_reconnect = vital
            self.outbox.put(wire.Trouble(refusal_in_words(away, self._language)))

    async def close(self) -> None:
        """Stop following the match, the table and the calls."""
        self._attendance.close()
        if self._stay is not None:
            self._node.here.leave(self._stay)
            self._stay = None
        await self._leave()

    async def _do(self, message: wire.Incoming) -> None:
        match message:
            case wire.Hello():
                await self._node.loop_work.charged(self._asker, self._hello(message))
            case wire.Nonce():
                await self._nonce(message)
            case wire.Act():
                await self._act(message)
            case wire.ShowDraft():
                self._draft(message)
            case wire.AskPlan():
                self._plan(message)
            case wire.Attend() | wire.FollowTournament() | wire.StayHere():
                await self._node.loop_work.charged(self._asker, self._first(self._attendance.receive(message)))
            case wire.Say():
                await self._attendance.receive(message)
            case wire.OrderRack():
                self._order(message)
            case wire.Ping():
                self.outbox.put(wire.Pong(None if self._followed is None else self._followed.follower.sent))

    async def _first(self, work: Coroutine[Any, Any, T]) -> T:
        """Do at once what a connection asks for first, as players who come back do, and what it asks for later in line.

        Else a few connections that ask again and again would use all of the event loop.
        """
        if self._has_asked:
            return await self._node.loop_work.in_turn(self._asker, work)
        self._has_asked = True
        return await work

    async def _leave(self) -> None:
        if self._followed is None:
            return
        followed, self._followed = self._followed, None
        if self._stay is not None:
            self._node.here.play(self._stay, None)
        followed.leave()
        if followed.absent is not None:
            followed.absent()
        for desk in (followed.desk, followed.plans):
            if desk is not None:
                await desk.close()
        if followed.waits_for_deal and followed.place is not None:
            # A contest must not begin with a player who has left.
            with suppress(StoreUnavailable):
                await mark_absent(self._node.store, followed.place.match, followed.place.seat)

    async def _hello(self, hello: wire.Hello) -> None:
        await self._leave()
        match = MatchId(hello.match)
        row, seat, begun = await self._first(self._introduced(hello))
        delay = watcher_delay(terms_of(row.terms)) if seat is None and hello.screen is None else None
        shown = None if hello.covered else seat
        follower = Follower(shown, self.outbox, delay=delay, asker=self._asker, has_drafts=not hello.covered)
        if begun and delay is None:
            await self._catch_up(match, follower, hello.after)
        absent = None if seat is None else self._node.presence.enter(match, self._address)
        leave = self._node.audiences.join(match, follower)
        if hello.language is not None:
            self._language = supported_locale(hello.language)
        place = None if seat is None else MatchSeat(match, row.rules, seat)
        if self._stay is not None and seat is not None:
            self._node.here.play(self._stay, match)
        self._followed = _Followed(place, leave, absent, not begun and terms_of(row.terms).is_contest, follower)

    async def _introduced(self, hello: wire.Hello) -> tuple[MatchRow, Seat | None, bool]:
        """Show who plays a match, and return it with the player's seat and whether it has begun."""
        match, matches = MatchId(hello.match), self._node.matches
        if hello.screen is None:
            row, seat = await visible_match(matches.store, match, self._player.id)
        elif await on_screen(matches.store, RoomId(hello.screen), match, self._player.id):
            row, seat = await matches.store.match(match), None
        else:
            raise NoSuchMatch(match)
        if seat is None:
            self._refuse_watcher()
        elif not row.head:
            await mark_present(matches.store, match, [seat], now())
        begun = await begin_if_ready(matches, row)
        shown = None if hello.covered else seat
        self.outbox.put(seating(row, await shown_seats(matches.store, row), shown))
        if shown is not None and (order := await self._node.rack_orders.of(match, shown)):
            self.outbox.put(wire.RackOrder(order))
        return row, seat, begun

    def _refuse_watcher(self) -> None:
        """Raise Busy if the budget is used up; those who play are never refused for what they asked."""
        try:
            self._node.loop_work.check(self._asker)
        except TooMuch as used_up:
            raise Busy(used_up.args[0], used_up.seconds) from None

    async def _catch_up(self, match: MatchId, follower: Follower, after: int | None) -> None:
        """Send what the client does not know."""
        matches = self._node.matches
        loaded = await matches.latest(match)
        # A client that knows more than the log has seen another one, such as before a backup was restored.
        known = 0 if after is None or after > loaded.seq else after
        if known == loaded.seq:
            self.outbox.put(clock(loaded, now()))
        else:
            async for message in self._node.catch_ups.messages(loaded, known, follower.seat, self._asker):
                await self.outbox.room()
                self.outbox.put(message)
            follower.has_rules = True
        follower.sent = loaded.seq
        if not follower.has_drafts:
            return
        for mover in loaded.hosted.kind.engine.to_move(loaded.state):
            draft = await draft_of(matches.store, match, mover, loaded.seq)
            if draft is not None:
                rows = read_rows(draft)
                readings = told_readings(loaded.hosted, loaded.state, rows)
                self.outbox.put(wire.Draft(seat=mover, seq=loaded.seq, rows=rows, readings=readings))

    async def _nonce(self, nonce: wire.Nonce) -> None:
        place = self._place("a nonce is given by somebody who has a seat")
        await take_nonce(self._node.matches, place.match, place.seat, bytes.fromhex(nonce.nonce))

    def _order(self, order: wire.OrderRack) -> None:
        place = self._place("a rack is arranged by somebody who has a seat")
        self._node.rack_orders.put(place.match, place.seat, order.tiles)

    def _draft(self, draft: wire.ShowDraft) -> None:
        place = self._place("a draft is shown by somebody who has a seat")
        followed = self._followed
        assert followed is not None
        if followed.desk is None:
            source, knows = self._source(place), followed.follower.knows
            followed.desk = DraftDesk(self._node.matches, source, self.outbox.put, knows)
        followed.desk.put(draft)

    def _plan(self, plan: wire.AskPlan) -> None:
        place = self._place("a plan is made by somebody who has a seat")
        followed, node = self._followed, self._node
        assert followed is not None
        if followed.plans is None:
            benches = PlanBenches(node.short_bench, node.hint_bench)
            followed.plans = PlanDesk(node.matches, benches, self._source(place), self._asker, self.outbox.put)
        followed.plans.put(plan)

    def _source(self, place: MatchSeat) -> DraftSource:
        return DraftSource(place.match, place.seat, self._language)

    def _place(self, needed: str) -> MatchSeat:
        """Return the seat in the followed match, or raise BadMessage."""
        if self._followed is None or self._followed.place is None:
            raise BadMessage(needed)
        return self._followed.place

    async def _act(self, act: wire.Act) -> None:
        place = None if self._followed is None else self._followed.place
        sender = Sender(self._player.id, place, self._language)
        answer = await carry_out(self._node, sender, act, self.outbox.put)
        if isinstance(answer, wire.Refusal):
            self.complaints += answer.reason in {wire.Reason.BAD, wire.Reason.TOO_OFTEN}
            self.outbox.put(answer)
