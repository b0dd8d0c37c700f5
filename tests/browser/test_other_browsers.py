"""All engines by mouse: a short game, an outage and its end, a lesson, a puzzle, and a device that is passed around."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import SCREENSHOTS
from tests.browser.dealt import ZEROS_AS_NONCE, deal_from
from tests.browser.elsewhere import Elsewhere, PlaywrightPage, firefox, webkit
from tests.browser.hands import STILL, lay
from tests.browser.outages import DOWN, HOUSE, OWN_DRAWS, SCREEN, STATE, proxied
from tests.browser.site import Site
from tests.browser.test_puzzles import B4, K4, PUZZLE, R4
from tests.browser.test_whole_games import LAID, SECRET, SEQ, SHORT
from tests.profiles import stored_choices
from tilewright.answers.lessons import show_solution
from tilewright.words.say import say

pytestmark = [pytest.mark.slow(reason="plays in all engines, a minute each"), pytest.mark.deep]

POST = """async ([path, body]) => {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
  return answer.ok ? answer.json() : Promise.reject(await answer.text());
}"""
# The settings of a player without tips and sounds, and with others' turns outlined.
SETTLED = stored_choices(coach=False, sounds=False, pace="off")
# Inside the app a page is opened without a reload, which keeps the nonce of zeros.
GO = """(path) => { history.pushState(null, "", path); dispatchEvent(new Event("popstate")); }"""
OVER = """document.querySelector(".sheet[open] .the-end") !== null"""
MINE_OR_OVER = f"document.querySelector('.match.mine') !== null || {OVER}"
PLACES = """[".felt", ".rack", ".play", ".draw"].map((name) => {
  const { left, top, right, bottom } = document.querySelector(name).getBoundingClientRect();
  return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
})"""
IN_TURN = f"() => {SCREEN}?.state.may.includes('DrawTile') && !{STATE}.waiting"
DRAWS = f"(count) => {OWN_DRAWS} === count && !{STATE}.waiting && {STATE}.may.includes('DrawTile')"
SHOWN = "([selector, count]) => document.querySelectorAll(selector).length === count"
TEXT = "([selector, text]) => document.querySelector(selector)?.textContent.includes(text)"
NAMED = """() => document.querySelectorAll("input[name=person]").forEach((field, place) => {
  field.value = ["Ann", "Ben"][place];
  for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
})"""
DEAL = ".device-setup .footer button:not([disabled])"

BROWSERS: dict[str, Callable[[Path], AbstractContextManager[Elsewhere]]] = {
    "firefox": firefox,
    "webkit": lambda _: webkit(),
}


@contextmanager
def chromium(browser: Browser) -> Iterator[Elsewhere]:
    """Open a page in Chromium."""
    context = browser.new_context(locale="en-US", service_workers="block", reduced_motion="reduce")
    yield Elsewhere(PlaywrightPage(context.new_page()))
    context.close()


@pytest.fixture(scope="module", params=["chromium", "firefox", "webkit"])
def engine(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Elsewhere]:
    """Return a page in each engine in turn."""
    opened = (
        chromium(request.getfixturevalue("browser"))
        if request.param == "chromium"
        else BROWSERS[request.param](tmp_path_factory.mktemp(request.param))
    )
    with opened as page:
        page.name = request.param
        yield page


def begin(page: Elsewhere, url: str, rules: str, house: Mapping[str, object]) -> str:
    """Begin a match of a new guest against a bot that only draws, and return its id."""
    page.goto(url)
    page.evaluate(SETTLED)
    page.goto(f"{url}/rules")
    page.evaluate(f"() => {ZEROS_AS_NONCE}")
    page.evaluate(POST, ["/api/guests", {"name": "Ann"}])
    match: str = page.evaluate(POST, ["/api/matches", {"rules": rules, "bots": ["hoarder"], "house": house}])["match"]
    return match


def test_a_short_game_is_played_to_the_score_card(engine: Elsewhere, site: Site) -> None:
    SCREENSHOTS.mkdir(exist_ok=True)
    match = begin(engine, site.url, "classic-nl", SHORT)
    deal_from(site, match, SECRET)
    engine.evaluate(GO, f"/match/{match}")
    laid = 0
    while True:
        engine.wait_for_function(MINE_OR_OVER)
        engine.evaluate(STILL)
        if engine.evaluate(OVER):
            break
        assert engine.evaluate(PLACES) == [True] * 4
        turn = engine.evaluate(SEQ)
        laid += take_turn(engine, match)
        engine.wait_for_function(f"turn => {SEQ} > turn", arg=turn)
        if laid == 1:
            (SCREENSHOTS / f"{engine.name}.png").write_bytes(engine.picture())
    (SCREENSHOTS / f"{engine.name}-over.png").write_bytes(engine.picture())
    assert laid == LAID


def test_an_outage_is_told_and_nothing_is_lost_or_done_twice(engine: Elsewhere, site: Site) -> None:
    with proxied(site) as proxy:
        engine.goto(f"{proxy.url}/match/{begin(engine, proxy.url, 'classic-nl', HOUSE)}")
        engine.wait_for_function(IN_TURN)
        engine.press(".rack .tile")
        engine.press(".slot")
        engine.wait_for_function(SHOWN, arg=[".felt .tile.fresh", 1])
        # The first press takes back what is laid.
        engine.press("button.draw")
        engine.press("button.draw")
        engine.wait_for_function(DRAWS, arg=1)
        with proxy.drops():
            engine.press("button.draw")
            engine.wait_for_function(SHOWN, arg=["button.draw[aria-busy=true]", 1])
            engine.wait_for_function(SHOWN, arg=[DOWN, 1])
            # Tiles can still be arranged.
            engine.press(".rack .tile")
            engine.press(".slot")
            engine.wait_for_function(SHOWN, arg=[".felt .tile.fresh", 1])
        engine.wait_for_function(DRAWS, arg=2)
        engine.wait_for_function(SHOWN, arg=[DOWN, 0])
        assert engine.evaluate(SHOWN, [".strip[data-voice=refused], .trouble", 0])


def test_a_lesson_is_solved(engine: Elsewhere, site: Site) -> None:
    engine.goto(f"{site.url}/learn/first-run")
    engine.wait_for_function("document.querySelector('tw-board .rack .tile')")
    engine.evaluate(STILL)
    lay(engine, engine, [list(row) for row in show_solution("first-run").table])
    engine.wait_for_function("document.querySelector('button.play:not([disabled], [aria-disabled])')")
    engine.press("button.play")
    engine.wait_for_function(TEXT, arg=[".task .result", say("lesson-first-run-done", "en")])


def test_a_puzzle_is_solved(engine: Elsewhere, site: Site) -> None:
    engine.goto(f"{site.url}/puzzles/{PUZZLE}")
    engine.wait_for_function(SHOWN, arg=[".rack .tile", 2])
    engine.evaluate(STILL)
    engine.to_felt(R4)
    engine.wait_for_function(SHOWN, arg=[".felt .row", 2])
    for piece, left in ((K4, 1), (B4, 0)):
        engine.evaluate(STILL)
        engine.to_row(piece, R4)
        engine.wait_for_function(SHOWN, arg=[".rack .tile", left])
    engine.wait_for_function(TEXT, arg=["main", "Solved!"])


def test_a_device_is_passed_around(engine: Elsewhere, site: Site) -> None:
    engine.goto(f"{site.url}/device")
    engine.wait_for_function("document.querySelectorAll('input[name=person]').length >= 2")
    engine.evaluate(NAMED)
    # There is nothing to deal until the rules are loaded.
    engine.wait_for_function(SHOWN, arg=[DEAL, 1])
    engine.press(DEAL)
    people = []
    for _ in range(2):
        engine.wait_for_function("document.querySelector('.curtain .lift')")
        people.append(engine.evaluate("document.querySelector('.curtain h2').textContent.trim()"))
        assert engine.evaluate(SHOWN, [".rack .tile", 0])
        # A falling curtain is pressed where it is when it has come down.
        engine.evaluate(STILL)
        engine.press(".curtain .lift")
        engine.wait_for_function(IN_TURN)
        assert not engine.evaluate(SHOWN, [".rack .tile", 0])
        engine.press("button.draw")
        engine.wait_for_function("document.querySelector('.leaving button, .curtain')")
        engine.evaluate("() => document.querySelector('.leaving button')?.click()")
    assert sorted(people) == ["Ann", "Ben"]


def take_turn(page: Elsewhere, match: str) -> bool:
    """Play the hinted turn, else draw; return whether tiles were laid."""
    hint = page.evaluate(POST, [f"/api/matches/{match}/hint", {"step": 3}])
    if not hint["possible"]:
        page.press("button.draw")
        return False
    lay(page, page, [row for row in hint["table"] if row])
    page.wait_for_function("!document.querySelector('button.play').disabled")
    page.press("button.play")
    return True
