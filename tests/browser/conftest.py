"""A real browser on a real server, for the tests of the browser part."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Protocol

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.site import SOURCES, Site, build_package, running
from tests.service.servers import part
from tools.parts import PARTS

(NPM,) = (each for each in PARTS if each.name == "npm")
SCREENSHOTS = Path(__file__).parents[2] / "screenshots"
# A busy machine may be slow; only what never comes is wrong.
expect.set_options(timeout=30_000)
FLAGS = ["--no-sandbox", "--disable-background-networking", "--disable-dev-shm-usage"]
STILL = """() => Promise.allSettled(document.getAnimations()
  .filter((each) => each.effect.getComputedTiming().endTime !== Infinity).map((each) => each.finished))"""
# Browsers note every refusal, which the pages tell in words, and every line that is down; our own files must come.
_EXPECTED = ("Failed to load resource", "WebSocket connection", "Service Worker registration blocked")


@pytest.fixture(scope="session")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of the package with bundled scripts, or that of the sources where there is no npm."""
    return build_package(tmp_path_factory.mktemp("package")) if NPM.path() else SOURCES


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory, package: Path) -> Iterator[Site]:
    """Return a server that all tests of the browser share; it serves the bundle."""
    with running(Site(tmp_path_factory.mktemp("site"), package=package)) as server:
        yield server


@pytest.fixture(scope="session")
def module_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """Return a shared server that serves the scripts as plain modules."""
    with running(Site(tmp_path_factory.mktemp("module_site"))) as server:
        yield server


@pytest.fixture
def own_site(tmp_path: Path, package: Path) -> Iterator[Site]:
    """Return a server for one test, which may stop and start it again."""
    with running(Site(tmp_path, package=package)) as server:
        yield server


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Return Chromium; it ends with the module, for its loop would be in the way of tests that have their own."""
    chromium = part("Chromium")
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield started
        started.close()


class Visit(Protocol):
    """What opens a browser of somebody's own."""

    def __call__(self, url: str = "", **options: Any) -> Page:
        """Return a page with cookies of its own, at an address if one is given; options are Playwright's."""
        ...


@pytest.fixture
def visit(browser: Browser) -> Iterator[Visit]:
    """Return what opens a browser of somebody's own; what goes wrong on its pages fails the test."""
    wrong: list[str] = []
    with ExitStack() as stack:

        def opened(url: str = "", **options: Any) -> Page:
            # Each test sees the files as they are; one of its own looks at those that a browser keeps.
            usual = {"locale": "en-US", "viewport": {"width": 1024, "height": 768}, "service_workers": "block"}
            context = browser.new_context(**usual | options)
            stack.callback(context.close)
            page = context.new_page()
            page.on("pageerror", lambda error: wrong.append(str(error)))
            page.on("console", lambda said: wrong.append(f"{said.text} {said.location}") if _is_bad(said) else None)
            if url:
                page.goto(url)
            return page

        yield opened
    assert wrong == []


def _is_bad(said: Any) -> bool:
    # A lost line is told as of the script that opened it.
    expected = said.text.startswith(_EXPECTED) and "/static/" not in said.location["url"]
    down = said.text.startswith("WebSocket connection")
    return said.type in {"error", "warning"} and not expected and not down


@pytest.fixture
def page(visit: Visit, site: Site) -> Page:
    """Return a page at home, on the shared server."""
    return visit(site.url)


@pytest.fixture
def shot() -> Callable[[str, Page], None]:
    """Return what keeps a picture of a page under a name, in a folder that git leaves alone."""

    def taken(name: str, page: Page) -> None:
        SCREENSHOTS.mkdir(exist_ok=True)
        page.screenshot(path=SCREENSHOTS / f"{name}.png")

    return taken


@pytest.fixture(scope="session")
def axe() -> Callable[[Page], None]:
    """Return what fails when the accessibility checker finds something serious on a page."""
    checker = Axe()

    def checked(page: Page) -> None:
        # Half-way from one color to another nothing has its contrast.
        page.evaluate(STILL)
        found = checker.run(page).response["violations"]
        serious = [rule for rule in found if rule["impact"] in {"serious", "critical"}]
        told = [f"{rule['id']}: {rule['help']}: {node['html']}" for rule in serious for node in rule["nodes"]]
        assert told == []

    return checked
