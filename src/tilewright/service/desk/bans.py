"""Bans and mutes: each node has those in force in memory, and hears of new ones on the bus."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from enum import Enum
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Row, select

from tilewright.engine import Refused
from tilewright.messages.fields import MatchId, Millis, PlayerId
from tilewright.service.background import stop_tasks
from tilewright.service.bus.bus import Bus, Message
from tilewright.service.limits.networks import networks_of
from tilewright.service.settings import now
from tilewright.service.storage.account_schema import BANS
from tilewright.service.storage.store import Store
from tilewright.words.say import Sentence, sentence

# Far enough to mean for ever.
FOR_EVER = Millis(2**53)
MOST_BANS = 10_000
# Ids of matches contain no space.
_TOPIC = MatchId("the bans")


class Kind(Enum):
    """A ban keeps somebody out; a mute lets them play without chat."""

    BAN = "ban"
    MUTE = "mute"


class Reason(Enum):
    """Why; the person reads it in their own language."""

    INSULTS = "insults"
    CHEATING = "cheating"
    SPAM = "spam"
    NAME = "name"
    OTHER = "other"


class Ban(Struct, frozen=True, kw_only=True):
    """A ban or a mute of a player or of a network, until a time."""

    id: str
    kind: Kind
    player: PlayerId | None
    network: str | None
    reason: Reason
    at: Millis
    until: Millis

    def in_words(self) -> Sentence:
        """Return what the person reads."""
        if self.until >= FOR_EVER:
            return sentence(f"refused-{self.kind.value}-for-ever", reason=self.reason.value)
        until = datetime.fromtimestamp(self.until / 1_000, UTC).strftime("%Y-%m-%d %H:%M")
        return sentence(f"refused-{self.kind.value}", reason=self.reason.value, until=until)


class Banned(Refused):
    """A request of somebody who is banned, or a line of somebody who is muted."""

    def __init__(self, ban: Ban) -> None:
        super().__init__(ban.in_words())


class _Connection(Struct, frozen=True, eq=False):
    """An open connection: whose it is, where it comes from, and the function that closes it."""

    player: PlayerId
    networks: tuple[str, ...]
    end: Callable[[], object]


class Bans:
    """The bans in force, as one node knows them."""

    def __init__(self, store: Store, bus: Bus, every: int) -> None:
        self._store, self._bus = store, bus
        self._of_player: dict[tuple[Kind, str], Ban] = {}
        self._of_network: dict[tuple[Kind, str], Ban] = {}
        self._connections: set[_Connection] = set()
        self._news = asyncio.Event()
        self._leave = bus.follow(_TOPIC, self._heard)
        self._tasks = (
            store.tasks.repeat("bans", self.refresh, every),
            store.tasks.repeat("news of bans", self._listen),
        )

    async def close(self) -> None:
        """Stop listening."""
        self._leave()
        await stop_tasks(*self._tasks)

    def refuse(self, player: PlayerId | None, address: str, kind: Kind = Kind.BAN) -> None:
        """Raise Banned if a player or an address is banned, or muted."""
        if (ban := self._found(player, networks_of(address), kind)) is not None:
            raise Banned(ban)

    @contextmanager
    def watched(self, player: PlayerId, address: str, end: Callable[[], object]) -> Iterator[None]:
        """Call `end` if the player or the address is banned while the block runs."""
        connection = _Connection(player, networks_of(address), end)
        self._connections.add(connection)
        try:
            yield
        finally:
            self._connections.discard(connection)

    def networks(self, player: PlayerId) -> tuple[str, ...]:
        """Return the networks from which a player is connected to this node."""
        return tuple(sorted({each.networks[0] for each in self._connections if each.player == player}))

    def announce(self) -> None:
        """Tell the other nodes that there is a new ban, or one less."""
        self._bus.ring(_TOPIC, now())

    async def refresh(self) -> None:
        """Read the bans in force, and close the connections of everybody who is banned now."""
        query = select(*BANS.c).where(BANS.c.until > now()).order_by(BANS.c.until).limit(MOST_BANS)
        bans = [ban_of(row) for row in await self._store.read(query)]
        # Of several the one that lasts longest counts.
        self._of_player = {(ban.kind, ban.player): ban for ban in bans if ban.player is not None}
        self._of_network = {(ban.kind, ban.network): ban for ban in bans if ban.network is not None}
        for connection in tuple(self._connections):
            if self._found(connection.player, connection.networks, Kind.BAN) is not None:
                connection.end()

    def _found(self, player: PlayerId | None, networks: tuple[str, ...], kind: Kind) -> Ban | None:
        own = None if player is None else self._of_player.get((kind, player))
        found = [ban for ban in (own, *(self._of_network.get((kind, each)) for each in networks)) if ban is not None]
        return next((ban for ban in found if ban.until > now()), None)

    def _heard(self, _message: Message) -> None:
        self._news.set()

    async def _listen(self) -> None:
        await self._news.wait()
        self._news.clear()
        await self.refresh()


def ban_of(row: Row[*tuple[Any, ...]]) -> Ban:
    """Return the ban of a row."""
    return msgspec.convert(row, Ban, from_attributes=True)
