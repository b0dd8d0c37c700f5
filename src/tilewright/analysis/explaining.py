"""The best turn as steps in words: what to take, split, join and lay, one after the other."""

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct

from tilewright.analysis.dice_position import read_turn
from tilewright.analysis.solving import BestTurn, TileRow, best_of_dice, shaped
from tilewright.dice.grid import Faces, lines, row_of
from tilewright.dice.notation import Listed, grid_of_list
from tilewright.dice.turbo_rules import TurboRules
from tilewright.games import GameRules
from tilewright.rules.rulebook import Rulebook
from tilewright.solver.position import read_position
from tilewright.solver.present.least_change import rebuilt
from tilewright.solver.present.steps import steps
from tilewright.solver.solve import Objective, solve
from tilewright.tiles import Row, faces_of, write_faces
from tilewright.words.steps import line_in_words, step_in_words, taking_in_words


class Explained(Struct, frozen=True):
    """The best turn with the least change to the table, and the sentences of its steps; rows are numbered from 1."""

    turn: BestTurn[Any]
    steps: tuple[str, ...]


class Asked(Struct, frozen=True):
    """A position to explain: the table as its kind of game reads it, the rack, and what the turn should be best in."""

    table: Any
    rack: Row
    rules: GameRules
    objective: Objective = Objective.TILES
    opened: bool = True


def explained(asked: Asked, locale: str = "en") -> Explained:
    """Return the best turn with its steps, or raise BadPosition."""
    match asked.rules:
        case Rulebook() as rules:
            return _tiles(asked, rules, locale)
        case TurboRules() as rules:
            return _dice(asked, rules, locale)


def _tiles(asked: Asked, rules: Rulebook, locale: str) -> Explained:
    table: Sequence[Row] = asked.table
    position = read_position(table, asked.rack, rules, opened=asked.opened)
    answer = solve(position, asked.objective)
    after = rebuilt(position, answer)
    rows: tuple[TileRow, ...] = tuple(write_faces(faces_of(row)) for row in after)
    said = tuple(step_in_words(step, locale) for step in steps(position.table, after))
    return Explained(shaped(answer, rows), said)


def _dice(asked: Asked, rules: TurboRules, locale: str) -> Explained:
    before: Faces = asked.table
    turn: BestTurn[Listed] = best_of_dice(read_turn(before, asked.rack, rules), asked.objective)
    return Explained(turn, tuple(_dice_steps(before, grid_of_list(turn.table), locale)))


def _dice_steps(before: Faces, after: Faces, locale: str) -> Iterator[str]:
    """Yield the sentences: dice that move are taken off, then the lines are laid."""
    in_place = {cell for cell, face in before.items() if after.get(cell) == face}
    if taken := [face for cell, face in before.items() if cell not in in_place]:
        yield taking_in_words(tuple(taken), locale)
    for line in lines(after):
        if not in_place.issuperset(line):
            in_place.update(line)
            yield line_in_words(row_of(line, after), locale, down=line[0].x == line[1].x)
