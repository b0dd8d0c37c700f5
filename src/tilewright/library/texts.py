"""Positions that are given as one line of text, or as a puzzle."""

from __future__ import annotations

from typing import Any

from tilewright.analysis.dice_position import read_turn
from tilewright.arguments import wrong_type
from tilewright.dice.notation import grid_of_list
from tilewright.dice.turbo_rules import TurboRules
from tilewright.game.position import Position
from tilewright.games import GameRules, edition
from tilewright.library.tables import Pieces, Rows, grid_of, pieces_of, rows_of
from tilewright.puzzles.puzzle import Puzzle
from tilewright.rules.house import read_house, with_house
from tilewright.solver.crossword.pool import Turn
from tilewright.solver.position import BadPosition, read_position
from tilewright.tiles.notation import quoted

Given = Position | Turn | Puzzle[Any] | str
"""A position, or what stands for one: a puzzle, or a line of text."""

_EXAMPLE = "as in classic-nl: B4 B5 B6 | K8 R8 O8 / B3 K9"
_UNOPENED = "unopened"


def position_in(text: str) -> Position | Turn:
    """Return the position that a line of text stands for, or raise BadInput that names the bad part."""
    head, colon, rest = text.partition(":")
    table, slash, rack = rest.partition("/")
    words = head.split()
    if not (colon and slash and words):
        raise BadPosition(f"{quoted(text)} is not a position: name the rulebook, the table and the rack, {_EXAMPLE}")
    pieces = rack.split()
    opened = pieces[-1:] != [_UNOPENED]
    rules = with_house(edition(words[0]).rulebook, read_house(words[1:]))
    return position_of_pieces(_some(table), _some(" ".join(pieces if opened else pieces[:-1])), rules, opened)


def _some(text: str) -> str:
    """Return a part of a position; a dash stands for nothing."""
    return "" if text.strip() == "-" else text


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
