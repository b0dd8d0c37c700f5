"""Every address of the browser part with something to see: a player who has played, solved, learned and waits."""

from __future__ import annotations

import subprocess
import sys
from typing import Any, NamedTuple

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.hands import settled
from tests.browser.site import Site
from tests.browser.test_pages import PASSWORD, finished_match, logged_in, new_table

SHORT: dict[str, int] = {"match.games": 1, "deal.rack": 7}
# Days of the puzzle and lessons that are done, and a settled newcomer: no tips, no sounds.
STORED = """() => {
  const days = Object.fromEntries([1, 2, 4].map((ago) =>
    [new Date(Date.now() - ago * 86400000).toISOString().slice(0, 10), {seconds: 60 * ago, hints: ago % 2}]));
  localStorage.setItem("tilewright.puzzles", JSON.stringify({solved: ["b1a0215dba49"], days}));
}"""


class Look(NamedTuple):
    """An address of the browser part, where to see it, and an element that is visible when its data are loaded."""

    address: str
    path: str
    shown: str


def _player(visit: Visit, site: Site, name: str, login: str, **options: Any) -> Page:
    page = logged_in(visit, site, name, **options)
    assert page.request.post(f"{site.url}/api/account", data={"login": login, "password": PASSWORD}).ok
    page.goto(f"{site.url}/settings")
    expect(page.locator(".segments").first).to_be_visible()
    return page


def _watched(page: Page, site: Site) -> None:
    """Start a match that anybody may watch, and play its first turn."""
    table = new_table(page, site, rules="classic-nl", bots=["greedy", "greedy"], listed=True)["table"]
    match = page.request.post(f"{site.url}/api/tables/{table}/start", data={}).json()["match"]
    page.goto(f"{site.url}/match/{match}")
    expect(page.locator(".rack .tile").first).to_be_visible()


def made_player(visit: Visit, site: Site, login: str, **options: Any) -> tuple[Page, list[Look]]:
    """Return the page of a player who has something on every page, and where to look."""
    page = _player(visit, site, "Annabella", login, **options)
    page.evaluate(STORED)
    played = finished_match(page, site, "classic-nl", "greedy", SHORT)
    dice = finished_match(page, site, "turbo", "turbo-greedy", {"match.rounds": 1})
    host = logged_in(visit, site, "Maximiliane Wolkenstein")
    _watched(host, site)
    open_table = new_table(host, site, rules="twist", bots=["beginner", None], listed=True, house={"time.limit": 60})
    invited = new_table(host, site, rules="classic-fr", bots=[None, "greedy"], house={"opening.min": 50})
    own = new_table(page, site, rules="classic-de", bots=[None, "hoarder"], house={"opening.min": 50})
    running = new_table(page, site, bots=["hoarder", "greedy"])["table"]
    match = page.request.post(f"{site.url}/api/tables/{running}/start", data={}).json()["match"]
    program = [sys.executable, "-m", "tilewright", "operator", login, f"--data={site.data}"]
    subprocess.run(program, check=True, capture_output=True)
    me = page.request.get(f"{site.url}/api/me").json()["player"]
    report = {"player": me, "table": open_table["table"], "reason": "says bad words"}
    assert host.request.post(f"{site.url}/api/reports", data=report).ok
    host.close()
    return page, [
        Look("/", "", ".link-card-tables"),
        Look("/match/:match", f"match/{match}", ".rack .tile"),
        Look("/new", "new", ".footer"),
        Look("/tables", "tables", ".chapter .card"),
        Look("/join/:invite", f"join/{invited['invite']}", "h2"),
        Look("/table/:table", f"table/{own['table']}", ".chairs"),
        Look("/replay/:match", f"replay/{played['match']}?turn=3", "input[type=range]"),
        Look("/replay/:match", f"replay/{dice['match']}", "input[type=range]"),
        Look("/link", "link", "form"),
        Look("/me", "me", ".chapter"),
        Look("/desk", "desk", "tw-desk-reports li"),
        Look("/settings", "settings", ".segments"),
        Look("/rules/:rules", "rules/twist", ".chapter >> nth=3"),
        Look("/rules/:rules", "rules/turbo", ".chapter >> nth=3"),
        Look("/learn", "learn", ".lessons"),
        Look("/learn/:lesson", "learn/first-run", "tw-board .rack .tile"),
        Look("/learn/:lesson", "learn/clock-dutch", ".options button"),
        Look("/score", "score#rules=twist&player=Annabella&player=Ben&games=7_*&games=*_12", "tfoot"),
        Look("/score", "score", ".names"),
        Look("/judge", "judge#rules=classic-fr&table=R3.J.R5&rack=R4&after=60.64.68.208", ".judge-verdict"),
        Look("/judge", "judge", ".picker"),
        Look("/study", "study", "tw-results table, tw-results .card, .played"),
        Look("/analysis", "analysis", ".picker"),
        Look("/review/:match", f"review/{played['match']}", ".review-turns button"),
        Look("/puzzles", "puzzles", "tw-calendar"),
        Look("/puzzles/:puzzle", "puzzles/b1a0215dba49", "tw-board .tile"),
        Look("/puzzles/day/:day", "puzzles/day/today", "tw-puzzle"),
    ]


def open_look(page: Page, site: Site, look: Look) -> None:
    """Open a page with everything that can be unfolded."""
    # An address that differs behind the # alone would not load the page again.
    if "#" in look.path:
        page.goto("about:blank")
    page.goto(f"{site.url}/{look.path}")
    expect(page.locator(f"main {look.shown}").first).to_be_visible(timeout=200_000)
    for fold in page.locator("main details:not([open]) > summary").all():
        if fold.is_visible():
            fold.click()
    settled(page)
