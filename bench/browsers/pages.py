"""What every page weighs and how much it jumps: compressed bytes, requests and layout shift, on a phone and a desktop.

A browser with an empty cache opens each page of the app on Slow 4G, logged in as a guest who has played, and waits
until nothing is loaded any more. The scripts are those of a wheel. `--write` puts the table into docs/results/load.md.
"""

import asyncio
import re
import tempfile
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path

import httpx
from msgspec import Struct
from playwright.sync_api import Browser

from bench.browsers.cold_start import SLOW_4G, server
from bench.commands import DOCS, parser
from bench.printing import Table, table
from bench.serving.load_reviews import finished
from bench.serving.servers import SETTINGS
from tilewright.client.server import Network, Server
from tilewright.web.assets import addresses, browser_files
from tools.chromium import chromium
from tools.environment import ROOT

SIZES = {"phone": (390, 844), "desktop": (1440, 900)}
QUICK = f"[pace]\nthink = 0\n{SETTINGS}commands = 1000000\n"
PAGE = DOCS / "results" / "load.md"
_BLOCK = re.compile("(<!-- made by bench pages -->\n).*?(<!-- end -->)", re.DOTALL)
_HEAD = ("page", "KB", "requests", "shift on a phone", "shift on a desktop")
# The layout shift of all frames; shifts that follow a tap would not count, and nothing is tapped here.
_SHIFT = """() => new Promise((done) => {
  let sum = 0;
  new PerformanceObserver((list) => { for (const { value } of list.getEntries()) sum += value; })
    .observe({ type: "layout-shift", buffered: true });
  requestAnimationFrame(() => setTimeout(() => done(sum), 100));
})"""


class Visit(Struct, frozen=True):
    """What the visit of a page took: bytes over the wire, requests, and the sum of layout shifts."""

    bytes: int
    requests: int
    shift: float


async def made(url: str) -> tuple[dict[str, str], Server]:
    """Return what the named parts of addresses stand for but `:rush`, and the player to whom they belong."""
    reader = Server(url, network=Network(keep_alive=False, timeout_seconds=600))
    over = await finished(reader, "classic-nl")
    waiting = await reader.new_table([None])
    running = await reader.new_match(["beginner"], "classic-nl", {})
    host = Server(url, network=Network(keep_alive=False, timeout_seconds=600))
    await host.log_in("Host")
    invite = (await host.new_table([None])).invite
    assert invite is not None
    found = {":table": waiting.table, ":invite": invite, "/match/:match": f"/match/{running}", ":match": over}
    found |= {":rules": "classic-nl", ":lesson": "first-run", ":puzzle": "b1a0215dba49", ":day": "today"}
    return found | {":tournament": await _evening(host, reader)}, reader


async def _evening(host: Server, reader: Server) -> str:
    """Return an evening of real tables that the reader takes part in, whose first round has begun."""
    setup = {"title": "Friday", "seats": 2, "minutes": 600, "where": "tables"}
    opened = await host.request("POST", "/api/tournaments", setup)
    address = f"/api/tournaments/{opened['tournament']}"
    await reader.request("POST", f"{address}/acts?key={opened['link']}", {"type": "Join"})
    await host.request("POST", f"{address}/acts", {"type": "AddPeople", "names": ["Ann", "Ben", "Cleo"]})
    await host.request("POST", f"{address}/rounds", {"number": 1})
    return str(opened["tournament"])


def begun_rush(url: str, cookie: str) -> str:
    """Return a rush that has just begun: it takes three minutes, fewer than all pages together."""
    # Without an event loop: that of the browser runs already.
    return str(httpx.post(f"{url}/api/rush", json={}, headers={"Cookie": cookie}).raise_for_status().json()["run"])


def filled(address: str, places: Mapping[str, str]) -> str:
    """Return an address with its named parts filled in."""
    for name, value in places.items():
        address = address.replace(name, value)
    return address


def visit(browser: Browser, url: str, cookie: str, size: tuple[int, int]) -> Visit:
    """Open a page in a browser that was never there, and wait until nothing is loaded any more."""
    width, height = size
    # The service worker would load all pages.
    context = browser.new_context(
        viewport={"width": width, "height": height}, locale="en-US", service_workers="block", reduced_motion="reduce"
    )
    name, _, value = cookie.partition("=")
    context.add_cookies(
        [{"name": each, "value": held, "url": url} for each, held in ((name, value), ("tilewright-here", "1"))]
    )
    page = context.new_page()
    cdp = context.new_cdp_session(page)
    sizes: list[float] = []
    cdp.on("Network.loadingFinished", lambda loaded: sizes.append(loaded["encodedDataLength"]))
    cdp.send("Network.enable")
    cdp.send("Network.emulateNetworkConditions", SLOW_4G)
    page.goto(url, wait_until="networkidle", timeout=120_000)
    # A busy machine may take longer between two requests.
    page.wait_for_function("() => document.querySelector('main') && !document.querySelector('[aria-busy=true]')")
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(1_500)
    shift: float = page.evaluate(_SHIFT)
    context.close()
    return Visit(round(sum(sizes)), len(sizes), shift)


def main(words: Sequence[str]) -> int:
    """Print a line for each page, and the largest values."""
    options = parser("pages", __doc__, "--write")
    options.add_argument("--write", action="store_true", help="put the table into docs/results/load.md")
    options.add_argument("--only", default="", help="the pages whose address contains this")
    asked = options.parse_args(words)
    rows = []
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        settings = folder / "settings.toml"
        settings.write_text(QUICK)
        url = stack.enter_context(server(folder / "this", ROOT, f"--settings={settings}"))
        places, player = asyncio.run(made(url))
        browser = stack.enter_context(chromium())
        printed = Table(*_HEAD)
        for address in addresses(browser_files()):
            if asked.only in address:
                if ":rush" in address:
                    places[":rush"] = begun_rush(url, player.cookie)
                opened = url + filled(address, places)
                seen = [visit(browser, opened, player.cookie, size) for size in SIZES.values()]
                shifts = [f"{one.shift:.3f}" for one in seen]
                rows.append((f"`{address}`", f"{seen[0].bytes / 1024:.0f}", seen[0].requests, *shifts))
                printed.add(*rows[-1])
    if asked.write:
        text = _BLOCK.sub(lambda found: f"{found[1]}{table(_HEAD, rows)}\n{found[2]}", PAGE.read_text("utf-8"), count=1)
        PAGE.write_text(text, encoding="utf-8")
    return 0
