"""Positions of every kind of game: read, solved, listed and judged."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Literal, overload

from tilewright.analysis.dice_position import read_turn
from tilewright.arguments import expect
from tilewright.dice.grid import Faces
from tilewright.dice.turbo_rules import TurboRules
from tilewright.errors import BadInput, WrongType
from tilewright.game.position import Position
from tilewright.game.table import Table
from tilewright.games import GameRules
from tilewright.library.edge import goal_of
from tilewright.library.editions import DiceEdition, TileEdition, rules_of
from tilewright.library.tables import Pieces, Rows, grid_of, pieces_of, rows_of
from tilewright.rules.rulebook import Rulebook
from tilewright.solver import many, plays, position
from tilewright.solver import solve as tile_solver
from tilewright.solver.crossword.plays import GridPlay, grid_mask, grid_plays
from tilewright.solver.crossword.pool import Turn
from tilewright.solver.crossword.solve import GridAnswer, solve_grid
from tilewright.solver.plays import Play
from tilewright.solver.present import least_change
from tilewright.solver.present import steps as planning
from tilewright.solver.present.steps import Step
from tilewright.solver.solve import Answer, Goal, Objective
from tilewright.tiles.faces import Face, Row
from tilewright.tiles.tile import faces_of

ObjectiveName = Literal["tiles", "points", "out"]
_POSITION = "a position, as read_position returns it"


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
def read_position(table: Rows | Faces, rack: Pieces, rules: GameRules | str, *, opened: bool = True) -> Position | Turn:
    """Return the position of a table and a rack, or raise BadInput that names the impossible part.

    Pieces may be text in the notation. In Turbo the rack is what the player's dice show, and nobody has to open.

    >>> print(read_position("B4 B5 B6", "B3 K9", "classic-nl"))
    table: B4 B5 B6
    rack: B3 K9
    """
    book = rules_of(rules)
    if isinstance(book, TurboRules):
        return read_turn(grid_of(table), pieces_of(rack), book)
    return position.read_position(rows_of(table), pieces_of(rack), book, opened=opened)


@overload
def solve(position: Position, objective: Goal | ObjectiveName = Objective.TILES) -> Answer: ...
@overload
def solve(position: Turn, objective: Objective | ObjectiveName = Objective.TILES) -> GridAnswer: ...
def solve(position: Position | Turn, objective: Goal | ObjectiveName = Objective.TILES) -> Answer | GridAnswer:
    """Return the best turn of a position, and whether it is proven best.

    The objective is one of `Objective` or its name; for tiles also a weight for each face.

    >>> print(solve(read_position("B4 B5 B6", "B3 K9", "classic-nl")))
    B3 -> B3 B4 B5 B6
    """
    goal: Goal = goal_of(objective, Objective)
    if isinstance(position, Position):
        return tile_solver.solve(position, goal)
    expect("position", position, Turn, _POSITION)
    if not isinstance(goal, Objective):
        raise WrongType("objective takes one of Objective in Turbo: weights are for tiles")
    return solve_grid(position, goal)


@overload
def solve_many(positions: Iterable[Position], objective: Goal | ObjectiveName = Objective.TILES) -> list[Answer]: ...
@overload
def solve_many(positions: Iterable[Turn], objective: Objective | ObjectiveName = ...) -> list[GridAnswer]: ...
def solve_many(
    positions: Iterable[Position] | Iterable[Turn], objective: Goal | ObjectiveName = Objective.TILES
) -> list[Answer] | list[GridAnswer]:
    """Return what `solve` returns for each position, in about half the time: positions of tiles are solved in batches.

    >>> many = [read_position("B4 B5 B6", rack, "classic-nl") for rack in ("B3 K9", "B7 B8", "R1")]
    >>> [answer.tiles for answer in solve_many(many)]
    [1, 2, 0]
    """
    goal: Goal = goal_of(objective, Objective)
    expect("positions", positions, Iterable, "positions, as read_position returns them")
    asked = list(positions)
    for one in asked:
        expect("positions", one, (Position, Turn), "positions, as read_position returns them")
    tiles = [position for position in asked if isinstance(position, Position)]
    if len(tiles) == len(asked):
        return many.solve_many(tiles, goal)
    if tiles or not isinstance(goal, Objective):
        raise WrongType("positions: Turbo is solved for one of Objective, and not in one batch with tiles")
    return [solve_grid(position, goal) for position in asked if isinstance(position, Turn)]


@overload
def legal_plays(position: Position, limit: int | None = None) -> Iterator[Play]: ...
@overload
def legal_plays(position: Turn, limit: int | None = None) -> Iterator[GridPlay]: ...
def legal_plays(position: Position | Turn, limit: int | None = None) -> Iterator[Play] | Iterator[GridPlay]:
    """Return an iterator over every choice of pieces that is a legal turn, most pieces first, then most value.

    Each has `played` and one `table`; equal pieces are interchangeable, and the empty play is not among them.

    >>> [str(play) for play in legal_plays(read_position("B4 B5 B6", "B3 K9", "classic-nl"))]
    ['B3 -> B3 B4 B5 B6']
    """
    if limit is not None:
        expect("limit", limit, int, "a whole number, or None")
        if limit < 0:
            raise BadInput(f"limit is at least 0, not {limit}")
    if isinstance(position, Position):
        return plays.legal_plays(position, limit)
    expect("position", position, Turn, _POSITION)
    return grid_plays(position, limit)


def mask(
    position: Position | Turn, committed: Pieces = (), forbidden: Pieces | Collection[Face] = ()
) -> frozenset[Face]:
    """Return the faces of which one more piece, played with those committed, is part of some legal turn.

    Of a forbidden face no piece is played but those committed.

    >>> sorted(map(str, mask(read_position("B4 B5 B6", "B3 B7 B8", "classic-nl"), "B3", forbidden="B8")))
    ['B7']
    """
    expect("forbidden", forbidden, Collection, 'pieces, or their text as in "B4 B5"')
    fixed, left_out = pieces_of(committed), pieces_of(forbidden if isinstance(forbidden, str) else tuple(forbidden))
    if isinstance(position, Position):
        _refuse_missing(fixed, faces_of(position.rack))
        return tile_solver.mask(position, fixed, left_out)
    expect("position", position, Turn, _POSITION)
    _refuse_missing(fixed, position.own)
    return grid_mask(position, fixed, left_out)


def _refuse_missing(committed: Row, held: Row) -> None:
    """Raise BadInput if pieces are committed that the player does not hold."""
    if missing := Counter(committed) - Counter(held):
        raise BadInput(f"committed has {next(iter(missing))}, which is not among the player's pieces")


def rebuilt(position: Position, answer: Answer) -> Table:
    """Return the table after the answer, as tiles: old rows stay in their order, new ones come last.

    The layout may differ from the answer's if that changes less of the table; the pieces are the same.
    """
    expect("position", position, Position, "a position of tiles, as read_position returns it")
    expect("answer", answer, Answer, "what solve returns")
    return least_change.rebuilt(position, answer)


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
