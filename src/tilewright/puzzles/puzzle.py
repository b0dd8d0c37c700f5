"""A puzzle: a position with one thing to find, and its answer."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from enum import Enum
from itertools import permutations
from typing import Generic, TypeVar

from msgspec import Struct

from tilewright.dice.notation import Listed
from tilewright.game.table import Position, faces_on
from tilewright.rules.booklets import booklet
from tilewright.rules.house import with_house
from tilewright.solver.position import read_position
from tilewright.tiles import CODES, COLORS, Color, Face, Number, Row, faces_of, read_faces, read_rows


class Kind(Enum):
    """What there is to find."""

    OUT = "out"
    """A turn that lays the whole rack; some row of the table must be broken for it."""

    MOST = "most"
    """The one choice of most pieces."""

    OPEN = "open"
    """The one choice of pieces that opens."""

    FREE_JOKER = "free_joker"
    """A turn that lays the whole rack; a joker of the table must be freed for it."""

    CROSS = "cross"
    """A turn that lays all dice; some sets must cross for it."""


Part = TypeVar("Part")
"""What a table is a list of: rows of tiles, or dice with their cells."""


class Solution(Struct, Generic[Part], frozen=True):
    """The turn to find: the rack pieces it plays, and the table it leaves."""

    played: tuple[str, ...]
    table: tuple[Part, ...]


class Puzzle(Struct, Generic[Part], frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A position, what there is to find, and the answer with its number of steps.

    Puzzles that differ only in their colors have the same id. `difficulty` goes from 1 to 10.
    """

    id: str
    rules: str
    house: dict[str, int | str] = {}
    kind: Kind
    table: tuple[Part, ...]
    rack: tuple[str, ...]
    opened: bool
    answer: Solution[Part]
    steps: int
    difficulty: int

    def __hash__(self) -> int:
        return hash((self.id, self.table, self.rack))


TilePuzzle = Puzzle[tuple[str, ...]]
DicePuzzle = Puzzle[Listed]


def position_of(puzzle: TilePuzzle) -> Position:
    """Return the position of a puzzle of the tile game, or raise BadInput."""
    rules = with_house(booklet(puzzle.rules), puzzle.house)
    return read_position(read_rows(puzzle.table), read_faces(puzzle.rack), rules, opened=puzzle.opened)


def identity(position: Position, kind: Kind) -> str:
    """Return the id of a puzzle, the same for positions that differ only in their colors or in the order of rows."""
    rows, rack = faces_on(position.table), faces_of(position.rack)
    least = min((sorted(_renamed(row, names) for row in rows), _renamed(rack, names)) for names in RENAMINGS)
    return digest(position.rules.id, kind.value, position.opened, least)


def digest(*parts: object) -> str:
    """Return the id of a puzzle that is made of these parts."""
    return hashlib.sha256(repr(parts).encode()).hexdigest()[:12]


def _renamed(row: Row, names: Sequence[int]) -> list[int]:
    return sorted(names[CODES[face]] for face in row)


def _with_color(face: Face, colors: Mapping[Color, Color]) -> Face:
    return Number(colors[face.color], face.value) if isinstance(face, Number) else face


RENAMINGS = tuple(
    tuple(CODES[_with_color(face, dict(zip(COLORS, colors, strict=True)))] for face in CODES)
    for colors in permutations(COLORS)
)
"""The new code of every code, for each renaming of the colors."""
