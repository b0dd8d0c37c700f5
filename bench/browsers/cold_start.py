"""Time a first visit: how long it takes until the button Play can be seen.

The browser has an empty cache, the network is Slow 4G as Chromium's tools have it, and the processor is four times
slower. The scripts are those of a wheel, bundled if there is npm. The figure depends on the machine: `--against COMMIT`
times an older version in the same run, visit by visit.
"""

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser

from bench.commands import parser
from bench.printing import table
from bench.versions import add_against, checked_out
from tools.chromium import chromium
from tools.environment import ROOT

# Bytes per second and milliseconds.
SLOW_4G = {"offline": False, "downloadThroughput": 180_000, "uploadThroughput": 84_375, "latency": 562.5}
SLOWER = 4
# Measured when the home page was last reviewed, in seconds.
BEFORE = 2.1
# The clock of the page starts with the navigation.
SEEN = """new MutationObserver((_, watch) => {
  const play = document.querySelector("main button.primary");
  if (!play?.checkVisibility()) return;
  watch.disconnect();
  requestAnimationFrame(() => (window.seen = performance.now()));
}).observe(document, { childList: true, subtree: true });"""


@contextmanager
def server(folder: Path, sources: Path, *options: str) -> Iterator[str]:
    """Build the package of a checkout as in a wheel, serve it until the end of the block, and yield the URL."""
    package = folder / "package"
    build = [sys.executable, "setup.py", "--quiet", "build_py", f"--build-lib={package}"]
    subprocess.run(build, cwd=sources, check=True, capture_output=True)
    words = [sys.executable, "-m", "tilewright", "serve", "--port=0", f"--data={folder / 'data'}", *options]
    environment = os.environ | {"PYTHONPATH": str(package)}
    with subprocess.Popen(
        words, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as process:
        assert process.stdout is not None
        try:
            # It is printed when the server listens.
            yield process.stdout.readline().rpartition(" ")[2].strip()
        finally:
            process.terminate()


def seconds_to_play(browser: Browser, url: str) -> float:
    """Return the seconds from the navigation until the button is drawn, in a browser that was never there."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, locale="en-US")
    page = context.new_page()
    cdp = context.new_cdp_session(page)
    cdp.send("Network.enable")
    cdp.send("Network.emulateNetworkConditions", SLOW_4G)
    cdp.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.add_init_script(SEEN)
    page.goto(url, wait_until="commit", timeout=120_000)
    seen: float = page.wait_for_function("() => window.seen", timeout=120_000).json_value()
    context.close()
    return seen / 1_000


@contextmanager
def served(against: str | None) -> Iterator[tuple[Browser, dict[str, str]]]:
    """Return a browser, and the URLs of servers of this version and of an older one, until the end of the block."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        urls = {"this version": stack.enter_context(server(folder / "this", ROOT))}
        if against is not None:
            older = folder / "older"
            urls[against] = stack.enter_context(server(older, checked_out(against, older)))
        yield stack.enter_context(chromium()), urls


def main(words: Sequence[str]) -> int:
    """Print the seconds of some visits."""
    options = parser("cold-start", __doc__, "--visits 5 --against v0.1.0")
    options.add_argument("--visits", type=int, default=5, help="how often the page is opened")
    add_against(options)
    asked = options.parse_args(words)
    with served(asked.against) as (browser, urls):
        times: dict[str, list[float]] = {name: [] for name in urls}
        # A server that has just started is busy with itself.
        for url in urls.values():
            seconds_to_play(browser, url)
        for _ in range(asked.visits):
            for name, url in urls.items():
                times[name].append(seconds_to_play(browser, url))
    report(times)
    return 0


def report(times: Mapping[str, Sequence[float]]) -> None:
    """Print the seconds of each version, and how the first compares."""
    rows = [
        (name, *(f"{seconds:.2f}" for seconds in (min(visits), median(visits), max(visits))))
        for name, visits in times.items()
    ]
    print(table(("version", "shortest s", "median s", "longest s"), rows))
    first, *others = map(median, times.values())
    print(f"{first / BEFORE:.2f} times {BEFORE} s", *(f"and {first / other:.2f} times the other" for other in others))
