"""The end of a game: the table stays, then a podium with its story, who else wants to play again, and the icon."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Axe, Visit
from tests.browser.dealt import deal_from
from tests.browser.site import Site
from tests.browser.test_match import SHORT, api, end_turn, open_match
from tests.browser.test_playback import HOLD, rows, turn_of
from tests.browser.test_table import LANDSCAPE, PHONE, at_table
from tests.browser.test_television import hinted

pytestmark = pytest.mark.slow(reason="plays in a real browser")

# The last messages of a match that the first seat wins.
WIN = """async () => {
  const screen = document.querySelector("tw-match");
  const {seq, view} = screen.state;
  const ended = [{type: "GameEnded", reason: "out", winners: [0]}, {type: "MatchEnded", winners: [0]}];
  const won = {reason: "out", winners: [0], left: [0, 12]};
  const totals = [12, -12];
  screen.session.dispatch({type: "events", seq: seq + 2, events: ended});
  const outcome = {winners: [0], totals, games_won: [1, 0]};
  const over = {shown: [[], [160]], results: [won], scores: [totals], totals, outcome};
  const story = [{key: "story-joker", values: {seat: 0, count: 3}}, {key: "story-short", values: {seat: 1, count: 1}}];
  const after = {...view, ...over, to_move: []};
  screen.session.dispatch({type: "view", seq: seq + 2, view: after, readings: [], may: [], story});
  await screen.updateComplete;
}"""
ROOM = """(again) => {
  const chairs = [{player: "a", name: "Ann", again: true}, {player: "b", name: "Ben", again}];
  document.querySelector("tw-match").room = {table: "t", match: null, chair: 0, host: true, chairs};
}"""
TWO_GAMES = SHORT | {"match.games": 2, "deal.starter": "host"}
# Dealt from this secret, the host of a table of two goes out in the first turn.
OUT_AT_ONCE = 13915
ICON = "() => document.querySelector('link[rel=icon]').href.split('/').pop()"


def test_the_table_stays_and_then_a_win_is_celebrated_and_shows_who_wants_to_play_again(
    visit: Visit, site: Site, axe: Axe
) -> None:
    page = at_table(visit, site, ["hoarder"], viewport=LANDSCAPE, reduced_motion="no-preference")
    page.wait_for_function(f"() => ({ICON})() === 'icon-turn.svg'")
    page.evaluate(f"() => {{{HOLD}}}")
    (row,) = rows("R3 R4 R5", page)
    turn_of(page, 1, [row], row)
    page.evaluate(WIN)
    card = page.get_by_role("dialog")
    # The last tile is still underway.
    assert page.evaluate("document.querySelector('tw-match').open") is None
    expect(card).to_contain_text("You won the match!")
    # Everybody is in sight on a phone on its side, the winner first, and the story below them.
    places = card.locator(".podium li")
    expect(places).to_contain_text(["You", "Hoarder"])
    for each in (*places.all(), card.locator(".story"), card.get_by_role("button", name="Play again")):
        expect(each).to_be_in_viewport(ratio=1)
    expect(card.locator(".story")).to_have_text("You went out with a joker! Hoarder was one tile short.")
    # After one game the podium has all numbers, so the tiles that are left are in sight beside it.
    expect(card.get_by_role("table")).to_have_count(0)
    expect(card.locator(".racks li").last).to_be_in_viewport(ratio=1)
    expect(card.get_by_role("button", name="Verify the shuffle")).to_be_hidden()
    rain = page.locator(".celebration")
    expect(rain.locator("span")).to_have_count(44)
    assert rain.evaluate("sky => getComputedStyle(sky).pointerEvents") == "none"
    page.wait_for_function(f"() => ({ICON})() === 'icon.svg'")
    page.keyboard.press("Shift")
    expect(rain).to_have_count(0)
    page.evaluate("() => { window.held = false; document.getAnimations().forEach((each) => each.finish()); }")
    # Who else wants to play again is seen as it comes in.
    page.evaluate(ROOM, False)
    expect(card.get_by_role("listitem").filter(has_text="Ben, hasn’t answered yet")).to_be_visible()
    expect(card).to_contain_text("Waiting for Ben.")
    page.evaluate(ROOM, True)
    expect(card.get_by_role("listitem").filter(has_text="Ben, wants to play again")).to_be_visible()
    axe(page)


def test_the_next_game_is_one_tap_for_anybody_and_begins_for_everybody(visit: Visit, site: Site) -> None:
    ann, ben = visit(), visit(viewport=PHONE, has_touch=True)
    for page, name in ((ann, "Ann"), (ben, "Ben")):
        api(page, site, "guests", {"name": name})
    table = api(ann, site, "tables", {"rules": "classic-nl", "house": TWO_GAMES, "bots": [None]})
    api(ben, site, f"tables/{table['table']}/join", {"invite": table["invite"]})
    match = api(ann, site, f"tables/{table['table']}/start")["match"]
    deal_from(site, match, OUT_AT_ONCE, games=2)
    ann.goto(f"{site.url}/table/{table['table']}")
    open_match(ben, f"{site.url}/table/{table['table']}")
    expect(ann.locator(".match.mine")).to_be_visible()
    ann.evaluate("(rows) => document.querySelector('tw-match').session.arrange(rows)", hinted(ann))
    end_turn(ann, ann.locator("button.play:not([aria-disabled])").click, ben)
    for page in (ann, ben):
        card = page.get_by_role("dialog")
        # Who has won is said first, and there is one tap to the next game.
        expect(card.get_by_role("heading").first).to_contain_text("won!")
        expect(card.get_by_role("button", name="Next game")).to_be_in_viewport(ratio=1)
    ben.get_by_role("dialog").get_by_role("button", name="Next game").tap()
    for page in (ann, ben):
        page.wait_for_function("() => document.querySelector('tw-match').state.view.game === 2")
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(page.locator(".rack .tile").first).to_be_visible()
