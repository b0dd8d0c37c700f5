"""All engines behind one interface: Firefox and WebKit by the protocols of the W3C, Chromium by Playwright."""

import base64
import json
import shutil
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any, Protocol

import playwright.sync_api as chromium
import pytest
import requests
from websockets.sync.client import ClientConnection, connect

from tests.browser.hands import Point
from tests.service.servers import Server, free_port
from tests.waiting import wait_until

PATIENCE_SECONDS = 120
WIDTH, HEIGHT = 1280, 900
# Debian keeps the small browser of WebKit beside the library.
MINI_BROWSERS = "usr/lib/*/webkit2gtk-4.1/MiniBrowser"
PACKAGES = "firefox-esr webkit2gtk-driver xvfb"
# A page may be given a function or an expression, as Playwright's may.
CALL = """const found = ({script});
const value = typeof found === "function" ? await found(JSON.parse({given})) : await found;
return JSON.stringify(value ?? null);"""
# The place of an element, which must be in sight.
MIDDLE = """(selector) => {
  const found = document.querySelector(selector);
  found.scrollIntoView({ block: "nearest" });
  return found.getBoundingClientRect().toJSON();
}"""


class Page(Protocol):
    """What the two protocols have in common."""

    def open(self, url: str) -> None:
        """Load a page."""
        ...

    def run(self, body: str) -> str:
        """Return what the body of an async function returns."""
        ...

    def perform(self, actions: list[dict[str, Any]]) -> None:
        """Perform actions of a mouse."""
        ...

    def picture(self) -> bytes:
        """Return a screenshot as PNG."""
        ...


class Elsewhere:
    """A page of another browser: as much of Playwright's interface as a game needs, and a mouse that moves tiles."""

    name = ""

    def __init__(self, page: Page) -> None:
        self._page = page
        self.goto = page.open
        self.picture = page.picture

    def evaluate(self, expression: str, arg: Any = None) -> Any:
        """Return the value of an expression or a function of one argument."""
        given = json.dumps(json.dumps(arg))
        return json.loads(self._page.run(CALL.replace("{script}", expression).replace("{given}", given)))

    def wait_for_function(self, expression: str, *, arg: Any = None) -> None:
        """Wait until an expression or a function holds."""
        # An element is an empty object in JSON.
        wait_until(lambda: self.evaluate(expression, arg) not in (None, False, 0, ""), PATIENCE_SECONDS)

    def press(self, selector: str) -> None:
        """Click on the middle of an element."""
        self._page.perform([*_moves(self._middle(selector)), _DOWN, _UP])

    def to_row(self, piece: int, other: int) -> None:
        """Drag a piece into the row of another one."""
        self._drag(f'[data-piece="{piece}"]', f'[data-piece="{other}"]')

    def to_felt(self, piece: int) -> None:
        """Drag a piece to the place for a new row."""
        self._drag(f'[data-piece="{piece}"]', ".slot")

    def _drag(self, start: str, end: str) -> None:
        one, other = self._middle(start), self._middle(end)
        between = ((one[0] + other[0]) / 2, (one[1] + other[1]) / 2)
        self._page.perform([*_moves(one), _DOWN, *_moves(between, other), _UP])

    def _middle(self, selector: str) -> Point:
        box = self.evaluate(MIDDLE, selector)
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


_DOWN = {"type": "pointerDown", "button": 0}
_UP = {"type": "pointerUp", "button": 0}


def _moves(*points: Point) -> list[dict[str, Any]]:
    return [{"type": "pointerMove", "x": round(x), "y": round(y), "duration": 20} for x, y in points]


def _mouse(actions: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": actions}]


class PlaywrightPage:
    """A page of Chromium."""

    def __init__(self, page: chromium.Page) -> None:
        self._page = page
        page.set_viewport_size({"width": WIDTH, "height": HEIGHT})
        self.picture = page.screenshot

    def open(self, url: str) -> None:
        """Load a page."""
        self._page.goto(url)

    def run(self, body: str) -> str:
        """Return what the body of an async function returns."""
        text: str = self._page.evaluate(f"async () => {{ {body} }}")
        return text

    def perform(self, actions: list[dict[str, Any]]) -> None:
        """Perform actions of a mouse."""
        mouse = self._page.mouse
        for action in actions:
            match action["type"]:
                case "pointerMove":
                    mouse.move(action["x"], action["y"])
                case "pointerDown":
                    mouse.down()
                case _:
                    mouse.up()


class _BiDi:
    """A page of a browser that speaks WebDriver BiDi."""

    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection
        self._numbers = count(1)
        self._send("session.new", capabilities={})
        (tab,) = self._send("browsingContext.getTree")["contexts"]
        self._tab = tab["context"]
        size = {"width": WIDTH, "height": HEIGHT}
        self._send("browsingContext.setViewport", context=self._tab, viewport=size)

    def open(self, url: str) -> None:
        self._send("browsingContext.navigate", context=self._tab, url=url, wait="complete")

    def run(self, body: str) -> str:
        function = f"async () => {{ {body} }}"
        target = {"context": self._tab}
        answer = self._send("script.callFunction", functionDeclaration=function, awaitPromise=True, target=target)
        assert answer["type"] == "success", answer
        text: str = answer["result"]["value"]
        return text

    def perform(self, actions: list[dict[str, Any]]) -> None:
        self._send("input.performActions", context=self._tab, actions=_mouse(actions))

    def picture(self) -> bytes:
        return base64.b64decode(self._send("browsingContext.captureScreenshot", context=self._tab)["data"])

    def _send(self, method: str, **params: Any) -> Any:
        number = next(self._numbers)
        self._connection.send(json.dumps({"id": number, "method": method, "params": params}))
        # Events of the browser have no number.
        while (answer := json.loads(self._connection.recv(PATIENCE_SECONDS))).get("id") != number:
            pass
        assert answer["type"] == "success", answer
        return answer["result"]


class _WebDriver:
    """A page of a browser that speaks WebDriver."""

    def __init__(self, port: int, options: dict[str, Any]) -> None:
        self._url = f"http://127.0.0.1:{port}/session"
        session = self._send("", capabilities={"alwaysMatch": options})["sessionId"]
        self._url += f"/{session}"
        self._send("/timeouts", script=PATIENCE_SECONDS * 1000)
        self._send("/window/rect", x=0, y=0, width=WIDTH, height=HEIGHT)

    def open(self, url: str) -> None:
        self._send("/url", url=url)

    def run(self, body: str) -> str:
        script = f"const done = arguments[arguments.length - 1]; (async () => {{ {body} }})().then(done)"
        text: str = self._send("/execute/async", script=script, args=[])
        return text

    def perform(self, actions: list[dict[str, Any]]) -> None:
        self._send("/actions", actions=_mouse(actions))

    def picture(self) -> bytes:
        return base64.b64decode(requests.get(f"{self._url}/screenshot", timeout=PATIENCE_SECONDS).json()["value"])

    def close(self) -> None:
        """End the browser."""
        requests.delete(self._url, timeout=PATIENCE_SECONDS)

    def _send(self, path: str, **given: Any) -> Any:
        answer = requests.post(self._url + path, json=given, timeout=PATIENCE_SECONDS)
        assert answer.ok, answer.text
        return answer.json()["value"]


@contextmanager
def firefox(folder: Path) -> Iterator[Elsewhere]:
    """Run Firefox without a window; a test is skipped where it is not installed."""
    port = free_port()
    options = ["--headless", "--no-remote", f"--profile={folder}", f"--remote-debugging-port={port}"]
    server = Server([_program("firefox-esr", "firefox"), *options], port)
    server.start()
    try:
        with connect(f"ws://127.0.0.1:{port}/session", max_size=None) as connection:
            yield Elsewhere(_BiDi(connection))
    finally:
        server.stop(signal.SIGTERM)


@contextmanager
def webkit() -> Iterator[Elsewhere]:
    """Run WebKit on a screen in memory; a test is skipped where it is not installed."""
    screen = [_program("Xvfb"), "-displayfd", "1", "-screen", "0", f"{WIDTH}x{HEIGHT}x24", "-nolisten", "tcp"]
    browser = next(map(str, Path("/").glob(MINI_BROWSERS)), None) or _program("MiniBrowser")
    with subprocess.Popen(screen, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as display:
        try:
            assert display.stdout is not None
            number = display.stdout.readline().decode().strip()
            port = free_port()
            words = [_program("env"), f"DISPLAY=:{number}", _program("WebKitWebDriver"), f"--port={port}"]
            driver = Server(words, port)
            driver.start()
            try:
                page = _WebDriver(port, {"webkitgtk:browserOptions": {"binary": browser, "args": ["--automation"]}})
                try:
                    yield Elsewhere(page)
                finally:
                    page.close()
            finally:
                driver.stop(signal.SIGTERM)
        finally:
            display.terminate()


def _program(*names: str) -> str:
    path = next(filter(None, map(shutil.which, names)), None)
    return path or pytest.skip(f"{names[0]} is not on this machine (Debian: apt install {PACKAGES})")
