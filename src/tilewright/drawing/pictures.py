"""Tables, racks and grids as one SVG picture."""

from collections.abc import Sequence

from tilewright.dice import view as dice_view
from tilewright.dice.grid import Faces
from tilewright.dice.notation import write_grid
from tilewright.dice.placed import faces_on as faces_on_grid
from tilewright.drawing.pieces import HEIGHT, WIDTH, piece_svg, xml_attribute, xml_text
from tilewright.game.table import Position, faces_on
from tilewright.game.view import View
from tilewright.solver.crossword.pool import Turn
from tilewright.tiles import Face, Row, faces_of, write_row, write_table

# Pieces in a line of the picture, and the spaces between pieces, between rows, and around everything.
_ACROSS = 16
_SLIT, _GAP, _EDGE = 2, 14, 12
_STEP, _LINE = WIDTH + _SLIT, HEIGHT + 10
_FELT, _WOOD, _LABEL = "#2f6b53", "#8a5a34", "#f4f8f3"
_LABEL_HEIGHT = 18

Placed = tuple[float, float, Face]


def svg(subject: Position | Turn | View | dice_view.View) -> str:
    """Return a position, or what a seat sees, as SVG: the table on the felt, and below it the racks."""
    match subject:
        case Position():
            return tiles_svg(faces_on(subject.table), [("", faces_of(subject.rack))])
        case Turn():
            return dice_svg(subject.grid, [("", subject.own)])
        case View():
            return tiles_svg(faces_on(subject.table), _racks(subject))
        case dice_view.View():
            hands = [
                (f"seat {seat}", tuple(face for die in hand if (face := subject.showing[die - 1]) is not None))
                for seat, hand in enumerate(subject.hands)
            ]
            return dice_svg(faces_on_grid(subject.grid, subject.showing), hands)


def _racks(view: View) -> list[tuple[str, Row]]:
    own = [] if view.seat is None else [(f"seat {view.seat}", faces_of(view.rack))]
    others = [f"seat {seat}: {count}" for seat, count in enumerate(view.counts) if seat != view.seat]
    return [*own, (" · ".join([*others, f"pool: {view.pool}"]), ())]


def tiles_svg(rows: Sequence[Row], racks: Sequence[tuple[str, Row]]) -> str:
    """Return rows of tiles as SVG, and racks with their labels below."""
    placed: list[Placed] = []
    x, y = 0, 0
    for row in rows:
        if x and x + len(row) * _STEP > _ACROSS * _STEP:
            x, y = 0, y + _LINE
        placed += [(x + place * _STEP, y, face) for place, face in enumerate(row)]
        x += len(row) * _STEP + _GAP
    return _framed(placed, y + HEIGHT, racks, write_table(rows) or "empty table")


def dice_svg(grid: Faces, racks: Sequence[tuple[str, Row]]) -> str:
    """Return a grid of dice as SVG, and the dice of the seats with their labels below."""
    left, top = min((cell.x for cell in grid), default=0), min((cell.y for cell in grid), default=0)
    step = HEIGHT + _SLIT
    placed = [((cell.x - left) * _STEP, (cell.y - top) * step, face) for cell, face in grid.items()]
    height = max((y for _, y, _ in placed), default=0) + HEIGHT
    return _framed(placed, height, racks, write_grid(grid) or "empty table")


def _framed(placed: Sequence[Placed], height: float, racks: Sequence[tuple[str, Row]], words: str) -> str:
    """Return the whole picture; its description is the text of table and racks."""
    across = max((x + _STEP for x, _, _ in placed), default=0)
    width = max(across, _ACROSS * _STEP) + 2 * _EDGE
    parts = [piece_svg(face, x + _EDGE, y + _EDGE) for x, y, face in placed]
    y = height + 2 * _EDGE
    felt = f'<rect width="{width:g}" height="{y:g}" rx="10" fill="{_FELT}"/>'
    wood_top = y
    for label, rack in racks:
        if label:
            y += _LABEL_HEIGHT
            style = f'font-family="sans-serif" font-size="12" fill="{_LABEL}"'
            parts.append(f'<text x="{_EDGE}" y="{y - 4:g}" {style}>{xml_text(label)}</text>')
        for place, face in enumerate(rack):
            line, column = divmod(place, _ACROSS)
            parts.append(piece_svg(face, _EDGE + column * _STEP, y + 4 + line * _LINE))
        y += -(-len(rack) // _ACROSS) * _LINE
    y += 4
    wood = f'<rect y="{wood_top:g}" width="{width:g}" height="{y - wood_top:g}" rx="10" fill="{_WOOD}"/>'
    said = "; ".join([words, *(f"{label} {write_row(rack)}".strip() for label, rack in racks)])
    size = f'viewBox="0 0 {width:g} {y:g}" width="{width:g}" height="{y:g}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-label={xml_attribute(said)}>'
    return "".join([head, felt, wood, *parts, "</svg>"])
