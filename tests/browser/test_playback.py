"""The turns of others, played before one's eyes: what is seen meanwhile, what ends it, and what it never delays."""

from statistics import median

import pytest
from playwright.sync_api import Page, expect

from tests.browser.boards import pieces
from tests.browser.conftest import Axe, Visit
from tests.browser.dealt import ZEROS_AS_NONCE, deal_from
from tests.browser.hands import settled
from tests.browser.site import Site
from tests.browser.test_match import api, match_against
from tests.browser.test_table import LARGE, PHONE, at_table
from tests.daily import daily
from tests.profiles import SENT, choosing
from tests.speed import Speed

pytestmark = pytest.mark.slow(reason="plays in a real browser")

# A turn of another seat arrives as the messages of the server: the event, then the view.
TURN_OF = """async ([seat, table, played]) => {
  const screen = document.querySelector("tw-match");
  const {seq, view, may} = screen.state;
  const readings = table.map((order) => ({legal: true, order, stands: order.map(() => []), value: 12}));
  screen.session.dispatch({type: "events", seq: seq + 1, events: [{type: "TilesPlayed", seat, played, table}]});
  screen.session.dispatch({type: "view", seq: seq + 1, view: {...view, table, turns: view.turns + 1}, readings, may});
  await screen.updateComplete;
  await screen.querySelector("tw-board").updateComplete;
}"""
# Pieces that set out stay underway until an input ends their journey, however slow the machine is.
HOLD = """
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    const animation = animate.apply(this, how);
    if (window.held !== false) animation.pause();
    return animation;
  };
"""
LET_GO = "() => { window.held = false; document.getAnimations().forEach((each) => each.finish()); }"
UNDERWAY = "() => document.querySelectorAll('tw-board .travelling, tw-board [data-moving]').length"
LAYS = """() => [...document.querySelectorAll(".felt .row")]
  .map((row) => [...row.querySelectorAll(".tile")].map(({dataset}) => Number(dataset.piece)))"""
# The time of each frame while something happens.
FRAMES = """async () => {
  const frames = [];
  let [last, on] = [performance.now(), true];
  const tick = (now) => { frames.push(now - last); last = now; if (on) requestAnimationFrame(tick); };
  requestAnimationFrame(tick);
  await new Promise((done) => setTimeout(done, 1500));
  on = false;
  return frames.slice(2);
}"""


def rows(text: str, page: Page) -> list[list[int]]:
    """Return rows of pieces that the player does not have."""
    own = {*page.evaluate("document.querySelector('tw-match').state.view.rack")}
    taken: set[int] = set()
    found: list[list[int]] = []
    for row in pieces(text):
        found.append([])
        for piece in row:
            free = next(each for each in range(piece & ~3, (piece & ~3) + 4) if each not in own | taken)
            taken.add(free)
            found[-1].append(free)
    return found


def turn_of(page: Page, seat: int, table: list[list[int]], played: list[int]) -> None:
    """Let another seat play; its tiles are underway when this returns."""
    page.evaluate(TURN_OF, [seat, table, played])


@pytest.mark.parametrize("viewport", daily([PHONE, LARGE], LARGE))
def test_a_turn_of_another_seat_is_played_and_any_input_ends_it(
    visit: Visit, site: Site, viewport: dict[str, int], axe: Axe
) -> None:
    page = at_table(visit, site, ["hoarder", "hoarder"], viewport=viewport, reduced_motion="no-preference")
    page.evaluate(f"() => {{{HOLD}}}")
    settled(page)
    red, eights, new = rows("R3 R4 R5 R6 | K8 B8 O8 | R7 K6 B6", page)
    page.evaluate("takeShifts()")
    turn_of(page, 1, [red, eights], [*red, *eights])
    # The table is as it will be from the first moment on: a screen reader, and a player who is fast, need not wait.
    assert page.evaluate(LAYS) == [red, eights]
    assert page.evaluate(UNDERWAY) == len(red) + len(eights)
    expect(page.locator(".match.mine")).to_be_visible()
    page.keyboard.press("Shift")
    page.wait_for_function(f"() => ({UNDERWAY})() === 0")
    # A second turn breaks up a row. What it moves glides, what it lays comes from its seat.
    seven, *sixes = new
    after = [red[:3], [*eights], [red[3], *sixes], [seven]]
    turn_of(page, 2, after, new)
    assert page.evaluate("document.querySelectorAll('.travelling').length") == len(new)
    assert page.evaluate("document.querySelectorAll('.felt [data-moving]').length") == 1
    page.evaluate(LET_GO)
    page.wait_for_function(f"() => ({UNDERWAY})() === 0")
    assert page.evaluate(LAYS) == after
    page.evaluate("() => { window.held = true; }")
    # What changed since the player's own turn glows until the player acts, and can be shown again.
    changed = page.locator(".felt .tile.changed")
    expect(changed).to_have_count(10)
    again = page.locator(".ticker, .log-heading").get_by_role("button", name="Show again").locator("visible=true")
    again.click()
    page.wait_for_function(f"() => ({UNDERWAY})() === 10")
    assert page.evaluate(LAYS) == after
    expect(page.locator("[aria-live=polite]").last).to_contain_text("Hoarder 1 opened with")
    page.locator("button.draw").hover()
    page.mouse.down()
    page.wait_for_function(f"() => ({UNDERWAY})() === 0")
    page.mouse.move(0, 0)
    page.mouse.up()
    page.keyboard.press("a")
    page.wait_for_function(f"() => ({UNDERWAY})() === 10")
    page.keyboard.press("Shift")
    glow = changed.first.evaluate("tile => getComputedStyle(tile).boxShadow")
    page.locator(".rack .tile").first.click()
    page.locator(".slot").click()
    expect(page.locator(".felt.acted")).to_be_visible()
    expect(changed.first).not_to_have_css("box-shadow", glow)
    page.evaluate(LET_GO)
    axe(page)
    assert page.evaluate("takeShifts()") == []


@pytest.mark.deep
def test_the_pace_is_a_setting_and_reduced_motion_outlines_what_changed(visit: Visit, site: Site) -> None:
    page = at_table(visit, site, ["hoarder"], viewport=PHONE, reduced_motion="no-preference")
    page.add_init_script(HOLD)
    page.goto(f"{site.url}/settings")
    page.locator("label").filter(has_text="Off").click()
    # A page that is left at once may not have saved the change yet.
    page.wait_for_function(SENT)
    page.go_back()
    expect(page.locator(".match.mine")).to_be_visible()
    (row,) = rows("R3 R4 R5", page)
    turn_of(page, 1, [row], row)
    assert page.evaluate(UNDERWAY) == 0
    outlined = "() => getComputedStyle(document.querySelector('.felt .tile')).outlineStyle"
    assert page.evaluate(outlined) == "solid"
    api(page, site, "me/profile", choosing(pace="fast"), "PATCH")
    page.evaluate("() => localStorage.clear()")
    page.reload()
    expect(page.locator(".match.mine")).to_be_visible()
    turn_of(page, 1, [row], row)
    assert page.evaluate(UNDERWAY) == len(row)
    assert page.evaluate(outlined) == "none"
    page.emulate_media(reduced_motion="reduce")
    page.keyboard.press("Shift")
    (row, other) = rows("R3 R4 R5 | B1 B2 B3", page)
    turn_of(page, 1, [row, other], other)
    assert page.evaluate(UNDERWAY) == 0
    assert page.evaluate(outlined) == "solid"


DICE_LAID = """async () => {
  const screen = document.querySelector("tw-dice");
  const {seq, view, may} = screen.state;
  const other = 1 - view.seat;
  const played = view.hands[other].slice(0, 3);
  const grid = played.map((die, x) => [x, 0, die]);
  const hands = view.hands.map((dice) => dice.filter((die) => !played.includes(die)));
  screen.session.dispatch({type: "events", seq: seq + 1, events: [{type: "DicePlaced", seat: other, played, grid}]});
  const after = {...view, grid, hands, turns: view.turns + 1};
  screen.session.dispatch({type: "view", seq: seq + 1, view: after, readings: [], may});
}"""
# Rolled from this secret, the player has the first turn.
STARTS = 1
DICE_UNDERWAY = "() => document.querySelectorAll('tw-dice > .travelling').length"


@pytest.mark.deep
def test_the_dice_of_others_travel_too(visit: Visit, site: Site, axe: Axe) -> None:
    page = visit(viewport=PHONE, reduced_motion="no-preference")
    page.add_init_script(ZEROS_AS_NONCE)
    match = match_against(page, site, ["turbo-greedy"], "turbo", {"match.rounds": 1})
    deal_from(site, match, STARTS)
    page.goto(f"{site.url}/match/{match}")
    # In the player's turn nothing else arrives.
    expect(page.locator(".match.mine")).to_be_visible()
    page.evaluate(f"() => {{{HOLD}}}")
    page.evaluate(DICE_LAID)
    page.wait_for_function(f"() => ({DICE_UNDERWAY})() === 3")
    page.keyboard.press("Shift")
    page.wait_for_function(f"() => ({DICE_UNDERWAY})() === 0")
    expect(page.locator(".dice-cell.changed")).to_have_count(3)
    page.locator(".ticker").get_by_role("button", name="Show again").click()
    page.wait_for_function(f"() => ({DICE_UNDERWAY})() === 3")
    page.keyboard.press("Shift")
    page.evaluate(LET_GO)
    axe(page)


@pytest.mark.speed
@pytest.mark.parametrize("slower", [1, 4])
def test_frames_stay_short_while_a_turn_with_a_full_table_is_played(
    slower: int, visit: Visit, site: Site, speed: Speed
) -> None:
    page = at_table(visit, site, ["hoarder"], viewport=LARGE, reduced_motion="no-preference")
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    table = rows(" | ".join(" ".join(f"{color}{n}" for n in range(1, 14)) for color in "KRBOKRBO"), page)
    turn_of(page, 1, table, [piece for row in table for piece in row])
    page.keyboard.press("Shift")
    settled(page)
    broken = [part for row in table for part in (row[:6], row[6:])]
    still, played = page.evaluate(FRAMES), []
    for after in (broken, table, broken):
        turn_of(page, 1, after, [])
        played += page.evaluate(FRAMES)
        page.keyboard.press("Shift")
        settled(page)
    what = f"a frame while a turn is played, on a processor {slower} times slower"
    speed.at_most(1.25 * slower, median(played), what, than=median(still))
