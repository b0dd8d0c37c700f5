"""How positions of each kind of game are read, solved and written."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec import Struct, convert

from tilewright.analysis.dice_position import read_turn
from tilewright.analysis.solving import BestTurn, Part, Question, TileRow, best_of_dice, best_of_tiles
from tilewright.dice.grid import Faces
from tilewright.dice.notation import Listed, grid_of_list, listed_grid, read_grid, write_grid
from tilewright.dice.turbo_rules import TurboRules
from tilewright.games import PerKind, edition
from tilewright.rules.booklets import DEFAULT
from tilewright.rules.house import read_house, with_house
from tilewright.rules.rulebook import Rulebook
from tilewright.solver.position import parts_of, read_position
from tilewright.solver.solve import Objective
from tilewright.tiles import Row, read_faces, read_rows, read_table, write_face, write_table


class Solver(Struct, frozen=True):
    """How positions of one kind of game are read, solved and written.

    `parts` reads the table of a Question, `text` a table on the command line, and `listed` writes that for a Question.
    `write` returns the text of an answer.
    """

    question: type[Question[Any]]
    parts: Callable[[Sequence[Any]], Any]
    text: Callable[[str], Any]
    listed: Callable[[Any], object]
    solve: Callable[[Any, Row, Any, Objective, bool], BestTurn[Any]]
    write: Callable[[Sequence[Any]], str]


def _solve_tiles(
    table: Sequence[Row], rack: Row, rules: Rulebook, objective: Objective, opened: bool
) -> BestTurn[TileRow]:
    return best_of_tiles(read_position(table, rack, rules, opened=opened), objective)


def _solve_dice(grid: Faces, own: Row, rules: TurboRules, objective: Objective, _: bool) -> BestTurn[Listed]:
    return best_of_dice(read_turn(grid, own, rules), objective)


SOLVERS = PerKind(
    tiles=Solver(
        question=Question[TileRow],
        parts=read_rows,
        text=read_table,
        listed=lambda rows: [[*map(write_face, row)] for row in rows],
        solve=_solve_tiles,
        write=lambda rows: write_table(read_rows(rows)),
    ),
    dice=Solver(
        question=Question[Listed],
        parts=grid_of_list,
        text=read_grid,
        listed=listed_grid,
        solve=_solve_dice,
        write=lambda dice: write_grid(grid_of_list(dice)),
    ),
)


class _Named(Struct, frozen=True):
    """The rulebook of a position, which decides how its table is read."""

    rules: str = DEFAULT


def spread(given: Mapping[str, object]) -> dict[str, object]:
    """Return the fields of a position; one that is one line of text, in `position`, is taken apart."""
    fields = dict(given)
    if not isinstance(text := fields.get("position"), str):
        return fields
    parts = parts_of(text)
    solver = SOLVERS.of(edition(parts.rules).rulebook)
    del fields["position"]
    return {
        **fields,
        "rules": parts.rules,
        "house": read_house(parts.house),
        "table": solver.listed(solver.text(parts.table)),
        "rack": parts.rack.split(),
        "opened": parts.opened,
    }


def answer(position: Mapping[str, object]) -> BestTurn[Any]:
    """Return the best turn for a position as JSON holds it, or raise BadInput or ValidationError."""
    given = spread(position)
    solver = SOLVERS.of(edition(convert(given, _Named).rules).rulebook)
    return best_turn(convert(given, solver.question))


def best_turn(question: Question[Part]) -> BestTurn[Part]:
    """Return the best turn for a position, or raise BadInput."""
    booklet = edition(question.rules).rulebook
    solver, rules = SOLVERS.of(booklet), with_house(booklet, question.house)
    table, rack = solver.parts(question.table), read_faces(question.rack)
    return solver.solve(table, rack, rules, question.objective, question.opened)
