"""Two servers behind nginx, restarted in turn during games: no game is lost, and clients reconnect quickly."""

import asyncio
import re
import secrets
from pathlib import Path

import pytest

from tests.kill.persistent import more_moves, play_to_the_end
from tests.kill.processes import Killable, servers
from tests.kill.test_kills import created, guests, hold_against_the_log, insist
from tests.service.balancer import balancer
from tests.service.servers import PostgreSQL, Server
from tilewright.client.tally import Tally

_GAMES = 50
_ROUNDS = 3


async def _game(port: int, tally: Tally) -> None:
    people = guests([f"http://127.0.0.1:{port}"], tally)
    for person in people:
        await insist(person.log_in, "Guest")
    match = await insist(created, people)
    await asyncio.gather(*(play_to_the_end(person, match) for person in people))


async def _rolled(running: list[Killable], rounds: int, tally: Tally, games: int) -> None:
    """Restart one server after the other, as an update would; between two restarts every game makes some moves."""
    for _ in range(rounds):
        for server in running:
            await more_moves(tally, 8 * games, games)
            await asyncio.to_thread(server.stop)
            await asyncio.to_thread(server.start)


@pytest.mark.deep
async def test_a_rolling_restart_loses_no_game(tmp_path: Path, postgres: PostgreSQL, redis_server: Server) -> None:
    name = f"rolling_{secrets.token_hex(4)}"
    await asyncio.to_thread(postgres.query, f"CREATE DATABASE {name}")
    url = postgres.url(name)
    tally = Tally()
    words = ["--database", url, "--bus", f"redis://127.0.0.1:{redis_server.port}", "--trust-proxy", "127.0.0.1"]
    with servers(tmp_path, 2, words) as running, balancer(tmp_path, [server.port for server in running]) as port:
        games = [asyncio.create_task(_game(port, tally)) for _ in range(_GAMES)]
        await _rolled(running, _ROUNDS, tally, _GAMES)
        await asyncio.wait_for(asyncio.gather(*games), 600)
    moves = await hold_against_the_log(url, tally)
    assert len(tally.over) == _GAMES
    assert tally.waits["resume"]
    slow = tally.percentile("resume", 0.99) / 1_000
    assert slow <= 10
    assert not re.search(r"\[(emerg|alert)\]", (tmp_path / "nginx.log").read_text("utf-8"))
    print(
        f"{len(tally.over)} games, {moves} moves, {len(tally.waits['resume'])} lines lost and resumed, p99 {slow:.2f} s"
    )
