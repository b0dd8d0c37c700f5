"""A player of the dice game in a browser, by mouse or by keyboard, who follows the hints of the server."""

import math
from collections.abc import Callable, Mapping
from http import HTTPStatus
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.hands import DRAWN, bring_in_sight, spot

Cell = tuple[int, int]
Lay = Callable[[Page, int, Cell | None], None]

_SEEN = "document.querySelector('tw-dice')"
# The arrow keys that lead to a cell and the cells they pass, by the same rule for the next cell as the page has.
_WAY = """async ([from, to]) => {
  const { nextCell } = await import(`${document.querySelector('meta[name="static"]').content}dice/geometry.js`);
  const cells = [...document.querySelectorAll("[data-cell]")].map((at) => at.dataset.cell.split(",").map(Number));
  const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  const ways = new Map([[String(from), []]]);
  for (const [at, keys] of ways) {
    for (const [key, step] of Object.entries(steps)) {
      const next = nextCell(cells, at.split(",").map(Number), step);
      if (next && !ways.has(String(next))) ways.set(String(next), [...keys, [key, String(next)]]);
    }
  }
  return ways.get(String(to));
}"""
# Whether a die is in a cell; input takes effect a moment later.
_LIES = f"(placed) => {_SEEN}.querySelector('tw-dice-grid').dice.some((each) => String(each) === String(placed))"
_MOST_TABS = 60
_MOST_ASKED = 20


def begin(page: Page, url: str, house: Mapping[str, int | str], made: Callable[[str], None] | None = None) -> str:
    """Start a match against a bot, and return its id; `made`, if given, is called with it before the match begins."""
    page.goto(url)
    match: str = page.evaluate(
        """async ([house]) => {
          const ask = async (path, body) => (await fetch(path, { method: "POST",
            headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) })).json();
          if ((await fetch("/api/me")).status === 401) await ask("/api/guests", { name: "Ann" });
          return (await ask("/api/matches", { rules: "turbo", house, bots: ["turbo-greedy"] })).match;
        }""",
        [dict(house)],
    )
    if made is not None:
        made(match)
    page.goto(f"{url}/match/{match}")
    return match


def state(page: Page) -> Any:
    """Return the state of the match screen."""
    return page.evaluate(f"(({{ seq, view, may }}) => ({{ seq, view, may }}))({_SEEN}.state)")


def wait_for(page: Page, *commands: str) -> Any:
    """Wait until one of these commands is allowed or the round is over, and return the state."""
    ready = "(kinds) => (({ view, may }) => view && (view.over || kinds.some((kind) => may.includes(kind))))"
    page.wait_for_function(f"{ready}({_SEEN}?.state ?? {{}})", arg=list(commands))
    return state(page)


def hinted(page: Page, match: str) -> dict[int, Cell]:
    """Return the places of the dice after the turn that the server suggests, empty if there is none."""
    for _ in range(_MOST_ASKED):
        status, answer = page.evaluate(
            """async ([match]) => {
              const answer = await fetch(`/api/matches/${match}/hint`, { method: "POST",
                headers: { "Content-Type": "application/json" }, body: JSON.stringify({ step: 3 }) });
              return [answer.status, await answer.json()];
            }""",
            [match],
        )
        # A busy server answers 503.
        if status != HTTPStatus.SERVICE_UNAVAILABLE:
            break
    assert status == HTTPStatus.OK, answer
    return {die: (x, y) for x, y, die in answer["table"]}


def dice_on_grid(page: Page) -> dict[int, Cell]:
    """Return the places of the dice on the grid of the screen."""
    found: list[list[int]] = page.evaluate(f"{_SEEN}.querySelector('tw-dice-grid').dice.map((placed) => [...placed])")
    return {die: (x, y) for x, y, die in found}


def lay_out(page: Page, wanted: Mapping[int, Cell], lay: Lay) -> None:
    """Lay dice one by one as wanted; dice at other places are taken off first."""
    for die, cell in dice_on_grid(page).items():
        if wanted[die] != cell:
            lay(page, die, None)
    while missing := {die: cell for die, cell in wanted.items() if dice_on_grid(page).get(die) != cell}:
        free = _free_cells(page)
        die = next((die for die, cell in missing.items() if cell in free), next(iter(missing)))
        # The grid grows around its dice, so a far cell is reached in steps.
        step = min(free, key=lambda cell: math.dist(cell, missing[die]))
        lay(page, die, step)
        page.wait_for_function(_LIES, arg=[*step, die])
        # The grid may grow, which moves every cell.
        page.evaluate(DRAWN)


def _free_cells(page: Page) -> list[Cell]:
    found: list[str] = page.evaluate("[...document.querySelectorAll('.dice-cell.empty')].map((at) => at.dataset.cell)")
    return [(int(x), int(y)) for x, y in (cell.split(",") for cell in found)]


def by_drag(page: Page, die: int, cell: Cell | None) -> None:
    """Drag a die to a cell, or beside the grid."""
    page.mouse.move(*_middle(page, f'[data-die="{die}"]'))
    page.mouse.down()
    target = _middle(page, '[data-place="tray"]' if cell is None else f'[data-cell="{cell[0]},{cell[1]}"]')
    page.mouse.move(*target, steps=4)
    page.mouse.up()


def by_taps(page: Page, die: int, cell: Cell | None) -> None:
    """Tap a die, then its new place."""
    page.locator(f'[data-die="{die}"]').click()
    if cell is None:
        box = page.locator('[data-place="tray"]').bounding_box()
        assert box is not None
        page.mouse.click(box["x"] + 5, box["y"] + 5)
    else:
        page.locator(f'[data-cell="{cell[0]},{cell[1]}"]').click()


def by_keys(page: Page, die: int, cell: Cell | None) -> None:
    """Lay a die without a pointer: roving focus, arrows, Enter; Backspace takes one off the grid."""
    if cell is None:
        x, y = dice_on_grid(page)[die]
        tab_to(page, ".dice-felt [tabindex='0']")
        _arrows_to(page, (x, y))
        page.keyboard.press("Backspace")
        return
    if there := dice_on_grid(page).get(die):
        tab_to(page, ".dice-felt [tabindex='0']")
        _arrows_to(page, there)
        page.keyboard.press("Enter")
        page.evaluate(DRAWN)
        _arrows_to(page, cell)
        page.keyboard.press("Enter")
        return
    tab_to(page, "[data-place='tray'] [tabindex='0']")
    for key in ("ArrowLeft", "ArrowRight"):
        for _ in range(20):
            if page.evaluate("document.activeElement.dataset.die") == str(die):
                break
            page.keyboard.press(key)
            page.evaluate(DRAWN)
    page.keyboard.press("Enter")
    page.evaluate(DRAWN)
    page.keyboard.press("ArrowUp")
    page.wait_for_function("() => document.activeElement.dataset.cell")
    _arrows_to(page, cell)
    page.keyboard.press("Enter")


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until an element of the selector has the focus."""
    for _ in range(_MOST_TABS):
        if page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {selector}")


def press_button(page: Page, selector: str) -> None:
    """Reach a button with Tab and press it with Enter."""
    expect(page.locator(selector)).to_be_enabled()
    tab_to(page, selector)
    page.keyboard.press("Enter")


def _arrows_to(page: Page, cell: Cell) -> None:
    at = [int(part) for part in page.evaluate("document.activeElement.dataset.cell").split(",")]
    steps: list[list[str]] = page.evaluate(_WAY, [at, list(cell)])
    for key, reached in steps:
        page.keyboard.press(key)
        page.wait_for_function("(cell) => document.activeElement.dataset.cell === cell", arg=reached)


def _middle(page: Page, selector: str) -> tuple[float, float]:
    locator = page.locator(selector)
    bring_in_sight(locator)
    return spot(locator)
