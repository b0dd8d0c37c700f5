"""Plans on a running node: the answer goes to their owner alone, nothing is stored and nobody else hears of them."""

import asyncio
import contextlib
import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.game.play import chosen, nonsense
from tests.service.match_setup import QUICK, UNLIMITED, begun
from tests.service.store_setup import sqlite_file
from tests.waiting import SECONDS
from tilewright.arena.timeouts import unfinished
from tilewright.bots.protocol import position_of
from tilewright.chance import Chance, branch, draw
from tilewright.engine import Refused, Seat
from tilewright.games import TILE_GAME
from tilewright.hosting.loaded import CommandRequest
from tilewright.messages.fields import MatchId, PlayerId
from tilewright.messages.wire import AskPlan, PlanFate
from tilewright.service.accounts.players import Player
from tilewright.service.limits.budgets import Purse
from tilewright.service.limits.networks import Asker
from tilewright.service.matches.drafts import DraftSource
from tilewright.service.matches.plans import PlanBenches, PlanDesk
from tilewright.service.metrics import Metrics
from tilewright.service.node import Node, NodeConfig
from tilewright.service.protocol.session import Session
from tilewright.service.settings import Allowed, Budget, Budgets, Settings
from tilewright.service.workbench.bench import Workbench
from tilewright.solver.solve import best_table

MUCH = Allowed(messages=10**6, socket_messages=10**6, address_messages=10**7)
# What a node writes by itself, whatever anybody sends.
OWN_TABLES = {"heartbeat", "presence"}


@asynccontextmanager
async def running(folder: Path) -> AsyncIterator[Node]:
    """Run a node on a file."""
    settings = Settings(pace=QUICK, allowed=MUCH, budgets=Budgets(short=UNLIMITED))
    node = await Node.open(NodeConfig(database=sqlite_file(folder), settings=settings))
    try:
        yield node
    finally:
        await node.close()


def stored(folder: Path) -> dict[str, list[Any]]:
    """Return every row of every table."""
    with contextlib.closing(sqlite3.connect(folder / "tilewright.db")) as connection:
        names = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {
            name: connection.execute(f'SELECT * FROM "{name}"').fetchall() for name in names if name not in OWN_TABLES
        }


async def connected(node: Node, match: MatchId, player: PlayerId) -> Session:
    """Return a session that follows the match, with everything heard so far taken."""
    session = Session(node, Player(player, "name"), "address")
    await session.receive(json.dumps({"type": "hello", "match": match}))
    await told(session)
    return session


async def told(session: Session, seq: int = 0) -> set[str]:
    """Take what follows a `hello` or an event, and return the kinds of messages; its clock is the last one."""
    kinds = set()
    async with asyncio.timeout(SECONDS):
        while True:
            message = json.loads(await session.outbox.take())
            kinds.add(message["type"])
            if message["type"] == "clock" and message["seq"] >= seq:
                return kinds


async def heard(session: Session) -> list[dict[str, Any]]:
    """Take what a session has been sent; who is connected and the clock are told at any time."""
    messages = []
    with contextlib.suppress(TimeoutError):
        while True:
            messages.append(json.loads(await asyncio.wait_for(session.outbox.take(), 0.02)))
    return [message for message in messages if message["type"] not in {"presence", "clock"}]


async def answered(session: Session, plan: dict[str, Any]) -> dict[str, Any]:
    """Send a plan, and return the answer."""
    await session.receive(json.dumps({"type": "plan", **plan}))
    async with asyncio.timeout(SECONDS):
        while (message := json.loads(await session.outbox.take()))["type"] in {"presence", "clock"}:
            pass
    return dict(message)


async def plan_of(node: Node, match: MatchId, seat: Seat, lap: int, luck: Chance) -> dict[str, Any]:
    """Return a plan of a seat: every fourth is nonsense, every fourth for an earlier table, the others for this one."""
    loaded = await node.matches.latest(match)
    view = TILE_GAME.view(loaded.state, seat)
    rows = unfinished(position_of(view), best_table(position_of(view)) or view.table, luck)
    if lap % 4 == 0:
        rows = nonsense(loaded.state, luck)
    # Laid on a table without its last row, whose tiles then belong to nobody.
    over = view.table[:-1] if lap % 4 == 1 else view.table
    return {"rows": [row for row in rows if row], "over": over, "after": loaded.seq}


@pytest.mark.slow(reason="sends plans to a running node and reads its whole database before and after")
async def test_a_plan_changes_nothing_that_others_see_or_the_server_stores(tmp_path: Path, deep: bool) -> None:
    luck, answers = Chance(b"private"), []
    async with running(tmp_path) as node:
        for rules in ("classic-fr opening.min=0", "twist", "six") if deep else ("classic-fr opening.min=0",):
            # A clock would change what is stored by itself, whatever is planned.
            match = await begun(node.matches, f"{rules} time.limit=none", people=3)
            holders = (await node.matches.latest(match)).holders
            sessions = [await connected(node, match, PlayerId(str(holder.player))) for holder in holders]
            others = [*sessions, await connected(node, match, PlayerId("watcher"))]
            for lap in range(60 if deep else 8):
                luck = branch(luck, "on")
                seat = Seat(draw(luck, 3)[0])
                before = stored(tmp_path)
                answers.append(await answered(sessions[seat], await plan_of(node, match, seat, lap, luck)))
                for session in others:
                    assert await heard(session) == []
                assert stored(tmp_path) == before
                seq = await moved_on(node, match, luck)
                for session in others:
                    assert seq is None or await told(session, seq) <= {"events", "view", "clock", "presence"}
    assert {answer["type"] for answer in answers} == {"plan", "error"}
    # What becomes of a plan for an earlier table depends on the deal, which no test may choose on a node.
    assert "kept" in {answer.get("fate") for answer in answers}


async def moved_on(node: Node, match: MatchId, luck: Chance) -> int | None:
    """Let the seat in turn do something, and return its last event, if it was accepted."""
    loaded = await node.matches.latest(match)
    for seat in TILE_GAME.to_move(loaded.state)[:1]:
        command = chosen(loaded.state, seat, luck)
        request = CommandRequest(match=match, seat=seat, command=command, after=loaded.seq, id=luck.key.hex()[:32])
        with contextlib.suppress(Refused):
            return (await node.matches.accept(request)).seq
    return None


async def test_a_player_without_budget_is_told_what_fits_unchanged(tmp_path: Path) -> None:
    async with running(tmp_path) as node:
        matches = node.matches
        match = await begun(matches)
        loaded = await matches.latest(match)
        asker = Asker("address", "player")
        purse = Purse(Budget(player=0.000_001, network=1, saved=1), 1, Metrics())
        purse.charge(asker, 60)
        answers: asyncio.Queue[Any] = asyncio.Queue()
        poor = Workbench(1, purse)
        place = DraftSource(match, Seat(1), "en")
        desk = PlanDesk(matches, PlanBenches(poor, poor), place, asker, answers.put_nowait)
        rack = TILE_GAME.view(loaded.state, Seat(1)).rack
        for table, fate in (((), PlanFate.KEPT), ((rack[3:6],), PlanFate.BUSY)):
            rows = (rack[:3],) if not table else ((*rack[3:6], rack[0]),)
            desk.put(AskPlan(rows=rows, over=table, after=loaded.seq))
            answer = await asyncio.wait_for(answers.get(), 20)
            assert (answer.fate, answer.rows, answer.judgement) == (fate, rows if fate is PlanFate.KEPT else (), None)
        assert answer.returned == rack[:1]
        await desk.close()
        # With a budget for short questions alone it is judged, and the solver does not look.
        desk = PlanDesk(matches, PlanBenches(node.short_bench, poor), place, asker, answers.put_nowait)
        desk.put(AskPlan(rows=((*rack[3:6], rack[0]),), over=(rack[3:6],), after=loaded.seq))
        answer = await asyncio.wait_for(answers.get(), 20)
        assert (answer.fate, answer.rows, answer.returned) == (PlanFate.BUSY, (), rack[:1])
        assert answer.judgement is not None
        await desk.close()


async def test_a_watcher_and_a_late_plan_get_no_answer(tmp_path: Path) -> None:
    async with running(tmp_path) as node:
        match = await begun(node.matches)
        loaded = await node.matches.latest(match)
        player = await connected(node, match, PlayerId(str(loaded.holders[0].player)))
        watcher = await connected(node, match, PlayerId("watcher"))
        plan = {"rows": [[1]], "over": [], "after": loaded.seq}
        assert (await answered(watcher, plan))["type"] == "error"
        await player.receive(json.dumps({"type": "plan", **plan, "after": loaded.seq - 1}))
        assert await heard(player) == []
