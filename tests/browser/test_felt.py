"""The felt: all its tiles in sight, as large as it has room for, and still while the match around it changes."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.hands import settled
from tests.browser.site import Site
from tests.browser.test_table import LANDSCAPE, PHONE, at_table
from tests.daily import daily

pytestmark = pytest.mark.slow(reason="plays in a real browser")

LARGE = {"width": 1920, "height": 1080}
# Late in a game that nobody could finish: 25 rows with 105 tiles, and one on the rack.
FULL = [
    *([4 * face for face in range(13 * color + first, 13 * color + last)] for color in range(4) for first, last in
      ((0, 4), (4, 8), (8, 13))),
    *([4 * (13 * color + number) + 1 for color in range(4)] for number in range(12)),
    [4 * (13 * color + 12) + 1 for color in range(3)] + [208, 212],
]  # fmt: skip
FEW = FULL[:3]
SHOW = """async ([table, rack, points]) => {
  const screen = document.querySelector("tw-match");
  const {seq, view, may} = screen.state;
  const readings = table.map((order) => ({legal: true, order, stands: order.map(() => []), value: 12}));
  const totals = view.totals.map((_, seat) => (seat ? -1 : 1) * points);
  const changed = {...view, table, totals, turns: view.turns + 1, rack: rack ?? view.rack};
  screen.session.dispatch({type: "view", seq, view: changed, readings, may});
  await screen.updateComplete;
  await screen.querySelector("tw-board").updateComplete;
}"""
SEEN = """() => {
  const felt = document.querySelector(".felt").getBoundingClientRect();
  const tiles = [...document.querySelectorAll(".felt .tile")].map((tile) => tile.getBoundingClientRect());
  const seen = tiles.filter(({top, bottom}) => top >= felt.top && bottom <= felt.bottom + 0.5);
  return {seen: seen.length, width: tiles[0].width, rack: document.querySelector(".rack .tile").offsetWidth};
}"""
SHOW_HINT = """([rows, sentence]) => void document.querySelector("tw-board").demonstrate([{rows, sentence}])"""
BELOW_FOLD = """() => document.querySelector(".row.touched").getBoundingClientRect().bottom
  - document.querySelector(".felt").getBoundingClientRect().bottom"""
WATCH = """() => {
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const {value, sources} of list.getEntries())
      // Tiles move when others lay them; everything else stays.
      if (sources.some(({node}) => !node?.parentElement?.closest(".rows, .rack, .log"))) window.shifted += value;
  }).observe({type: "layout-shift"});
}"""


def shown(page: Page, table: list[list[int]], rack: list[int] | None = None, points: int = 0) -> dict[str, Any]:
    """Show a table, a rack and points, and return what is in sight."""
    page.evaluate(SHOW, [table, rack, points])
    settled(page)
    found: dict[str, Any] = page.evaluate(SEEN)
    return found


@pytest.mark.parametrize("viewport", daily([PHONE, LANDSCAPE], PHONE))
def test_all_of_a_full_table_is_in_sight_on_a_phone(visit: Visit, site: Site, viewport: dict[str, int]) -> None:
    page = at_table(visit, site, ["hoarder"] * 3, viewport=viewport, has_touch=True)
    found = shown(page, FULL, [2])
    assert found["seen"] == sum(map(len, FULL)) == 105
    assert found["width"] >= 20
    # A hint shows the row that it changes.
    page.evaluate(SHOW_HINT, [[*FULL[1:], [*FULL[0], 2]], "Lay it"])
    settled(page)
    expect(page.locator(".row.touched")).to_be_in_viewport(ratio=1)
    assert page.evaluate(BELOW_FOLD) <= 0


def test_tiles_fill_a_large_felt_and_nothing_jumps_when_points_grow(visit: Visit, site: Site) -> None:
    page = at_table(visit, site, ["hoarder"] * 3, viewport=LARGE)
    found = shown(page, FEW)
    assert found["width"] >= 76
    assert found["rack"] >= found["width"]
    for viewport in (LARGE, PHONE):
        page.set_viewport_size({"width": viewport["width"], "height": viewport["height"]})
        settled(page)
        page.evaluate(WATCH)
        for points in (5, 88, 264, 1088):
            shown(page, FEW, points=points)
        assert page.evaluate("window.shifted") < 0.05, viewport
