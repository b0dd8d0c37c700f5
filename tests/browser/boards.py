"""A board alone on a page, with a fixed position."""

from contextlib import suppress
from typing import Any, Literal, Protocol

from playwright.sync_api import Locator, Page, ViewportSize

from tests.waiting import wait_until
from tilewright.tiles import CODES, FACES, read_table, write_row, write_table

COPIES = 4
FEED = """async ({address, table, rack, readings, rest}) => {
  (await import(`${address}settings.js`)).applyTheme();
  await (await import(`${address}words.js`)).loadWords();
  await import(`${address}tiles/board/board.js`);
  const {OwnTurn} = await import(`${address}tiles/board/own_turn.js`);
  const board = document.createElement("tw-board");
  Object.assign(board, {view: {table, rack, seat: 0}, readings, sorting: "own", order: rack, ...rest});
  // A board holds nothing: what the player does comes back as what it shows.
  const turn = new OwnTurn((rows) => (board.rows = fired.draft = rows), () => {});
  turn.begin(table, board.rows ?? table);
  window.step = (way) => turn.step({detail: way});
  for (const [type, does] of Object.entries({draft: turn.lay, step: turn.step}))
    board.addEventListener(type, does);
  for (const type of ["order", "sorting"]) board.addEventListener(type, ({detail}) => (board[type] = detail));
  window.fired = {};
  for (const type of ["order", "announce"]) board.addEventListener(type, ({detail}) => (fired[type] = detail));
  // A page of its own, as axe looks at it: with a main part and a heading.
  const main = document.createElement("main");
  main.style.display = "contents";
  main.innerHTML = `<h1 class="visually-hidden">A board</h1>`;
  main.append(board);
  document.body.replaceChildren(main);
  Object.assign(document.body.style, {height: "100dvh", padding: "8px"});
  await board.updateComplete;
}"""
ROWS = """rows => rows.map(row => [...row.querySelectorAll(".tile")].map(tile => Number(tile.dataset.piece)))"""


def pieces(text: str) -> list[list[int]]:
    """Return the pieces of rows in the notation; equal faces become different copies."""
    used: dict[int, int] = {}
    rows: list[list[int]] = []
    for row in read_table(text):
        codes = [CODES[face] for face in row]
        rows.append([])
        for code in codes:
            copy = used.get(code, 0)
            used[code] = copy + 1
            rows[-1].append(code * COPIES + copy)
    return rows


class Put(Protocol):
    """Puts a board on an empty page."""

    def __call__(
        self,
        table: str,
        rack: str,
        rest: dict[str, Any] | None = None,
        viewport: ViewportSize = ...,
        reduced_motion: Literal["reduce", "no-preference"] = ...,
    ) -> Page:
        """Return the page with a table and a rack; `rest` are other properties of the board."""
        ...


def table_of(page: Page) -> str:
    """Return the rows on the screen in the notation."""
    rows = page.locator(".row").evaluate_all(ROWS)
    return write_table([FACES[piece // COPIES] for piece in row] for row in rows)


def rack_of(page: Page) -> str:
    """Return the rack on the screen in the notation."""
    (row,) = page.locator(".rack").evaluate_all(ROWS)
    return write_row(FACES[piece // COPIES] for piece in row)


def expect_table(page: Page, rows: str) -> None:
    """Expect rows on the screen, in the notation: input takes effect a moment later."""
    with suppress(TimeoutError):
        wait_until(lambda: table_of(page) == rows)
    assert table_of(page) == rows


def expect_rack(page: Page, row: str) -> None:
    """Expect a rack on the screen, in the notation."""
    with suppress(TimeoutError):
        wait_until(lambda: rack_of(page) == row)
    assert rack_of(page) == row


def last_fired(page: Page, event: str) -> Any:
    """Return the detail of the last event of a type."""
    return page.evaluate(f"fired.{event} ?? null")


def expect_fired(page: Page, event: str, detail: str) -> None:
    """Expect the detail of the last event of a type."""
    with suppress(TimeoutError):
        wait_until(lambda: last_fired(page, event) == detail)
    assert last_fired(page, event) == detail


def tile(page: Page, row: int, place: int) -> Locator:
    """Return a tile of the table."""
    return page.locator(".row").nth(row).locator(".tile").nth(place)


def rack_tile(page: Page, place: int) -> Locator:
    """Return a tile of the rack."""
    return page.locator(".rack .tile").nth(place)
