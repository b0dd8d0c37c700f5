"""The move language of the dice game: what a player types, parsed into rolls, edits and other orders.

roll                roll all your dice           K3 at 2,0            lay a die at a cell
roll K3 J           roll these                   K3 K4 K5 at 0,2      lay a line to the right; `down` lays it down
keep K3 K4          roll the others              K3 K4 K5             lay a line by itself
2,0 to 5,1          move a die                   0,0..2,0 to 4,4      move a line
take 2,0            take a die off               grid 0,0 K3 K4 K5 | 0,0 down K3 R3 B3
"""

import difflib
import re
from enum import Enum

from msgspec import Struct

from tilewright.cli.terminal.typed_words import BadMove, Order, Word, is_piece, order_in, orders_of, ranges_written_out
from tilewright.dice.grid import Cell, Faces
from tilewright.dice.notation import read_grid, write_cell
from tilewright.tiles import Row, quoted, read_faces


class Way(Enum):
    """The direction of a line."""

    RIGHT = "right"
    DOWN = "down"


class Roll(Struct, frozen=True):
    """Roll the dice that show these faces, or all others with `keep`; without faces, all dice."""

    faces: Row = ()
    keep: bool = False


class Lay(Struct, frozen=True, kw_only=True):
    """Lay dice of the player or in hand as a line from a cell, or where there is space if no cell is given."""

    faces: Row
    at: Cell | None = None
    way: Way = Way.RIGHT


class Move(Struct, frozen=True, kw_only=True):
    """Move dice so that the first comes to a cell, in their shape, or as a line if a direction is given."""

    cells: tuple[Cell, ...]
    to: Cell
    way: Way | None = None


class Take(Struct, frozen=True):
    """Take dice off the grid."""

    cells: tuple[Cell, ...]


class LayGrid(Struct, frozen=True):
    """Make the whole grid exactly this."""

    faces: Faces


Edit = Lay | Move | Take | LayGrid
Typed = Roll | Edit | Order

# The dice game has no pool to draw from, no new deal to claim and no rack to sort.
_ORDERS = orders_of([word for word in Word if word not in {Word.DRAW, Word.CLAIM, Word.SORT}])
_ROLLING = {"roll": False, "reroll": False, "keep": True}
_WAYS = {"right": Way.RIGHT, "across": Way.RIGHT, "down": Way.DOWN}
_FILLERS = {"lay", "play", "put", "place", "move", "add", "the", "a", "die", "dice", "and", "from", "cell", "line"}
_TO = {"at", "to", "on"}
_KNOWN = [*(known for known in _ORDERS if len(known) > 2), *_ROLLING, *_WAYS, "take", "grid"]

_CELL = r"(?<![A-Za-z0-9-])\(?\s*(-?\d{1,3})\s*,\s*(-?\d{1,3})\s*\)?"
_CELLS = re.compile(rf"{_CELL}(?:\s*\.\.+\s*\(?\s*(-?\d{{1,3}})\s*,\s*(-?\d{{1,3}})\s*\)?)?", re.ASCII)
_NOISE = re.compile(r"[;`'\"!]|,(?!-?\d)|\.(?!\.)")
_GRID = re.compile(r"\s*`?(?:grid|table)\s+(?=\S)", re.IGNORECASE)
_TOKEN = re.compile(r"@(-?\d+),(-?\d+)", re.ASCII)


def read_move(text: str) -> Typed:
    """Return the roll, edit or order of a line, or raise BadMove or BadNotation with an explanation.

    >>> read_move("K3 at 2,0")
    Lay(faces=(Number(color=<Color.BLACK: 'K'>, value=3),), at=Cell(x=2, y=0), way=<Way.RIGHT: 'right'>)
    """
    if (stated := _GRID.match(text)) is not None:
        return LayGrid(read_grid(text[stated.end() :]))
    line = _CELLS.sub(_cells_written_out, text)
    words = [word for word in ranges_written_out(_NOISE.sub(" ", line)).split() if word.lower() not in _FILLERS]
    first = words[0].lower() if words else ""
    if first in _ROLLING:
        return _roll(words[1:], keep=_ROLLING[first])
    if first == "take":
        return Take(_cells(words[1:]))
    if (word := order_in(first, _ORDERS)) is not None:
        if len(words) > 1:
            raise BadMove("word-alone", word=quoted(first))
        return Order(word)
    if _TOKEN.fullmatch(first):
        return _moved(words)
    if is_piece(first):
        return _laid(words)
    near = difflib.get_close_matches(first, _KNOWN, n=1)
    raise BadMove("did-you-mean" if near else "dice-unknown", word=quoted(first), near="".join(near))


def _cells_written_out(found: re.Match[str]) -> str:
    """Return a cell as one word, and a range of cells as all of them."""
    first = Cell(int(found[1]), int(found[2]))
    last = first if found[3] is None else Cell(int(found[3]), int(found[4]))
    if first.x != last.x and first.y != last.y:
        raise BadMove("dice-slanting", first=write_cell(first), last=write_cell(last))
    right, down = _sign(last.x - first.x), _sign(last.y - first.y)
    length = abs(last.x - first.x) + abs(last.y - first.y)
    return " ".join(["", *(f"@{first.x + right * step},{first.y + down * step}" for step in range(length + 1)), ""])


def _roll(words: list[str], *, keep: bool) -> Roll:
    match [word.lower() for word in words]:
        case [] | ["all"]:
            # `roll` alone rolls all dice; `keep` alone or with `all` rolls none.
            return Roll(keep=keep)
        case ["none"] | ["nothing"]:
            return Roll(keep=not keep)
        case _:
            return Roll(read_faces(words), keep)


def _laid(words: list[str]) -> Lay:
    words, way = _without_way(words)
    place = next((number for number, word in enumerate(words) if word.lower() in _TO or word.startswith("@")), None)
    faces = read_faces(words[:place])
    if place is None:
        if way is Way.DOWN:
            raise BadMove("dice-down-where")
        return Lay(faces=faces)
    return Lay(faces=faces, at=_target(words[place:]), way=way or Way.RIGHT)


def _moved(words: list[str]) -> Move | Take:
    words, way = _without_way(words)
    place = next((number for number, word in enumerate(words) if word.lower() in _TO), None)
    if place is None:
        raise BadMove("dice-move-where", cell=words[0].removeprefix("@"))
    if [word.lower() for word in words[place + 1 :]] == ["hand"]:
        return Take(_cells(words[:place]))
    return Move(cells=_cells(words[:place]), to=_target(words[place:]), way=way)


def _without_way(words: list[str]) -> tuple[list[str], Way | None]:
    ways = [_WAYS[word.lower()] for word in words if word.lower() in _WAYS]
    return [word for word in words if word.lower() not in _WAYS], ways[-1] if ways else None


def _target(words: list[str]) -> Cell:
    cells = _cells([word for word in words if word.lower() not in _TO])
    if len(cells) > 1:
        raise BadMove("dice-two-cells")
    return cells[0]


def _cells(words: list[str]) -> tuple[Cell, ...]:
    if not words:
        raise BadMove("dice-which-cell")
    found = []
    for word in words:
        token = _TOKEN.fullmatch(word)
        if token is None:
            raise BadMove("dice-no-cell", word=quoted(word))
        found.append(Cell(int(token[1]), int(token[2])))
    return tuple(found)


def _sign(difference: int) -> int:
    return (difference > 0) - (difference < 0)
