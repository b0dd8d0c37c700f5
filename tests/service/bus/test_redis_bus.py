"""The bus between nodes, over a real Redis that is stopped, started and stalled."""

import asyncio
import signal
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import pytest
from redis.asyncio import Redis
from structlog.testing import capture_logs

from tests.service.servers import Server, free_port, redis
from tests.service.store_setup import added, log_of, new_match
from tests.waiting import until
from tilewright.messages.fields import MatchId
from tilewright.service.background import Supervisor
from tilewright.service.bus import redis_bus
from tilewright.service.bus.bus import Bus, Message, Missed, Note, Ring
from tilewright.service.bus.opening import open_bus
from tilewright.service.bus.redis_bus import CHANNEL
from tilewright.service.storage.store import Store

M, N = MatchId("m"), MatchId("n")
_SECONDS = 20.0


@asynccontextmanager
async def nodes(port: int, number: int = 2) -> AsyncIterator[list[Bus]]:
    """Open the buses of some nodes."""
    buses = [open_bus(f"redis://127.0.0.1:{port}") for _ in range(number)]
    yield buses
    for bus in buses:
        await bus.close()


async def follows(bus: Bus, match: MatchId) -> list[Message]:
    """Follow a match, and return the list of received messages once the subscription is active."""
    heard: list[Message] = []
    bus.follow(match, heard.append)
    await until(lambda: Missed(match) in heard)
    heard.clear()
    return heard


@pytest.fixture
def own_redis() -> Iterator[Server]:
    """Return a Redis server that may be stopped."""
    with redis() as server:
        yield server


async def test_a_ring_arrives_on_every_node_once(redis_server: Server) -> None:
    async with nodes(redis_server.port) as (one, two):
        here, there = await follows(one, M), await follows(two, M)
        one.ring(M, 1)
        assert here == [Ring(M, 1)]
        await until(lambda: there == [Ring(M, 1)])
        two.note(M, b"draft")
        await until(lambda: here == [Ring(M, 1), Note(M, b"draft")])
        assert there == [Ring(M, 1), Note(M, b"draft")]
        assert one.is_up
        assert two.is_up


async def test_only_followed_matches_are_received(redis_server: Server) -> None:
    async with nodes(redis_server.port) as (one, two):
        heard = await follows(two, M)
        others: list[Message] = []
        leave = two.follow(N, others.append)
        await until(lambda: others == [Missed(N)])
        leave()
        one.ring(N, 1)
        one.ring(M, 1)
        await until(lambda: heard == [Ring(M, 1)])
        assert others == [Missed(N)]


async def test_notes_that_come_at_the_same_time_share_a_publish(redis_server: Server) -> None:
    async with nodes(redis_server.port) as (one, two), Redis(port=redis_server.port) as stranger:
        heard = await follows(two, M)
        await follows(one, M)
        await stranger.config_resetstat()
        for number in range(100):
            one.note(M, b"%d" % number)
        await until(lambda: len(heard) == 100)
        assert heard == [Note(M, b"%d" % number) for number in range(100)]
        assert (await stranger.info("commandstats"))["cmdstat_publish"]["calls"] == 1


async def test_the_last_of_many_rings_always_arrives(redis_server: Server) -> None:
    async with nodes(redis_server.port) as (one, two):
        heard = await follows(two, M)
        for seq in range(1, 2_001):
            one.ring(M, seq)
            if seq % 100 == 0:
                await asyncio.sleep(0)
        await until(lambda: Ring(M, 2_000) in heard)
        rung = [message.seq for message in heard if isinstance(message, Ring)]
        assert rung == sorted(rung)


async def test_foreign_messages_on_our_channels_are_ignored(redis_server: Server) -> None:
    async with nodes(redis_server.port) as (one, two):
        heard = await follows(two, M)
        stranger = Redis(port=redis_server.port)
        for junk in (b"", b"{}", b"\xff\xff", b"\x82\xa4node\xa1x"):
            await stranger.publish(CHANNEL, junk)
        await stranger.aclose()
        one.ring(M, 1)
        await until(lambda: heard == [Ring(M, 1)])


@pytest.mark.slow(reason="stops a Redis server and starts it again")
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL], ids=["stopped", "killed"])
async def test_while_redis_is_down_play_continues_and_missed_is_announced(
    own_redis: Server, sqlite_url: str, how: signal.Signals
) -> None:
    store = await Store.open(sqlite_url)
    await store.create(new_match())
    with capture_logs() as logs:
        async with nodes(own_redis.port) as (one, two):
            here, there = await follows(one, M), await follows(two, M)
            await asyncio.to_thread(own_redis.stop, how)
            await until(lambda: not one.is_up and not two.is_up)
            for after in range(5):
                one.ring(M, (await store.append(added(after, b"%d" % after))).seq)
            one.note(M, b"draft")
            # Long enough for more failed tries to connect, which are not logged again.
            await asyncio.sleep(1.2)
            # Followers on the same node get it at once; the others get nothing, and know that the bus is down.
            assert here == [*(Ring(M, seq) for seq in range(1, 6)), Note(M, b"draft")]
            assert there == []
            await asyncio.to_thread(own_redis.start)
            await until(lambda: Missed(M) in there and one.is_up and two.is_up)
            there.clear()
            one.ring(M, 6)
            await until(lambda: Ring(M, 6) in there)
    assert await log_of(store) == [b"0", b"1", b"2", b"3", b"4"]
    await store.close()
    # Per node: up, down, up.
    assert sorted(log["log_level"] for log in logs) == ["info"] * 4 + ["warning"] * 2


@pytest.mark.slow(reason="waits until a stalled Redis is given up")
async def test_a_redis_that_hangs_is_detected_and_waited_for(own_redis: Server) -> None:
    assert own_redis.process is not None
    async with nodes(own_redis.port) as (one, two):
        there = await follows(two, M)
        own_redis.process.send_signal(signal.SIGSTOP)
        one.ring(M, 1)
        await until(lambda: not one.is_up and not two.is_up)
        own_redis.process.send_signal(signal.SIGCONT)
        # The ring may have been published while nobody was subscribed: `Missed` covers that.
        await until(lambda: Missed(M) in there and one.is_up and two.is_up)
        one.ring(M, 2)
        await until(lambda: Ring(M, 2) in there)


async def test_a_missing_redis_is_retried_in_the_background() -> None:
    async with nodes(free_port(), number=1) as (bus,):
        heard: list[Message] = []
        bus.follow(M, heard.append)
        bus.ring(M, 1)
        assert heard == [Ring(M, 1)]
        # Long enough for a first try to fail.
        await asyncio.sleep(0.05)
        assert not bus.is_up


async def test_both_tasks_return_after_a_failure_and_nothing_that_waits_is_lost(
    redis_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted: list[str] = []
    tasks = Supervisor(counted.append)
    one, two = (open_bus(f"redis://127.0.0.1:{redis_server.port}", tasks) for _ in range(2))
    there = await follows(two, M)
    with monkeypatch.context() as broken:
        broken.setattr(redis_bus, "Letter", None)
        one.ring(M, 1)
        await until(lambda: "bus talker" in counted)
    await until(lambda: there == [Ring(M, 1)])
    with monkeypatch.context() as broken:
        broken.setattr(redis_bus, "_DECODER", None)
        one.ring(M, 2)
        await until(lambda: "bus listener" in counted)
    # The ring is lost, so the listener says that something may have been missed.
    await until(lambda: Missed(M) in there)
    for bus in (one, two):
        await bus.close()
