"""The bus of several nodes, over Redis; it affects latency only, never correctness."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from uuid import uuid4

import msgspec
import structlog
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from tilewright.messages.fields import MatchId
from tilewright.service.background import Supervisor, stop_tasks
from tilewright.service.bus.bus import Bell, Bus, Missed, Note, Ring
from tilewright.tiles import BadInput

_log = structlog.get_logger(__name__)

# One channel for all matches: a node decodes a message that it does not need in a microsecond, and a publish and its
# receipt cost a hundred times as much, so messages that wait at the same time share one.
CHANNEL = "tilewright"
_SECONDS_BETWEEN_TRIES = 0.5
_SECONDS_BETWEEN_PINGS = 1.0
_SECONDS_OF_SILENCE = 3.0
_SECONDS_TO_GATHER_NOTES = 0.02
_MOST_NOTES = 1_000
_MOST_AT_ONCE = 200


class Letter(msgspec.Struct, frozen=True):
    """Messages on the wire, with the node that sent them."""

    node: str
    messages: tuple[Ring | Note, ...]


_DECODER = msgspec.msgpack.Decoder(Letter)


def redis_bus(url: str, tasks: Supervisor) -> RedisBus:
    """Return the bus at a URL, or raise BadInput. A Redis that is down is retried in the background."""
    try:
        # The bus retries itself: the client's retries would delay messages by seconds.
        client = Redis.from_url(url, retry=Retry(NoBackoff(), 0), socket_timeout=2, socket_connect_timeout=2)
    except ValueError as wrong:
        raise BadInput(f"the URL of the bus cannot be used: {wrong}") from None
    return RedisBus(client, tasks)


class RedisBus(Bus):
    """A bus over Redis; messages for followers on this node do not go through it."""

    def __init__(self, client: Redis, tasks: Supervisor) -> None:
        super().__init__()
        self._client = client
        self._node = uuid4().hex
        # A later ring of a match replaces the earlier ones, so waiting rings do not pile up.
        self._rings: dict[MatchId, int] = {}
        self._notes: deque[Note] = deque(maxlen=_MOST_NOTES)
        self._up: bool | None = None
        self._news = asyncio.Event()
        self._gathering: asyncio.TimerHandle | None = None
        self._tasks = (tasks.repeat("bus listener", self._listen), tasks.repeat("bus talker", self._talk))

    @property
    def is_up(self) -> bool:
        """Whether the connection to Redis is open."""
        return self._up is True

    def follow(self, match: MatchId, bell: Bell) -> Callable[[], None]:
        """Call `bell` with every message about a match; the first is `Missed`, when the subscription is active."""
        leave = super().follow(match, bell)
        if self.is_up:
            asyncio.get_running_loop().call_soon(self.deliver, Missed(match))
        return leave

    def ring(self, match: MatchId, seq: int) -> None:
        """Announce that a match has events up to `seq`."""
        super().ring(match, seq)
        self._rings[match] = max(seq, self._rings.get(match, 0))
        self._news.set()

    def note(self, match: MatchId, text: bytes) -> None:
        """Send a note; while Redis is down only followers on this node get it."""
        super().note(match, text)
        if self.is_up:
            self._notes.append(Note(match, text))
            if self._gathering is None:
                self._gathering = asyncio.get_running_loop().call_later(_SECONDS_TO_GATHER_NOTES, self._news.set)

    async def close(self) -> None:
        """Publish what waits, such as who has left, and close the connection."""
        await stop_tasks(*self._tasks)
        self._stop_gathering()
        if self.is_up:
            with suppress(RedisError, OSError):
                await self._publish()
        await self._client.aclose()

    async def _listen(self) -> None:
        """Open a subscription and deliver what comes in until it is lost."""
        try:
            async with self._client.pubsub() as line:
                await line.subscribe(CHANNEL)
                await self._hear(line)
        except Exception as wrong:
            self._turn(up=False)
            if not isinstance(wrong, RedisError | OSError):
                raise
        self._turn(up=False)
        await asyncio.sleep(_SECONDS_BETWEEN_TRIES)

    async def _hear(self, line: PubSub) -> None:
        """Deliver what comes in, until the connection has been silent for longer than a live one can be."""
        clock = asyncio.get_running_loop().time
        heard = clock()
        while clock() - heard < _SECONDS_OF_SILENCE:
            received = await line.get_message(timeout=_SECONDS_BETWEEN_PINGS)
            if received is None:
                await line.ping()
                continue
            heard = clock()
            self._turn(up=True)
            if received["type"] == "subscribe":
                for match in tuple(self._bells):
                    self.deliver(Missed(match))
            elif received["type"] == "message":
                self._open(received["data"])

    def _open(self, data: bytes) -> None:
        try:
            letter = _DECODER.decode(data)
        except msgspec.MsgspecError:
            # Ignore anything else published on our channel.
            return
        if letter.node != self._node:
            for message in letter.messages:
                self.deliver(message)

    def _turn(self, *, up: bool) -> None:
        """Record whether the connection is open, and log changes."""
        if up is not self._up:
            self._up = up
            if up:
                _log.info("the bus is up")
            else:
                _log.warning("the bus is down; other nodes are read from the log until it is back")

    async def _talk(self) -> None:
        """Publish waiting messages."""
        await self._news.wait()
        self._news.clear()
        self._stop_gathering()
        try:
            await self._publish()
        except Exception as wrong:
            # What could not be published waits for the next try.
            self._news.set()
            if not isinstance(wrong, RedisError | OSError):
                raise
            await asyncio.sleep(_SECONDS_BETWEEN_TRIES)

    async def _publish(self) -> None:
        while self._rings or self._notes:
            rings = [Ring(match, seq) for match, seq in self._rings.items()][:_MOST_AT_ONCE]
            notes = [self._notes.popleft() for _ in range(min(len(self._notes), _MOST_AT_ONCE))]
            letter = Letter(self._node, (*rings, *notes))
            await self._client.publish(CHANNEL, msgspec.msgpack.encode(letter))
            # A published ring is dropped, unless a later one has replaced it.
            for ring in rings:
                if self._rings[ring.match] == ring.seq:
                    del self._rings[ring.match]

    def _stop_gathering(self) -> None:
        if self._gathering is not None:
            self._gathering.cancel()
            self._gathering = None
