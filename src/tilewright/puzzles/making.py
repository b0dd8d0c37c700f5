"""Puzzles made of positions of the tile game in which one turn stands out."""

from collections.abc import Callable, Collection, Mapping, Sequence
from itertools import chain, islice

from msgspec.structs import replace

from tilewright.chance import Chance, branch, draw, shuffled
from tilewright.game.jokers import limits_jokers
from tilewright.game.table import Position, Table, faces_on
from tilewright.puzzles.grading import graded
from tilewright.puzzles.proof import tile_fault
from tilewright.puzzles.puzzle import Kind, Puzzle, Solution, TilePuzzle, identity
from tilewright.solver.plays import legal_plays
from tilewright.solver.present.least_change import change, rebuilt
from tilewright.solver.solve import Answer, Objective, solve
from tilewright.tiles import Face, Joker, JokerKind, TileId, TileRow, assign, faces_of, write_faces

# What a person still takes in, and the proof by the catalogue still settles quickly.
_RACK = range(2, 9)
_OPENING_RACK = 12
_MOST_ROWS = 12
_MOST_SPECIAL_JOKERS = 2
_CLASSIC = Joker(JokerKind.CLASSIC)

_Candidate = Callable[[Position, Chance | None], tuple[Position, Answer] | None]


def tile_puzzle(
    position: Position, kind: Kind, chance: Chance | None = None, house: Mapping[str, int | str] | None = None
) -> TilePuzzle | None:
    """Return a puzzle made of a position, or None if it does not make one.

    `chance` takes some rows away that the turn does not need, for variety. Without it rows go only where there are too
    many. `house` are the house rules of the position.
    """
    candidate = _CANDIDATES[kind](position, chance)
    if candidate is None:
        return None
    asked, answer = candidate
    rows = faces_on(rebuilt(asked, answer))
    steps, difficulty = graded(asked, rows, answer.played)
    made: TilePuzzle = Puzzle(
        id=identity(asked, kind),
        rules=asked.rules.id,
        house=dict(house or {}),
        kind=kind,
        table=tuple(map(write_faces, faces_on(asked.table))),
        rack=write_faces(faces_of(asked.rack)),
        opened=asked.opened,
        answer=Solution(write_faces(answer.played), tuple(map(write_faces, rows))),
        steps=steps,
        difficulty=difficulty,
    )
    return made if tile_fault(made) is None else None


def _out(position: Position, chance: Chance | None) -> tuple[Position, Answer] | None:
    """Return the best turn of a position with only the pieces on the rack that it plays."""
    if not position.opened or not position.table or len(position.rack) < _RACK.start:
        return None
    answer = solve(position)
    if not answer.exact or answer.tiles not in _RACK:
        return None
    after = rebuilt(position, answer)
    broken, _ = change(position.table, after)
    asked = replace(position, rack=assign((answer.played,), position.rack)[0])
    return _smaller(asked, answer, chance) if broken else None


def _free_joker(position: Position, chance: Chance | None) -> tuple[Position, Answer] | None:
    if not any(_CLASSIC in row for row in faces_on(position.table)):
        return None
    return _out(position, chance)


def _most(position: Position, chance: Chance | None) -> tuple[Position, Answer] | None:
    """Return a position with some more pieces on the rack than the best turn plays, if no other plays as many."""
    candidate = _out(position, chance)
    if candidate is None or _is_bound(position):
        return None
    asked, answer = candidate
    others = [tile for tile in position.rack if tile not in asked.rack]
    room = _RACK.stop - len(asked.rack)
    chosen = _mixed(others, None if chance is None else branch(chance, "others"))
    if not others or room <= 0:
        return None
    asked = replace(asked, rack=tuple(sorted((*asked.rack, *chosen[:room]))))
    best = list(islice(legal_plays(asked), 2))
    if len(best) > 1 and len(best[1].played) == len(best[0].played):
        return None
    return asked, answer


def _open(position: Position, chance: Chance | None) -> tuple[Position, Answer] | None:
    """Return an unopened position with one legal turn."""
    if position.opened or (position.rules.opening.extras and _is_bound(position)):
        return None
    best = solve(position)
    if not best.exact or not best.tiles or best.tiles > _OPENING_RACK:
        return None
    own = assign((best.played,), position.rack)[0]
    others = _mixed([tile for tile in position.rack if tile not in own], chance)
    asked = replace(position, rack=tuple(sorted((*own, *others[: _OPENING_RACK - len(own)]))))
    if not _is_small(asked) or len(list(islice(legal_plays(asked), 2))) != 1:
        return None
    return asked, solve(asked)


def _mixed(tiles: Sequence[TileId], chance: Chance | None) -> Sequence[TileId]:
    """Return tiles in the order of chance, or else in one in which neighbours differ in color and number."""
    if chance is None:
        return [*tiles[::3], *tiles[1::3], *tiles[2::3]]
    return shuffled(tiles, chance)[0]


def _smaller(position: Position, answer: Answer, chance: Chance | None) -> tuple[Position, Answer] | None:
    """Return the position with some of the rows that the turn leaves as they are taken away, and the turn there."""
    after = set(rebuilt(position, answer))
    if chance is not None:
        table = _some(position.table, after, chance)
    elif _is_small(position):
        table = position.table
    else:
        table = tuple(row for row in position.table if row not in after)
    asked = replace(position, table=table)
    if not _is_small(asked):
        return None
    found = solve(asked, Objective.OUT)
    return (asked, found) if found.tiles else None


def _some(table: Table, after: Collection[TileRow], chance: Chance) -> Table:
    """Return a table without all, some or none of the rows that are there `after` the turn too."""
    share, chance = draw(chance, 3)
    kept: list[TileRow] = []
    for row in table:
        number, chance = draw(chance, 2)
        if not (row in after and (share == 0 or (share == 1 and number))):
            kept.append(row)
    return tuple(kept)


def _is_small(position: Position) -> bool:
    faces: Sequence[Face] = [*chain(*faces_on(position.table)), *faces_of(position.rack)]
    special = sum(isinstance(face, Joker) and face != _CLASSIC for face in faces)
    return len(position.table) <= _MOST_ROWS and special <= _MOST_SPECIAL_JOKERS


def _is_bound(position: Position) -> bool:
    """Return whether a joker lies on the table that may not go anywhere."""
    lie = any(isinstance(face, Joker) for face in chain(*faces_on(position.table)))
    return lie and limits_jokers(position.rules.jokers)


_CANDIDATES: dict[Kind, _Candidate] = {
    Kind.OUT: _out,
    Kind.MOST: _most,
    Kind.OPEN: _open,
    Kind.FREE_JOKER: _free_joker,
}
