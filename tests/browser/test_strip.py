"""The strip and what is held below it: they never cover each other, on any size of screen and of text."""

from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import Visit
from tests.browser.dealt import ZEROS_AS_NONCE, deal_from
from tests.browser.dice_player import begin, by_taps, wait_for
from tests.browser.hands import settled
from tests.browser.site import Site
from tests.browser.test_match import api, match_against, open_match
from tests.daily import daily
from tilewright.words.say import say

pytestmark = pytest.mark.slow(reason="plays in a real browser")

SIZES = [(390, 844), (844, 390), (820, 1180), (1366, 768), (1440, 900)]
DAILY_SIZES = [(390, 844), (844, 390)]
# A page that is zoomed to 200 %.
ZOOMED = [(195, 422), (422, 195), (683, 384)]
# Dealt from this secret, a bot opens with a group of tens, and the player has the fourth ten but no opening.
FOURTH_TEN = 3
LONG = " ".join([say("game-opening-first", needed=30)] * 4)
NO_CLOCK: dict[str, int | str] = {"time.limit": "none"}
LAY_FOURTH_TEN = """() => {
  const screen = document.querySelector("tw-match");
  const {table, rack} = screen.state.view;
  const number = (piece) => (piece >> 2) % 13 + 1;
  const ten = rack.find((piece) => number(piece) === 10);
  screen.session.arrange(table.map((row) => (row.every((piece) => number(piece) === 10) ? [...row, ten] : row)));
}"""
# What covers something else, and what is not inside the window: Play, Draw or Pass, the first row of the rack or of the
# dice, and the strip.
WRONG = """() => {
  const box = (element) => element.getBoundingClientRect();
  const tiles = [...document.querySelectorAll(".rack .tile, .dice-tray button")].map(box);
  const first = tiles.filter(({top}) => Math.abs(top - tiles[0].top) < 1);
  // Dice scroll sideways on a zoomed phone.
  const held = box(document.querySelector(".rack, .dice-tray"));
  const right = Math.min(first.at(-1).right, held.right);
  const row = {left: first[0].left, right, top: first[0].top, bottom: first[0].bottom};
  const named = {row, ...Object.fromEntries(["play", "draw", "strip"].map((name) =>
    [name, box(document.querySelector(`.main .${name}`))]))};
  const outside = Object.entries(named).filter(([, {left, right, top, bottom}]) =>
    left < 0 || top < 0 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5 || right - left < 1);
  const pairs = Object.entries(named).flatMap(([one, a], place, all) => all.slice(place + 1)
    .filter(([, b]) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)
    .map(([other]) => `${one} covers ${other}`));
  return [...outside.map(([name]) => `${name} is outside`), ...pairs];
}"""


def wrong_at(page: Page, sizes: list[tuple[int, int]], texts: tuple[int, ...]) -> dict[Any, list[str]]:
    """Return what is wrong on screens of some sizes, with text of some sizes in percent."""
    found: dict[Any, list[str]] = {}
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        for text in texts:
            page.evaluate("text => (document.documentElement.style.fontSize = `${text}%`)", text)
            settled(page)
            if wrong := page.evaluate(WRONG):
                found[width, height, text] = wrong
    return found


@pytest.mark.deep
@pytest.mark.parametrize("scheme", daily(["light", "dark"], "light"))
def test_play_draw_rack_and_strip_are_in_sight_and_apart_whatever_is_said(
    visit: Visit, site: Site, scheme: str, deep: bool
) -> None:
    window: ViewportSize = {"width": 390, "height": 844}
    page = visit(coached=True, viewport=window, color_scheme=scheme)
    page.add_init_script(ZEROS_AS_NONCE)
    match = match_against(page, site, ["hoarder", "greedy"], "classic-nl", NO_CLOCK)
    deal_from(site, match, FOURTH_TEN, games=3)
    open_match(page, f"{site.url}/match/{match}")
    strip = page.locator(".strip")

    def check(voice: str) -> None:
        expect(strip).to_have_attribute("data-voice", voice)
        assert wrong_at(page, SIZES if deep else DAILY_SIZES, (100, 200)) == {}
        if deep:
            assert wrong_at(page, ZOOMED, (100,)) == {}

    check("tip")
    page.get_by_role("button", name=say("game-tip-ok")).click()
    # A set that uses the table before the opening is amber, has no points, and Play says what to do instead.
    page.evaluate(LAY_FOURTH_TEN)
    expect(page.locator(".row.wrong")).to_have_count(1)
    expect(page.locator(".worth")).to_have_count(0)
    expect(page.locator(".voice")).to_contain_text(say("game-opening-first", needed=30))
    check("verdict")
    page.locator("button.play").click(force=True)
    expect(page.locator(".voice")).to_have_text(say("game-opening-first", needed=30))
    check("refused")
    # The warning before the laid tiles are lost is heard although the refusal still stands.
    page.locator("button.draw").click()
    expect(page.locator(".voice")).to_have_text(say("game-give-up"))
    page.locator(".strip").get_by_role("button", name=say("game-close")).click()
    page.get_by_role("button", name="Reset").click()
    check("idle")
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.get_by_text(say("game-hint-nothing"))).to_be_visible()
    check("hint")
    page.context.set_offline(True)
    check("down")


@pytest.mark.deep
def test_play_pass_dice_and_strip_are_in_sight_and_apart(visit: Visit, site: Site) -> None:
    page = visit()
    begin(page, site.url, {"dice.must_lay": "no"})
    wait_for(page, "RollDice")
    page.locator("button.play").click()
    dice = wait_for(page, "PlaceDice")["view"]["hands"][0]
    assert wrong_at(page, SIZES, (100, 200)) == {}
    by_taps(page, dice[0], (0, 0))
    expect(page.locator(".dice-line.bad")).to_be_visible()
    page.locator("button.play").click(force=True)
    expect(page.locator(".strip")).to_have_attribute("data-voice", "refused")
    assert wrong_at(page, SIZES, (100, 200)) == {}
    assert wrong_at(page, ZOOMED, (100,)) == {}


# What is in sight of the felt, above the strip; the height of the strip, and of a tile in hand.
HEIGHTS = """() => {
  const [felt, strip, tile] = ["felt", "strip", "rack .tile"].map((name) =>
    document.querySelector(`tw-match .${name}`).getBoundingClientRect());
  const bottom = document.querySelector("tw-strip").getBoundingClientRect().top;
  return {felt: Math.min(felt.bottom, bottom) - felt.top, strip: strip.height, "rack .tile": tile.height};
}"""
QUIET = """() => {
  document.documentElement.style.fontSize = "";
  document.querySelector("tw-match .match").classList.add("large");
  document.querySelector("tw-board").requestUpdate();
}"""
LAY_FOUR = """() => {
  const screen = document.querySelector("tw-match");
  const {table, rack} = screen.state.view;
  screen.session.arrange([...table, ...[0, 1, 2, 3].map((at) => [rack[at], rack[at + 4], rack[at + 8]])]);
}"""


def test_the_felt_keeps_its_height_whatever_is_said_in_every_size_of_screen_and_text(
    visit: Visit, site: Site, deep: bool
) -> None:
    """One visit; each size takes about a second. Tiles in hand grow with the text, and all seats stay in sight."""
    page = visit(viewport={"width": 390, "height": 844})
    match = match_against(page, site, ["hoarder"] * 3, "classic-nl", NO_CLOCK)
    open_match(page, f"{site.url}/match/{match}")
    expect(page.locator(".match.mine")).to_be_visible()
    page.evaluate(LAY_FOUR)
    expect(page.locator(".row.wrong")).to_have_count(4)
    page.locator("button.play").click(force=True)
    # The same fault is said once, and marked on its rows.
    expect(page.locator(".voice")).to_contain_text(say("game-rows-wrong", count=4))
    expect(page.locator(".voice")).not_to_contain_text("This row")
    page.get_by_role("button", name="Reset").click()
    for width, height in SIZES if deep else DAILY_SIZES:
        page.set_viewport_size({"width": width, "height": height})
        usual: dict[str, float] = {}
        for text in (100, 200):
            page.evaluate("text => (document.documentElement.style.fontSize = `${text}%`)", text)
            settled(page)
            silent = page.evaluate(HEIGHTS)
            for voice in ("refused", "news", "tip"):
                page.evaluate(
                    "([voice, said]) => document.querySelector('tw-match tw-strip').say(voice, said)", [voice, LONG]
                )
                expect(page.locator(".voice")).to_have_text(LONG)
                settled(page)
                assert page.evaluate(HEIGHTS) == silent, (width, height, text, voice)
                page.get_by_role("button", name=say("game-read-all")).click()
                expect(page.locator(".strip.open .voice")).to_have_text(LONG)
                assert page.evaluate(HEIGHTS)["felt"] == silent["felt"]
                page.evaluate("voice => document.querySelector('tw-match tw-strip').say(voice, null)", voice)
            usual = usual or silent
            assert silent["felt"] >= usual["felt"] / 2, (width, height, text)
            if width > height:
                # A phone on its side has no height for two lines of larger tiles: the felt has half of it.
                assert silent["felt"] >= height / 2, (width, height, text)
            else:
                assert silent["rack .tile"] >= usual["rack .tile"] * (1.1 if text > 100 else 1), (width, height, text)
            for seat in page.locator(".seat").all():
                expect(seat).to_be_in_viewport(ratio=1)
    # So has a quiet table, whose text and tiles are larger too.
    page.set_viewport_size({"width": 844, "height": 390})
    page.evaluate(QUIET)
    settled(page)
    assert page.evaluate(HEIGHTS)["felt"] >= 390 / 2


def test_the_seats_of_a_quiet_table_stay_in_sight_beside_a_long_line(visit: Visit, site: Site) -> None:
    page = visit(viewport={"width": 390, "height": 844}, has_touch=True)
    api(page, site, "guests", {"name": "Ann"})
    terms = {"quiet": True, "watched": False, "stand_in": "greedy"}
    opened = {"rules": "classic-nl", "house": NO_CLOCK, "bots": ["greedy"] * 3, "terms": terms}
    table = api(page, site, "tables", opened)["table"]
    api(page, site, f"tables/{table}/start")
    open_match(page, f"{site.url}/table/{table}")
    longest = " ".join([say("game-opening-first", needed=30)] * 3)
    page.evaluate("(said) => document.querySelector('tw-match tw-strip').say('refused', said)", longest)
    expect(page.locator(".voice")).to_have_text(longest)
    settled(page)
    assert page.evaluate(WRONG) == []
    # Seats, felt, rack and buttons are whole, one below the other.
    edges = page.evaluate("""() => [".seats", ".felt", ".rack", ".player-side"].flatMap((part) => {
      const {top, bottom} = document.querySelector(`tw-match ${part}`).getBoundingClientRect();
      return [top, bottom];
    })""")
    assert edges == sorted(edges)
    assert page.locator(".rack").evaluate("(rack) => rack.scrollHeight <= rack.clientHeight")
    expect(page.locator(".strip").get_by_role("button", name=say("game-close"))).to_be_in_viewport(ratio=1)
