"""Fixtures for tests in a real browser on a real server.

Most of the processor time is Chromium's: for visits, for axe, and for each step of a drag. So a test opens one page and
makes several claims on it, other parameters of a test are for a deep run (`daily`), nothing moves unless motion is what
is tested, and axe looks at a page once: `test_pages.py` has the pages that need no play.
"""

import re
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from functools import cache
from pathlib import Path
from typing import Any, Literal, Protocol

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import (
    Browser,
    BrowserContext,
    BrowserType,
    ConsoleMessage,
    Page,
    ViewportSize,
    expect,
    sync_playwright,
)
from playwright.sync_api import Error as BrowserError

from tests.browser.boards import FEED, Put, pieces
from tests.browser.dealt import ZEROS_AS_NONCE
from tests.browser.hands import settled
from tests.browser.offline_device import SUB_PATH, Files
from tests.browser.site import SLOW_BOTS, SOURCES, Site, running, shared, shared_package
from tests.profiles import stored_choices
from tests.service.servers import part
from tests.shared import made_once, shared_folder
from tools import static_site as offline_files
from tools.offline import bundle as offline_bundle
from tools.parts import PARTS

(NPM,) = (each for each in PARTS if each.name == "npm")
SCREENSHOTS = Path(__file__).parents[2] / "screenshots"
# A busy machine is slow; only what never happens is an error.
PATIENCE_MS = 60_000
expect.set_options(timeout=PATIENCE_MS)
FLAGS = ["--no-sandbox", "--disable-background-networking", "--disable-dev-shm-usage"]
# All pages share one renderer and need no process for graphics: a new page then takes less processor time.
FLAGS += ["--renderer-process-limit=1", "--disable-site-isolation-trials", "--in-process-gpu", "--disable-gpu"]
# Service workers are off; one test turns them on. Every frame of a motion is drawn, so only tests of motion have any.
USUAL: dict[str, Any] = {"locale": "en-US", "service_workers": "block", "reduced_motion": "reduce"}
WINDOW: ViewportSize = {"width": 1024, "height": 768}
# The options that a page can have without a context of its own.
OF_A_PAGE = {"viewport", "color_scheme", "reduced_motion", "has_touch"}
# What the visitor before has stored is gone when a page opens its first address.
FRESH = """if (location.protocol.startsWith("http") && !sessionStorage.getItem("fresh")) {
  localStorage.clear();
  sessionStorage.setItem("fresh", "yes");
};"""
# The settings of a player who has turned the tips of the first game and the sounds off.
UNCOACHED = f"""if (location.protocol.startsWith("http") && !localStorage.getItem("tilewright.profile"))
  {stored_choices(coach=False, sounds=False)}"""
# The servers of each form of the scripts, for `either_site`; most of what uses the second one is for a deep run.
FORMS = ("site", "module_site")
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
    """Return the server that all workers share, which serves the bundle."""
    with shared(shared_folder(tmp_path_factory) / "site", package) as server:
        yield server


@pytest.fixture(scope="package")
def module_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """Return a server that all workers share and that serves the scripts as plain modules."""
    with shared(shared_folder(tmp_path_factory) / "module_site", SOURCES) as server:
        yield server


@pytest.fixture
def either_site(request: pytest.FixtureRequest) -> Site:
    """Return a server of each form: scripts as a bundle, and as plain modules."""
    server = request.getfixturevalue(request.param)
    assert isinstance(server, Site)
    return server


@pytest.fixture(scope="package")
def bare_page(site: Site) -> str:
    """Return the home page as text, without the scripts that would fill it."""
    with urllib.request.urlopen(site.url) as answer:
        text: str = answer.read().decode()
    bare = re.sub(r"<script.*?</script>|<link rel=.modulepreload.*?>", "", text)
    assert bare != text
    return bare


@pytest.fixture(scope="package")
def offline_site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with the site without a server in a folder below it."""
    shared = shared_folder(tmp_path_factory)
    python = made_once(shared, "offline", lambda folder: offline_bundle.write(folder / "files")) / "files"
    return made_once(shared, "offline_site", lambda folder: offline_files.write(folder / SUB_PATH, python))


@pytest.fixture
def files(offline_site: Path) -> Iterator[Files]:
    """Return a host of the site without a server."""
    host = Files(offline_site)
    yield host
    host.stop()


@pytest.fixture
def own_site(tmp_path: Path, package: Path) -> Iterator[Site]:
    """Return a server for one test, which may stop and start it again."""
    with running(Site(tmp_path, package=package)) as server:
        yield server


@pytest.fixture
def slow_site(tmp_path: Path, package: Path) -> Iterator[Site]:
    """Return such a server whose bots think for two seconds."""
    with running(Site(tmp_path, SLOW_BOTS, package=package)) as server:
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


@pytest.fixture(scope="package")
def usual_context(browser: Browser) -> Callable[[bool], BrowserContext]:
    """Return a function that returns the context for all first visitors, with touch or without.

    It has the scripts in its cache and its process running: a new context takes a third more processor time.
    """

    @cache
    def opened(has_touch: bool) -> BrowserContext:
        context = browser.new_context(**USUAL, has_touch=has_touch)
        context.set_default_timeout(PATIENCE_MS)
        # An empty page keeps the process running.
        context.new_page()
        return context

    return opened


class Visit(Protocol):
    """Opens a page for a visitor."""

    def __call__(self, url: str = "", *, coached: bool = False, alone: bool = False, **options: Any) -> Page:
        """Return a page with its own cookies, at `url` if given; the options are Playwright's.

        A player who is not `coached` has turned the tips and the sounds off. A page that is `alone` has a new context;
        so has every further visitor of a test, and one with options that a page cannot change.
        """
        ...


@pytest.fixture
def visit(browser: Browser, usual_context: Callable[[bool], BrowserContext]) -> Iterator[Visit]:
    """Return a function that opens a page for a visitor; an error on the page fails the test."""
    taken: set[BrowserContext] = set()
    with ExitStack() as stack:

        def opened(url: str = "", *, coached: bool = False, alone: bool = False, **options: Any) -> Page:
            usual = usual_context(options.get("has_touch", False))
            if alone or usual in taken or not options.keys() <= OF_A_PAGE:
                context = browser.new_context(**USUAL | {"viewport": WINDOW} | options)
                stack.callback(context.close)
                context.set_default_timeout(PATIENCE_MS)
                page, first = context.new_page(), ""
            else:
                taken.add(usual)
                page, first = _new_page(usual, options), FRESH
                stack.callback(_leave, page)
            # One script: the order of several is not defined. The server's keys are fixed, so every deal is known.
            page.add_init_script(";".join((ZEROS_AS_NONCE, first, "" if coached else UNCOACHED)))
            stack.enter_context(_no_errors(page))
            if url:
                page.goto(url)
            return page

        yield opened


def _new_page(context: BrowserContext, options: dict[str, Any]) -> Page:
    context.clear_cookies()
    page = context.new_page()
    page.set_viewport_size(options.get("viewport", WINDOW))
    media = {name: options[name] for name in ("color_scheme", "reduced_motion") if name in options}
    if media:
        page.emulate_media(**media)
    return page


@contextmanager
def _no_errors(page: Page) -> Iterator[None]:
    wrong: list[str] = []

    def note_error(error: BrowserError) -> None:
        wrong.append(str(error))

    def note_message(said: ConsoleMessage) -> None:
        if _is_bad(said):
            wrong.append(f"{said.text} {said.location}")

    page.on("pageerror", note_error)
    page.on("console", note_message)
    yield
    page.remove_listener("pageerror", note_error)
    page.remove_listener("console", note_message)
    assert wrong == []


def _leave(page: Page) -> None:
    page.context.clear_permissions()
    page.context.set_offline(False)
    page.close()


def _is_bad(said: ConsoleMessage) -> bool:
    # A lost connection is reported for the script that opened it.
    expected = said.text.startswith(_EXPECTED) and "/static/" not in said.location["url"]
    down = said.text.startswith("WebSocket connection")
    return said.type in {"error", "warning"} and not expected and not down


@pytest.fixture
def page(visit: Visit, site: Site) -> Page:
    """Return the home page of the shared server."""
    return visit(site.url)


@pytest.fixture(scope="package")
def board_page(browser: Browser, site: Site, bare_page: str) -> Iterator[Page]:
    """Return a page for boards, one after the other: loading their scripts takes longer than most of their tests."""
    context = browser.new_context(**USUAL, has_touch=True)
    context.set_default_timeout(PATIENCE_MS)
    page = context.new_page()
    # Any page of the server would do: only its origin stays.
    page.goto(f"{site.url}/robots.txt")
    page.set_content(bare_page)
    yield page
    context.close()


@pytest.fixture
def put(board_page: Page) -> Iterator[Put]:
    """Return a function that puts a board on an empty page, with the properties that a match screen sets.

    Its scripts are plain modules, which every package has beside its bundle.
    """
    page = board_page

    def done(
        table: str,
        rack: str,
        rest: dict[str, Any] | None = None,
        viewport: ViewportSize = WINDOW,
        reduced_motion: Literal["reduce", "no-preference"] = "reduce",
    ) -> Page:
        page.set_viewport_size(viewport)
        page.emulate_media(color_scheme="light", reduced_motion=reduced_motion)
        page.mouse.move(0, 0)
        *rows, own = pieces(f"{table} | {rack}")
        address = page.locator("meta[name=static]").get_attribute("content")
        readings = [{"legal": True, "order": row, "stands": [[] for _ in row], "value": 10} for row in rows]
        given = {"table": rows, "rack": own, "readings": readings, "rest": rest or {}}
        page.evaluate(FEED, given | {"address": address})
        return page

    with _no_errors(page):
        yield done


@pytest.fixture
def shot(deep: bool) -> Callable[[str, Page], None]:
    """Return a function that saves a screenshot of a page under a name, in a deep run."""

    def taken(name: str, page: Page) -> None:
        if deep:
            SCREENSHOTS.mkdir(exist_ok=True)
            page.screenshot(path=SCREENSHOTS / f"{name}.png")

    return taken


class Axe(Protocol):
    """Looks for what makes a page hard to use for some people."""

    deep: bool

    def __call__(self, page: Page, *rules: str, contrast: bool = True) -> None:
        """Fail if axe finds a violation of any rank on a page, of all its rules or of those given.

        Without `contrast` a daily run leaves out the rule that takes most of the time.
        """
        ...


class _Checker:
    """Axe; in a deep run all its rules count everywhere."""

    def __init__(self, deep: bool) -> None:
        self.deep = deep

    def __call__(self, page: Page, *rules: str, contrast: bool = True) -> None:
        # During a color transition the contrast is lower.
        settled(page)
        # The script is large, so a page that is checked again keeps it.
        if not page.evaluate("'axe' in window"):
            page.evaluate(AXE_SCRIPT)
        # What passes is not listed: describing it takes a tenth of the time.
        found = page.evaluate(
            """([runOnly, enabled]) => axe.run({
                resultTypes: ["violations"],
                ...(runOnly.length ? { runOnly } : { rules: { "color-contrast": { enabled } } }),
              }).then((results) => results.violations)""",
            [[] if self.deep else list(rules), self.deep or contrast],
        )
        messages = [f"{rule['id']}: {rule['help']}: {node['html']}" for rule in found for node in rule["nodes"]]
        assert messages == []


@pytest.fixture(scope="session")
def axe(deep: bool) -> Axe:
    """Return axe."""
    return _Checker(deep)
