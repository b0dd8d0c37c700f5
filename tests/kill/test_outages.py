"""Outages around the server: a stopped bus, a restarted database, and a start with many open matches."""

import asyncio
import secrets
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest

from tests.game.play import first_events
from tests.kill.persistent import more_moves, play_to_the_end
from tests.kill.processes import SETTINGS, servers
from tests.kill.test_kills import created, guests, hold_against_the_log
from tests.service.servers import PostgreSQL, free_port, redis
from tests.tables import rulebook_named
from tests.waiting import until
from tests.web.players import NONCE, Visitor, idle
from tilewright.client.errors import ClientError, SocketClosed
from tilewright.client.tally import Tally
from tilewright.engine import play, replay
from tilewright.games import TILE_GAME
from tilewright.hosting.rows import NewMatch, Schedule, SeatHolder
from tilewright.messages.fields import MatchId, Millis, PlayerId
from tilewright.messages.kinds import ENCODER
from tilewright.service.accounts.players import Player, add_player, log_in
from tilewright.service.settings import now
from tilewright.service.storage.store import Store
from tilewright.web.socket import TRY_AGAIN


async def _database(server: PostgreSQL) -> str:
    name = f"outage_{secrets.token_hex(4)}"
    await asyncio.to_thread(server.query, f"CREATE DATABASE {name}")
    return server.url(name)


# Daily, test_redis_bus.py stops Redis under a bus.
@pytest.mark.deep
@pytest.mark.slow(reason="stops Redis under two real servers and waits for news that comes without it")
async def test_games_continue_while_redis_is_stopped(tmp_path: Path, postgres: PostgreSQL, deep: bool) -> None:
    url = await _database(postgres)
    with redis() as bus, servers(tmp_path, 2, ["--database", url, "--bus", f"redis://127.0.0.1:{bus.port}"]) as nodes:
        ann, ben = Visitor(nodes[0].port), Visitor(nodes[1].port)
        for visitor, name in ((ann, "Ann"), (ben, "Ben")):
            await visitor.log_in(name)
        match = await ann.create(players=[ben])
        async with ann.line() as one, ben.line() as two:
            await one.say({"type": "hello", "match": match})
            await one.say({"type": "nonce", "nonce": NONCE})
            message = await two.begin(match)
            await one.hear_a("view")
            await asyncio.to_thread(bus.stop)
            ends, waits = time.monotonic() + (60 if deep else 2), []
            while time.monotonic() < ends:
                mover = message["view"]["to_move"][0]
                line, other = (one, two) if mover == 0 else (two, one)
                answer = await line.act(secrets.token_hex(4), idle(message["view"]))
                assert answer["type"] == "ack", answer
                moved = time.monotonic()
                while (message := await other.hear_a("view"))["seq"] < answer["seq"]:
                    pass
                waits.append(time.monotonic() - moved)
            # With the bus back, events arrive quickly again.
            await asyncio.to_thread(bus.start)
    assert waits
    print(f"Redis stopped: {len(waits)} moves, news at most {max(waits):.2f} s late")


# Daily, test_store_outages.py restarts PostgreSQL under a store.
@pytest.mark.deep
@pytest.mark.slow(reason="restarts PostgreSQL under a real server while people play")
async def test_a_restarted_database_costs_a_second_try_and_no_false_ack(
    tmp_path: Path, own_postgres: PostgreSQL, deep: bool
) -> None:
    url = await _database(own_postgres)
    with servers(tmp_path, 1, ["--database", url]) as (server,):
        tally, watcher = Tally(), Visitor(server.port)
        people = guests([f"http://127.0.0.1:{server.port}"], tally)
        for person in people:
            await person.log_in("Guest")
        match = await created(people)
        watcher.cookie = people[0].cookie
        playing = asyncio.gather(*(play_to_the_end(person, match) for person in people))
        for how in (signal.SIGINT, signal.SIGQUIT) if deep else (signal.SIGQUIT,):
            await more_moves(tally, 5, 1)
            async with watcher.line() as line:
                await asyncio.to_thread(own_postgres.stop, how)
                await line.say({"type": "hello", "match": match})
                # A connection that follows nothing would refuse every move; its client is asked to reconnect.
                with pytest.raises(SocketClosed) as closed:
                    await line.hear_a("view")
                assert closed.value.code == TRY_AGAIN
            await asyncio.to_thread(own_postgres.start)
        await asyncio.wait_for(playing, 120)
    moves = await hold_against_the_log(url, tally)
    assert match in tally.over
    print(f"PostgreSQL restarted: {moves} moves acknowledged, all there; {tally.tried_again} told to try again")


async def _open_matches(url: str, count: int) -> None:
    """Fill a database with matches in the middle of a game, all of the same two players."""
    store = await Store.open(url)
    for name in ("ann", "ben"):
        await add_player(store, Player(PlayerId(name), name), now())
        await log_in(store, PlayerId(name), f"token of {name}", now(), Millis(now() + 10**9))
    rules = rulebook_named("classic-fr")
    events = list(first_events(rules, 2, 1))
    state = replay(TILE_GAME, events)
    for _ in range(20):
        step = play(TILE_GAME, state, TILE_GAME.to_move(state)[0], TILE_GAME.fallback(state))
        events += step.events
        state = step.state
    written = tuple(map(ENCODER.encode, events))
    deadline = Millis(now() + 10**9)
    for number in range(count):
        await store.create(
            NewMatch(
                id=MatchId(f"match{number}"),
                rules=rules.id,
                rulebook=ENCODER.encode(rules),
                secrets=msgspec.msgpack.encode(state.shuffles.secrets),
                holders=tuple(SeatHolder(player=PlayerId(name), nonce=b"n") for name in ("ann", "ben")),
                at=now(),
                events=written,
                schedule=Schedule(deadline_at=deadline, wake_at=deadline),
            )
        )
    await store.close()


async def _served(port: int, match: str) -> None:
    """Return when a client has received the view of a match, with retries."""
    visitor = Visitor(port)
    visitor.cookie = "tilewright=token of ann"

    async def seen() -> bool:
        with suppress(ClientError, TimeoutError):
            async with visitor.line() as line:
                await line.say({"type": "hello", "match": match})
                assert (await line.hear_a("view"))["seq"] == 21
                return True
        return False

    await until(seen, 60)


@pytest.mark.slow(reason="starts a real server on a database full of open matches")
async def test_all_open_matches_are_served_again_after_a_start(tmp_path: Path, deep: bool) -> None:
    count = 1_000 if deep else 4
    await _open_matches(f"sqlite:///{tmp_path}/tilewright.db", count)
    (tmp_path / "settings.toml").write_text(SETTINGS)
    port = free_port()
    program = [sys.executable, "-c", "from tilewright.cli.main import main; main()", "serve"]
    options = ["--port", str(port), "--data", str(tmp_path), "--settings", str(tmp_path / "settings.toml")]
    began = time.monotonic()
    with subprocess.Popen([*program, *options], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        try:
            await _served(port, "match0")
            up = time.monotonic() - began
            some = asyncio.Semaphore(50)

            async def one(number: int) -> None:
                async with some:
                    await _served(port, f"match{number}")

            await asyncio.gather(*map(one, range(count)))
            print(f"start: first view after {up:.2f} s, all of {count} after {time.monotonic() - began:.2f} s")
        finally:
            process.terminate()
