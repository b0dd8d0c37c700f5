"""Time the start of the game without a server, in Chromium, over loopback: a first visit and a later one of each site.

A site is a folder that `python -m tools.static_site FOLDER` wrote; one that an older version wrote may stand beside it.
Play is pressed as soon as it can be seen, and the time ends when the tiles of the first match are on the rack.
"""

from collections.abc import Sequence
from contextlib import ExitStack
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from statistics import median
from threading import Thread
from time import monotonic
from typing import Any

from playwright.sync_api import Browser, Page

from bench.commands import parser
from bench.printing import table
from tools.chromium import chromium

PATIENCE_MS = 120_000
CONTROLLED = "() => navigator.serviceWorker.controller !== null"


class Quiet(SimpleHTTPRequestHandler):
    """Serves files as `python -m http.server` does, without a log."""

    def log_message(self, *_: Any) -> None:
        """Say nothing."""


def visits(browser: Browser, url: str) -> tuple[float, float, float, float]:
    """Return the seconds to Play and to the tiles, at a first visit and at a later one of the same browser."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, locale="en-US")
    context.set_default_timeout(PATIENCE_MS)
    page = context.new_page()
    first = _start(page, url)
    page.wait_for_function(CONTROLLED)
    page.close()
    later = _start(context.new_page(), url)
    context.close()
    return *first, *later


def _start(page: Page, url: str) -> tuple[float, float]:
    began = monotonic()
    page.goto(url)
    play = page.get_by_role("button", name="Play now")
    play.wait_for()
    seen = monotonic() - began
    play.click()
    page.locator("tw-board .rack .tile").nth(13).wait_for()
    return seen, monotonic() - began


def main(words: Sequence[str]) -> int:
    """Print the seconds of some visits of each site, which take turns."""
    options = parser("offline-start", __doc__, "--sites /tmp/site")
    options.add_argument("--sites", nargs="+", type=Path, required=True, help="folders of tools.static_site")
    options.add_argument("--visits", type=int, default=3)
    asked = options.parse_args(words)
    with ExitStack() as stack:
        urls = {}
        for site in asked.sites:
            host = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(site)))
            stack.callback(host.shutdown)
            Thread(target=host.serve_forever, daemon=True).start()
            urls[str(site)] = f"http://127.0.0.1:{host.server_port}/"
        browser = stack.enter_context(chromium())
        times: dict[str, list[tuple[float, ...]]] = {name: [] for name in urls}
        for _ in range(asked.visits):
            for name, url in urls.items():
                times[name].append(visits(browser, url))
    rows = [(name, *(f"{median(column):.1f}" for column in zip(*found, strict=True))) for name, found in times.items()]
    print(table(("site", "first: Play s", "tiles s", "later: Play s", "tiles s"), rows))
    return 0
