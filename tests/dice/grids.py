"""Grids as text: rows from the top separated by `/`, a dot for an empty cell."""

from tilewright.dice.grid import Cell, CrossingJoker, Faces, GridFault, GridRules
from tilewright.tiles import read_face, write_face

RULES = {
    "turbo": GridRules(),
    "falling": GridRules(descending=True),
    "each": GridRules(crossing_joker=CrossingJoker.EACH),
    "free": GridRules(descending=True, crossing_joker=CrossingJoker.EACH),
}
"""The rules of grids by their names in the tables."""


def read_grid(text: str) -> Faces:
    """Return the grid of a text; a single dash is an empty grid."""
    if text == "-":
        return {}
    return {
        Cell(x, y): read_face(word)
        for y, row in enumerate(text.split("/"))
        for x, word in enumerate(row.split())
        if word != "."
    }


def write_faults(faults: tuple[GridFault, ...]) -> str:
    """Return faults as the tables write them: the kind and the cells of each, or a dash."""
    told = [f"{fault.kind.value} {' '.join(f'{x},{y}' for x, y in fault.cells)}" for fault in faults]
    return "; ".join(told) or "-"


def write_grid(faces: Faces) -> str:
    """Return the text of a grid, from its leftmost and topmost cell."""
    if not faces:
        return "-"
    left, top = min(cell.x for cell in faces), min(cell.y for cell in faces)
    rows = []
    for y in range(top, max(cell.y for cell in faces) + 1):
        last = max((cell.x for cell in faces if cell.y == y), default=left)
        row = [faces.get(Cell(x, y)) for x in range(left, last + 1)]
        rows.append(" ".join("." if face is None else write_face(face) for face in row))
    return " / ".join(rows)
