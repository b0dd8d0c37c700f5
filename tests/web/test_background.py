"""No background task of a server dies unseen: each returns after a failure, which metrics and health tell."""

import ast
import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from types import ModuleType
from typing import Any

import aiosmtplib
import pytest
from msgspec import Struct
from msgspec.structs import replace

from tests.judges import push_service as judge
from tests.waiting import until
from tests.web.conftest import EVERYDAY, Serving, node_in, serving
from tests.web.players import Line
from tests.web.test_push import Calling, seated
from tests.web.test_recovery import Inbox, inbox
from tilewright.messages.fields import MatchId
from tilewright.service.accounts import login_watch, mail
from tilewright.service.desk import bans
from tilewright.service.matches import presence
from tilewright.service.matches.service import Matches
from tilewright.service.people import calls, here
from tilewright.service.rooms import live
from tilewright.service.settings import Mail, Push
from tilewright.service.storage import writer
from tilewright.service.storage.store import Store
from tilewright.service.tournaments import service as tournaments
from tilewright.service.upkeep import retention, sweeper, watches
from tilewright.service.upkeep.push import posting, turn_calls

SOURCES = Path(__file__).parents[2] / "src" / "tilewright"

__all__ = ["inbox"]

# The innermost call of each part, which fails once in the task of that part.
INNERMOST: dict[str, tuple[ModuleType | type, str]] = {
    "audiences": (Store, "heads"),
    "bans": (bans, "now"),
    "calls": (turn_calls, "names_of"),
    "calls to tables": (calls, "now"),
    "clearing": (retention, "now"),
    "clock watch": (watches, "clock_warning"),
    "drafts": (Matches, "load"),
    "logins": (login_watch, "now"),
    "mail": (aiosmtplib, "send"),
    "news of bans": (bans, "now"),
    "plans": (Matches, "load"),
    "presence": (presence, "now"),
    "push": (posting, "_outcome"),
    "tournaments": (tournaments, "select"),
    "rooms": (live, "versions"),
    "schema watch": (Store, "read"),
    "store writer": (writer, "_answer"),
    "sweeper": (sweeper, "now"),
    "who is here": (here, "now"),
}


class Everything(Struct, frozen=True, eq=False):
    """A server all of whose parts have something to do."""

    server: Serving
    line: Line
    slow_match: MatchId

    async def work(self, part: str) -> None:
        """Give work to a part, if it waits for work."""
        node = self.server.node
        match part:
            case "mail":
                assert node.mailer is not None
                node.mailer.put(mail.Letter("ann@home.example", "mail-link", "en", "/link#x"))
            case "news of bans":
                node.bans.announce()
            case "calls" | "push":
                node.matches.after_commit(None, await node.matches.load(self.slow_match))
            case "plans":
                await self.line.say({"type": "plan", "rows": [], "over": [], "after": 1})
            case "drafts":
                await self.line.say({"type": "draft", "rows": []})
            case _:
                # The store writes as well where nobody asks it to.
                assert part in INNERMOST


@pytest.fixture
async def everything(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    inbox: tuple[Inbox, Mail],
) -> AsyncIterator[Everything]:
    """Return a server with mail and push, and people who follow a match, a table and their calls."""
    file = tmp_path / "service.pem"
    judge.make_certificate(file)
    monkeypatch.setenv("SSL_CERT_FILE", str(file))
    async with AsyncExitStack() as stack:
        service = stack.enter_context(judge.push_service(file))
        push = Push(key=str(file), contact="mailto:operator@example.org", hosts=(service.place,), wait=0, calls=10**6)
        pace = replace(EVERYDAY.pace, logins=20, clear=20, here=100, look=20, rest=80)
        settings = replace(EVERYDAY, push=push, mail=inbox[1], pace=pace)
        server = await stack.enter_async_context(serving(node_in(tmp_path / "data", settings)))
        ann, ben, slow = await seated(Calling(server, service))
        for visitor in (ann, ben):
            body = judge.Receiver().subscription(f"https://{service.place}/{visitor.player}", "en")
            assert (await visitor.ask("POST", "/api/me/push", body)).status == 201
        table = await ann.server.new_table([None], "classic-nl")
        ben_calls, ben_table, line = [await stack.enter_async_context(ben.line()) for _ in range(3)]
        await ben_calls.say({"type": "here"})
        await ben_table.say({"type": "table", "table": table.table, "invite": table.invite})
        await line.begin(await ben.create(bots=["beginner"]))
        yield Everything(server, line, MatchId(slow))


def _failing_once(original: Callable[..., Any], part: str, failed: list[str]) -> Callable[..., Any]:
    """Return the function, which raises the first time that the task of a part calls it."""

    def called(*given: Any, **named: Any) -> Any:
        task = asyncio.current_task()
        if not failed and task is not None and task.get_name() == part:
            failed.append(part)
            raise ZeroDivisionError
        return original(*given, **named)

    return called


@pytest.mark.slow(reason="lets each of 17 parts of a server fail, and waits until it works again")
async def test_every_task_returns_after_a_failure_in_its_innermost_call(
    everything: Everything, monkeypatch: pytest.MonkeyPatch
) -> None:
    node, visitor = everything.server.node, everything.server.visitor()

    async def health(part: str) -> str:
        await everything.work(part)
        return str((await visitor.ask("GET", "/health")).json.get("background", ""))

    for part, (owner, name) in INNERMOST.items():
        failed: list[str] = []
        with monkeypatch.context() as patched:
            patched.setattr(owner, name, _failing_once(getattr(owner, name), part, failed))

            async def has_failed(part: str = part, failed: list[str] = failed) -> bool:
                return f"{part} failed" in await health(part) or bool(failed)

            async def is_well(part: str = part) -> bool:
                return part not in await health(part)

            await until(has_failed)
            assert f'tilewright_background_failures_total{{part="{part}"}} 1.0'.encode() in node.metrics.text(), part
            await until(is_well)
    assert node.tasks.parts == set(INNERMOST)


async def test_a_part_that_fails_all_the_time_is_named_by_health_and_does_not_fill_the_log(
    everything: Everything, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_given: Any, **_named: Any) -> None:
        raise ConnectionRefusedError

    monkeypatch.setattr(aiosmtplib, "send", broken)
    node, visitor = everything.server.node, everything.server.visitor()

    async def named() -> bool:
        await everything.work("mail")
        answer = (await visitor.ask("GET", "/health")).json
        return answer["status"] == "ok" and "mail failed 3 times, last with ConnectionRefusedError" in str(
            answer.get("background")
        )

    await until(named)
    assert b'tilewright_background_failures_total{part="mail"} 3.0' in node.metrics.text()


# The starter of these tasks waits for them, and is told how they end.
AWAITED = {
    "service/background.py", "service/workbench/bench.py", "service/tournaments/service.py", "web/socket.py",
    "web/api/bots.py",
}  # fmt: skip


def test_no_task_of_a_server_is_started_without_the_supervisor() -> None:
    found = {
        str(path.relative_to(SOURCES))
        for layer in ("service", "web")
        for path in (SOURCES / layer).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Attribute) and node.attr in {"create_task", "ensure_future"}
    }
    assert found == AWAITED
