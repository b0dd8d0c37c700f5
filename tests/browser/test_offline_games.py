"""Whole games without a server, in three browsers, and a browser that is killed in the middle of turns."""

import os
import random
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from msgspec import json
from playwright.sync_api import Browser, Page, expect
from playwright.sync_api import Error as BrowserError

from tests.browser.conftest import FLAGS, PATIENCE_MS, SCREENSHOTS, UNCOACHED, USUAL
from tests.browser.elsewhere import PATIENCE_SECONDS, Elsewhere
from tests.browser.offline_device import CAPTURED, Files, ask, play_on
from tests.browser.test_offline_site import CHOICE
from tests.browser.test_other_browsers import BROWSERS, MINE_OR_OVER, OVER, SETTLED
from tests.browser.test_whole_games import PHONE, SEQ
from tests.service.servers import part
from tests.waiting import wait_until
from tilewright.engine import replay
from tilewright.game.events import Passed, TileDrawn, TilesPlayed
from tilewright.games import EDITIONS
from tilewright.hosting.loaded import decoded
from tilewright.hosting.rows import Entry
from tilewright.screens.kinds import hosted_game

pytestmark = [pytest.mark.deep, pytest.mark.slow(reason="starts Python in browsers, and plays whole games there")]

KILLS = 30
SEED = 36
# Pages that answer without a server, and what they show then.
STUDIED = {
    "/review/MATCH": ".review, tw-review",
    "/learn/first-draw": "tw-lesson .rack",
    "/analysis#rules=classic-de&table=B4.B5.B6&rack=B3": ".study-answer",
    "/judge#rules=classic-de&row=R3.R4.R5": ".judge-word",
}
# There are hints in a tournament only if the table wants them.
SHORT: dict[str, dict[str, int | str]] = {
    "turbo": {"match.rounds": 1},
    "tournament": {"match.games": 1, "turn.checked": "always"},
}


def start(page: Page, home: str) -> None:
    """Open the site, and wait until it can play."""
    page.add_init_script(UNCOACHED)
    page.add_init_script(CAPTURED)
    page.goto(home)
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    expect(page.get_by_role("progressbar")).to_have_count(0, timeout=3 * PATIENCE_MS)


def begun(page: Page, rules: str, bots: list[str]) -> str:
    """Begin a match, and return its id."""
    house = SHORT.get(rules, {"match.games": 1})
    match: str = ask(page, "POST /api/matches", {"rules": rules, "house": house, "bots": bots})["match"]
    return match


def test_whole_games_by_every_rulebook_on_a_phone(
    browser: Browser, files: Files, shot: Callable[[str, Page], None]
) -> None:
    context = browser.new_context(**{**USUAL, **PHONE, "service_workers": "allow"})
    context.set_default_timeout(PATIENCE_MS)
    page = context.new_page()
    start(page, files.home)
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    files.stop()
    context.set_offline(True)
    start(page, files.home)
    ask(page, "POST /api/guests", {"name": "Ann"})
    for rules in EDITIONS:
        bot = "turbo-greedy" if rules == "turbo" else "greedy"
        match = begun(page, rules, [bot])
        page.goto(f"{files.home}#/match/{match}")
        expect(page.locator("tw-match, tw-dice").first).to_be_visible()
        assert play_on(page, match, 1) == 1
        expect(page.get_by_text("Connection lost")).to_have_count(0)
        shot(f"offline-{rules}", page)
        play_on(page, match)
        expect(page.locator(".sheet[open]").first).to_be_visible()
        shot(f"offline-{rules}-over", page)
        assert ask(page, f"GET /api/matches/{match}")["over"], rules
    for path, shown in STUDIED.items():
        page.goto(f"{files.home}#{path.replace('MATCH', match)}")
        expect(page.locator(shown).first).to_be_visible()
        shot(f"offline-{path.split('/')[1].partition('#')[0]}", page)
    page.goto(f"{files.home}#/puzzles")
    page.locator(".daily a.button").click()
    expect(page.locator("tw-puzzle .felt").first).to_be_visible()
    shot("offline-daily", page)
    context.close()


@contextmanager
def killable(browser: Browser, folder: Path) -> Iterator[tuple[Page, Callable[[], None]]]:
    """Run a browser of its own on a profile, and return a page and a function that kills its process."""
    options: dict[str, Any] = {"executable_path": part("Chromium"), "args": FLAGS, "service_workers": "allow"}
    context = browser.browser_type.launch_persistent_context(str(folder), **options)
    context.set_default_timeout(PATIENCE_MS)

    def kill() -> None:
        for pid in processes_on(folder):
            os.kill(pid, signal.SIGKILL)
        wait_until(lambda: not processes_on(folder), 60)

    yield context.new_page(), kill
    with suppress(BrowserError):
        context.close()


def processes_on(folder: Path) -> list[int]:
    """Return the main process of the browser on a profile and its launcher; the others end with them."""
    found = []
    for entry in Path("/proc").iterdir():
        with suppress(OSError):
            words = (entry / "cmdline").read_bytes().decode().split("\0") if entry.name.isdigit() else []
            if f"--user-data-dir={folder}" in words and not any(word.startswith("--type=") for word in words):
                found.append(int(entry.name))
    return found


def stored_of(page: Page) -> dict[str, str]:
    """Return the logs of all matches that the browser has stored."""
    values = ask(page, "GET /api/me/export")["values"]
    return {key: value for key, value in values.items() if key.startswith("log/")}


def own_turns(log: dict[str, str], match: str) -> int:
    """Return how many turns of the player are stored, after replaying all events of the match."""
    hosted = hosted_game("classic-nl")
    entries = [json.decode(log[key], type=Entry) for key in sorted(log) if f"/{match}/" in key]
    assert [entry.seq for entry in entries] == [*range(1, len(entries) + 1)]
    events = [each.event for each in decoded(hosted, entries)]
    if events:
        replay(hosted.kind.engine, events)
    return sum(isinstance(event, TilesPlayed | TileDrawn | Passed) and event.seat == 0 for event in events)


def test_a_browser_that_is_killed_in_the_middle_of_turns_loses_and_doubles_nothing(
    browser: Browser, files: Files, tmp_path: Path
) -> None:
    chance = random.Random(SEED)
    match, sent = "", 0
    before: dict[str, str] = {}
    shown: dict[str, int] = {}
    for number in range(KILLS + 1):
        with killable(browser, tmp_path / "profile") as (page, kill):
            page.expose_function("shown", lambda match, seq: shown.update({match: max(seq, shown.get(match, 0))}))
            start(page, files.home)
            log = stored_of(page)
            # Nothing that was stored has changed, and nothing that was shown is missing.
            assert before.items() <= log.items()
            for name, seq in shown.items():
                assert f"log/{name}/{seq:06}" in log, (number, name, seq)
            # The last turn is stored once or not at all; those before it were shown.
            if match:
                assert own_turns(log, match) in {sent - 1, sent}, number
            if not match or ask(page, f"GET /api/matches/{match}")["over"]:
                ask(page, "POST /api/guests", {"name": "Ann"})
                match = begun(page, "classic-nl", ["greedy"])
            before, known = log, own_turns(log, match)
            page.goto(f"{files.home}#/match/{match}")
            sent = known + play_on(page, match, chance.choice((1, 1, 2)))
            # Some are killed before the turn is stored, some after, some in the turn of the bot.
            time.sleep(chance.choice((0.0, 0.005, 0.02, 0.1, 0.7)))
            kill()
        print(f"kill {number + 1}: {len(log)} events were stored before it", flush=True)
    print(f"{KILLS} kills: 0 events lost, 0 doubled, {len(before)} stored")


@pytest.mark.parametrize("name", BROWSERS)
def test_a_whole_game_in_another_browser(name: str, files: Files, tmp_path: Path) -> None:
    SCREENSHOTS.mkdir(exist_ok=True)
    with BROWSERS[name](tmp_path) as page:
        # A page of the same origin on which nothing starts.
        page.goto(f"{files.home}licences/tilewright.LICENSE.txt")
        page.evaluate(SETTLED)
        page.evaluate(CHOICE)
        page.goto(files.home)
        wait_until(lambda: page.evaluate("document.querySelector('button.play') !== null"), 3 * PATIENCE_SECONDS)
        page.press("button.play")
        turns = 0
        while True:
            page.wait_for_function(MINE_OR_OVER)
            if page.evaluate(OVER):
                break
            take_turn(page)
            turns += 1
        (SCREENSHOTS / f"offline-{name}.png").write_bytes(page.picture())
        print(f"{name}: {turns} turns")


def take_turn(page: Elsewhere) -> None:
    """Draw or pass, and wait until that is stored."""
    turn = page.evaluate(SEQ)
    page.press("button.draw")
    page.wait_for_function(f"turn => {SEQ} > turn", arg=turn)
