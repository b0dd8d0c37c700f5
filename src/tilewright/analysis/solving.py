"""The best turn for a position in the notation, shaped as the command line and the HTTP API answer it."""

from typing import Generic, TypeVar

from msgspec import Struct

from tilewright.dice.notation import Listed, listed_grid
from tilewright.game.table import Position
from tilewright.rules.booklets import DEFAULT
from tilewright.solver.crossword.pool import Turn
from tilewright.solver.crossword.solve import GridAnswer, solve_grid
from tilewright.solver.solve import Answer, Objective, solve
from tilewright.tiles import write_faces

Part = TypeVar("Part")
"""What a table is a list of: rows of tiles, or dice with their cells."""

TileRow = tuple[str, ...]


class Question(Struct, Generic[Part], frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A position to solve; nobody has to open in the dice game."""

    rules: str = DEFAULT
    house: dict[str, int | str] = {}
    table: tuple[Part, ...] = ()
    rack: tuple[str, ...]
    objective: Objective = Objective.TILES
    opened: bool = True


class BestTurn(Struct, Generic[Part], frozen=True, kw_only=True):
    """The best turn: the pieces it plays, the table it leaves, and whether it is proven best."""

    played: tuple[str, ...]
    table: tuple[Part, ...]
    tiles: int
    points: int
    exact: bool
    us: float


def best_of_tiles(position: Position, objective: Objective) -> BestTurn[TileRow]:
    """Return the best turn for a position of the tile game."""
    found = solve(position, objective)
    return shaped(found, tuple(map(write_faces, found.rows)))


def best_of_dice(turn: Turn, objective: Objective) -> BestTurn[Listed]:
    """Return the best turn for dice that are rolled."""
    found = solve_grid(turn, objective)
    return shaped(found, tuple(listed_grid(found.grid)))


def shaped(found: Answer | GridAnswer, table: tuple[Part, ...]) -> BestTurn[Part]:
    """Return an answer of the solver with the table that it leaves."""
    return BestTurn(
        played=write_faces(found.played),
        table=table,
        tiles=found.tiles,
        points=found.points,
        exact=found.exact,
        us=round(found.us, 1),
    )
