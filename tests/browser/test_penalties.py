"""A wrong turn where it is penalised (A-16): asked about once, sent, shown and logged, on every face of a match."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import PATIENCE_MS, UNCOACHED, USUAL, Axe, Visit
from tests.browser.hands import Mouse, spot
from tests.browser.offline_device import CAPTURED, Files, ask
from tests.browser.site import Site
from tests.browser.test_device import TABLET, prepare
from tests.browser.test_match import match_against, open_match
from tests.browser.test_television import HD_READY, PHONE, scanned, show_table, sit_down

pytestmark = pytest.mark.slow(reason="plays in a real browser")

SCREEN = "document.querySelector('tw-match')"
HOUSE: dict[str, int | str] = {"time.limit": "none", "deal.starter": "host", "match.games": 1}
QUESTION = "If anything is wrong, everything goes back, you draw 3 penalty tiles, and your turn is over. Play it?"
PENALTY = "Your turn wasn’t valid. The table is back as it was, and you drew"
# What the server has said of the draft, and the marks of rows.
TOLD = f"""() => {{
  const {{ judgement, ending }} = {SCREEN}.state;
  const marks = [...document.querySelectorAll(".felt .row")].map((row) => row.classList);
  return {{ ending, judgement: judgement && [judgement.checked, judgement.faults, judgement.opening,
      judgement.readings.map(({{ legal }}) => legal)],
    marked: marks.some((names) => ["fine", "wrong", "begun"].some((name) => names.contains(name))) }};
}}"""


def lay_two(page: Page) -> int:
    """Lay two tiles of the rack as a row, which is never a turn, and return how many the rack had."""
    rack = page.evaluate(f"{SCREEN}.state.view.rack")
    page.evaluate(f"(tiles) => {SCREEN}.session.arrange([...{SCREEN}.state.view.table, tiles])", rack[:2])
    return len(rack)


def play(page: Page) -> None:
    """Press Play; it is never switched off where a turn is played at one's own risk."""
    page.locator("button.play:not([aria-disabled])").click()


def expect_penalty(page: Page, held: int) -> None:
    """Expect the penalty and its reason in the strip, in the log, and on the rack."""
    voice = page.locator(".strip[data-voice=refused] .voice")
    expect(voice).to_contain_text(PENALTY)
    expect(voice).to_contain_text("isn’t a set: a set needs at least 3 tiles")
    expect(page.locator(".log")).to_contain_text(PENALTY)
    page.wait_for_function(f"(held) => {SCREEN}.state.view.rack.length === held + 3", arg=held)


def test_a_wrong_turn_is_asked_about_once_and_costs_three_tiles(visit: Visit, site: Site, axe: Axe) -> None:
    """A-16, against a bot: about three seconds of processor time."""
    page = visit()
    open_match(page, f"{site.url}/match/{match_against(page, site, ['hoarder'], 'tournament', HOUSE)}")
    expect(page.locator(".match.mine")).to_be_visible()
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    expect(page.locator(".opening-bar")).to_have_count(0)
    # By hand: neither the tile that is dragged nor the row that it makes is marked.
    Mouse(page).drag(spot(page.locator(".rack .tile").first), spot(page.locator(".slot")))
    expect(page.locator(".felt .row .tile")).to_have_count(1)
    held = lay_two(page)
    page.wait_for_function(f"() => {SCREEN}.state.judgement?.readings.length === 1")
    blank = [False, [], None, [None]]
    assert page.evaluate(TOLD) == {"ending": {"checked": False, "penalty": 3}, "judgement": blank, "marked": False}
    expect(page.locator(".felt .row")).not_to_have_attribute("aria-label", re.compile("set"))
    strip = page.locator("tw-strip")
    expect(strip.locator(".voice")).to_have_text("Everything is checked when you press Play.")
    # The question can be answered with no, and the focus is on the answer that costs nothing.
    play(page)
    expect(strip.get_by_role("status").first).to_have_text(QUESTION)
    expect(strip.get_by_role("button", name="Look again")).to_be_focused()
    axe(page, "color-contrast", "button-name", "label")
    strip.get_by_role("button", name="Look again").click()
    expect(strip.get_by_text(QUESTION)).to_have_count(0)
    assert page.evaluate(f"{SCREEN}.state.view.to_move") == [0]
    # Whatever is laid next is asked about again, until the player has agreed once.
    play(page)
    page.get_by_role("button", name="Undo").click()
    expect(strip.get_by_text(QUESTION)).to_have_count(0)
    held = lay_two(page)
    play(page)
    strip.get_by_label("Don’t ask again").check()
    strip.get_by_role("button", name="Play", exact=True).click()
    expect_penalty(page, held)
    # The choice outlives this page.
    page.reload()
    expect(page.locator(".match.mine")).to_be_visible()
    held = lay_two(page)
    play(page)
    expect_penalty(page, held)
    page.goto(f"{site.url}/settings")
    expect(page.get_by_label("Ask before a turn that could cost penalty tiles")).not_to_be_checked()


def test_where_a_draft_is_checked_and_a_wrong_one_penalised_the_player_may_take_the_risk(
    visit: Visit, site: Site
) -> None:
    """A-16, with `turn.checked`: what is wrong is told before, and Play sends it all the same after the question."""
    page = visit()
    house = {**HOUSE, "turn.checked": "always"}
    open_match(page, f"{site.url}/match/{match_against(page, site, ['hoarder'], 'tournament', house)}")
    expect(page.get_by_role("button", name="Hint")).to_be_visible()
    held = lay_two(page)
    expect(page.locator(".felt .row")).to_have_class(re.compile("wrong|begun"))
    play(page)
    expect(page.locator(".voice")).to_have_text(QUESTION)
    # Pressed again, the button agrees.
    play(page)
    expect_penalty(page, held)
    held = lay_two(page)
    page.wait_for_function(f"() => {SCREEN}.state.judgement?.faults.length")
    play(page)
    expect_penalty(page, held)


def test_the_others_and_the_television_see_a_penalty(visit: Visit, site: Site) -> None:
    """A-16, with phones around a screen: about four seconds of processor time."""
    television = visit(viewport=HD_READY)
    show_table(television, site.url, {"time.limit": "none", "deal.rack": 7, "match.games": 1}, "tournament")
    link = scanned(television)
    phones = [visit(**PHONE) for _ in range(2)]
    for phone, name in zip(phones, ("Ann", "Ben"), strict=True):
        sit_down(phone, link, name)
        expect(television.locator(".chair").filter(has_text=name)).to_be_visible()
    phones[0].get_by_label("Who fills free seats").select_option("")
    phones[0].get_by_role("button", name="Start the game").tap()
    for page in (television, *phones):
        expect(page.locator("tw-board")).to_be_visible()
    (mover,) = television.evaluate(f"{SCREEN}.state.view.to_move")
    acting, other = phones[mover], phones[1 - mover]
    held = lay_two(acting)
    # The draft is seen by all, and nothing of what it is.
    for page in (television, other):
        expect(page.locator(".felt .row .tile")).to_have_count(2)
        expect(page.locator(".felt .row:is(.fine, .wrong, .begun)")).to_have_count(0)
        assert page.evaluate(f"{SCREEN}.state.other.readings.map(({{ legal }}) => legal)") == [None]
    play(acting)
    play(acting)
    expect_penalty(acting, held)
    said = f"{('Ann', 'Ben')[mover]}’s turn wasn’t valid. The table is back as it was, and they drew 3 tiles."
    for page in (television, other):
        expect(page.locator(".felt .row")).to_have_count(0)
        expect(page.locator(".log")).to_contain_text(said)
    # It is told on the large screen where all see it, and read aloud.
    expect(television.locator(".ticker")).to_contain_text(said)
    expect(other.locator(".match > [role=status]")).to_have_text(said)


def penalised_on_one_device(page: Page, home: str) -> None:
    """Let the first of two who share a device take a wrong turn; the next one then has the device."""
    prepare(page, home, 2, "tournament", {**HOUSE, "deal.rack": 7})
    page.locator(".curtain .lift").tap()
    expect(page.locator(".device.open")).to_be_visible()
    name = page.evaluate(f"{SCREEN}.state.seating.places[{SCREEN}.state.view.seat].name")
    lay_two(page)
    expect(page.locator(".voice")).to_have_text("Everything is checked when you press Play.")
    play(page)
    expect(page.locator(".voice")).to_have_text(QUESTION)
    page.locator(".strip-buttons .primary").tap()
    # The tiles are looked at before the device is passed on.
    expect(page.locator(".strip[data-voice=refused] .voice")).to_contain_text(PENALTY)
    page.wait_for_function("() => document.querySelector('.leaving button, .curtain')")
    page.evaluate("document.querySelector('.leaving button')?.click()")
    expect(page.locator(".curtain")).to_be_visible()
    expect(page.locator(".log")).to_contain_text(f"{name}’s turn wasn’t valid.")


def test_a_penalty_on_one_device(visit: Visit, site: Site) -> None:
    """A-16, passed around: about two seconds of processor time."""
    penalised_on_one_device(visit(**TABLET), site.url)


@pytest.mark.deep
def test_a_penalty_in_a_game_from_a_position(visit: Visit, site: Site) -> None:
    """A-16, in a practice game: nothing is marked, the price is named, and Play takes what lies there."""
    page = visit(f"{site.url}/analysis#rules=tournament&table=B4.B5.B6&rack=K1.R13&opened=yes")
    page.get_by_role("tab", name="Play on").click()
    page.get_by_role("button", name="Start the game").click()
    game = page.locator("tw-play-out")
    expect(game.locator(".study-answer")).to_have_text("Your turn")
    game.locator(".rack .tile").first.click()
    game.locator(".felt .slot").click()
    expect(game.get_by_text(QUESTION)).to_be_visible()
    expect(game.locator(".felt .row.touched:is(.fine, .wrong, .begun)")).to_have_count(0)
    game.get_by_role("button", name="Play", exact=True).click()
    expect(game.get_by_role("log").locator("li").first).to_contain_text(PENALTY)
    expect(game.locator(".rack .tile")).to_have_count(5)


@pytest.mark.deep
def test_a_penalty_without_a_server(browser: Browser, files: Files) -> None:
    """A-16, with Python in the browser: against a bot, and on one device."""
    context = browser.new_context(**{**USUAL, **TABLET})
    context.set_default_timeout(PATIENCE_MS)
    page = context.new_page()
    for script in (UNCOACHED, CAPTURED):
        page.add_init_script(script)
    page.goto(files.home)
    expect(page.get_by_role("button", name="Play now")).to_be_visible(timeout=3 * PATIENCE_MS)
    ask(page, "POST /api/guests", {"name": "Ann"})
    wanted = {"rules": "tournament", "house": HOUSE, "bots": ["hoarder"]}
    page.goto(f"{files.home}#/match/{ask(page, 'POST /api/matches', wanted)['match']}")
    expect(page.locator(".match.mine")).to_be_visible()
    held = lay_two(page)
    page.wait_for_function(f"() => {SCREEN}.state.judgement")
    assert page.evaluate(TOLD)["judgement"] == [False, [], None, [None]]
    play(page)
    expect(page.locator(".voice")).to_have_text(QUESTION)
    play(page)
    expect_penalty(page, held)
    penalised_on_one_device(page, f"{files.home}#")
    context.close()
