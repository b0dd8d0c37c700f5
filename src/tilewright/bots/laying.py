"""Tables written as faces, laid with the tiles or dice of a seat."""

from collections import Counter, defaultdict
from collections.abc import Sequence
from itertools import chain, count

from tilewright.bots.dice.turns import own_dice, placed
from tilewright.dice.commands import PlaceDice
from tilewright.dice.grid import Cell, Faces
from tilewright.dice.placed import DieId, Placed, faces_on, faces_shown
from tilewright.dice.view import View as DiceView
from tilewright.game.table import Position, Table
from tilewright.tiles import Face, Row, TileId, faces_of


def tiles_for(position: Position, rows: Sequence[Row]) -> Table:
    """Return the rows as tiles of the position; a row that is on the table already stays the tiles it is."""
    unchanged: dict[Row, list[tuple[TileId, ...]]] = {}
    for old in position.table:
        unchanged.setdefault(faces_of(old), []).append(old)
    kept = [equal.pop() if (equal := unchanged.get(row)) else None for row in rows]
    # Tiles of the table come last and are taken first: all of them must be laid again.
    loose = (*position.rack, *chain.from_iterable(row for equal in unchanged.values() for row in equal))
    free: defaultdict[Face, list[TileId]] = defaultdict(list)
    for tile, face in zip(loose, faces_of(loose), strict=True):
        free[face].append(tile)
    # A tile that is neither on the table nor on the rack gets an id that no tile has; the game finds it and says so.
    nowhere = map(TileId, count(-1, -1))
    return tuple(
        [
            tuple([free[face].pop() if free[face] else next(nowhere) for face in row]) if old is None else old
            for row, old in zip(rows, kept, strict=True)
        ]
    )


def dice_for(view: DiceView, grid: Faces) -> PlaceDice:
    """Return the command that leaves this grid; before the roll it is refused, for the dice have no faces yet."""
    if not view.rolled:
        return PlaceDice(view.grid)
    own = faces_shown(view.showing, own_dice(view))
    there = Counter((*faces_on(view.grid, view.showing).values(), *own))
    known: dict[Cell, Face] = {}
    for cell, face in grid.items():
        if there[face]:
            there[face] -= 1
            known[cell] = face
    # A die that is nowhere gets an id that no die has; the game finds it and says so.
    nowhere = [Placed(*cell, DieId(-number)) for number, cell in enumerate(grid.keys() - known.keys(), start=1)]
    return PlaceDice((*placed(view, known).grid, *nowhere))
