"""Pages whose files cannot be loaded, for a moment or because the server has newer ones: nothing is lost."""

import os
import re
import shutil
import signal
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.conftest import FORMS, Visit
from tests.browser.outages import (
    HOUSE,
    STATE,
    draw,
    drawn,
    hurried,
    in_match,
    lay_one,
    my_turn,
    with_clock,
)
from tests.browser.site import SLOW_BOTS, Site, running
from tests.browser.test_match import match_against
from tests.daily import daily

ONE_OF_EACH_KIND = ("/start.js", "/all.css", "/en.ftl")

pytestmark = pytest.mark.slow(reason="loads pages several times in a real browser")


def _once(failed: list[str]) -> Callable[[Route], None]:
    """Return a handler that fails the first request, and notes it."""

    def handled(route: Route) -> None:
        if failed:
            route.fallback()
            return
        failed.append(route.request.url)
        route.abort()

    return handled


def test_the_first_load_survives_each_of_its_files_failing_once(browser: Browser, site: Site, deep: bool) -> None:
    """Each page has a cache of its own, and errors of a page are what the test wants.

    In a daily run one file of each kind fails.
    """
    files: list[str] = []

    def visitor() -> Page:
        return browser.new_context(locale="en-US", service_workers="block").new_page()

    first = visitor()
    first.on("request", lambda request: files.append(request.url) if "/static/" in request.url else None)
    first.goto(site.url)
    expect(first.locator("main h1")).to_be_visible()
    needed = sorted({file for file in files if re.search(r"\.(js|css|ftl)$", file)})
    app = first.locator("script[type=module]").evaluate("script => script.src")
    one_of_each = [file for file in needed if file == app or file.endswith(ONE_OF_EACH_KIND)]
    assert len(one_of_each) == len(ONE_OF_EACH_KIND) + 1
    failures: list[tuple[str, Page, list[str]]] = []
    for file in needed if deep else one_of_each:
        page = visitor()
        failed: list[str] = []
        page.route(file, _once(failed))
        page.goto(site.url, wait_until="commit")
        failures.append((file, page, failed))
    for file, page, failed in failures:
        expect(page.locator("main h1")).to_be_visible()
        if not failed:
            # Some files are loaded when the page is there.
            page.wait_for_load_state("networkidle")
        assert failed, file
        expect(page.locator("main h1")).to_be_visible()
        expect(page.locator("main h1")).to_have_css("font-weight", re.compile("[5-9]00"))
        page.context.close()
    first.context.close()
    # What never comes leads to a page with a way on, in the reader's language.
    page = visitor()
    page.clock.install()
    page.route("**/words/en.ftl", lambda route: route.abort())
    page.goto(site.url)
    hurried(page, "() => document.querySelector('.start-failed')")
    expect(page.get_by_role("heading", name="couldn’t be loaded")).to_be_visible()
    page.unroute("**/words/en.ftl")
    page.get_by_role("button", name="Try again").click()
    expect(page.locator("tw-app main h1")).to_be_visible()
    page.context.close()


@pytest.mark.parametrize("either_site", daily(FORMS, "site"), indirect=True)
def test_a_part_that_cannot_be_loaded_offers_to_load_again(visit: Visit, either_site: Site) -> None:
    # A module that is missing is an error of the page, which the test wants.
    page = visit(alone=True).context.new_page()
    page.goto(either_site.url)
    match = match_against(page, either_site, ["hoarder"], "classic-nl", HOUSE)
    named: list[str] = []

    def without_tiles(route: Route) -> None:
        # The page of a match is loaded first, then that of a match of tiles.
        named.append(route.request.url)
        if route.request.url == named[0]:
            route.fallback()
        else:
            route.abort()

    scripts = re.compile(r"/match(-\w+)?\.js$")
    page.route(scripts, without_tiles)
    page.goto(f"{either_site.url}/match/{match}")
    again = page.locator(".trouble").get_by_role("button", name="Try again")
    expect(again).to_be_visible()
    page.unroute(scripts)
    again.click()
    my_turn(page)


@pytest.mark.deep
def test_an_upgrade_of_the_server_reloads_the_page_but_never_in_a_turn(
    visit: Visit, slow_site: Site, tmp_path: Path, package: Path
) -> None:
    newer = tmp_path / "newer"
    # Links, because the package is large.
    shutil.copytree(package / "tilewright", newer / "tilewright", copy_function=os.link)
    script = newer / "tilewright" / "web" / "static" / "addresses.json"
    changed = script.read_text() + "\n"
    script.unlink()
    script.write_text(changed)
    page = with_clock(visit)
    match = in_match(page, slow_site)
    other = page.context.new_page()
    other.goto(f"{slow_site.url}/match/{match}")
    my_turn(other)
    lay_one(page)
    for each in (page, other):
        each.evaluate("window.old = true")
    slow_site.stop(signal.SIGTERM)
    with running(Site(slow_site.data.parent, SLOW_BOTS, package=newer, port=slow_site.port)):
        for each in (page, other):
            hurried(each, f"() => {STATE}.line === 'open'")
            # The player has laid something: nothing happens until the turn is over.
            each.clock.run_for(10_000)
            assert each.evaluate("window.old")
        # The next step of the reader loads the new page.
        other.locator(".headline a").click()
        expect(other.locator(".link-card-tables")).to_be_visible()
        assert not other.evaluate("window.old")
        draw(page)
        draw(page)
        # While the bot thinks, the page is loaded again by itself.
        hurried(page, "() => !window.old")
        drawn(page, 1, hurries=True)
