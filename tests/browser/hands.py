"""Players of the board: by mouse, by touch, and by keyboard."""

from collections.abc import Callable
from typing import Any, Protocol

from playwright.sync_api import CDPSession, Locator, Page, expect

Point = tuple[float, float]
MOST_TABS = 80
MOST_PASSES = 5
# Resolves when no animation or transition runs, apart from endless ones.
STILL = """() => Promise.allSettled(document.getAnimations()
  .filter((each) => each.effect.getComputedTiming().endTime !== Infinity).map((each) => each.finished))"""
# Resolves when everything that was asked for before is drawn.
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
# A fold may be inside another one, which draws it when it opens.
UNFOLDED = """async () => {
  for (let folds; (folds = document.querySelectorAll("main details:not([open])")).length; )
    for (const fold of folds) {
      fold.open = true;
      await new Promise(requestAnimationFrame);
    }
}"""


def spot(thing: Locator, across: float = 0.5) -> Point:
    """Return a point of an element that stands still: at a fraction of its width and the middle of its height."""
    settled(thing.page)
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] * across, box["y"] + box["height"] / 2


def bring_in_sight(thing: Locator) -> None:
    """Scroll to an element; the page is drawn first, so that the element is not replaced while it scrolls."""
    settled(thing.page)
    thing.evaluate("(it) => it.scrollIntoViewIfNeeded()")


def settled(page: Page) -> None:
    """Wait until the page is drawn and nothing moves."""
    page.evaluate(DRAWN)
    page.evaluate(STILL)


def answer_late(page: Page) -> None:
    """Let every answer of the server take a third of a second: a hand is faster."""
    late = {"offline": False, "latency": 300, "downloadThroughput": -1, "uploadThroughput": -1}
    page.context.new_cdp_session(page).send("Network.emulateNetworkConditions", late)


class Scripted(Protocol):
    """A page that runs scripts: Playwright's, or that of another browser."""

    def evaluate(self, expression: str, arg: Any = None) -> Any:
        """Return the value of an expression, or of a function of one argument."""
        ...

    def wait_for_function(self, expression: str, *, arg: Any = None) -> Any:
        """Wait until an expression or a function holds."""
        ...


class Mover(Protocol):
    """Moves pieces on the board."""

    def to_row(self, piece: int, other: int) -> None:
        """Put a piece into the row of another one."""
        ...

    def to_felt(self, piece: int) -> None:
        """Put a piece into a new row."""
        ...


class Hand(Mover, Protocol):
    """Moves pieces on the board and presses buttons."""

    def press(self, button: Locator) -> None:
        """Press a button."""
        ...


class Mouse:
    """Moves tiles with the mouse."""

    def __init__(self, page: Page) -> None:
        self._page = page

    def drag(self, start: Point, end: Point) -> None:
        """Drag from one point to another."""
        self.hold(start, end)
        self.release()

    def hold(self, start: Point, end: Point) -> None:
        """Drag from one point to another without a drop."""
        self._page.mouse.move(*start)
        self._page.mouse.down()
        self._page.mouse.move(*end, steps=5)

    def release(self) -> None:
        """Drop what is held."""
        self._page.mouse.up()

    def tap(self, thing: Locator) -> None:
        """Click on something."""
        self._page.mouse.click(*spot(thing))

    def to_row(self, piece: int, other: int) -> None:
        """Drag a piece into the row of another one."""
        drag_to(self, tile(self._page, piece), tile(self._page, other))

    def to_felt(self, piece: int) -> None:
        """Drag a piece to the place for a new row."""
        drag_to(self, tile(self._page, piece), self._page.locator(".slot"))

    def press(self, button: Locator) -> None:
        """Click on a button."""
        button.click()


class Finger:
    """Moves tiles by touch."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._session: CDPSession = page.context.new_cdp_session(page)

    def drag(self, start: Point, end: Point) -> None:
        """Drag from one point to another."""
        self.hold(start, end)
        self.release()

    def hold(self, start: Point, end: Point) -> None:
        """Drag from one point to another without a drop."""
        self._touch("touchStart", start)
        for part in (0.2, 0.5, 0.8, 1):
            self._touch("touchMove", (start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part))

    def release(self) -> None:
        """Drop what is held."""
        self._touch("touchEnd")

    def tap(self, thing: Locator) -> None:
        """Tap on something."""
        # Both events are sent at once: on a busy machine two messages could be so far apart that they are a long press.
        self._page.touchscreen.tap(*spot(thing))

    def spread(self, middle: Point, start: float, end: float) -> None:
        """Put two fingers on the page side by side, and change how far they are apart."""
        x, y = middle
        apart = [start + (end - start) * part / 4 for part in range(5)]
        for kind, wide in zip(("touchStart", *["touchMove"] * 4), apart, strict=True):
            self._touch(kind, (x - wide / 2, y), (x + wide / 2, y))
        self.release()

    def to_row(self, piece: int, other: int) -> None:
        """Drag a piece into the row of another one."""
        drag_to(self, tile(self._page, piece), tile(self._page, other))

    def to_felt(self, piece: int) -> None:
        """Drag a piece to the place for a new row."""
        drag_to(self, tile(self._page, piece), self._page.locator(".slot"))

    def press(self, button: Locator) -> None:
        """Tap on a button."""
        bring_in_sight(button)
        self.tap(button)

    def _touch(self, kind: str, *points: Point) -> None:
        touches = [{"x": x, "y": y} for x, y in points]
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})


class Keys:
    """Moves tiles with the keyboard only."""

    def __init__(self, page: Page) -> None:
        self._page = page

    def to_row(self, piece: int, other: int) -> None:
        """Pick a piece up, go to another one and put it into its row."""
        self._go(f'[data-piece="{piece}"]')
        self._page.keyboard.press("Enter")
        self._go(f'[data-piece="{other}"]')
        self._page.keyboard.press("Enter")

    def to_felt(self, piece: int) -> None:
        """Make a new row of a piece."""
        self._go(f'[data-piece="{piece}"]')
        self._page.keyboard.press("n")

    def press(self, button: Locator) -> None:
        """Reach a button with Tab, and press it."""
        for _ in range(MOST_TABS):
            if button.evaluate("button => button === document.activeElement"):
                self._page.keyboard.press("Enter")
                return
            self._page.keyboard.press("Tab")
        raise AssertionError(f"Tab never reaches {button}")

    def _go(self, goal: str) -> None:
        """Reach a tile: with Tab to the board, then with arrow keys."""
        way = f"""() => {{
          const all = [...document.querySelectorAll(".felt .tile, .slot, .rack .tile")];
          const here = all.indexOf(document.activeElement);
          return here < 0 ? null : all.findIndex(tile => tile.matches('{goal}')) - here;
        }}"""
        for _ in range(MOST_TABS):
            steps: int | None = self._page.evaluate(way)
            if steps is not None:
                for _ in range(abs(steps)):
                    self._page.keyboard.press("ArrowRight" if steps > 0 else "ArrowLeft")
                return
            self._page.keyboard.press("Tab")
        raise AssertionError("Tab never reaches the board")


PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "color_scheme": "dark"}
# Every kind of input, with the screen it is tried on.
HANDS: dict[str, tuple[Callable[[Page], Hand], dict[str, Any]]] = {
    "mouse": (Mouse, {}),
    "touch": (Finger, PHONE),
    "keys": (Keys, {}),
}


def drag_to(hand: Mouse | Finger, thing: Locator, goal: Locator) -> None:
    """Drag an element to its goal; if both do not fit on the screen, tap one and then the other."""
    bring_in_sight(thing)
    start = spot(thing)
    bring_in_sight(goal)
    if spot(thing) == start:
        hand.drag(start, spot(goal))
        return
    bring_in_sight(thing)
    hand.tap(thing)
    bring_in_sight(goal)
    hand.tap(goal)


def let_phones_join(page: Page) -> None:
    """Let phones join, on the machine of a server that only it can reach yet; then there is a code to scan."""
    code, button = page.locator(".qr"), page.get_by_role("button", name="Let phones join")
    expect(code.or_(button)).to_be_visible()
    if button.count():
        button.click()
    expect(code).to_be_visible()


def tile(page: Page, piece: int) -> Locator:
    """Return a tile of felt or rack by its number."""
    return page.locator(f'[data-piece="{piece}"]')


def rows_of(page: Scripted) -> list[list[int]]:
    """Return the pieces of the rows on the screen."""
    rows: list[list[int]] = page.evaluate(
        """() => [...document.querySelectorAll(".felt .row")]
          .map(row => [...row.querySelectorAll(".tile")].map(tile => Number(tile.dataset.piece)))"""
    )
    return rows


def settle(page: Scripted) -> None:
    """Wait until the server has judged the draft and the page shows it: a judgement can move tiles."""
    page.wait_for_function(
        """() => {
          const {draft: {rows: draft}, judgement} = document.querySelector("tw-match").state;
          const same = (one, other) => one.length === other.length && one.every(piece => other.includes(piece));
          return judgement?.readings.length === draft.length
            && draft.every((row, place) => same(row, judgement.readings[place].order));
        }"""
    )
    page.evaluate(DRAWN)


def lay(page: Scripted, hand: Mover, table: list[list[int]]) -> None:
    """Move pieces one by one until the table is as wanted.

    A piece that is dropped between two others can split their row, so the rows are compared again after each pass.
    """
    wanted = sorted(map(sorted, table))
    for _ in range(MOST_PASSES):
        if sorted(map(sorted, rows_of(page))) == wanted:
            return
        _build(page, hand, table)
    assert sorted(map(sorted, rows_of(page))) == wanted


def _build(page: Scripted, hand: Mover, table: list[list[int]]) -> None:
    """Build each row on the existing row that shares most pieces with it."""
    taken: set[int] = set()
    for row in sorted(table, key=len):
        existing = [set(each) for each in rows_of(page)]
        if set(row) in existing:
            continue
        free = [each & set(row) for each in existing if not each & taken]
        base = max(free, key=len, default=set[int]())
        if not base:
            hand.to_felt(row[0])
            settle(page)
        anchor = min(base, default=row[0])
        taken.add(anchor)
        for piece in row:
            if piece not in base and piece != anchor:
                hand.to_row(piece, anchor)
                settle(page)
