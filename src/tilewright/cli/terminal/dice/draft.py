"""The draft of a turn of the dice game: the grid as the player is arranging it, edited step by step."""

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from tilewright.cli.terminal.dice.moves import Edit, Lay, LayGrid, Move, Roll, Take, Way
from tilewright.cli.terminal.typed_words import BadMove
from tilewright.dice.grid import Cell, Faces
from tilewright.dice.notation import write_cell
from tilewright.dice.placed import (
    REACH,
    DieId,
    DieIds,
    Grid,
    Placed,
    Showing,
    clear_row,
    dice_on,
    face_shown,
    faces_shown,
    tidy,
)
from tilewright.dice.view import View
from tilewright.tiles import Face, Row, write_face

_STEPS = {Way.RIGHT: Cell(1, 0), Way.DOWN: Cell(0, 1)}


class Draft(Struct, frozen=True, kw_only=True):
    """A grid being arranged: the grid before the turn, the player's dice, what all dice show, and the grid now."""

    before: Grid
    own: DieIds
    showing: Showing
    grid: Grid


def fresh(view: View) -> Draft:
    """Return the draft at the start of a turn."""
    assert view.seat is not None
    return Draft(before=view.grid, own=view.hands[view.seat], showing=view.showing, grid=view.grid)


def in_hand(draft: Draft) -> DieIds:
    """Return the dice taken off the grid and not laid again."""
    return tuple(sorted(dice_on(draft.before) - dice_on(draft.grid)))


def own_left(draft: Draft) -> DieIds:
    """Return the player's dice that are not laid."""
    return tuple(die for die in draft.own if die not in dice_on(draft.grid))


def is_touched(draft: Draft) -> bool:
    """Return whether the grid differs from the grid before the turn."""
    return tidy(draft.grid) != tidy(draft.before)


def dice_rolled(draft: Draft, roll: Roll) -> DieIds:
    """Return the dice that a roll names, or raise BadMove if no die shows a named face."""
    named = _dice_showing(draft, roll.faces, list(draft.own))
    if roll.keep == bool(roll.faces):
        return tuple(die for die in draft.own if die not in named)
    return named


def edited(draft: Draft, edit: Edit) -> Draft:
    """Return the draft after one step, or raise BadMove."""
    match edit:
        case Lay():
            return _laid(draft, edit)
        case Move():
            return _moved(draft, edit)
        case Take(cells):
            _dice_at(draft, cells)
            return replace(draft, grid=tuple(placed for placed in draft.grid if placed.cell not in cells))
        case LayGrid(faces):
            return _stated(draft, faces)


def _laid(draft: Draft, lay: Lay) -> Draft:
    first = Cell(0, clear_row(draft.grid)) if lay.at is None else lay.at
    cells = _line(first, lay.way, len(lay.faces))
    lying = {placed.cell: placed.die for placed in draft.grid}
    # A die that already shows the right face stays, so that a line can be typed as a whole across others.
    missing = [
        (cell, face)
        for cell, face in zip(cells, lay.faces, strict=True)
        if cell not in lying or face_shown(draft.showing, lying[cell]) != face
    ]
    dice = _dice_showing(draft, tuple(face for _, face in missing), [*in_hand(draft), *own_left(draft)])
    return _put(draft, zip((cell for cell, _ in missing), dice, strict=True))


def _moved(draft: Draft, move: Move) -> Draft:
    dice = _dice_at(draft, move.cells)
    first = move.cells[0]
    if move.way is None:
        cells = [Cell(move.to.x + cell.x - first.x, move.to.y + cell.y - first.y) for cell in move.cells]
    else:
        cells = _line(move.to, move.way, len(dice))
    return _put(draft, zip(cells, dice, strict=True))


def _stated(draft: Draft, faces: Faces) -> Draft:
    """Return the draft with exactly this grid; unchanged cells keep their dice."""
    same = {placed.cell: placed for placed in draft.before if faces.get(placed.cell) == _face(draft, placed)}
    others = [cell for cell in faces if cell not in same]
    lying = [placed.die for placed in draft.before if placed.cell not in same]
    dice = _dice_showing(draft, tuple(faces[cell] for cell in others), [*lying, *draft.own])
    new = (Placed(cell.x, cell.y, die) for cell, die in zip(others, dice, strict=True))
    return replace(draft, grid=tidy([*same.values(), *new]))


def _put(draft: Draft, places: Iterable[tuple[Cell, DieId]]) -> Draft:
    """Return the draft with dice at cells; dice that were there go to the hand or back to the player."""
    put = dict(places)
    for cell in put:
        if max(abs(cell.x), abs(cell.y)) > REACH:
            raise BadMove("dice-too-far", cell=write_cell(cell), reach=REACH)
    dice = set(put.values())
    others = [placed for placed in draft.grid if placed.cell not in put and placed.die not in dice]
    return replace(draft, grid=tidy([*others, *(Placed(cell.x, cell.y, die) for cell, die in put.items())]))


def _face(draft: Draft, placed: Placed) -> Face:
    return face_shown(draft.showing, placed.die)


def _line(first: Cell, way: Way, length: int) -> list[Cell]:
    step = _STEPS[way]
    return [Cell(first.x + step.x * place, first.y + step.y * place) for place in range(length)]


def _dice_at(draft: Draft, cells: tuple[Cell, ...]) -> DieIds:
    lying = {placed.cell: placed.die for placed in draft.grid}
    for place, cell in enumerate(cells):
        if cell not in lying:
            raise BadMove("dice-empty-cell", cell=write_cell(cell))
        if cell in cells[:place]:
            raise BadMove("dice-cell-twice", cell=write_cell(cell))
    return tuple(lying[cell] for cell in cells)


def _dice_showing(draft: Draft, faces: Row, dice: list[DieId]) -> DieIds:
    """Return a different die for each face, in the order of `dice`."""
    spare = list(dice)
    found: list[DieId] = []
    for face in faces:
        die = next((die for die in spare if draft.showing[die - 1] == face), None)
        if die is None:
            raise _none_shows(draft, face, found)
        spare.remove(die)
        found.append(die)
    return tuple(found)


def _none_shows(draft: Draft, face: Face, found: list[DieId]) -> BadMove:
    piece = write_face(face)
    at = next((placed.cell for placed in draft.grid if _face(draft, placed) == face), None)
    if at is not None:
        return BadMove("dice-lies-there", piece=piece, cell=write_cell(at))
    return BadMove("dice-no-more" if face in faces_shown(draft.showing, found) else "dice-none-shows", piece=piece)
