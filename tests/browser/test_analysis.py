"""The analysis board in a real browser: positions by hand, as text and as a link, and what the server finds."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Axe, Visit
from tests.browser.hands import HANDS, settled
from tests.browser.site import Site
from tests.browser.test_pages import Shot
from tests.browser.test_score import pick, press
from tests.daily import daily

pytestmark = pytest.mark.slow(reason="opens pages in a real browser")

# The first analysis starts a process of low priority.
FIRST = 200_000
RECORD = Path(__file__).parents[1] / "transcripts" / "classic-nl.jsonl"
ENDS_TURN = {"play", "draw", "pass", "penalty", "timeout"}
LINK = "#rules=classic-nl&table=B4.B5.B6_K8.R8.O8_R3.J.R5&rack=B3.B8.R4.K9&opened=yes"


@pytest.mark.parametrize("by", daily(HANDS, "touch"))
def test_a_position_is_set_up_and_solved_by_every_kind_of_input(by: str, visit: Visit, site: Site, axe: Axe) -> None:
    page = visit(f"{site.url}/analysis", **HANDS[by][1])
    hand = HANDS[by][0](page)
    page.get_by_label("Rules").select_option("classic-de")
    for face in ("B4", "B5", "B6"):
        pick(page, hand, face)
    expect(page.get_by_role("tabpanel")).to_have_text("Put at least one tile on the rack.")
    press(hand, page.get_by_role("button", name="On the rack"))
    for face in ("B3", "K9"):
        pick(page, hand, face)
    # The answer follows by itself.
    expect(page.locator(".study-answer")).to_have_text("Play 1 tile. That takes 3 points off your rack.", timeout=FIRST)
    # Rows have no numbers: one is named by its tiles. The felt shows the turn.
    press(hand, page.get_by_role("tab", name="Best"))
    expect(page.locator(".felt .tile.changed")).to_have_count(1)
    expect(page.locator(".study-steps li")).to_contain_text("to the start of row blue 4 5 6")
    # On the same felt tiles are moved, and that can be undone and redone.
    press(hand, page.get_by_role("tab", name="Set up"))
    expect(page.locator(".edit-palette")).to_be_visible()
    settled(page)
    press(hand, page.locator(".rack .tile").first)
    press(hand, page.locator(".felt .tile").first)
    expect(page.locator(".felt .tile")).to_have_count(4)
    press(hand, page.get_by_role("button", name="Undo"))
    expect(page.locator(".felt .tile")).to_have_count(3)
    press(hand, page.get_by_role("button", name="Redo"))
    expect(page.locator(".felt .tile")).to_have_count(4)
    press(hand, page.get_by_role("button", name="Undo"))
    press(hand, page.get_by_role("button", name="On the rack"))
    # There are two of each tile, and a third is refused when it is made.
    pick(page, hand, "K9")
    pick(page, hand, "K9")
    expect(page.get_by_role("status").filter(has_text="There’s no black 9 left: the box has 2.")).to_be_visible()
    expect(page.get_by_label("Table as text")).to_have_value("B4 B5 B6")
    expect(page.get_by_label("Rack as text")).to_have_value("B3 K9 K9")
    press(hand, page.get_by_role("tab", name="Rows"))
    press(hand, page.locator(".study-rows button"))
    expect(page.locator(".judge-verdict")).to_contain_text("This is a run, worth 15 points in an opening.")
    axe(page)


def test_an_answer_that_is_late_does_not_keep_the_last_question_from_being_asked(visit: Visit, site: Site) -> None:
    """The first question is refused after the next one was asked."""
    page = visit(f"{site.url}/rules")

    def answer_late(route: Route) -> None:
        asked.append(route.request.post_data_json or {})
        if len(asked) == 1:
            page.wait_for_timeout(1_500)
            route.fulfill(status=400, json={"error": "no"})
        else:
            route.continue_()

    asked: list[dict[str, object]] = []
    page.route("**/api/study/turn*", answer_late)
    page.goto(f"{site.url}/analysis#rules=classic-nl&table=B4.B5.B6&rack=B3&tab=edit")
    page.get_by_role("button", name="On the rack").click()
    page.get_by_role("button", name="black 9", exact=True).click()
    expect(page.locator(".study-answer")).to_have_text("Play 1 tile. That takes 3 points off your rack.", timeout=FIRST)
    assert [one["rack"] for one in asked] == [["B3"], ["B3", "K9"]]


@pytest.mark.deep
def test_a_link_is_solved_at_once_and_all_turns_can_be_browsed(visit: Visit, site: Site) -> None:
    page = visit(f"{site.url}/analysis{LINK}")
    answer = page.locator("tw-turn-view .study-answer")
    expect(answer).to_contain_text("Play 4 tiles and go out.", timeout=FIRST)
    page.get_by_role("radio", name="Going out").click()
    expect(answer).to_contain_text("and go out")
    page.get_by_role("tab", name="All turns").click()
    expect(page.locator(".study-plays li")).to_have_count(9)
    page.get_by_role("button", name="blue 3: 3 points").click()
    expect(answer).to_have_text("Play 1 tile. That takes 3 points off your rack.")
    expect(page.locator(".study-steps li")).to_have_count(1)
    page.get_by_role("button", name="Before").click()
    expect(page.locator("tw-turn-board .felt .tile")).to_have_count(9)
    page.get_by_role("tab", name="All turns").press("ArrowRight")
    page.get_by_role("tab", name="Rows").press("ArrowRight")
    expect(page.locator("tw-turn-board .felt .tile")).to_have_count(9)
    page.get_by_text("Type or paste a table and rack").click()
    page.get_by_label("Rack as text").fill("R4 X9")
    page.get_by_label("Rack as text").press("Enter")
    expect(page.get_by_role("alert").filter(has_text="isn’t a tile")).to_be_visible()
    page.get_by_label("Rack as text").fill("r4 k13")
    page.get_by_label("Rack as text").press("Enter")
    page.wait_for_function("() => location.hash.includes('rack=R4.K13')")
    page.get_by_label("Table as text").fill("R3 R5 R6")
    page.get_by_label("Table as text").press("Enter")
    page.get_by_role("tab", name="Best").click()
    expect(page.get_by_role("alert").filter(has_text="isn’t a set before the turn")).to_be_visible()
    # The link to share is short, and is the same position.
    page.get_by_label("Table as text").fill("R3 J R5")
    page.get_by_label("Table as text").press("Enter")
    short = page.locator("tw-copy").first.evaluate("copy => copy.text")
    assert short == f"{site.url}/analysis?rules=classic-nl&p=P0R_QM"
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save picture").click()
    assert saved.value.suggested_filename == "position.png"
    page.goto(short)
    expect(answer).to_contain_text("Play 1 tile")
    expect(page.locator(".felt .tile")).to_have_count(4)
    page.get_by_role("tab", name="Set up").click()
    expect(page.locator(".felt .tile")).to_have_count(3)


def test_a_record_is_loaded_and_its_turns_are_compared(visit: Visit, site: Site, axe: Axe, shot: Shot) -> None:
    """A file is dropped in, a turn of it chosen, and its plays are ranked by how often they win."""
    page = visit(f"{site.url}/analysis")
    page.get_by_text("Load a record").click()
    page.get_by_label("A file of a game").set_input_files(RECORD)
    page.locator("tw-record-loader select").select_option("2")
    played = [json.loads(line) for line in RECORD.read_text().splitlines()]
    second = [at for at, line in enumerate(played) if line["event"] == "game"][1]
    turns = [line for line in played[second:] if line["event"] in ENDS_TURN]
    names = [played[second]["seats"][line["seat"]] for line in turns]
    expect(page.get_by_text(f"Turn 1, {names[0]}")).to_be_visible(timeout=FIRST)
    page.get_by_role("slider", name="Turn").fill("8")
    page.get_by_role("button", name="Next turn").click()
    expect(page.get_by_text(f"Turn 9, {names[8]}")).to_be_visible()
    page.wait_for_function("() => location.hash.includes('rack=')")
    page.goto(f"{site.url}/analysis{LINK}&tab=plays")
    # The one that goes out wins; drawing instead is behind.
    expect(page.locator(".study-plays .outlook").first).to_contain_text("The best of these.", timeout=FIRST)
    expect(page.locator(".study-waiting .outlook")).to_contain_text("less often than the best")
    page.locator(".study-plays button").nth(6).click()
    expect(page.locator(".study-plays .outlook")).to_have_count(4)
    expect(page.locator("tw-turn-board .felt .tile.changed").first).to_be_visible()
    # Any two are put side by side, in games of their own; drawing is one of them.
    page.locator(".study-plays li").nth(3).get_by_role("button", name="Compare").click()
    page.locator(".study-waiting").get_by_role("button", name="Compare").click()
    pair = page.get_by_role("region", name="Two turns side by side")
    expect(pair.locator(".outlook")).to_have_count(2, timeout=FIRST)
    expect(pair.locator(".outlook").filter(has_text="The best of these.")).to_have_count(1)
    expect(pair.get_by_text("Keeps 4 tiles")).to_be_visible()
    axe(page)
    shot("two-turns", page)
    page.set_viewport_size({"width": 390, "height": 844})
    shot("two-turns-phone", page)
    # A turn that was found is made, undone and made again.
    page.get_by_role("tab", name="Best").click()
    page.get_by_role("button", name="Go on from here").click()
    expect(page.get_by_role("tabpanel")).to_have_text("Put at least one tile on the rack.")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".study-answer")).to_contain_text("Play 4 tiles and go out.")
    page.get_by_role("button", name="Redo").click()
    expect(page.get_by_role("tabpanel")).to_have_text("Put at least one tile on the rack.")


@pytest.mark.deep
def test_a_position_is_played_out_against_bots(visit: Visit, site: Site, axe: Axe) -> None:
    """The player draws, the bots answer, a wrong turn cannot be played, and the last tile ends the game."""
    page = visit(f"{site.url}/analysis#rules=classic-nl&table=B4.B5.B6_K8.R8.O8&rack=B3&opened=yes")
    page.get_by_role("tab", name="Play on").click()
    page.get_by_label("Opponent 2").select_option("random")
    page.get_by_role("button", name="Start the game").click()
    game = page.locator("tw-play-out")
    state = game.locator(".study-answer")
    expect(state).to_have_text("Your turn", timeout=FIRST)
    expect(game.locator(".badge")).to_have_text(
        ["You: 1 tile on the rack", "Beginner: 14 tiles on the rack", "Daydreamer: 14 tiles on the rack", "Pool 71"]
    )
    expect(game.get_by_role("button", name="Play", exact=True)).to_be_disabled()
    game.get_by_role("button", name="Draw").click()
    log = game.get_by_role("log").locator("li")
    expect(log).to_have_count(3)
    expect(log.nth(0)).to_contain_text("You drew")
    expect(log.nth(0).locator(".small-tile")).to_be_visible()
    expect(log.nth(1)).to_contain_text("Beginner")
    expect(log.nth(2)).to_contain_text("Daydreamer")
    expect(state).to_have_text("Your turn")
    expect(game.locator(".rack .tile")).to_have_count(2)
    axe(page)
    game.get_by_role("button", name="Start again").click()
    expect(log).to_have_count(0)
    expect(game.locator(".rack .tile")).to_have_count(1)
    game.locator(".rack .tile").click()
    game.locator(".felt .slot").click()
    expect(game.get_by_text("isn’t a set").first).to_be_attached()
    expect(game.get_by_role("button", name="Play", exact=True)).to_be_disabled()
    game.get_by_role("button", name="Undo").click()
    game.locator(".rack .tile").click()
    game.locator(".felt .tile").first.click()
    game.get_by_role("button", name="Play", exact=True).click()
    expect(state).to_have_text("The game is over")
    expect(log.last).to_have_text("That was your last tile. You win the game!")
    expect(game.locator(".study-tiles").first.locator(".page-tile")).to_have_count(14)
    axe(page)


def test_somebody_new_finds_a_position_to_study(visit: Visit, site: Site) -> None:
    page = visit(f"{site.url}/study")
    page.get_by_role("link", name="What’s the best turn here?").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Analysis")
    expect(page.locator(".study-answer")).to_contain_text("Play 5 tiles and go out.", timeout=FIRST)
    expect(page.locator(".felt .tile")).to_have_count(13)
