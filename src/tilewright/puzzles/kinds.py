"""Puzzles of both kinds of games: read, and proven before they count. It imports no bots, so servers may use it."""

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Struct

from tilewright.games import PerKind, edition
from tilewright.puzzles.dice.proof import dice_fault
from tilewright.puzzles.proof import tile_fault
from tilewright.puzzles.puzzle import DicePuzzle, Kind, Puzzle, TilePuzzle
from tilewright.rules.booklets import DEFAULT

AnyPuzzle = Puzzle[Any]


class PuzzleKind(Struct, frozen=True, kw_only=True):
    """The puzzles of one kind of game: what there is to find, and how they are proven.

    `goals` has the key of the sentence for each thing to find; `fault` says why a puzzle is not proven.
    """

    type: Any
    goals: dict[Kind, str]
    fault: Callable[[Any], str | None]


PUZZLES = PerKind(
    tiles=PuzzleKind(
        type=TilePuzzle,
        goals={
            Kind.OUT: "puzzle-out",
            Kind.MOST: "puzzle-most",
            Kind.OPEN: "puzzle-open",
            Kind.FREE_JOKER: "puzzle-free-joker",
        },
        fault=tile_fault,
    ),
    dice=PuzzleKind(
        type=DicePuzzle,
        goals={
            Kind.OUT: "puzzle-dice-out",
            Kind.MOST: "puzzle-dice-most",
            Kind.FREE_JOKER: "puzzle-dice-free-joker",
            Kind.CROSS: "puzzle-dice-cross",
        },
        fault=dice_fault,
    ),
)


class _Named(Struct, frozen=True):
    """The rulebook of a puzzle, which decides how it is read."""

    rules: str = DEFAULT


def read_puzzle(line: str | bytes) -> AnyPuzzle:
    """Return the puzzle of a line of JSON, or raise BadInput or DecodeError."""
    found = PUZZLES.of(edition(msgspec.json.decode(line, type=_Named).rules).rulebook)
    puzzle: AnyPuzzle = msgspec.json.decode(line, type=found.type)
    return puzzle


def fault(puzzle: AnyPuzzle) -> str | None:
    """Return what is wrong with a puzzle in one sentence, or None if it is proven; BadInput if it cannot be read."""
    return PUZZLES.of(edition(puzzle.rules).rulebook).fault(puzzle)


def goal_of(puzzle: AnyPuzzle) -> str:
    """Return the key of the sentence that says what there is to find."""
    return PUZZLES.of(edition(puzzle.rules).rulebook).goals[puzzle.kind]
