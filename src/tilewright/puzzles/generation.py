"""Puzzles made from games between bots, without end."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Collection, Iterator, Sequence
from itertools import count, cycle
from typing import Any

from msgspec import Struct

from tilewright.chance import Chance, branch
from tilewright.games import GameRules, PerKind
from tilewright.puzzles.dice.making import dice_positions, dice_puzzle
from tilewright.puzzles.grading import GRADES
from tilewright.puzzles.kinds import AnyPuzzle
from tilewright.puzzles.making import tile_positions, tile_puzzle
from tilewright.puzzles.puzzle import Kind


class _Source(Struct, frozen=True, kw_only=True):
    """Where the puzzles of one kind of game come from.

    `positions` yields those of one game between bots, `made` makes a puzzle of one or returns None.
    """

    positions: Callable[[Any, Chance], Iterator[Any]]
    made: Callable[[Any, Kind, Chance], AnyPuzzle | None]


_SOURCES = PerKind(
    tiles=_Source(positions=tile_positions, made=tile_puzzle),
    dice=_Source(positions=dice_positions, made=dice_puzzle),
)


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
    game = _SOURCES.of(rules)
    for number in count():
        for place, position in enumerate(game.positions(rules, branch(chance, number, "game"))):
            made = game.made(position, kind, branch(chance, number, place))
            if made is not None and made.difficulty in grades and made.id not in known:
                known.add(made.id)
                yield made
                break
