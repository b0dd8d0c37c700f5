"""The people around the table, their racks, and the pile: where they are, what they show, and what comes in."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.hands import settled
from tests.browser.site import Site
from tests.browser.test_match import end_turn, match_against, open_match
from tests.browser.test_playback import HOLD, LET_GO
from tests.browser.test_table import LANDSCAPE, LARGE, NO_CLOCK, PHONE, at_table
from tests.daily import daily

pytestmark = pytest.mark.slow(reason="plays in a real browser")

# The tiles of the pile and of every rack as they are drawn, and as the server counts them.
HELD = """() => {
  const {view} = document.querySelector("tw-match").state;
  const tiles = (element, name) => Number(getComputedStyle(element).getPropertyValue(name));
  const shown = [...document.querySelectorAll("[data-seat]")].map((seat) =>
    [Number(seat.dataset.seat), tiles(seat.querySelector(".backs"), "--count")]);
  return {
    pile: [...document.querySelectorAll(".pile i")].reduce((sum, stack) => sum + tiles(stack, "--high"), 0),
    pool: view.pool, racks: Object.fromEntries(shown), counts: Object.fromEntries(view.counts.entries()),
  };
}"""
# Who sits where: the middle of each face within the felt, from 0 to 1.
FACES = """() => {
  const felt = document.querySelector(".around").getBoundingClientRect();
  return [...document.querySelectorAll("[data-seat] .face")].map((face) => {
    const {left, top, width, height} = face.getBoundingClientRect();
    return [(left + width / 2 - felt.left) / felt.width, (top + height / 2 - felt.top) / felt.height];
  });
}"""
# What moves without a transform, but for what the player has just done.
SHIFTS = """() => {
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const {value, hadRecentInput} of list.getEntries()) if (!hadRecentInput) window.shifted += value;
  }).observe({type: "layout-shift", buffered: true});
}"""
# The words in sight that tell who drew what for the first turn.
TOLD = """(words) => [...document.querySelectorAll("p, li")]
  .filter((each) => each.checkVisibility() && each.clientHeight > 1 && each.textContent.includes(words)).length"""
# The buttons whose words are cut off or that are out of sight.
CUT = """() => [...document.querySelectorAll(".turn-buttons button, tw-board .tools button, .headline h1")]
  .filter((each) => each.checkVisibility())
  .filter((each) => {
    const {left, right, top, bottom} = each.getBoundingClientRect();
    return each.scrollWidth > each.clientWidth + 1 || left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
  })
  .map(({textContent}) => textContent.trim())"""
ENDS = """() => new Set([...document.querySelectorAll('.rack [data-moving]')]
  .flatMap((tile) => tile.getAnimations())
  .map(({effect}) => `${effect.getTiming().delay} ${effect.getTiming().duration}`)).size"""
COMING = "() => document.querySelectorAll('tw-board [data-moving]').length"


def held(page: Page) -> None:
    """Check that pile and racks show as many tiles as there are."""
    found = page.evaluate(HELD)
    assert found["pile"] == found["pool"]
    assert found["racks"] == found["counts"]
    # Bots may draw meanwhile: the number is that of the view, whichever it is by then.
    page.wait_for_function(f"() => Number(document.querySelector('.pile b').innerText) === ({HELD})().pool")


@pytest.mark.parametrize("viewport", daily([PHONE, LANDSCAPE, LARGE], LARGE))
def test_people_sit_around_the_table_and_pile_and_racks_show_every_tile(
    visit: Visit, site: Site, viewport: dict[str, int]
) -> None:
    page = at_table(visit, site, ["hoarder"] * 3, viewport=viewport)
    held(page)
    pool = int(page.locator(".pile b").inner_text())
    end_turn(page, page.locator("button.draw").click)
    held(page)
    assert int(page.locator(".pile b").inner_text()) < pool
    # In the order of play, clockwise, the player's own seat last; whose turn it is stands out.
    own = page.evaluate("document.querySelector('tw-match').state.view.seat")
    seats = page.locator("[data-seat]").evaluate_all("all => all.map(({dataset}) => Number(dataset.seat))")
    assert seats == [(own + step) % 4 for step in (1, 2, 3, 4)]
    expect(page.locator(".seat.to-move")).to_have_count(1)
    expect(page.locator(".seat.to-move .face")).to_have_attribute("data-doing", "thinks")
    faces = page.evaluate(FACES)
    if viewport is LARGE:
        left, far, right, mine = faces
        assert left[0] < 0.2
        assert right[0] > 0.8
        assert 0.4 < far[0] < 0.6
        assert far[1] < 0.3
        assert mine[1] > left[1]
    else:
        along = 1 if viewport is LANDSCAPE else 0
        assert faces == sorted(faces, key=lambda face: face[along])


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_tiles_come_from_the_pile_when_they_are_dealt_and_drawn_unless_motion_is_reduced(
    visit: Visit, site: Site, motion: str
) -> None:
    page = visit(reduced_motion=motion)
    page.add_init_script(HOLD)
    match = match_against(page, site, ["hoarder"], "classic-nl", NO_CLOCK)
    open_match(page, f"{site.url}/match/{match}")
    expect(page.locator(".rack .tile")).to_have_count(14)
    moves = motion != "reduce"
    # The player's 14 tiles, and one face-down tile for the other rack. A key skips the animation.
    assert page.evaluate(COMING) == (15 if moves else 0)
    # They come in one after the other and rest together: one layout, and no frame of the page for each.
    assert page.evaluate(ENDS) == (1 if moves else 0)
    page.evaluate("() => { window.dealt = [...document.querySelectorAll('[data-moving]')]; }")
    page.keyboard.press("Shift")
    # Where the bot begins, a tile that it draws may be coming already.
    assert not page.evaluate("dealt.some((tile) => tile.isConnected && tile.matches('[data-moving]'))")
    expect(page.locator(".match.mine")).to_be_visible()
    page.evaluate(LET_GO)
    page.evaluate("() => { window.held = true; }")
    page.locator("button.draw").click()
    expect(page.locator(".rack .tile")).to_have_count(15)
    if moves:
        page.wait_for_function(f"() => ({COMING})() > 0")
    assert page.evaluate("document.getAnimations().some(({effect}) => effect.target.closest('tw-board'))") == moves


@pytest.mark.parametrize("viewport", daily([PHONE, LANDSCAPE, LARGE], PHONE))
def test_a_match_lays_itself_out_once_and_tells_of_the_first_turn_once(
    visit: Visit, site: Site, viewport: dict[str, int]
) -> None:
    page = visit(viewport=viewport, reduced_motion="no-preference")
    page.add_init_script(f"({SHIFTS})()")
    open_match(page, f"{site.url}/match/{match_against(page, site, ['hoarder'] * 3, 'classic-nl', NO_CLOCK)}")
    expect(page.locator(".match.mine")).to_be_visible()
    assert page.evaluate(TOLD, "Draw for the first turn") <= 1
    for _ in range(2):
        end_turn(page, page.locator("button.draw").click)
        expect(page.locator(".match.mine")).to_be_visible()
    settled(page)
    assert page.evaluate("window.shifted") < 0.05


def test_german_words_fit_on_a_phone_on_its_side(visit: Visit, site: Site) -> None:
    page = at_table(visit, site, ["hoarder"] * 3, viewport=LANDSCAPE, locale="de-DE", has_touch=True)
    expect(page.get_by_role("button", name="Ziehen")).to_be_visible()
    assert page.evaluate(CUT) == []
