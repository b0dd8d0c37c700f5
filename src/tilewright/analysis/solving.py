"""The best turn for a position in the notation, shaped as the command line and the HTTP API answer it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

from msgspec import Struct, convert

from tilewright.analysis.dice_position import read_turn
from tilewright.dice.grid import Faces
from tilewright.dice.notation import Listed, grid_of_list, listed_grid, read_grid, write_grid
from tilewright.dice.turbo_rules import TurboRules
from tilewright.game.position import Position
from tilewright.games import PerKind, edition
from tilewright.rules.booklets import DEFAULT
from tilewright.rules.house import with_house
from tilewright.rules.rulebook import Rulebook
from tilewright.solver.crossword.pool import Turn
from tilewright.solver.crossword.solve import GridAnswer, solve_grid
from tilewright.solver.position import read_position
from tilewright.solver.solve import Answer, Objective, solve
from tilewright.tiles.faces import Row
from tilewright.tiles.notation import read_faces, read_rows, read_table, write_face, write_table

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


class Solver(Struct, frozen=True):
    """How positions of one kind of game are read, solved and written.

    `parts` reads the table of a Question, `text` a table on the command line. `write` returns the text of an answer.
    """

    question: type[Question[Any]]
    parts: Callable[[Sequence[Any]], Any]
    text: Callable[[str], Any]
    solve: Callable[[Any, Row, Any, Objective, bool], BestTurn[Any]]
    write: Callable[[Sequence[Any]], str]


class _Named(Struct, frozen=True):
    """The rulebook of a position, which decides how its table is read."""

    rules: str = DEFAULT


def answer(given: dict[str, object]) -> BestTurn[Any]:
    """Return the best turn for a position as JSON holds it, or raise BadInput or ValidationError."""
    solver = SOLVERS.of(edition(convert(given, _Named).rules).rulebook)
    return best_turn(convert(given, solver.question))


def best_turn(question: Question[Part]) -> BestTurn[Part]:
    """Return the best turn for a position, or raise BadInput."""
    booklet = edition(question.rules).rulebook
    solver, rules = SOLVERS.of(booklet), with_house(booklet, question.house)
    table, rack = solver.parts(question.table), read_faces(question.rack)
    return solver.solve(table, rack, rules, question.objective, question.opened)


def _solve_tiles(
    table: Sequence[Row], rack: Row, rules: Rulebook, objective: Objective, opened: bool
) -> BestTurn[TileRow]:
    return best_of_tiles(read_position(table, rack, rules, opened=opened), objective)


def _solve_dice(grid: Faces, own: Row, rules: TurboRules, objective: Objective, _: bool) -> BestTurn[Listed]:
    return best_of_dice(read_turn(grid, own, rules), objective)


def best_of_tiles(position: Position, objective: Objective) -> BestTurn[TileRow]:
    """Return the best turn for a position of the tile game."""
    found = solve(position, objective)
    return shaped(found, tuple(map(_in_notation, found.rows)))


def best_of_dice(turn: Turn, objective: Objective) -> BestTurn[Listed]:
    """Return the best turn for dice that are rolled."""
    found = solve_grid(turn, objective)
    return shaped(found, tuple(listed_grid(found.grid)))


def shaped(found: Answer | GridAnswer, table: tuple[Part, ...]) -> BestTurn[Part]:
    """Return an answer of the solver with the table that it leaves."""
    return BestTurn(
        played=_in_notation(found.played),
        table=table,
        tiles=found.tiles,
        points=found.points,
        exact=found.exact,
        us=round(found.us, 1),
    )


def _in_notation(row: Row) -> TileRow:
    return tuple(map(write_face, row))


SOLVERS = PerKind(
    tiles=Solver(Question[TileRow], read_rows, read_table, _solve_tiles, lambda rows: write_table(read_rows(rows))),
    dice=Solver(Question[Listed], grid_of_list, read_grid, _solve_dice, lambda dice: write_grid(grid_of_list(dice))),
)
