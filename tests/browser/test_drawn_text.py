"""Pieces are drawn wherever text speaks of them, in every language; screen readers hear the words."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Axe, Visit
from tests.browser.hands import spot
from tests.browser.site import Site
from tests.browser.test_playback import rows, turn_of
from tests.browser.test_table import LANDSCAPE, LARGE, PHONE, at_table
from tilewright.words.locales import LOCALES

pytestmark = pytest.mark.slow(reason="plays in a real browser")

# Every face in a list, as a language names it, and what is drawn of it.
DRAWN = """async ([address, languages]) => {
  const {loadWords, setLanguage} = await import(`${address}words.js`);
  const {piecesInWords} = await import(`${address}tiles/tile.js`);
  const {drawnText} = await import(`${address}parts/boards/drawn_text.js`);
  const all = Array.from({length: 56}, (_, face) => face * 4);
  const found = {};
  for (const language of languages) {
    setLanguage(language);
    await loadWords();
    const faces = [];
    const drawing = {picture: (face) => faces.push(face), pieces: () => []};
    drawnText(piecesInWords(all), drawing);
    drawnText(piecesInWords(all.slice(4, 8)), drawing);
    found[language] = [faces.length, faces.slice(-4).join(" ")];
  }
  return found;
}"""

# The widths at which the full stop of a line is not to the right of its last piece, and whether its pieces can wrap.
LONE_STOPS = """(line) => {
  const alone = [];
  let wraps = false;
  for (let width = 60; width < 300; width++) {
    // A copy has its width at once, without a transition.
    const copy = line.cloneNode(true);
    copy.style.width = `${width}px`;
    line.after(copy);
    const stop = document.createRange();
    stop.selectNode([...copy.childNodes].findLast((node) => node.data === "."));
    const runs = [...copy.querySelectorAll(".drawn-run")].map((run) => run.getBoundingClientRect());
    if (stop.getBoundingClientRect().left < runs.at(-1).right - 1) alone.push(width);
    wraps ||= runs[0].bottom <= runs.at(-1).top;
    copy.remove();
  }
  return [alone, wraps];
}"""


@pytest.mark.deep
def test_pieces_are_drawn_in_log_verdict_and_ticker_and_light_up_on_the_table(
    visit: Visit, site: Site, axe: Axe
) -> None:
    page = at_table(visit, site, ["hoarder"], viewport=LARGE)
    row, other = rows("R3 R4 R5 | K9 B9 O9", page)
    turn_of(page, 1, [row, other], [*row, *other])
    line = page.locator(".log li").first
    # The words are there for screen readers, and the tiles for everybody else; a run is drawn as one.
    expect(line).to_contain_text("Hoarder opened with red 3, red 4, red 5, black 9, blue 9, and orange 9")
    expect(line.locator(".drawn-run")).to_have_count(4)
    expect(line.locator(".small-tile")).to_have_count(6)
    assert line.evaluate(LONE_STOPS) == [[], True]
    line.locator(".drawn").hover()
    expect(page.locator(".felt .tile[data-lit]")).to_have_count(6)
    page.mouse.move(*spot(page.locator("h1")))
    expect(page.locator("[data-lit]")).to_have_count(0)
    page.locator("tw-match").evaluate("screen => screen.session.refuse(['The red 3 is missing.'])")
    expect(page.locator(".voice .small-tile")).to_have_count(1)
    axe(page)
    # Where the log is not in sight, the last event has a line of its own.
    expect(page.locator(".ticker")).to_be_hidden()
    for size in (PHONE, LANDSCAPE):
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        expect(page.locator(".ticker .small-tile")).to_have_count(6)
        expect(page.locator(".ticker .small-tile").first).to_be_in_viewport(ratio=1)
    axe(page)
    address = page.locator("meta[name=static]").get_attribute("content")
    found = page.evaluate(DRAWN, [address, [*LOCALES]])
    assert found == {language: [60, "K5 K6 K7 K8"] for language in LOCALES}
