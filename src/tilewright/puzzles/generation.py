"""Puzzles made from games between bots, without end."""

import hashlib
from collections.abc import Collection, Iterator, Sequence
from itertools import count, cycle

from tilewright.chance import Chance, branch
from tilewright.dice.turbo_rules import TurboRules
from tilewright.games import GameRules
from tilewright.puzzles.bot_games import dice_positions, tile_positions
from tilewright.puzzles.dice.making import dice_puzzle
from tilewright.puzzles.grading import GRADES
from tilewright.puzzles.kinds import AnyPuzzle
from tilewright.puzzles.making import tile_puzzle
from tilewright.puzzles.puzzle import Kind
from tilewright.rules.rulebook import Rulebook


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
    for number in count():
        for made in _of_game(rules, kind, chance, number):
            if made.difficulty in grades and made.id not in known:
                known.add(made.id)
                yield made
                break


def _of_game(rules: GameRules, kind: Kind, chance: Chance, number: int) -> Iterator[AnyPuzzle]:
    """Yield the puzzles that the positions of one game between bots make."""
    luck = branch(chance, number, "game")
    made: Iterator[AnyPuzzle | None]
    match rules:
        case Rulebook():
            positions = enumerate(tile_positions(rules, luck))
            made = (tile_puzzle(position, kind, branch(chance, number, place)) for place, position in positions)
        case TurboRules():
            turns = enumerate(dice_positions(rules, luck))
            made = (dice_puzzle(turn, kind, branch(chance, number, place)) for place, turn in turns)
    return (puzzle for puzzle in made if puzzle is not None)
