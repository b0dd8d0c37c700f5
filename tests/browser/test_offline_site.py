"""The whole game from a folder of files, in Chromium: under a sub-path, with the host off after the first load."""

import json
import re
import shutil
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from tests.browser.conftest import PATIENCE_MS, UNCOACHED, USUAL
from tests.browser.offline_device import SUB_PATH, Files
from tests.browser.site import SETTINGS, Site, running
from tests.profiles import SENT

pytestmark = [
    pytest.mark.deep,
    pytest.mark.slow(reason="compiles the game for browsers, and starts Python in one: a minute of processor time"),
]

# What the home page says if the game is on this device.
HERE = "Games on this device"
PUZZLE = "b1a0215dba49"
# With it a turn's time never ends, and a game is all there is.
CHOICE = (
    """localStorage.setItem("tilewright.choice", JSON.stringify({rules: "classic-nl", bot: "greedy", others: 1}))"""
)

# How many values this browser has stored.
COUNT = """() => new Promise((resolve) => {
  const opening = indexedDB.open("tilewright");
  opening.onsuccess = () => {
    const counting = opening.result.transaction("values").objectStore("values").count();
    counting.onsuccess = () => { opening.result.close(); resolve(counting.result); };
  };
})"""


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """Return a browser of its own, with service workers."""
    made = browser.new_context(**{**USUAL, "service_workers": "allow"}, accept_downloads=True)
    made.set_default_timeout(PATIENCE_MS)
    made.add_init_script(UNCOACHED)
    made.add_init_script(CHOICE)
    yield made
    made.close()


def opened(context: BrowserContext, url: str) -> Page:
    """Return a page of the site, once it answers."""
    page = context.new_page()
    page.goto(url)
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    return page


def draw(page: Page) -> None:
    """Draw or pass."""
    page.locator(".turn-buttons button").first.click()


def test_everything_works_without_a_server_and_without_a_network(context: BrowserContext, files: Files) -> None:
    asked: list[str] = []
    context.on("request", lambda request: asked.append(request.url))
    home = files.home
    page = opened(context, home)
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    assert {url for url in asked if not url.startswith((home, "blob:"))} == set()
    files.stop()
    page.reload()
    page.get_by_role("button", name="Play now").click()
    expect(page.locator("tw-board .rack .tile")).to_have_count(14)
    # In the middle of the match the page is closed, and the match goes on from what is stored.
    for tiles in (15, 16):
        expect(page.get_by_text("Your turn").first).to_be_visible()
        draw(page)
        expect(page.locator("tw-board .rack .tile")).to_have_count(tiles)
    match = page.url
    page.goto("about:blank")
    page.goto(match)
    expect(page.locator("tw-board .rack .tile")).to_have_count(16)
    over = page.locator(".sheet .scores, dialog[open]")
    while not over.count():
        button = page.locator(".turn-buttons button").first
        if button.is_enabled():
            button.click()
        page.wait_for_timeout(100)
    expect(over.first).to_be_visible()
    study(page, home)


def solve(page: Page) -> None:
    """Solve the puzzle."""
    expect(page.locator(".felt .tile")).to_have_count(7, timeout=3 * PATIENCE_MS)
    page.get_by_role("button", name="Type").click()
    page.get_by_role("textbox", name="Rows").fill("R10 B10 O10")
    page.get_by_role("textbox", name="Rows").press("Enter")
    expect(page.get_by_text("Solved!")).to_be_visible()


def study(page: Page, home: str) -> None:
    """Take a lesson, solve a puzzle, analyse a position and ask for a verdict."""
    page.goto(f"{home}#/puzzles/{PUZZLE}")
    solve(page)
    page.goto(f"{home}#/learn/first-draw")
    draw(page)
    expect(page.get_by_role("link", name="Next", exact=True)).to_be_visible()
    page.goto(f"{home}#/analysis#rules=classic-de&table=B4.B5.B6&rack=B3")
    expect(page.locator(".study-answer").first).to_contain_text("Play 1 tile")
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save as SVG").click()
    assert Path(saved.value.path()).read_text().startswith("<svg")
    page.goto(f"{home}#/judge#rules=classic-de&row=R3.R4.R5")
    expect(page.locator(".judge-word")).to_contain_text("Allowed")
    page.goto(f"{home}#/study")
    expect(page.locator(".played")).to_have_count(1)


def test_one_tab_has_the_game_and_a_full_disk_changes_nothing(context: BrowserContext, files: Files) -> None:
    home = files.home
    page = opened(context, home)
    other = context.new_page()
    other.goto(home)
    expect(other.get_by_text("The game is open in another tab.")).to_be_visible()
    # Chromium remembers for a while how much room there is, so the first write of all finds none.
    devtools = context.new_cdp_session(page)
    devtools.send("Storage.overrideQuotaForOrigin", {"origin": files.origin, "quotaSize": 1})
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("alert").filter(has_text="no room left")).to_be_visible()
    assert page.evaluate(COUNT) == 0
    devtools.send("Storage.overrideQuotaForOrigin", {"origin": files.origin})
    page.get_by_role("button", name="Play now").click()
    expect(page.locator("tw-board .rack .tile")).to_have_count(14)
    assert page.evaluate(COUNT) > 0
    page.goto(f"{home}#/me")
    with page.expect_download() as saved:
        page.get_by_role("link", name="Download my data").click()
    export = Path(saved.value.path())
    assert any(key.startswith("log/") for key in json.loads(export.read_text())["values"])
    page.close()
    # The other tab has the game now; everything is deleted there, and restored.
    expect(other.get_by_role("button", name="Play now")).to_be_visible()
    other.goto(f"{home}#/study")
    expect(other.locator(".played")).to_have_count(1)
    other.goto(f"{home}#/me")
    other.get_by_text("Delete my data").first.click()
    other.get_by_role("checkbox").check()
    other.get_by_role("button", name="Delete my data").click()
    expect(other.get_by_role("button", name="Play now")).to_be_visible()
    other.goto(f"{home}#/me")
    other.locator("input[type=file]").set_input_files(export)
    expect(other.get_by_text("Restored.")).to_be_visible()
    other.goto(f"{home}#/study")
    expect(other.locator(".played")).to_have_count(1)


def test_what_needs_no_python_is_there_while_it_loads(context: BrowserContext, files: Files) -> None:
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    context.route("**/python/app.zip", hold)
    page = context.new_page()
    page.goto(files.home)
    bar = page.get_by_role("progressbar")
    expect(bar).to_be_visible()
    expect(page.locator("p.offline")).to_contain_text(re.compile(r"\d+ %"))
    # Play is in its place at once, and can be pressed as soon as the game is there.
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    page.goto(f"{files.home}#/rules/twist")
    expect(page.locator(".chapter").first).to_be_visible()
    page.goto(f"{files.home}#/learn")
    expect(page.locator(".lessons").first).to_be_visible()
    page.goto(f"{files.home}#/")
    expect(bar).to_be_visible()
    (route,) = held
    route.continue_()
    page.get_by_role("button", name="Play now").click()
    expect(page.locator("tw-board .rack .tile")).to_have_count(14)
    expect(bar).to_have_count(0)


def test_another_tab_takes_the_game_over_and_gives_it_back(context: BrowserContext, files: Files) -> None:
    page = opened(context, files.home)
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_text("Your turn").first).to_be_visible()
    draw(page)
    expect(page.locator("tw-board .rack .tile")).to_have_count(15)
    other = context.new_page()
    other.goto(page.url)
    here = other.get_by_role("button", name="Play here instead")
    here.click()
    expect(other.locator("tw-board .rack .tile")).to_have_count(15)
    expect(other.get_by_text("Your turn").first).to_be_visible()
    draw(other)
    expect(other.locator("tw-board .rack .tile")).to_have_count(16)
    # The first tab says so, and takes it back with what was played in the other.
    page.get_by_role("button", name="Play here instead").click()
    expect(page.locator("tw-board .rack .tile")).to_have_count(16)
    expect(here).to_be_visible()


def test_a_file_with_another_hash_is_not_run(context: BrowserContext, offline_site: Path, tmp_path: Path) -> None:
    changed = shutil.copytree(offline_site, tmp_path / "changed")
    (app,) = changed.rglob("app.zip")
    app.write_bytes(app.read_bytes() + b"more")
    host = Files(changed)
    page = context.new_page()
    page.goto(f"{host.origin}/{SUB_PATH}/")
    expect(page.get_by_text("The game has stopped.")).to_be_visible()
    host.stop()


def test_a_player_of_a_server_makes_the_game_available_offline(
    context: BrowserContext, offline_site: Path, package: Path, tmp_path: Path
) -> None:
    """Nothing is loaded before that, offline begins and ends by itself, and what was begun stays on the device."""
    settings = f"offline_site = {json.dumps(str(offline_site / SUB_PATH))}\n{SETTINGS}"
    with running(Site(tmp_path, settings, package=package)) as server:
        asked: list[str] = []
        context.on("request", lambda request: asked.append(request.url.removeprefix(server.url)))
        page = context.new_page()
        assert page.request.post(f"{server.url}/api/guests", data={"name": "Ann"}).ok
        page.goto(server.url)
        expect(page.get_by_role("button", name="Play now")).to_be_visible()
        page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        assert [path for path in asked if "offline" in path and "/static/" not in path] == []
        # The offer is ready for a lost connection, and on the home page not shown before that.
        expect(page.locator("tw-offline")).to_be_empty()
        server.stop(signal.SIGKILL)
        page.get_by_role("button", name="Play now").click()
        offer = page.get_by_role("button", name=re.compile(r"Make this available offline \(\d+ MB\)"))
        expect(offer).to_be_visible()
        offer.click()
        expect(page.get_by_text("It will load as soon as the server answers.")).to_be_visible()
        server.start()
        expect(page.get_by_text(HERE)).to_be_visible()
        page.goto(f"{server.url}/settings")
        expect(page.get_by_text("Available offline on this device.")).to_be_visible()
        server.stop(signal.SIGKILL)
        page.goto(f"{server.url}/puzzles")
        page.wait_for_url(f"{server.url}/offline/?away#/puzzles")
        expect(page.get_by_text("No connection: you’re playing on this device.")).to_be_visible()
        # What is done without the server is sent to it later: it is the player's, and marked as claimed.
        page.goto(f"{server.url}/offline/?away#/puzzles/{PUZZLE}")
        solve(page)
        page.goto(server.url)
        page.get_by_role("button", name="Play now").click()
        expect(page.get_by_text("Your turn").first).to_be_visible()
        draw(page)
        expect(page.locator("tw-board .rack .tile")).to_have_count(15, timeout=3 * PATIENCE_MS)
        match = page.url
        server.start()
        # The match is not left, but the next page is that of the server.
        page.reload()
        expect(page.locator("tw-board .rack .tile")).to_have_count(15, timeout=3 * PATIENCE_MS)
        page.evaluate("location.hash = '#/'")
        page.wait_for_url(f"{server.url}/")
        assert page.evaluate("fetch('/api/me/history').then((answer) => answer.json())")["matches"] == []
        page.wait_for_function(SENT)
        assert page.request.get(f"{server.url}/api/me/profile").json()["puzzles"][PUZZLE]["claimed"]
        page.get_by_text(HERE).click()
        page.get_by_role("link", name="Continue").click()
        expect(page.locator("tw-board .rack .tile")).to_have_count(15, timeout=3 * PATIENCE_MS)
        assert page.url.endswith(match.partition("#")[2])
        page.goto(f"{server.url}/offline/#/tables")
        page.get_by_role("link", name="Go to the server").click()
        page.wait_for_url(f"{server.url}/tables")
