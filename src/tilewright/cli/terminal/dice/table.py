"""The grid with its numbers, the dice and the state of the draft, as the player in turn sees them."""

from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct

from tilewright.cli.terminal.dice.draft import Draft, in_hand, is_touched, own_left
from tilewright.cli.terminal.dice.pages import DiceMatch
from tilewright.cli.terminal.drawing import Marked, unbroken, unmarked
from tilewright.cli.terminal.language import fault_in_words, say
from tilewright.cli.terminal.screen import Screen
from tilewright.cli.terminal.style import Style, faint, piece, piece_width
from tilewright.dice.commands import Fault, FaultKind, PlaceDice
from tilewright.dice.grid import Cell, grid_faults
from tilewright.dice.placed import Placed, face_shown, faces_on, faces_shown
from tilewright.dice.view import View
from tilewright.tiles import write_row

_CELL = 5
_LABEL = 4


def grid_lines(grid: Mapping[Cell, Marked], style: Style) -> list[str]:
    """Return the grid with free cells around it; if it is too wide, in several parts below each other."""
    columns = range(min(cell.x for cell in grid) - 1, max(cell.x for cell in grid) + 2)
    rows = range(min(cell.y for cell in grid) - 1, max(cell.y for cell in grid) + 2)
    fit = max(1, (style.width - _LABEL) // _CELL)
    stretches = [columns[first : first + fit] for first in range(0, len(columns), fit)]
    taken = {cell.x for cell in grid}
    return [line for part in stretches if taken.intersection(part) for line in _stretch(grid, part, rows, style)]


def _stretch(grid: Mapping[Cell, Marked], columns: Sequence[int], rows: Sequence[int], style: Style) -> list[str]:
    head = " " * _LABEL + "".join(f" {x:<{_CELL - 1}}" for x in columns)
    lines = [faint(head.rstrip(), style)]
    for y in rows:
        cells = "".join(_cell(grid.get(Cell(x, y)), style) for x in columns)
        lines.append(faint(f"{y:>{_LABEL - 1}} ", style) + (cells if style.colors else cells.rstrip()))
    return lines


def _cell(marked: Marked | None, style: Style) -> str:
    if marked is None:
        return faint((" ·" if style.unicode else " .").ljust(_CELL), style)
    face, mark = marked
    return piece(face, style, mark) + " " * (_CELL - piece_width(face))


# The marks of dice that are wrong, that are the player's, and that were laid or moved since the player's last turn.
WRONG, OWN, NEW, PLAIN = "!", "+", "*", " "
_LEGEND = {WRONG: "play-mark-wrong", OWN: "play-mark-own-die", NEW: "play-mark-new"}


class Memory(Struct):
    """What the terminal remembers between turns: the grid that the player saw last."""

    grid: frozenset[Placed] = frozenset()
    game: int = 0


def seen_now(memory: Memory, view: View) -> None:
    """Remember the grid, so that the next turn can mark what is new."""
    memory.grid, memory.game = frozenset(view.grid), view.game


def show_draft(screen: Screen, draft: Draft, match: DiceMatch, memory: Memory) -> None:
    """Draw the grid with marks, the player's dice, and remarks."""
    touched = is_touched(draft)
    faults = match.faults(PlaceDice(draft.grid)) if touched else ()
    known = memory.grid if memory.game == match.view.game else frozenset()
    _show_grid(screen, draft, _wrong(draft, faults, match.view), known)
    _show_own(screen, draft)
    hand = in_hand(draft)
    if hand:
        screen.say(say("play-in-hand", pieces=write_row(faces_shown(draft.showing, hand)), count=len(hand)))
    # Missing dice are in the hand, which was printed above.
    others = [fault_in_words(fault) for fault in faults if fault.kind is not FaultKind.DIE_MISSING]
    screen.say_each(dict.fromkeys(others))
    if touched and not faults:
        screen.say(say("play-ready"))


def _show_own(screen: Screen, draft: Draft) -> None:
    """Show the player's dice that are not laid; before the first roll they have no faces."""
    left = own_left(draft)
    if any(draft.showing[die - 1] is None for die in left):
        screen.say(say("play-dice-unrolled", count=len(left)))
        return
    screen.say(say("play-dice-own", count=len(left)))
    screen.lines(unmarked(faces_shown(draft.showing, left), screen.style))


def _wrong(draft: Draft, faults: Iterable[Fault], view: View) -> set[Cell]:
    """Return the cells where something is wrong; lines are judged even while dice are in hand."""
    lying = grid_faults(faces_on(draft.grid, draft.showing), view.rules.grid)
    return {cell for cells in (*(fault.cells for fault in lying), *(fault.cells for fault in faults)) for cell in cells}


def _show_grid(screen: Screen, draft: Draft, wrong: set[Cell], known: frozenset[Placed]) -> None:
    if not draft.grid:
        screen.say(say("play-table-empty"))
        return
    grid = {placed.cell: _marked(placed, draft, wrong, known) for placed in draft.grid}
    screen.lines(grid_lines(grid, screen.style))
    shown = {mark for _, mark in grid.values()}
    if legend := [unbroken(say(key)) for mark, key in _LEGEND.items() if mark in shown]:
        screen.say("   ".join(legend))


def _marked(placed: Placed, draft: Draft, wrong: set[Cell], known: frozenset[Placed]) -> Marked:
    face = face_shown(draft.showing, placed.die)
    if placed.cell in wrong:
        return face, WRONG
    if placed.die in draft.own:
        return face, OWN
    return face, PLAIN if placed in known else NEW
