"""Servers killed at random moments: no acknowledged move is lost, none is made twice, every match ends."""

import asyncio
import random
import secrets
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

import pytest

from tests.kill.failures import failed_and_unseen
from tests.kill.persistent import more_moves, play_to_the_end
from tests.kill.processes import Killable, servers
from tests.service.match_setup import record_of
from tests.service.servers import PostgreSQL, Server
from tilewright.client.errors import NoAnswer, RequestRefused
from tilewright.client.server import Network
from tilewright.client.server import Server as Client
from tilewright.client.tally import Tally
from tilewright.engine import Seat
from tilewright.messages.fields import MatchId
from tilewright.records.referee import referee
from tilewright.screens.kinds import hosted_game
from tilewright.service.storage.store import Store

T = TypeVar("T")

_LONGEST_LIFE = 0.6
_SECONDS_TO_ANSWER = 60


async def killed(running: Sequence[Killable], kills: int, at_once: int) -> Tally:
    """Let people play match after match while servers are killed and started again, then to the end of each match.

    They sit at `at_once` tables. There are at least `kills` kills, and more until a command had to be sent again.
    """
    tally = Tally()
    urls = [f"http://127.0.0.1:{server.port}" for server in running]
    killing = True

    async def table() -> None:
        people = guests(urls, tally)
        for person in people:
            await insist(person.log_in, "Guest")
        while True:
            match = await insist(created, people)
            await asyncio.gather(*(play_to_the_end(person, match) for person in people))
            if not killing:
                return

    tables = [asyncio.create_task(table()) for _ in range(at_once)]
    luck = random.Random(7)
    done = 0
    # A kill that comes before any move, as on a busy machine, proves nothing.
    while done < kills or not tally.sent_again:
        await more_moves(tally, 1)
        # The kill must come at a random time.
        await asyncio.sleep(luck.uniform(0.02, _LONGEST_LIFE))
        victim = luck.choice(running)
        await asyncio.to_thread(victim.kill)
        await asyncio.to_thread(victim.start)
        done += 1
    killing = False
    await asyncio.gather(*tables)
    return tally


def guests(urls: Sequence[str], tally: Tally) -> list[Client]:
    """Return two people who are not logged in, and who count together."""
    network = Network(keep_alive=False)
    return [Client(*urls, network=network, tally=tally), Client(*reversed(urls), network=network, tally=tally)]


async def created(people: Sequence[Client]) -> str:
    """Return a short match of two people."""
    host, other = people
    table = await host.new_table([None], house={"deal.rack": 20, "match.games": 1})
    await other.join(table.table, table.invite)
    return await host.start(table.table)


async def insist(ask: Callable[[T], Awaitable[str]], what: T) -> str:
    """Retry until the first answer, and return it."""
    async with asyncio.timeout(_SECONDS_TO_ANSWER):
        while True:
            with suppress(NoAnswer, RequestRefused):
                return await ask(what)
            await asyncio.sleep(0.05)


async def hold_against_the_log(url: str, tally: Tally) -> int:
    """Compare what the players received with what is stored, and return the number of acknowledged commands.

    The record of every match is refereed.
    """
    store = await Store.open(url)
    try:
        for match in tally.over:
            record = await record_of(store, await store.match(MatchId(match)))
            verdict = referee(record.splitlines())
            assert verdict.games == verdict.legal == 1, record
        for (match, seat), acked in tally.commands().items():
            row = await store.match(MatchId(match))
            assert row.schedule.over
            codec = hosted_game(row.rules).codec
            events = [codec.event.decode(entry.event) for entry in await store.tail(MatchId(match))]
            turns = Counter(getattr(event, "seat", None) for event in events)
            # Nothing lost: each acknowledged command is stored, with its seq.
            for name, seq in acked.items():
                answer = await store.accepted_before(MatchId(match), Seat(seat), name)
                assert answer is not None
                assert answer.seq == seq
            # Nothing twice: as many turns in the log as commands, each with its own seq.
            assert turns[seat] == len(acked) == len(set(acked.values()))
        return len(tally.acks)
    finally:
        await store.close()


def _said(name: str, tally: Tally, kills: int, moves: int, log: Path) -> None:
    failed, unseen = failed_and_unseen(log)
    # A kill may come between a failure and its line in the log.
    assert 0 <= unseen <= kills
    print(
        f"{name}: {kills} kills, {len(tally.over)} matches to their end, {moves} moves acknowledged, "
        f"{tally.reconnects} reconnections, {tally.sent_again} commands sent again, 0 lost, 0 doubled, "
        f"every record refereed; background work failed {failed} times on purpose, {unseen} of them not logged"
    )


@pytest.mark.slow(reason="kills a real server many times while people play")
async def test_a_killed_server_on_sqlite_loses_and_doubles_nothing(tmp_path: Path, deep: bool) -> None:
    kills, tables = (200, 4) if deep else (2, 2)
    with servers(tmp_path, 1, ["--data", str(tmp_path)]) as running:
        tally = await asyncio.wait_for(killed(running, kills, tables), 1_800)
    moves = await hold_against_the_log(f"sqlite:///{tmp_path}/tilewright.db", tally)
    assert len(tally.over) >= tables
    assert tally.sent_again
    _said("SQLite", tally, kills, moves, tmp_path / "errors.log")


@pytest.mark.deep
async def test_killing_one_of_two_nodes_on_postgresql_loses_and_doubles_nothing(
    tmp_path: Path, postgres: PostgreSQL, redis_server: Server
) -> None:
    """In a daily run two nodes on PostgreSQL lose their bus (`test_outages.py`), and a node on SQLite is killed."""
    kills, tables = 200, 4
    name = f"kills_{secrets.token_hex(4)}"
    await asyncio.to_thread(postgres.query, f"CREATE DATABASE {name}")
    url = postgres.url(name)
    with servers(tmp_path, 2, ["--database", url, "--bus", f"redis://127.0.0.1:{redis_server.port}"]) as running:
        tally = await asyncio.wait_for(killed(running, kills, tables), 1_800)
    moves = await hold_against_the_log(url, tally)
    assert len(tally.over) >= tables
    assert tally.sent_again
    _said("PostgreSQL, two nodes", tally, kills, moves, tmp_path / "errors.log")
