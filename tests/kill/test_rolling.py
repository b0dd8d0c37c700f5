"""Two servers behind nginx, restarted in turn during games: no game is lost, and clients reconnect quickly."""

from __future__ import annotations

import asyncio
import re
import secrets
import time
from pathlib import Path
from typing import Any

import pytest

from tests.kill.persistent import Persistent, Tally
from tests.kill.processes import Killable, servers
from tests.kill.test_kills import hold_against_the_log, insist
from tests.service.balancer import balancer
from tests.service.servers import PostgreSQL, Server
from tests.web.players import Line, Visitor

_GAMES = {True: 50, False: 6}
_ROUNDS = {True: 3, False: 1}


class Timed(Persistent):
    """A player who records how long each reconnect took."""

    lost_at: float | None = None
    waits: list[float]

    async def _connected(self, line: Line) -> None:
        heard = line.hear

        async def hear() -> dict[str, Any]:
            message = await heard()
            if self.lost_at is not None and message["type"] == "clock":
                self.waits.append(time.monotonic() - self.lost_at)
                self.lost_at = None
            return message

        line.hear = hear  # type: ignore[method-assign]  # the connection records what it receives
        try:
            await super()._connected(line)
        finally:
            self.lost_at = self.lost_at or time.monotonic()


async def _game(port: int, tally: Tally, waits: list[float]) -> None:
    people = [Visitor(port), Visitor(port)]
    for person in people:
        await insist(person.log_in, "Guest")
    match = await insist(_created, people)
    players = [Timed([port], person.cookie, match, tally) for person in people]
    for player in players:
        player.waits = waits
    await asyncio.gather(*(player.play() for player in players))


async def _created(people: list[Visitor]) -> str:
    return await people[0].create(players=[people[1]], house={"deal.rack": 20, "match.games": 1})


async def _rolled(running: list[Killable], rounds: int, tally: Tally, games: int) -> None:
    """Restart one server after the other, as an update would; between two restarts every game makes some moves."""
    for _ in range(rounds):
        for server in running:
            await tally.more_moves(8 * games, games)
            await asyncio.to_thread(server.stop)
            await asyncio.to_thread(server.start)


@pytest.mark.slow(reason="restarts two real servers behind nginx while people play")
async def test_a_rolling_restart_loses_no_game(
    tmp_path: Path, postgres: PostgreSQL, redis_server: Server, deep: bool
) -> None:
    name = f"rolling_{secrets.token_hex(4)}"
    await asyncio.to_thread(postgres.query, f"CREATE DATABASE {name}")
    url = postgres.url(name)
    tally, waits = Tally(acked={}, over=set()), list[float]()
    words = ["--database", url, "--bus", f"redis://127.0.0.1:{redis_server.port}", "--trust-proxy", "127.0.0.1"]
    with servers(tmp_path, 2, words) as running, balancer(tmp_path, [server.port for server in running]) as port:
        games = [asyncio.create_task(_game(port, tally, waits)) for _ in range(_GAMES[deep])]
        await _rolled(running, _ROUNDS[deep], tally, _GAMES[deep])
        await asyncio.wait_for(asyncio.gather(*games), 600 if deep else 200)
    moves = await hold_against_the_log(url, tally)
    assert len(tally.over) == _GAMES[deep]
    assert waits
    waits.sort()
    slow = waits[min(len(waits) - 1, len(waits) * 99 // 100)]
    # With few connections the slowest one counts, which shows how busy the machine was.
    assert slow <= 10 or not deep
    assert not re.search(r"\[(emerg|alert)\]", (tmp_path / "nginx.log").read_text("utf-8"))
    print(f"{len(tally.over)} games, {moves} moves, {len(waits)} lines lost and resumed, p99 {slow:.2f} s")
