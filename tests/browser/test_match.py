"""The match screen in a real browser: people and bots, all kinds of jokers, six seats, and lost connections."""

import re
import signal
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.boards import expect_rack, expect_table, rack_of, rack_tile, table_of
from tests.browser.conftest import Axe, Visit
from tests.browser.dealt import ZEROS_AS_NONCE, deal_from
from tests.browser.hands import Mouse, settled, spot
from tests.browser.site import Site
from tests.profiles import choosing
from tests.waiting import wait_until
from tilewright.tiles import JokerKind

pytestmark = pytest.mark.slow(reason="plays in a real browser")

SHORT: dict[str, int | str] = {"deal.rack": 7, "opening.min": 0, "match.games": 1, "time.limit": "none"}
SEQ = "document.querySelector('tw-match')?.state.seq"
# The view arrives after the events; only then does the screen show whose turn it is.
TURN = """() => {
  const {game, turns, results} = document.querySelector("tw-match").state.view;
  return [game, turns, results.length].join(" ");
}"""
PHONE = {"width": 360, "height": 740}
# The heading at the end; who has won reads it once, in it.
MATCH_OVER = re.compile("wins the match|share the win|You won the match!")
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
# A Twist match dealt from this secret gives the first seat the first turn and all kinds of jokers; the seat has seven
# turns against a hoarder, which wins.
ALL_JOKERS = 188
# In a short match dealt from this secret, two people have four turns against two hoarders, and both lay tiles.
BOTH_LAY = 745
ALL_JOKERS_HOUSE: dict[str, int | str] = {**SHORT, "deal.rack": 20, "match.rounds": 1}
# The text of a message in the strip, where the strip begins, and where the felt ends.
MESSAGE = """() => {
  const [strip, felt] = [".strip[data-voice=chat]", ".felt"].map((name) => document.querySelector(name));
  return strip?.textContent.includes("Good luck") && {text: strip.textContent, top: strip.getBoundingClientRect().top,
    felt: felt.getBoundingClientRect().bottom};
}"""
COUNT_TONES = """
  window.tones = 0;
  const made = AudioContext.prototype.createOscillator;
  AudioContext.prototype.createOscillator = function () {
    window.tones += 1;
    return made.call(this);
  };
"""


def api(page: Page, site: Site, path: str, body: dict[str, Any] | None = None, method: str = "POST") -> Any:
    """Return the answer of the API to the player of a page."""
    answer = page.request.fetch(f"{site.url}/api/{path}", method=method, data=body or {})
    assert answer.ok, answer.text()
    return answer.json()


def match_against(page: Page, site: Site, bots: list[str], rules: str, house: dict[str, int | str]) -> str:
    """Return the id of a new match of a new guest against bots."""
    api(page, site, "guests", {"name": "Ann"})
    match: str = api(page, site, "matches", {"rules": rules, "house": house, "bots": bots})["match"]
    return match


def open_match(page: Page, address: str) -> None:
    """Open a match, and wait for its board."""
    page.goto(address)
    expect(page.locator("tw-board")).to_be_visible()


def end_turn(page: Page, ends: Callable[[], None], *others: Page) -> None:
    """End a turn, and wait until the player's page and the others show the next one."""
    pages = (page, *others)
    before = [each.evaluate(TURN) for each in pages]
    ends()
    for each, turn in zip(pages, before, strict=True):
        each.wait_for_function(f"before => ({TURN})() !== before", arg=turn)


def lay_hint(page: Page) -> bool:
    """Ask for all steps of a hint, lay its table, and return whether there was one."""
    page.get_by_role("button", name="Hint").click()
    hint = page.locator("tw-hint")
    expect(hint.get_by_text("you can play")).to_be_visible()
    if hint.get_by_text("There’s nothing").count():
        return False
    hint.get_by_role("button", name="Which tiles?").click()
    # The rack stays in sight, and its tiles are marked.
    expect(page.locator(".rack .tile.hinted").first).to_be_visible()
    (_, end), (start, _) = vertical(page, ".hint"), vertical(page, ".rack")
    assert end <= start
    hint.get_by_role("button", name="Show me how").click()
    hint.get_by_role("button", name="Lay it for me").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_enabled()
    return True


def vertical(page: Page, selector: str) -> tuple[float, float]:
    """Return where an element begins and ends on the screen, from its top, when nothing moves."""
    settled(page)
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    return box["y"], box["y"] + box["height"]


def to_move(page: Page, names: list[str]) -> str:
    """Wait for the turn of the player or of one of `names`, or the end; return "you", the name or "over"."""
    waited = """names => {
      if (document.querySelector("tw-scores")) return "over";
      const heading = document.querySelector(".turn-heading h1").textContent;
      return heading === "Your turn" ? "you" : names.find(name => heading.startsWith(name)) ?? false;
    }"""
    return str(page.wait_for_function(waited, arg=names).json_value())


@pytest.mark.deep
def test_two_people_and_two_bots_play_to_the_score_card_and_again(
    visit: Visit, site: Site, axe: Axe, shot: Callable[[str, Page], None]
) -> None:
    ann, ben = visit(reduced_motion="no-preference"), visit(viewport=PHONE)
    api(ann, site, "guests", {"name": "Ann"})
    api(ben, site, "guests", {"name": "Ben"})
    bots = [None, "hoarder", "hoarder"]
    table = api(ann, site, "tables", {"rules": "classic-nl", "house": SHORT, "bots": bots})
    api(ben, site, f"tables/{table['table']}/join", {"invite": table["invite"]})
    match = api(ann, site, f"tables/{table['table']}/start")["match"]
    deal_from(site, match, BOTH_LAY)
    for page in (ann, ben):
        page.add_init_script(ZEROS_AS_NONCE)
    # The first game is dealt when both have arrived.
    ann.goto(f"{site.url}/match/{match}")
    expect(ann.get_by_text("as soon as everyone is here")).to_be_visible()
    open_match(ben, f"{site.url}/match/{match}")
    ann.get_by_role("button", name="Good luck!").click()
    # Chat never covers the felt. It is shown for some seconds only, so it is measured at once.
    message = ben.wait_for_function(MESSAGE).json_value()
    assert "Ann: Good luck!" in message["text"]
    assert message["felt"] <= message["top"]
    # Everybody has a picture, and it is drawn.
    expect(ben.locator(".seat .avatar")).to_have_count(4)
    ben.wait_for_function("() => [...document.querySelectorAll('.seat use')].every((each) => each.getBBox().width > 0)")
    # Only the start of a sentence has a capital.
    expect(ann.locator(".log")).to_contain_text("Draw for the first turn: you (")
    seen_live = False
    while (who := to_move(ann, ["Ben"])) != "over":
        mover, other = (ann, ben) if who == "you" else (ben, ann)
        expect(mover.locator(".match.mine")).to_be_visible()
        if lay_hint(mover):
            arranged = table_of(mover)
            # The other player sees the draft before the turn is over.
            expect(other.locator("tw-board .row")).to_have_count(arranged.count("|") + 1)
            seen_live = True
            end_turn(mover, mover.get_by_role("button", name="Play", exact=True).click, other)
        else:
            end_turn(mover, mover.locator("button.draw").click, other)
    assert seen_live
    for page in (ann, ben):
        card = page.get_by_role("dialog")
        expect(card.get_by_role("heading", name=MATCH_OVER)).to_be_visible()
        expect(card.locator(".podium li")).to_have_count(4)
        expect(card.locator(".podium li").filter(has_text="Hoarder 2")).to_be_visible()
        shot(f"match-over-{page.viewport_size['width'] if page.viewport_size else 0}", page)
    axe(ann)
    ann.get_by_text("Record and shuffle").click()
    ann.get_by_role("button", name="Verify the shuffle").click()
    expect(ann.get_by_text("gives exactly this shuffle")).to_be_visible()
    expect(ann.get_by_text("The server kept the promise it made to this browser before the deal.")).to_be_visible()
    ann.get_by_role("button", name="Play again").click()
    expect(ann.get_by_text("Waiting for Ben.")).to_be_visible()
    expect(ann.get_by_role("button", name="Start without them")).to_be_visible()
    expect(ben.get_by_role("dialog")).to_contain_text("Ann wants to play again.")
    ben.get_by_role("button", name="Play again").click()
    for page in (ann, ben):
        expect(page.get_by_role("dialog")).to_have_count(0)
        page.wait_for_function(f"old => document.querySelector('tw-match')?.match !== old && {SEQ}", arg=match)


def expect_position(page: Page, position: tuple[int, str, str]) -> None:
    """Expect the player's turn after an event, with a table and a rack."""
    seq, table, rack = position
    expect(page.locator(".match.mine")).to_be_visible()
    expect_table(page, table)
    expect_rack(page, rack)
    assert page.evaluate(SEQ) == seq


@pytest.mark.deep
def test_a_twist_game_with_every_kind_of_joker_is_played_to_its_end(
    visit: Visit, site: Site, shot: Callable[[str, Page], None]
) -> None:
    page = visit(viewport=PHONE)
    page.add_init_script(ZEROS_AS_NONCE)
    match = match_against(page, site, ["hoarder"], "twist", ALL_JOKERS_HOUSE)
    deal_from(site, match, ALL_JOKERS)
    open_match(page, f"{site.url}/match/{match}")
    assert lay_hint(page)
    for kind in JokerKind:
        expect(page.locator(f"tw-board .felt .tile.{kind.value}").first).to_be_visible()
    for name in ("joker", "double joker", "color-change joker"):
        label = page.locator(f'tw-board .felt .tile[aria-label^="{name} as "]').first
        expect(label).to_have_accessible_name(re.compile("laid this turn"))
    shot("match-jokers-360", page)
    end_turn(page, page.get_by_role("button", name="Play", exact=True).click)
    expect(page.locator(".log")).to_contain_text("You opened with")
    while to_move(page, []) != "over":
        way = page.get_by_role("button", name="Play", exact=True) if lay_hint(page) else page.locator("button.draw")
        end_turn(page, way.click)
    card = page.get_by_role("dialog")
    expect(card.get_by_role("heading", name=MATCH_OVER)).to_be_visible()
    shot("match-twist-over-360", page)
    page.set_viewport_size(DESKTOP)
    shot("match-twist-over-1440", page)


@pytest.mark.deep
def test_six_seats_and_160_pieces_fit_every_screen(
    visit: Visit, site: Site, axe: Axe, shot: Callable[[str, Page], None], deep: bool
) -> None:
    page = visit(viewport=PHONE)
    match = match_against(page, site, ["beginner"] * 5, "six", {"match.games": 1, "time.limit": "none"})
    open_match(page, f"{site.url}/match/{match}")
    for _ in range(8 if deep else 2):
        assert to_move(page, []) == "you"
        end_turn(page, page.locator("button.draw").click)
    assert to_move(page, []) == "you"
    pieces = page.evaluate(
        """() => { const {view} = document.querySelector("tw-match").state;
        return view.table.flat().length + view.pool + view.counts.reduce((sum, count) => sum + count); }"""
    )
    assert pieces == 160
    for width, height in ((360, 740), (768, 740), (1440, 740), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function("() => document.documentElement.scrollWidth <= innerWidth")
        for seat in page.locator(".seat").all():
            expect(seat).to_be_in_viewport(ratio=1)
        for button in ("Draw", "Play"):
            expect(page.get_by_role("button", name=button, exact=True)).to_be_in_viewport(ratio=1)
        if deep or width in {360, 1440}:
            axe(page)
        shot(f"match-six-{width}", page)


@pytest.mark.deep
def test_turn_draft_and_rack_survive_a_lost_connection_a_reload_and_a_restart_without_a_sound(
    visit: Visit, own_site: Site
) -> None:
    page = visit()
    page.add_init_script(COUNT_TONES)
    match = match_against(page, own_site, ["hoarder"], "classic-nl", {})
    api(page, own_site, "me/profile", choosing(sounds=True, sorting="own"), "PATCH")
    open_match(page, f"{own_site.url}/match/{match}")
    expect(page.locator(".match.mine")).to_be_visible()
    hand = Mouse(page)
    rack = rack_of(page)
    hand.drag(spot(rack_tile(page, 0)), spot(rack_tile(page, 5), 0.9))
    wait_until(lambda: rack_of(page) != rack)
    hand.drag(spot(rack_tile(page, 2)), spot(page.locator(".slot")))
    expect(page.locator(".row .tile")).to_have_count(1)
    # The judgement of the draft comes after the order of the rack is stored.
    expect(page.locator(".voice")).to_contain_text("Opening: 0 of 30")
    before = (page.evaluate(SEQ), table_of(page), rack_of(page))
    page.evaluate("window.tones = 0")

    page.reload()
    expect_position(page, before)

    # The server stops during a drag, and starts again while the network is down.
    page.mouse.move(*spot(rack_tile(page, 1)))
    page.mouse.down()
    page.mouse.move(*spot(page.locator(".slot")), steps=4)
    own_site.stop(signal.SIGTERM)
    page.context.set_offline(True)
    expect(page.get_by_text("Connection lost")).to_be_attached()
    page.mouse.up()
    expect(page.locator(".row .tile")).to_have_count(2)
    after = (page.evaluate(SEQ), table_of(page), rack_of(page))
    own_site.start()
    page.context.set_offline(False)
    expect(page.get_by_text("Connection lost")).to_have_count(0)
    expect(page.locator(".voice")).not_to_be_empty()
    expect_position(page, after)
    page.reload()
    expect_position(page, after)
    assert page.evaluate("window.tones") == 0

    page.get_by_role("button", name="Reset").click()
    end_turn(page, page.locator("button.draw").click)
    page.wait_for_function("() => window.tones > 0")
