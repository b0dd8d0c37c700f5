"""Fixtures for tests in a real browser on a real server."""

from __future__ import annotations

import re
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Protocol

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Browser, BrowserType, Page, expect, sync_playwright
from playwright.sync_api import Error as BrowserError

from tests.browser.boards import FEED, Put, pieces
from tests.browser.hands import STILL
from tests.browser.site import SOURCES, Site, running, shared_package
from tests.service.servers import part
from tools.parts import PARTS

(NPM,) = (each for each in PARTS if each.name == "npm")
SCREENSHOTS = Path(__file__).parents[2] / "screenshots"
# A busy machine is slow; only what never happens is an error.
PATIENCE_MS = 60_000
expect.set_options(timeout=PATIENCE_MS)
FLAGS = ["--no-sandbox", "--disable-background-networking", "--disable-dev-shm-usage"]
# All pages share one renderer and need no process for graphics: a new page then takes half the processor time.
FLAGS += ["--renderer-process-limit=1", "--disable-site-isolation-trials", "--in-process-gpu", "--disable-gpu"]
# The settings of a player who has turned the tips of the first game and the sounds off.
UNCOACHED = """if (location.protocol.startsWith("http") && !localStorage.getItem("tilewright.settings"))
  localStorage.setItem("tilewright.settings", JSON.stringify({ coach: false, sounds: false }))"""
# Browsers log every refused request and every lost connection, which the pages handle; static files must load.
_EXPECTED = ("Failed to load resource", "WebSocket connection", "Service Worker registration blocked")


@pytest.fixture(scope="session")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of a package with bundled scripts, or of the sources if there is no npm."""
    return shared_package(tmp_path_factory) if NPM.path() else SOURCES


# Servers and the browser end with this folder: an idle server sweeps, and Playwright's event loop would disturb tests
# with their own loop. Starting them for each module took a tenth of the time.
@pytest.fixture(scope="package")
def site(tmp_path_factory: pytest.TempPathFactory, package: Path) -> Iterator[Site]:
    """Return the shared server, which serves the bundle."""
    with running(Site(tmp_path_factory.mktemp("site"), package=package)) as server:
        yield server


@pytest.fixture(scope="package")
def module_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """Return a shared server that serves the scripts as plain modules."""
    with running(Site(tmp_path_factory.mktemp("module_site"))) as server:
        yield server


@pytest.fixture(scope="package")
def bare_page(module_site: Site) -> str:
    """Return the home page of plain modules as text, without the scripts that would fill it."""
    with urllib.request.urlopen(module_site.url) as answer:
        text: str = answer.read().decode()
    bare = re.sub(r"<script.*?</script>|<link rel=.modulepreload.*?>", "", text)
    assert bare != text
    return bare


@pytest.fixture
def own_site(tmp_path: Path, package: Path) -> Iterator[Site]:
    """Return a server for one test, which may stop and start it again."""
    with running(Site(tmp_path, package=package)) as server:
        yield server


def launched(kind: BrowserType, flags: Sequence[str] = FLAGS) -> Browser:
    """Return Chromium; a rare start ends with a segmentation fault, and then the next one counts."""
    chromium = part("Chromium")
    try:
        return kind.launch(executable_path=chromium, args=flags)
    except BrowserError:
        return kind.launch(executable_path=chromium, args=flags)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Return Chromium."""
    with sync_playwright() as playwright:
        started = launched(playwright.chromium)
        yield started
        started.close()


class Visit(Protocol):
    """Opens a browser context."""

    def __call__(self, url: str = "", *, coached: bool = False, **options: Any) -> Page:
        """Return a page with its own cookies, at `url` if given; the options are Playwright's.

        A player who is not `coached` has turned the tips and the sounds off.
        """
        ...


@pytest.fixture
def visit(browser: Browser) -> Iterator[Visit]:
    """Return a function that opens a browser context; an error on its pages fails the test."""
    wrong: list[str] = []
    with ExitStack() as stack:

        def opened(url: str = "", *, coached: bool = False, **options: Any) -> Page:
            # Service workers are off; one test turns them on.
            usual = {"locale": "en-US", "viewport": {"width": 1024, "height": 768}, "service_workers": "block"}
            context = browser.new_context(**usual | options)
            stack.callback(context.close)
            context.set_default_timeout(PATIENCE_MS)
            if not coached:
                context.add_init_script(UNCOACHED)
            page = context.new_page()
            page.on("pageerror", lambda error: wrong.append(str(error)))
            page.on("console", lambda said: wrong.append(f"{said.text} {said.location}") if _is_bad(said) else None)
            if url:
                page.goto(url)
            return page

        yield opened
    assert wrong == []


def _is_bad(said: Any) -> bool:
    # A lost connection is reported for the script that opened it.
    expected = said.text.startswith(_EXPECTED) and "/static/" not in said.location["url"]
    down = said.text.startswith("WebSocket connection")
    return said.type in {"error", "warning"} and not expected and not down


@pytest.fixture
def page(visit: Visit, site: Site) -> Page:
    """Return the home page of the shared server."""
    return visit(site.url)


@pytest.fixture
def put(visit: Visit, module_site: Site, bare_page: str) -> Put:
    """Return a function that puts a board on an empty page, with the properties that a match screen sets."""

    def done(table: str, rack: str, rest: dict[str, Any] | None = None, **options: Any) -> Page:
        usual: dict[str, Any] = {"reduced_motion": "reduce", "has_touch": True}
        # Any page of the server would do: only its origin stays.
        page = visit(f"{module_site.url}/robots.txt", **usual | options)
        page.set_content(bare_page)
        *rows, own = pieces(f"{table} | {rack}")
        address = page.locator("meta[name=static]").get_attribute("content")
        readings = [{"legal": True, "order": row, "stands": [[] for _ in row], "value": 10} for row in rows]
        given = {"table": rows, "rack": own, "readings": readings, "rest": rest or {}}
        page.evaluate(FEED, given | {"address": address})
        # Where motion is reduced, even a new padding of the page is a transition of one frame.
        page.evaluate(STILL)
        return page

    return done


@pytest.fixture
def shot() -> Callable[[str, Page], None]:
    """Return a function that saves a screenshot of a page under a name."""

    def taken(name: str, page: Page) -> None:
        SCREENSHOTS.mkdir(exist_ok=True)
        page.screenshot(path=SCREENSHOTS / f"{name}.png")

    return taken


@pytest.fixture(scope="session")
def axe() -> Callable[[Page], None]:
    """Return a function that fails if axe finds a serious violation on a page."""

    def checked(page: Page) -> None:
        # During a color transition the contrast is lower.
        page.evaluate(STILL)
        # The script is large, so a page that is checked again keeps it.
        if not page.evaluate("'axe' in window"):
            page.evaluate(AXE_SCRIPT)
        # What passes is not listed: describing it takes a tenth of the time.
        found = page.evaluate("axe.run({ resultTypes: ['violations'] }).then((results) => results.violations)")
        serious = [rule for rule in found if rule["impact"] in {"serious", "critical"}]
        messages = [f"{rule['id']}: {rule['help']}: {node['html']}" for rule in serious for node in rule["nodes"]]
        assert messages == []

    return checked
