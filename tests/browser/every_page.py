"""Every address of the browser part with something to see: a player who has played, solved, learned and waits."""

import subprocess
import sys
import time
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.dealt import deal_from, give_mistake
from tests.browser.hands import UNFOLDED, settled
from tests.browser.site import Site
from tests.browser.test_pages import PASSWORD, SECRET, finished_match, logged_in, new_table
from tilewright.answers.addresses import day_at
from tilewright.messages.fields import Millis
from tilewright.puzzles.collection import puzzle_of_day

MISTAKE = "9fe517f8f96e"
SHORT: dict[str, int] = {"match.games": 1, "deal.rack": 7}
DAY_MS = 86_400_000

# Sends the nonce, and draws until some rows lie on the table.
BEGUN = """async (match) => {
  const socket = new WebSocket(`ws://${location.host}/socket`);
  const say = (message) => socket.send(JSON.stringify(message));
  await new Promise((resolve) => {
    socket.onopen = () => say({ type: "hello", match });
    socket.onmessage = ({ data }) => {
      const { type, begun, view, seq } = JSON.parse(data);
      if (type === "seating" && !begun) say({ type: "nonce", nonce: "ab".repeat(32) });
      if (type === "view" && view.table.length > 2) resolve();
      else if (type === "view" && view.to_move.includes(view.seat))
        say({ type: "act", id: `draw${seq}`, command: { type: "DrawTile" }, after: seq });
    };
  });
  socket.close();
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


def _done(now: Millis) -> dict[str, Any]:
    """Return lessons that are done, and puzzles of days that were solved without a line."""
    solved = {puzzle_of_day(day_at(now - ago * DAY_MS)).id: now - ago * DAY_MS for ago in (1, 2, 4)}
    puzzles = {puzzle: {"seen_at": at, "solved_at": at, "ms": 60_000} for puzzle, at in solved.items()}
    return {"lessons": {"first-run": 1, "first-group": 2}, "puzzles": puzzles}


def watched_match(page: Page, site: Site) -> None:
    """Start a match that anybody may watch, always the same, in which some rows lie on the table."""
    table = new_table(page, site, rules="classic-nl", bots=["greedy", "greedy"], listed=True)["table"]
    match = page.request.post(f"{site.url}/api/tables/{table}/start", data={}).json()["match"]
    deal_from(site, match, SECRET, games=3)
    page.goto(f"{site.url}/robots.txt")
    page.evaluate(BEGUN, match)


def made_player(visit: Visit, site: Site, login: str, **options: Any) -> tuple[Page, list[Look]]:
    """Return the page of a player who has something on every page, and where to look."""
    page = _player(visit, site, "Annabella", login, **options)
    assert page.request.patch(f"{site.url}/api/me/profile", data=_done(Millis(int(time.time() * 1_000)))).ok
    played = finished_match(page, site, "classic-nl", "greedy", SHORT)
    dice = finished_match(page, site, "turbo", "turbo-greedy", {"match.rounds": 1})
    host = logged_in(visit, site, "Maximiliane Wolkenstein")
    watched_match(host, site)
    _reported(page, host, site, login)
    match = page.request.post(f"{site.url}/api/matches", data={"bots": ["hoarder", "greedy"]}).json()["match"]
    give_mistake(site, played["match"], MISTAKE, 3)
    rush = page.request.post(f"{site.url}/api/rush", data={}).json()["run"]
    device = _on_one_device(page, site)
    plain = looks_without_play(page, host, site)
    host.close()
    return page, [
        *plain,
        *_club_night(page, site),
        Look("/match/:match", f"match/{match}", ".rack .tile"),
        Look("/replay/:match", f"replay/{played['match']}?turn=3", "input[type=range]"),
        Look("/replay/:match", f"replay/{dice['match']}", "input[type=range]"),
        Look("/desk", "desk", "tw-desk-reports li"),
        Look("/learn/:lesson", "learn/first-run", "tw-board .rack .tile"),
        Look("/learn/:lesson", "learn/clock-dutch", ".options button"),
        Look("/study", "study", "tw-results .card, .played"),
        Look("/review/:match", f"review/{played['match']}", ".review-turns button"),
        Look("/puzzles/:puzzle", "puzzles/b1a0215dba49", "tw-board .tile"),
        Look("/puzzles/day/:day", "puzzles/day/today", "tw-puzzle"),
        Look("/puzzles/mine/:mine", f"puzzles/mine/{MISTAKE}", "tw-board .tile"),
        Look("/puzzles/rush/:rush", f"puzzles/rush/{rush}", ".rush-goal"),
        Look("/device/:match", device, ".curtain"),
        Look("/screen/:table", _on_screen(page, site), ".big-words .chairs"),
        Look("/rules/:rules", "rules/twist", ".chapter >> nth=3"),
        Look("/score", "score#rules=twist&player=Annabella&player=Ben&games=7_*&games=*_12", "tfoot"),
        Look("/judge", "judge#rules=classic-fr&table=R3.J.R5&rack=R4&after=60.64.68.208", ".judge-verdict"),
    ]


def _club_night(page: Page, site: Site) -> list[Look]:
    """Open an evening whose first round has begun, and return where to look at it."""
    setup = {"title": "Friday with Maximiliane", "seats": 2, "minutes": 600, "where": "tables"}
    opened = page.request.post(f"{site.url}/api/tournaments", data=setup).json()
    name, address = opened["tournament"], f"{site.url}/api/tournaments/{opened['tournament']}"
    people = {"type": "AddPeople", "names": ["Maximiliane Wolkenstein", "Ben", "Cleo"]}
    for act in ({"type": "Join"}, people):
        assert page.request.post(f"{address}/acts", data=act).ok
    assert page.request.post(f"{address}/rounds", data={"number": 1}).ok
    return [
        Look("/tournament", "tournament", ".club-setup select"),
        Look("/tournament/:tournament", f"tournament/{name}", ".club-table"),
        Look("/wall/:tournament", f"wall/{name}", ".wall-tables li"),
    ]


def _on_one_device(page: Page, site: Site) -> str:
    """Begin a match of two people who pass this device around, and return its path."""
    page.goto(f"{site.url}/device")
    for place, name in enumerate(("Annabella", "Ben")):
        page.locator("input[name=person]").nth(place).fill(name)
    page.locator("main button.primary").last.click()
    expect(page.locator(".curtain")).to_be_visible()
    return urlsplit(page.url).path.lstrip("/")


def _on_screen(page: Page, site: Site) -> str:
    """Show a table with a bot and free seats on this screen, and return its path."""
    table = new_table(page, site, rules="classic-nl", bots=["greedy", None, None])["table"]
    assert page.request.post(f"{site.url}/api/tables/{table}/screens").ok
    return f"screen/{table}"


def _reported(page: Page, host: Page, site: Site, login: str) -> None:
    """Make a player an operator, with a report to read."""
    program = [sys.executable, "-m", "tilewright", "operator", login, f"--data={site.data}"]
    subprocess.run(program, check=True, capture_output=True)
    table = new_table(host, site, listed=True)["table"]
    about = {"player": page.request.get(f"{site.url}/api/me").json()["player"], "table": table}
    assert host.request.post(f"{site.url}/api/reports", data=about | {"reason": "says bad words"}).ok


def looks_without_play(page: Page, host: Page, site: Site) -> list[Look]:
    """Return where to look at the pages that need no finished game, with tables of the player and of another one."""
    new_table(host, site, rules="twist", bots=["beginner", None], listed=True, house={"time.limit": 60})
    invited = new_table(host, site, rules="classic-fr", bots=[None, "greedy"], house={"opening.min": 50})
    own = new_table(page, site, rules="classic-de", bots=[None, "hoarder"], house={"opening.min": 50})
    meet(page, host, site)
    return [
        Look("/", "", ".link-card-tables"),
        Look("/new", "new", ".footer"),
        Look("/device", "device", "input[name=person]"),
        Look("/screen", "screen", "tw-rules-chooser select"),
        Look("/tables", "tables", ".chapter .card"),
        Look("/people", "people", ".person"),
        Look("/join/:invite", f"join/{invited['invite']}", "h2"),
        Look("/table/:table", f"table/{own['table']}", ".chairs"),
        Look("/link", "link", "form"),
        Look("/me", "me", ".chapter"),
        Look("/settings", "settings", ".segments"),
        Look("/rules/:rules", "rules/turbo", ".chapter >> nth=3"),
        Look("/learn", "learn", ".lessons"),
        Look("/score", "score", ".names"),
        Look("/judge", "judge", ".picker"),
        Look("/analysis", "analysis", ".picker"),
        Look("/puzzles", "puzzles", "tw-calendar"),
    ]


def meet(page: Page, other: Page, site: Site) -> None:
    """Let two people start a match at a table, so that they know each other."""
    table = new_table(other, site, rules="classic-fr", bots=[None])
    path = f"{site.url}/api/tables/{table['table']}"
    assert page.request.post(f"{path}/join", data={"invite": table["invite"]}).ok
    assert other.request.post(f"{path}/start", data={}).ok


def open_look(page: Page, site: Site, look: Look) -> None:
    """Open a page with everything that can be unfolded."""
    # An address that differs behind the # alone would not load the page again.
    if "#" in look.path:
        page.goto("about:blank")
    page.goto(f"{site.url}/{look.path}")
    expect(page.locator(f"main {look.shown}").first).to_be_visible(timeout=200_000)
    page.evaluate(UNFOLDED)
    settled(page)
