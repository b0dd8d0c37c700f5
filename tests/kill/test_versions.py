"""The oldest program that a database allows, beside today's and instead of it: each reads what the other stores."""

import asyncio
import os
import secrets
import subprocess
import sys
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from tests.kill.older import program_since
from tests.kill.persistent import more_moves, play_to_the_end
from tests.kill.processes import ROOT, Killable, servers
from tests.kill.test_kills import hold_against_the_log, insist
from tests.profiles import choosing
from tests.service.servers import PostgreSQL, Server, free_port
from tests.web.players import NONCE
from tilewright.client.server import Network
from tilewright.client.server import Server as Client
from tilewright.client.tally import Tally
from tilewright.service.storage.migrations.upgrade import OLDEST_ALLOWED
from tilewright.service.storage.store import Store

pytestmark = pytest.mark.deep

SHORT = {"deal.rack": 20, "match.games": 1}
Wanted = tuple[str, dict[str, Any], dict[str, Any]]
TERMS: tuple[Wanted, ...] = (
    ("classic-nl", SHORT, {}),
    ("classic-de", SHORT, {"missed_turns": 3, "stand_in": "casual", "delay": 5, "delay_turns": 2, "quiet": True}),
    (
        "twist",
        {"match.games": 1},
        {"handicaps": [{"opening.min": 0, "time.limit": 600}, {"deal.rack": 7, "hints": "never"}]},
    ),
    ("six", SHORT, {"watched": False}),
)
CHOSEN = choosing(language="de", theme="dark", felt="blue", sorting="number", pace="fast", sounds=False)
CHOSEN |= {"lessons": {"first-run": 1}, "tips": {"draw": 1}, "people": {"ben": {"at": 1, "name": "Ben"}}}
SHOWN = ("/api/me", "/api/me/profile", "/api/me/history", "/api/me/tables", "/api/me/shunned", "/api/me/export")


async def _people(urls: list[str], tally: Tally) -> tuple[Client, Client]:
    """Return two people who are logged in, each at another node first."""
    network = Network(keep_alive=False)
    host, other = (Client(*order, network=network, tally=tally) for order in (urls, urls[::-1]))
    for person in (host, other):
        await insist(person.log_in, "Guest")
    return host, other


async def _begun(urls: list[str], tally: Tally, wanted: Wanted) -> tuple[Client, Client, str]:
    """Return two people and their match, after they have stored everything that they can.

    The host has also begun a game of dice against a bot.
    """
    rules, house, terms = wanted
    host, other = await _people(urls, tally)
    table = await host.new_table([None], rules, house=house, terms=terms)
    await other.join(table.table, table.invite)
    match = await host.start(table.table)
    await host.request("PATCH", "/api/me/profile", CHOSEN)
    await host.request("PUT", f"/api/me/shunned/{other.player}", {"how": "mute"})
    await host.request("POST", "/api/reports", {"player": other.player, "table": table.table, "reason": "rude"})
    dice = await host.new_match(["turbo-random"], "turbo")
    await host.request("POST", f"/api/bot/matches/{dice}/nonce", {"nonce": NONCE})
    return host, other, match


async def _alike(urls: list[str], host: Client, match: str) -> None:
    """Ask both nodes for everything about a player and a match, and compare."""
    matches = [shown["match"] for shown in (await host.request("GET", "/api/me/history"))["matches"]]
    assert len(matches) == 2
    played = [f"/api/matches/{match}{part}" for part in ("/record", "/replay")]
    for path in (*SHOWN, *played, *(f"/api/matches/{each}{part}" for each in matches for part in ("", "/felt"))):
        answers = []
        for url in urls:
            there = Client(url, network=host.network)
            there.cookie = host.cookie
            answers.append(await there.ask("GET", path))
            await there.close()
        assert {answer.status for answer in answers} == {200}, (path, answers)
        # The words of a replay may be better today.
        assert len({answer.body for answer in answers}) == 1 or path.endswith("/replay"), (path, answers)


async def _oldest(url: str) -> str:
    store = await Store.open(url)
    try:
        ((oldest,),) = await store.read(OLDEST_ALLOWED)
    finally:
        await store.close()
    return str(oldest)


async def _new_database(postgres: PostgreSQL) -> str:
    name = f"versions_{secrets.token_hex(4)}"
    await asyncio.to_thread(postgres.query, f"CREATE DATABASE {name}")
    return postgres.url(name)


async def test_nodes_of_the_oldest_program_and_of_this_one_play_together(
    tmp_path: Path, postgres: PostgreSQL, redis_server: Server
) -> None:
    """Either makes the tables first; the people of each match are at different nodes, which stop in turn."""
    oldest = await _oldest(await _new_database(postgres))
    older = program_since(oldest, tmp_path / "older")
    for first in ("older", "newer"):
        url, tally = await _new_database(postgres), Tally()
        words = ["--database", url, "--bus", f"redis://127.0.0.1:{redis_server.port}"]
        (folder := tmp_path / f"{first}_first").mkdir()
        roots = [older, ROOT] if first == "older" else [ROOT, older]
        with servers(folder, 1, words, root=roots[0]) as one, servers(folder, 1, words, root=roots[1]) as two:
            running: list[Killable] = [*one, *two]
            urls = [f"http://127.0.0.1:{server.port}" for server in running]
            begun = [await _begun(order, tally, wanted) for order, wanted in product((urls, urls[::-1]), TERMS)]
            playing = [asyncio.create_task(play_to_the_end(one, match)) for *two, match in begun for one in two]
            for server in running:
                # The other program continues all matches alone.
                await more_moves(tally, 2 * len(begun), len(begun))
                await asyncio.to_thread(server.stop)
                await more_moves(tally, 2 * len(begun), len(begun))
                await asyncio.to_thread(server.start)
            await asyncio.wait_for(asyncio.gather(*playing), 600)
            for host, _, match in begun:
                await _alike(urls, host, match)
        moves = await hold_against_the_log(url, tally)
        assert len(tally.over) == len(begun)
        print(f"{first} first: {len(begun)} matches, {moves} moves, {tally.reconnects} reconnections, all shown alike")


async def test_a_program_older_than_the_oldest_refuses_to_start(tmp_path: Path) -> None:
    with servers(tmp_path, 1, ["--data", str(tmp_path)]):
        pass
    oldest = await _oldest(f"sqlite:///{tmp_path}/tilewright.db")
    older = program_since(oldest, tmp_path / "older", before=True)
    words = [sys.executable, "-m", "tilewright", "serve", "--data", str(tmp_path), "--port", str(free_port())]
    refused = await asyncio.to_thread(
        subprocess.run,
        words,
        cwd=older,
        env={**os.environ, "PYTHONPATH": str(older / "src")},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert refused.returncode != 0
    assert "newer" in refused.stdout + refused.stderr
