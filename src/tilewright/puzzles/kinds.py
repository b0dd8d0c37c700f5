"""Puzzles of both kinds of games: made from games between bots, read, and proven before they count."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Collection, Iterator, Sequence
from itertools import count, cycle
from typing import Any

import msgspec
from msgspec import Struct

from tilewright.chance import Chance, branch
from tilewright.games import GameRules, PerKind, edition
from tilewright.puzzles.dice.making import dice_positions, dice_puzzle
from tilewright.puzzles.dice.proof import dice_fault
from tilewright.puzzles.grading import GRADES
from tilewright.puzzles.making import tile_positions, tile_puzzle
from tilewright.puzzles.proof import tile_fault
from tilewright.puzzles.puzzle import DicePuzzle, Kind, Puzzle, TilePuzzle
from tilewright.rules.booklets import DEFAULT

AnyPuzzle = Puzzle[Any]


class PuzzleKind(Struct, frozen=True, kw_only=True):
    """The puzzles of one kind of game: what there is to find, where they come from, and how they are proven.

    `goals` has the key of the sentence for each thing to find. `positions` yields those of one game between bots,
    `made` makes a puzzle of one or returns None, `fault` says why a puzzle is not proven.
    """

    type: Any
    goals: dict[Kind, str]
    positions: Callable[[Any, Chance], Iterator[Any]]
    made: Callable[[Any, Kind, Chance], AnyPuzzle | None]
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
        positions=tile_positions,
        made=tile_puzzle,
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
        positions=dice_positions,
        made=dice_puzzle,
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


def puzzles(
    rules: GameRules, kinds: Sequence[Kind], seed: int, grades: Collection[int] = GRADES
) -> Iterator[AnyPuzzle]:
    """Yield puzzles without end, of each kind in turn; the same seed gives the same ones.

    No two are alike up to colors, and no two come from the same game.
    """
    chance = Chance(hashlib.sha256(f"tilewright puzzles:{rules.id}:{seed}".encode()).digest())
    found = [_of_kind(rules, kind, branch(chance, kind.value), grades) for kind in kinds]
    for one in cycle(found):
        yield next(one)


def _of_kind(rules: GameRules, kind: Kind, chance: Chance, grades: Collection[int]) -> Iterator[AnyPuzzle]:
    known: set[str] = set()
    game = PUZZLES.of(rules)
    for number in count():
        for place, position in enumerate(game.positions(rules, branch(chance, number, "game"))):
            made = game.made(position, kind, branch(chance, number, place))
            if made is not None and made.difficulty in grades and made.id not in known:
                known.add(made.id)
                yield made
                break
