"""Positions that are given as one line of text, or as a puzzle."""

from typing import Any

from tilewright.analysis.dice_position import read_turn
from tilewright.arguments import wrong_type
from tilewright.dice.notation import grid_of_list
from tilewright.dice.turbo_rules import TurboRules
from tilewright.game.table import Position
from tilewright.games import GameRules, edition
from tilewright.library.tables import Pieces, Rows, grid_of, pieces_of, rows_of
from tilewright.puzzles.puzzle import Puzzle
from tilewright.rules.house import read_house, with_house
from tilewright.solver.crossword.pool import Turn
from tilewright.solver.position import parts_of, read_position

Given = Position | Turn | Puzzle[Any] | str
"""A position, or what stands for one: a puzzle, or a line of text."""


def position_in(text: str) -> Position | Turn:
    """Return the position that a line of text stands for, or raise BadInput that names the bad part."""
    parts = parts_of(text)
    rules = with_house(edition(parts.rules).rulebook, read_house(parts.house))
    return position_of_pieces(parts.table, parts.rack, rules, parts.opened)


def position_of_pieces(table: Rows | object, rack: Pieces, rules: GameRules, opened: bool) -> Position | Turn:
    """Return the position of a table and a rack, or raise BadInput."""
    if isinstance(rules, TurboRules):
        return read_turn(grid_of(table), pieces_of(rack), rules)
    return read_position(rows_of(table), pieces_of(rack), rules, opened=opened)


def tile_position(position: object) -> Position:
    """Return a position of tiles, also from text, or raise BadInput."""
    found = position_given(position)
    if not isinstance(found, Position):
        raise wrong_type("position", found, "a position of tiles, as read_position returns it")
    return found


def position_given(position: object) -> Position | Turn:
    """Return a position, also from text or of a puzzle, or raise BadInput."""
    if isinstance(position, Position | Turn):
        return position
    if isinstance(position, Puzzle):
        rules = with_house(edition(position.rules).rulebook, position.house)
        table = grid_of_list(position.table) if isinstance(rules, TurboRules) else position.table
        return position_of_pieces(table, position.rack, rules, position.opened)
    if not isinstance(position, str):
        raise wrong_type("position", position, "a position, as read_position returns it, or its text")
    return position_in(position)
