"""Faces, emotes and big turns at the table: what everybody sees, moving or still."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Axe, Visit
from tests.browser.hands import settled
from tests.browser.site import Site
from tests.browser.test_match import SHORT, api, match_against, open_match
from tilewright.bots.registry import LADDER
from tilewright.words.locales import LOCALES

pytestmark = pytest.mark.slow(reason="plays in a real browser")

# The boxes of an emote, of the felt and of what may never be covered, read while the emote is there.
EMOTE = """() => {
  const emote = document.querySelector("tw-emote");
  const box = (element) => {
    const {left, top, right, bottom} = element.getBoundingClientRect();
    return {x: (left + right) / 2, y: (top + bottom) / 2, top, bottom};
  };
  return emote && {emote: box(emote), face: box(document.querySelector(`[data-seat="${emote.dataset.from}"] .avatar`)),
    felt: box(document.querySelector(".felt-place")), moves: emote.getAnimations().length > 0,
    hit: getComputedStyle(emote).pointerEvents};
}"""

# A bot lays nine tiles, or frees a joker; what is read of the seat comes with the box of the felt before and after.
BIG = """async ({seat, events}) => {
  const screen = document.querySelector("tw-match");
  const felt = () => JSON.stringify(document.querySelector(".felt-place").getBoundingClientRect());
  const before = felt();
  for (const event of events)
    screen.session.dispatch({type: "events", seq: screen.state.seq + 1, events: [event]});
  await screen.updateComplete;
  const card = document.querySelector(`.seat[data-seat="${seat}"]`);
  const praise = card.querySelector(".praise");
  return {words: praise?.textContent, still: felt() === before,
    sparks: document.querySelectorAll(".sparks span").length, mood: card.querySelector(".bot-face").dataset.mood,
    other: document.querySelector(`.bot-face:not(.seat[data-seat="${seat}"] *)`).dataset.mood};
}"""
JOKER = 208


def two_at_a_table(ann: Page, ben: Page, site: Site) -> str:
    """Return the table of two people and a bot, at which both play."""
    api(ann, site, "guests", {"name": "Ann"})
    api(ben, site, "guests", {"name": "Ben"})
    table = api(ann, site, "tables", {"rules": "classic-nl", "house": SHORT, "bots": [None, "greedy"]})
    api(ben, site, f"tables/{table['table']}/join", {"invite": table["invite"]})
    match = api(ann, site, f"tables/{table['table']}/start")["match"]
    ann.goto(f"{site.url}/match/{match}")
    open_match(ben, f"{site.url}/match/{match}")
    expect(ann.locator("tw-board")).to_be_visible()
    return str(table["table"])


@pytest.mark.deep
@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_an_emote_rises_from_the_face_or_stays_there_without_motion(visit: Visit, site: Site, motion: str) -> None:
    ann, ben = visit(viewport={"width": 1440, "height": 900}), visit(reduced_motion=motion)
    two_at_a_table(ann, ben, site)
    ann.get_by_role("group", name="Emotes").get_by_role("button", name="hooray").click()
    seen = ben.wait_for_function(EMOTE).json_value()
    assert seen["hit"] == "none"
    assert seen["moves"] == (motion != "reduce")
    if motion == "reduce":
        assert abs(seen["emote"]["x"] - seen["face"]["x"]) < 1
        assert abs(seen["emote"]["y"] - seen["face"]["y"]) < 1
    expect(ben.locator("tw-emote")).to_have_count(0)
    # It is also a line of the chat, with words for those who cannot see it.
    expect(ann.locator(".chat-messages li")).to_contain_text("hooray")
    # Who mutes a player sees no more of them.
    ben.set_viewport_size({"width": 1440, "height": 900})
    settled(ben)
    ben.get_by_role("button", name="Mute or report Ann").click()
    ben.get_by_role("button", name="Mute Ann").click()
    expect(ben.get_by_text("You won’t see messages from Ann anymore.")).to_be_visible()
    ann.get_by_role("group", name="Emotes").get_by_role("button", name="heart").click()
    ann.get_by_role("button", name="Good luck!").click()
    expect(ann.locator(".chat-messages li")).to_have_count(3)
    expect(ben.locator(".chat-messages li")).to_have_count(1)
    expect(ben.locator("tw-emote")).to_have_count(0)


def test_a_message_leaves_a_mark_on_a_phone_until_it_is_read(visit: Visit, site: Site) -> None:
    ann, ben = visit(viewport={"width": 1440, "height": 900}), visit(viewport={"width": 390, "height": 844})
    two_at_a_table(ann, ben, site)
    ann.get_by_role("button", name="Good luck!").click()
    mark = ben.get_by_role("button", name="Chat: one new message")
    expect(mark).to_have_attribute("data-news", "1")
    ann.get_by_role("button", name="Thanks!").click()
    mark = ben.get_by_role("button", name="Chat: 2 new messages")
    mark.click()
    expect(ben.locator(".chat-messages li")).to_have_count(2)
    expect(mark).to_have_count(0)


@pytest.mark.deep
@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_a_big_turn_is_celebrated_at_its_seat_for_a_moment(visit: Visit, site: Site, motion: str) -> None:
    page = visit(viewport={"width": 390, "height": 844}, reduced_motion=motion)
    match = match_against(page, site, ["casual", "cautious", "greedy"], "classic-nl", {"time.limit": "none"})
    open_match(page, f"{site.url}/match/{match}")
    expect(page.locator(".match.mine")).to_be_visible()
    nine = {"type": "TilesPlayed", "seat": 1, "played": [*range(0, 36, 4)], "table": [[*range(0, 36, 4)]]}
    seen = page.evaluate(BIG, {"seat": 1, "events": [nine]})
    assert (seen["words"], seen["still"], seen["mood"], seen["other"]) == ("9 tiles!", True, "pleased", "surprised")
    assert seen["sparks"] == (0 if motion == "reduce" else 12)
    expect(page.locator(".praise")).to_have_count(0)
    expect(page.locator(".sparks")).to_have_count(0)
    # The joker leaves a run for a group; a turn without that is not celebrated.
    run, group = [0, JOKER, 8], [36, 88, 140]
    laid = {"type": "TilesPlayed", "seat": 2, "played": [*run, *group], "table": [run, group]}
    freed = {"type": "TilesPlayed", "seat": 2, "played": [4], "table": [[0, 4, 8], [*group, JOKER]]}
    assert page.evaluate(BIG, {"seat": 2, "events": [laid]})["words"] is None
    assert page.evaluate(BIG, {"seat": 2, "events": [freed]})["words"] == "Joker freed!"


@pytest.mark.deep
def test_the_ladder_names_every_bot_and_seats_one(visit: Visit, site: Site, axe: Axe) -> None:
    page = visit(f"{site.url}/new")
    rungs = page.locator(".ladder .rung")
    expect(rungs).to_have_count(len(LADDER))
    expect(page.locator(".ladder")).to_contain_text("You have beaten 0 of 9.")
    rungs.last.locator("summary").click()
    expect(rungs.last).to_contain_text("searcher")
    axe(page)
    page.get_by_role("button", name="Add Thinker to the table").click()
    expect(page.get_by_label("Seat 2")).to_have_value("searcher")


@pytest.mark.deep
def test_a_game_against_bots_is_ended_with_two_taps_and_the_same_bots_play_again_with_one(
    visit: Visit, site: Site
) -> None:
    page = visit(site.url)
    api(page, site, "guests", {"name": "Ann"})
    table = api(page, site, "tables", {"rules": "classic-nl", "bots": ["searcher", "searcher", "casual"]})["table"]
    first = api(page, site, f"tables/{table}/start")["match"]
    page.goto(f"{site.url}/table/{table}")
    expect(page.locator("tw-board")).to_be_visible()
    names = sorted(page.locator(".seat-name b").all_inner_texts())
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="End this match").click()
    page.get_by_role("button", name="Press again to end it").click()
    expect(page.get_by_role("heading", name="You ended this match", level=2)).to_be_visible()
    expect(page.locator("button.play")).to_have_count(0)
    # It is over, so nobody is asked to continue it.
    assert api(page, site, f"matches/{first}", method="GET")["over"]
    page.get_by_role("button", name="Play again").click()
    page.wait_for_function("old => document.querySelector('tw-match')?.match !== old", arg=first)
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".rack .tile").first).to_be_visible()
    assert sorted(page.locator(".seat-name b").all_inner_texts()) == names


@pytest.mark.deep
@pytest.mark.parametrize("locale", LOCALES)
def test_the_names_of_four_seats_are_whole_on_a_phone(visit: Visit, site: Site, locale: str) -> None:
    page = visit(viewport={"width": 390, "height": 844}, locale=locale)
    match = match_against(page, site, ["casual", "casual", "cautious"], "classic-nl", {"time.limit": "none"})
    open_match(page, f"{site.url}/match/{match}")
    cut = """() => [...document.querySelectorAll(".seat-name b")].filter((name) =>
      name.scrollHeight > name.clientHeight || name.scrollWidth > name.clientWidth).map((name) => name.textContent)"""
    expect(page.locator(".seat-name b")).to_have_count(4)
    assert page.evaluate(cut) == []
    # The player's own seat is the last one, with tiles and points.
    own = page.locator(".seat.own-seat")
    expect(own.locator(".count")).to_contain_text("14")
    expect(own.locator(".points")).to_be_visible()
