"""`tilewright serve` on the home network and behind a proxy."""

from __future__ import annotations

import asyncio
import json
import socket
import sys
import urllib.request
from pathlib import Path

import pytest

from tests.web.conftest import EVERYDAY
from tests.web.players import Visitor
from tilewright.cli.addresses import home_address
from tilewright.cli.serve import server_of
from tilewright.service.node import Node, Plan

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.slow(reason="starts a real server")
async def test_lan_prints_a_link_that_works_for_others(tmp_path: Path) -> None:
    start = "from tilewright.cli.main import main; main()"
    words = [sys.executable, "-c", start, "serve", "--lan", "--port", "0", "--data", str(tmp_path)]
    server = await asyncio.create_subprocess_exec(
        *words, cwd=ROOT, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL
    )
    try:
        assert server.stdout is not None
        own, others = [(await asyncio.wait_for(server.stdout.readline(), 60)).decode() for _ in range(2)]
        assert own.startswith("Tilewright is served on http://localhost:")
        link = others.rpartition(" ")[2].strip()
        assert link.startswith(f"http://{home_address()}:")

        def joined() -> str:
            request = urllib.request.Request(
                f"{link}/api/guests",
                json.dumps({"name": "Phone"}).encode(),
                {"Origin": link, "Content-Type": "application/json"},
            )
            with urllib.request.urlopen(request, timeout=30) as answer:
                cookie: str = answer.headers["Set-Cookie"]
                return cookie

        # Over plain http a phone takes no Secure cookie.
        cookie = await asyncio.to_thread(joined)
        assert cookie.startswith("tilewright=")
        assert "Secure" not in cookie
    finally:
        server.terminate()
        await server.wait()


@pytest.mark.parametrize(("proxies", "secure"), [("127.0.0.1", True), ("192.0.2.7", False), (None, False)])
async def test_only_a_trusted_proxy_says_that_the_client_came_over_https(
    proxies: str | None, secure: bool, tmp_path: Path
) -> None:
    node = await Node.open(Plan(database=f"sqlite:///{tmp_path}/data/tilewright.db", settings=EVERYDAY))
    server = server_of(node, EVERYDAY, proxies)
    with socket.create_server(("127.0.0.1", 0)) as listener:
        task = asyncio.create_task(server.serve(sockets=[listener]))
        while not server.started:
            await asyncio.sleep(0.01)
        said = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "198.51.100.9"}
        answer = await Visitor(listener.getsockname()[1]).ask("POST", "/api/guests", {"name": "Ann"}, said)
        assert answer.headers["set-cookie"].startswith("__Host-") is secure
        server.should_exit = True
        await task
    await node.close()
