"""One connection's place at a table: it is shown who comes and goes, it talks, and is told of calls and tournaments."""

from collections.abc import Callable

from tilewright.messages.decoding import BadMessage
from tilewright.messages.fields import PlayerId
from tilewright.messages.wire import Attend, FollowTournament, Gone, Say, StayHere, TournamentNews
from tilewright.service.delivery.outbox import Outbox
from tilewright.service.desk.bans import Banned, Kind
from tilewright.service.errors import NoSuchRoom
from tilewright.service.node import Node
from tilewright.service.rooms.chat import NotSaid, say
from tilewright.service.rooms.live import RoomFollower, chat_since
from tilewright.service.rooms.room import RoomId
from tilewright.service.rooms.service import room_for, shown
from tilewright.service.rooms.store import StoredRoom, room_of
from tilewright.service.rooms.stored_bytes import LINE
from tilewright.service.settings import now
from tilewright.service.tournaments.service import NoSuchTournament
from tilewright.tiles import BadInput
from tilewright.tournaments.acts import Actor


class Attendance:
    """The table that a connection follows, if it follows one."""

    def __init__(self, node: Node, player: PlayerId, address: str, outbox: Outbox) -> None:
        self._node, self._player, self._address, self._outbox = node, player, address, outbox
        self._room: RoomId | None = None
        self._leave: Callable[[], None] | None = None
        self._end_calls: Callable[[], None] | None = None
        self._end_news: Callable[[], None] | None = None

    def close(self) -> None:
        """Let go of the table and of calls."""
        self._let_go()
        if self._end_calls is not None:
            self._end_calls()
        self._end_calls = None
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
                if self._end_calls is None:
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
        if self._end_news is not None:
            self._end_news()
        self._end_news = None

    def _let_go(self) -> None:
        if self._leave is not None:
            self._leave()
        self._room = self._leave = None

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
