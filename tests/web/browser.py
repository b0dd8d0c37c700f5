"""A real Chromium, spoken to in its own protocol: enough to open a page and run scripts in it."""

from __future__ import annotations

import asyncio
import json
import tempfile
import urllib.request
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from tests.service.servers import part

_FLAGS = (
    *("--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-dev-shm-usage"),
    *("--no-first-run", "--remote-debugging-port=0"),
)


class Page:
    """A page of the browser, and what went wrong on it."""

    def __init__(self, line: ClientConnection) -> None:
        self._line = line
        self._numbers = count(1)
        self.complaints: list[str] = []

    async def ask(self, method: str, **parameters: object) -> dict[str, Any]:
        """Return what the browser answers to a command of its protocol."""
        number = next(self._numbers)
        await self._line.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            message = json.loads(await asyncio.wait_for(self._line.recv(), 60))
            if message.get("method") in {"Log.entryAdded", "Runtime.exceptionThrown"}:
                self.complaints.append(json.dumps(message["params"]))
            if message.get("id") == number:
                assert "error" not in message, message
                result: dict[str, Any] = message["result"]
                return result

    async def run(self, script: str) -> Any:
        """Return what a script in the page comes to."""
        answer = await self.ask("Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True)
        assert "exceptionDetails" not in answer, answer
        return answer["result"].get("value")

    async def wait_for(self, script: str) -> None:
        """Return when a script comes to something true."""
        for _ in range(600):
            if await self.run(script):
                return
            await asyncio.sleep(0.05)
        raise AssertionError(f"never came true: {script}")


@asynccontextmanager
async def browsing(url: str) -> AsyncIterator[Page]:
    """Open a page in a browser of its own, and end the browser at the end of the block."""
    chromium = part("Chromium")
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        quiet = asyncio.subprocess.DEVNULL
        words = [chromium, *_FLAGS, f"--user-data-dir={folder}", "about:blank"]
        process = await asyncio.create_subprocess_exec(*words, stdout=quiet, stderr=quiet)
        try:
            port = await _port(Path(folder) / "DevToolsActivePort")
            listed = await asyncio.to_thread(_read, f"http://127.0.0.1:{port}/json")
            (target,) = (page for page in listed if page["type"] == "page")
            async with connect(target["webSocketDebuggerUrl"], max_size=None, compression=None) as line:
                page = Page(line)
                for part_of_it in ("Log", "Runtime", "Page"):
                    await page.ask(f"{part_of_it}.enable")
                await page.ask("Page.navigate", url=url)
                await page.wait_for("document.readyState === 'complete'")
                yield page
        finally:
            process.terminate()
            await process.wait()


def _read(url: str) -> Any:
    with urllib.request.urlopen(url, timeout=30) as answer:
        return json.load(answer)


async def _port(file: Path) -> int:
    for _ in range(600):
        if file.exists() and (lines := file.read_text().splitlines()):
            return int(lines[0])
        await asyncio.sleep(0.05)
    raise AssertionError("the browser does not listen")
