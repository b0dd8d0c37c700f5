"""Positions of every kind of game: read, solved, listed and judged."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Any, Literal, overload

from tilewright.arguments import expect
from tilewright.dice.grid import Faces
from tilewright.dice.turbo_rules import TurboRules
from tilewright.errors import BadInput, WrongType
from tilewright.game.table import Position, Table
from tilewright.games import GameRules
from tilewright.library import drawn  # noqa: F401, for notebooks show what comes from here
from tilewright.library.edge import goal_of
from tilewright.library.editions import DiceEdition, TileEdition, rules_of
from tilewright.library.tables import Pieces, Rows, pieces_of
from tilewright.library.texts import Given, position_given, position_of_pieces, tile_position
from tilewright.puzzles.puzzle import Puzzle
from tilewright.rules.rulebook import Rulebook
from tilewright.solver import plays
from tilewright.solver import solve as tile_solver
from tilewright.solver.crossword.plays import GridPlay, grid_mask, grid_plays
from tilewright.solver.crossword.pool import Turn
from tilewright.solver.crossword.solve import GridAnswer, solve_grid
from tilewright.solver.plays import Play
from tilewright.solver.present import least_change
from tilewright.solver.present import steps as planning
from tilewright.solver.present.steps import Step
from tilewright.solver.solve import Answer, Goal, Objective
from tilewright.tiles import Face, Row, faces_of

ObjectiveName = Literal["tiles", "points", "out"]


@overload
def read_position(table: Rows, rack: Pieces, rules: Rulebook | TileEdition, *, opened: bool = True) -> Position: ...
@overload
def read_position(
    table: str | Faces, rack: Pieces, rules: TurboRules | DiceEdition, *, opened: bool = True
) -> Turn: ...
@overload
def read_position(
    table: Rows | Faces, rack: Pieces, rules: GameRules | str, *, opened: bool = True
) -> Position | Turn: ...
@overload
def read_position(table: str) -> Any: ...
def read_position(
    table: Rows | Faces, rack: Pieces | None = None, rules: GameRules | str | None = None, *, opened: bool = True
) -> Position | Turn:
    """Return the position of a table and a rack, or raise BadInput that names the impossible part.

    Pieces may be text in the notation. In Turbo the rack is what the player's dice show, and nobody has to open. One
    text alone is the whole position, as its `text` has it.

    >>> read_position("B4 B5 B6", "B3 K9", "classic-nl")
    <Position classic-nl: B4 B5 B6 / B3 K9>
    >>> print(read_position("classic-nl opening.min=40: - / B3 K9 unopened"))
    table: -
    rack: B3 K9 (not opened)
    """
    expect("opened", opened, bool, "True or False")
    if rack is None and rules is None:
        return position_given(table)
    if rack is None or rules is None:
        raise WrongType("read_position takes a table, a rack and a rulebook, or the text of a position alone")
    return position_of_pieces(table, rack, rules_of(rules), opened)


@overload
def solve(position: Position, objective: Goal | ObjectiveName = Objective.TILES) -> Answer: ...
@overload
def solve(position: str | Puzzle[Any], objective: Goal | ObjectiveName = Objective.TILES) -> Any: ...
@overload
def solve(position: Turn, objective: Objective | ObjectiveName = Objective.TILES) -> GridAnswer: ...
def solve(position: Given, objective: Goal | ObjectiveName = Objective.TILES) -> Answer | GridAnswer:
    """Return the best turn of a position, which may be text, and whether it is proven best.

    The objective is one of `Objective` or its name; for tiles also a weight for each face.

    >>> print(solve("classic-nl: B4 B5 B6 / B3 K9"))
    B3 -> B3 B4 B5 B6
    """
    goal: Goal = goal_of(objective, Objective)
    if isinstance(position, Position):
        return tile_solver.solve(position, goal)
    given = position_given(position)
    if isinstance(given, Position):
        return tile_solver.solve(given, goal)
    if not isinstance(goal, Objective):
        raise WrongType("objective takes one of Objective in Turbo: weights are for tiles")
    return solve_grid(given, goal)


@overload
def solve_many(
    positions: Iterable[Position | str], objective: Goal | ObjectiveName = Objective.TILES
) -> list[Answer]: ...
@overload
def solve_many(positions: Iterable[Turn], objective: Objective | ObjectiveName = ...) -> list[GridAnswer]: ...
def solve_many(
    positions: Iterable[Position | str] | Iterable[Turn], objective: Goal | ObjectiveName = Objective.TILES
) -> list[Answer] | list[GridAnswer]:
    """Return what `solve` returns for each position, in about half the time: positions of tiles are solved in batches.

    >>> many = [read_position("B4 B5 B6", rack, "classic-nl") for rack in ("B3 K9", "B7 B8", "R1")]
    >>> [answer.tiles for answer in solve_many(many)]
    [1, 2, 0]
    """
    goal: Goal = goal_of(objective, Objective)
    expect("positions", positions, Iterable, "positions, as read_position returns them")
    asked = [*map(position_given, positions)]
    tiles = [position for position in asked if isinstance(position, Position)]
    if len(tiles) == len(asked):
        return tile_solver.solve_many(tiles, goal)
    if tiles or not isinstance(goal, Objective):
        raise WrongType("positions: Turbo is solved for one of Objective, and not in one batch with tiles")
    return [solve_grid(position, goal) for position in asked if isinstance(position, Turn)]


@overload
def legal_plays(position: Position, limit: int | None = None) -> Iterator[Play]: ...
@overload
def legal_plays(position: str | Puzzle[Any], limit: int | None = None) -> Iterator[Any]: ...
@overload
def legal_plays(position: Turn, limit: int | None = None) -> Iterator[GridPlay]: ...
def legal_plays(position: Given, limit: int | None = None) -> Iterator[Play] | Iterator[GridPlay]:
    """Return an iterator over every choice of pieces that is a legal turn, most pieces first, then most value.

    Each has `played` and one `table`; equal pieces are interchangeable, and the empty play is not among them.

    >>> [str(play) for play in legal_plays(read_position("B4 B5 B6", "B3 K9", "classic-nl"))]
    ['B3 -> B3 B4 B5 B6']
    """
    if limit is not None:
        expect("limit", limit, int, "a whole number, or None")
        if limit < 0:
            raise BadInput(f"limit is at least 0, not {limit}")
    given = position_given(position)
    return plays.legal_plays(given, limit) if isinstance(given, Position) else grid_plays(given, limit)


def mask(position: Given, committed: Pieces = (), forbidden: Pieces | Collection[Face] = ()) -> frozenset[Face]:
    """Return the faces of which one more piece, played with those committed, is part of some legal turn.

    Of a forbidden face no piece is played but those committed.

    >>> sorted(map(str, mask(read_position("B4 B5 B6", "B3 B7 B8", "classic-nl"), "B3", forbidden="B8")))
    ['B7']
    """
    expect("forbidden", forbidden, Collection, 'pieces, or their text as in "B4 B5"')
    fixed, left_out = pieces_of(committed), pieces_of(forbidden if isinstance(forbidden, str) else tuple(forbidden))
    given = position_given(position)
    _refuse_missing(fixed, faces_of(given.rack) if isinstance(given, Position) else given.own)
    if isinstance(given, Position):
        return tile_solver.mask(given, fixed, left_out)
    return grid_mask(given, fixed, left_out)


def _refuse_missing(committed: Row, held: Row) -> None:
    """Raise BadInput if pieces are committed that the player does not hold."""
    if missing := Counter(committed) - Counter(held):
        raise BadInput(f"committed has {next(iter(missing))}, which is not among the player's pieces")


def rebuilt(position: Position | Puzzle[Any] | str, answer: Answer) -> Table:
    """Return the table after the answer, as tiles: old rows stay in their order, new ones come last.

    The layout may differ from the answer's if that changes less of the table; the pieces are the same.
    """
    expect("answer", answer, Answer, "what solve returns")
    return least_change.rebuilt(tile_position(position), answer)


def steps(before: Table, after: Table) -> tuple[Step, ...]:
    """Return the steps that lead from one table to another; the rows at the end are those of `after`.

    They are in its order if rows that continue old ones come first there, as in the result of `rebuilt`.
    """
    for name, table in (("before", before), ("after", after)):
        expect(name, table, Sequence, "a table of tiles, as position.table and rebuilt have it")
        for row in table:
            expect(name, row, Sequence, "a table of tiles, as position.table and rebuilt have it")
            for tile in row:
                expect(name, tile, int, "a table of tiles, as position.table and rebuilt have it")
    return planning.steps(before, after)
