"""A question to the search on the crossword grid, its answer, and the limits of the search."""

from collections.abc import Sequence

from msgspec import Struct

from tilewright.dice.grid import Cell, Faces
from tilewright.solver.crossword.pool import Turn
from tilewright.solver.crossword.sets import Kinds
from tilewright.tiles import FACES


class Limits(Struct, frozen=True):
    """The most search steps and the most layouts of a turn."""

    steps: int
    layouts: int


class Candidate(Struct, frozen=True):
    """A turn without crossings: rows of dice, perhaps next to the unchanged grid."""

    beside_grid: bool
    rows: tuple[Kinds, ...]

    def islands(self, grid: Faces) -> list[Faces]:
        """Return the islands of the candidate."""
        return [*([grid] if self.beside_grid else []), *map(_island, self.rows)]


class Task(Struct, frozen=True, kw_only=True):
    """A turn to search: the worth of a die of each kind, the limits, and candidates that the answer must beat.

    `going_out` means that only a turn that plays all dice counts.
    """

    turn: Turn
    worth: Sequence[int]
    limits: Limits
    candidates: tuple[Candidate, ...]
    going_out: bool


class Found(Struct, frozen=True):
    """The islands of the best turn, None if there is no legal turn, and whether it is proven best."""

    islands: tuple[Faces, ...] | None
    exact: bool


def _island(kinds: Kinds) -> Faces:
    return {Cell(x, 0): FACES[kind] for x, kind in enumerate(kinds)}
