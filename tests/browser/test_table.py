"""What players feel at a table: nothing but tiles moves, and all that happens is seen."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.boards import Put, expect_fired, pieces, rack_tile, tile
from tests.browser.conftest import Axe, Visit
from tests.browser.dealt import ZEROS_AS_NONCE, deal_from
from tests.browser.hands import Mouse, settle, settled, spot
from tests.browser.site import Site
from tests.browser.test_match import (
    ALL_JOKERS,
    ALL_JOKERS_HOUSE,
    COUNT_TONES,
    SHORT,
    api,
    end_turn,
    match_against,
    open_match,
)
from tests.daily import daily
from tests.profiles import choosing
from tilewright.messages.terms import AUTO

pytestmark = pytest.mark.slow(reason="plays in a real browser")

PHONE = {"width": 390, "height": 844}
LANDSCAPE = {"width": 844, "height": 390}
SMALL = {"width": 1024, "height": 768}
LARGE = {"width": 1440, "height": 900}
NO_CLOCK: dict[str, int | str] = {"time.limit": "none"}
# Layout shifts of everything but tiles, their rows and the strip; the log is a list that grows. `takeShifts` returns
# those since its last call, also those that the observer has not been told of yet.
WATCH_SHIFTS = """
  let shifts = [];
  const note = (entries) => {
    for (const {sources} of entries)
      for (const {node, previousRect, currentRect} of sources) {
        const element = node?.nodeType === Node.ELEMENT_NODE ? node : node?.parentElement;
        if (element && !element.closest(".rows, .tile, .log, .strip"))
          shifts.push([element.className || element.tagName, previousRect.y, currentRect.y]);
      }
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({type: "layout-shift", buffered: true});
  window.takeShifts = () => {
    note(observer.takeRecords());
    const taken = shifts;
    shifts = [];
    return taken;
  };
"""
PLACES = """() => [".headline", ".seats", ".felt", ".rack", ".tools .type", ".draw", ".play"].map((name) => {
  const {x, y, width, height} = document.querySelector(name).getBoundingClientRect();
  return [name, x, y, width, height];
})"""
SIZES = (
    """() => ["felt", "rack"].map((name) => document.querySelector(`.${name} .tile`)?.getBoundingClientRect().width)"""
)
CONTRAST = """() => {
  const head = getComputedStyle(document.querySelector(".headline"));
  const light = (color) => {
    const [r, g, b] = color.match(/[\\d.]+/g).map(Number).map((part) => part / 255)
      .map((part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const paper = getComputedStyle(document.querySelector(".match")).backgroundColor;
  const back = head.backgroundColor === "rgba(0, 0, 0, 0)" ? paper : head.backgroundColor;
  const [low, high] = [light(head.color), light(back)].sort((one, other) => one - other);
  return (high + 0.05) / (low + 0.05);
}"""


COUNT_VIBRATIONS = "window.felt = 0; navigator.vibrate = () => (window.felt += 1);"
CHIME = """async (address) => {
  window.tones = window.felt = 0;
  (await import(`${address}/match/sounds.js`)).playSound("turn");
  return window.tones > 0 && window.felt > 0;
}"""


START_SENTENCE = """async ([address, draws]) => {
  await (await import(`${address}words.js`)).loadWords();
  const {sentence} = await import(`${address}tiles/log.js`);
  const event = {type: "MatchStartSeen", deal: {starter: 0, draws}};
  return sentence({event, how: ""}, document.querySelector("tw-match").state);
}"""


GOOD = """() => {
  const probe = document.querySelector(".match").appendChild(document.createElement("i"));
  probe.style.color = "var(--good)";
  const {color} = getComputedStyle(probe);
  probe.remove();
  return color;
}"""
# The lines that a name would have.
LINES = """(element, name) => {
  const probe = element.cloneNode();
  probe.textContent = name;
  element.after(probe);
  const range = document.createRange();
  range.selectNodeContents(probe);
  const lines = new Set([...range.getClientRects()].map(({top}) => top)).size;
  probe.remove();
  return lines;
}"""
JUDGED = """(opening) => {
  const screen = document.querySelector("tw-match");
  const {seq, judgement} = screen.state;
  screen.session.dispatch({...judgement, type: "judgement", seq, faults: [], sentences: [], opening});
}"""


def at_table(
    visit: Visit,
    site: Site,
    bots: list[str],
    rules: str = "classic-nl",
    house: dict[str, int | str] = NO_CLOCK,
    **options: Any,
) -> Page:
    """Return the page of a new match against bots, in the player's turn."""
    page = visit(**options)
    page.add_init_script(WATCH_SHIFTS)
    match = match_against(page, site, bots, rules, house)
    open_match(page, f"{site.url}/match/{match}")
    expect(page.locator(".match.mine")).to_be_visible()
    return page


def in_sight(page: Page, *names: str) -> None:
    """Check that buttons are inside the window."""
    for name in names:
        expect(page.get_by_role("button", name=name, exact=True)).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("viewport", daily([PHONE, LARGE], PHONE))
def test_nothing_but_tiles_moves_while_a_turn_is_played(visit: Visit, site: Site, viewport: dict[str, int]) -> None:
    page = at_table(visit, site, ["hoarder", "hoarder"], viewport=viewport)
    settled(page)
    page.evaluate("takeShifts()")
    places = page.evaluate(PLACES)
    Mouse(page).drag(spot(rack_tile(page, 0)), spot(page.locator(".slot")))
    # A long verdict has the room of a short one.
    expect(page.locator(".voice")).to_contain_text("Opening: 0 of 30")
    settled(page)
    assert page.evaluate(PLACES) == places
    sizes = page.evaluate(SIZES)
    for count in range(2, 6):
        Mouse(page).drag(spot(rack_tile(page, 0)), spot(page.locator(".slot")))
        expect(page.locator(".row .tile")).to_have_count(count)
    settled(page)
    assert page.evaluate(SIZES) == sizes
    assert page.evaluate(PLACES) == places
    settle(page)
    # An opening that is high enough needs no more, and what is enough is not amber.
    page.evaluate(JUDGED, {"points": 66, "needed": 30})
    expect(page.locator(".voice")).to_contain_text("Opening: 66 points. That’s enough.")
    expect(page.locator(".voice")).not_to_contain_text("of 30")
    expect(page.locator(".voice .opening[data-reached=yes]")).to_have_css("color", page.evaluate(GOOD))
    page.get_by_role("button", name="Reset").click()
    end_turn(page, page.locator("button.draw").click)
    expect(page.locator(".match.mine")).to_be_visible()
    settled(page)
    assert page.evaluate(PLACES) == places
    # The tile that was drawn is marked until the player acts again.
    expect(page.locator(".rack .tile.drawn")).to_have_count(1)
    expect(page.locator(".rack .tile.drawn")).to_have_accessible_name(re.compile("just drawn$"))
    # Without a network the table stays where it is, and says so.
    page.context.set_offline(True)
    expect(page.get_by_text("Connection lost")).to_be_visible()
    in_sight(page, "Draw", "Play")
    settled(page)
    assert page.evaluate(PLACES) == places
    page.context.set_offline(False)
    expect(page.get_by_text("Connection lost")).to_have_count(0)
    assert page.evaluate("takeShifts()") == []


def test_rows_stay_where_they_are_when_a_turn_begins(put: Put) -> None:
    page = put("R3 R4 R5 R6 R7 | K8 B8 O8 | K1 K2 K3", "R5 R8 J K4 O1", {"readonly": True})
    places = """() => [...document.querySelectorAll(".tile, .rack, .tools")]
      .map((each) => each.getBoundingClientRect().toJSON())"""
    waiting = page.evaluate(places)
    page.locator("tw-board").evaluate("board => { board.readonly = false; return board.updateComplete; }")
    assert page.evaluate(places) == waiting
    # A tile of the table belongs there, and that is said where everybody sees it.
    page.evaluate(
        "document.querySelector('tw-board').addEventListener('notice', ({detail}) => (fired.notice = detail))"
    )
    Mouse(page).drag(spot(tile(page, 1, 0)), spot(rack_tile(page, 0)))
    expect_fired(page, "notice", "black 8 came from the table and must stay there.")


@pytest.mark.deep
def test_zen_mode_can_be_played_and_the_header_is_always_readable(visit: Visit, site: Site) -> None:
    page = at_table(visit, site, ["hoarder"], viewport=LARGE)
    api(page, site, "me/profile", choosing(zen=True), "PATCH")
    page.evaluate("() => localStorage.clear()")
    page.reload()
    expect(page.locator(".match.zen.mine")).to_be_visible()
    for size in (LARGE, SMALL, PHONE, LANDSCAPE):
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        in_sight(page, "Draw", "Play", "Leave zen mode", "Turn sounds on")
        settled(page)
        assert page.locator(".voice").evaluate("each => each.clientWidth") > 150
    page.get_by_role("button", name="Leave zen mode").click()
    # The moment at which a turn ends or begins has as much contrast as any other.
    for mine in (False, True):
        page.locator(".match").evaluate("(match, mine) => match.classList.toggle('mine', mine)", mine)
        assert page.evaluate(CONTRAST) >= 4.5


@pytest.mark.deep
def test_the_title_says_whose_turn_it_is_and_the_log_who_drew_what(visit: Visit, site: Site) -> None:
    page = at_table(visit, site, ["hoarder"], viewport=PHONE)
    expect(page).to_have_title("Your turn · Tilewright")
    address = page.locator("meta[name=static]").get_attribute("content")
    draws = pieces("O12 B4 | K12 K7")
    assert page.evaluate(START_SENTENCE, [address, draws]) == (
        "Draw for the first turn: you (orange 12, then blue 4) and Hoarder (black 12, then black 7). You start."
    )
    # A row that was just begun is not called wrong.
    Mouse(page).drag(spot(rack_tile(page, 0)), spot(page.locator(".slot")))
    expect(page.locator(".voice")).to_contain_text("Opening: 0 of 30 Keep going")
    expect(page.locator(".row.begun")).to_have_count(1)
    # Tiles that lie apart are asked to be put together only where they make a set.
    Mouse(page).drag(spot(rack_tile(page, 0)), spot(page.locator(".slot")))
    expect(page.locator(".row.begun")).to_have_count(2)
    expect(page.locator(".voice")).to_contain_text("Keep going")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".row.begun")).to_have_count(1)
    expect(page.locator(".row.wrong, .why")).to_have_count(0)
    expect(page.locator(".voice")).to_contain_text("Keep going")
    # One list has the keys of the screen and those of the board.
    page.keyboard.press("h")
    keys = page.get_by_role("dialog")
    expect(keys).to_contain_text("Time left")
    expect(keys).to_contain_text("new row")
    keys.get_by_role("button", name="Close").click()
    page.get_by_role("link", name="Home").click()
    expect(page).to_have_title("Tilewright")
    # On a phone the menu has everything.
    expect(page.get_by_role("navigation").get_by_role("link", name="Puzzles")).to_be_visible()


def test_special_jokers_are_explained_when_they_are_picked_up(visit: Visit, site: Site) -> None:
    page = visit(viewport=PHONE)
    page.add_init_script(ZEROS_AS_NONCE)
    match = match_against(page, site, ["hoarder"], "twist", ALL_JOKERS_HOUSE)
    deal_from(site, match, ALL_JOKERS)
    open_match(page, f"{site.url}/match/{match}")
    expect(page.locator(".match.mine")).to_be_visible()
    for kind, words in (("D", "stands for two tiles"), ("C", "continues in another color"), ("M", "the same tiles")):
        joker = page.locator(f".rack .tile.{kind}").first
        joker.click()
        expect(page.locator(".voice")).to_contain_text(words)
        joker.click()


@pytest.mark.deep
def test_turbo_has_sounds_that_can_be_muted_at_the_table(visit: Visit, module_site: Site) -> None:
    # Phones vibrate where motion is not reduced.
    page = visit(coached=True, reduced_motion="no-preference")
    page.add_init_script(COUNT_TONES)
    page.add_init_script(COUNT_VIBRATIONS)
    match = match_against(page, module_site, ["turbo-greedy"], "turbo", {})
    page.goto(f"{module_site.url}/match/{match}")
    roll = page.locator("button.play")
    expect(roll).to_be_visible()
    page.evaluate("window.tones = 0")
    roll.click()
    page.wait_for_function("() => window.tones > 0 && window.felt > 0")
    page.set_viewport_size({"width": LANDSCAPE["width"], "height": LANDSCAPE["height"]})
    in_sight(page, "Pass", "Play")
    # Dice have the numerals of the tiles.
    face = page.locator(".die-value").first
    assert "Georgia" not in face.evaluate("each => getComputedStyle(each).fontFamily")
    page.set_viewport_size({"width": SMALL["width"], "height": SMALL["height"]})
    address = str(page.locator("script[type=module]").get_attribute("src")).rpartition("/")[0]
    for name, heard in (("Turn sounds off", False), ("Turn sounds on", True)):
        page.get_by_role("button", name=name).click()
        assert page.evaluate(CHIME, address) == heard


def test_a_newcomer_meets_different_bots_without_a_clock_and_without_a_chat(visit: Visit, site: Site) -> None:
    page = visit(site.url, locale="de-DE")
    page.locator("summary").click()
    page.get_by_label("Anzahl der Bots").select_option("3")
    page.locator("button.play").click()
    expect(page.locator("tw-board .rack .tile").first).to_be_visible()
    expect(page.locator(".seat-name b")).to_have_count(4)
    # The player is in the seat bar too, with tiles and points.
    expect(page.locator(".own-seat")).to_contain_text("Du")
    expect(page.locator(".own-seat .count")).to_contain_text("14")
    names = page.locator(".seat-name b").all_text_contents()
    assert len({*names}) == 4
    assert not any(name[-1].isdigit() for name in names)
    # A long name is shortened on the smallest phone, and not broken inside a word.
    page.set_viewport_size({"width": 320, "height": 640})
    assert page.locator(".seat-name b").first.evaluate(LINES, "Maximiliane") == 1
    expect(page.locator(".seat-name b").first).to_have_attribute("title", names[0])
    expect(page.locator("tw-clock .clock")).to_have_count(0)
    expect(page.locator("tw-chat")).to_have_count(0)
    # Somebody who lets a stand-in play is played for by a bot.
    assert page.evaluate("document.querySelector('tw-match').seating.terms.stand_in") != AUTO


@pytest.mark.deep
def test_a_friend_with_the_address_of_a_table_asks_to_be_let_in_and_sits_down_or_watches(
    visit: Visit, site: Site, axe: Axe
) -> None:
    ann, eve, dan = visit(site.url), visit(viewport={"width": 390, "height": 844}), visit()
    api(ann, site, "guests", {"name": "Ann"})
    table = api(ann, site, "tables", {"rules": "classic-nl", "house": SHORT, "bots": [None]})["table"]
    ann.goto(f"{site.url}/table/{table}")

    def asks(page: Page, name: str) -> None:
        page.goto(f"{site.url}/table/{table}")
        page.get_by_label("Your name").fill(name)
        page.get_by_role("button", name="Ask to be let in").click()
        expect(page.get_by_text("Request sent. If someone there")).to_be_visible()

    asks(eve, "Eve")
    axe(eve)
    expect(ann.get_by_text("Eve would like to join.")).to_be_visible()
    ann.get_by_role("button", name="Let in").click()
    expect(ann.get_by_text("Eve would like to join.")).to_have_count(0)
    # Who is let in has a seat.
    expect(eve.get_by_text("Waiting for the host to start the game.")).to_be_visible()
    expect(ann.locator(".chair-name").nth(1)).to_contain_text("Eve")
    ann.get_by_role("button", name="Start the game").click()
    expect(ann.locator("tw-board")).to_be_visible()
    # During the match the host is asked in the strip, and the stranger is offered to watch.
    asks(dan, "Dan")
    expect(ann.locator(".strip")).to_contain_text("Dan would like to join.")
    ann.locator(".strip").get_by_role("button", name="Let in").click()
    expect(ann.locator(".strip")).not_to_contain_text("Dan would like to join.")
    dan.get_by_role("link", name="Watch").click()
    expect(dan.locator("tw-board")).to_be_visible()
