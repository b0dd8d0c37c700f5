"""Puzzles made from games between bots, without end."""

import hashlib
from collections.abc import Collection, Iterator, Sequence
from itertools import count, cycle

from msgspec.structs import replace

from tilewright.arena.kinds import DICE, TILES
from tilewright.arena.match import play_match, start_events
from tilewright.bots.dice.turns import turn_by
from tilewright.chance import Chance, branch, draw
from tilewright.dice.events import DiceRolled
from tilewright.dice.placed import faces_on, faces_shown
from tilewright.dice.turbo_rules import SEATS, TurboRules
from tilewright.engine import Seat
from tilewright.game import game
from tilewright.game.events import TurnEvent
from tilewright.game.table import Position
from tilewright.games import GameRules
from tilewright.puzzles.dice.making import dice_puzzle
from tilewright.puzzles.grading import GRADES
from tilewright.puzzles.kinds import AnyPuzzle
from tilewright.puzzles.making import tile_puzzle
from tilewright.puzzles.puzzle import Kind
from tilewright.rules.rulebook import Rulebook
from tilewright.solver.crossword.pool import Turn
from tilewright.tiles import CODES

_TILE_BOTS = ("greedy", "cautious", "timing", "hoarder")
_DICE_BOTS = ("turbo-greedy", "turbo-random")
_MOST_SEATS = 4


def tile_positions(rules: Rulebook, chance: Chance) -> Iterator[Position]:
    """Yield the positions of one game between bots, one for each turn."""
    seats, chance = draw(chance, min(_MOST_SEATS, rules.players[1]) - 1)
    bots = []
    for _ in range(seats + 2):
        choice, chance = draw(chance, len(_TILE_BOTS))
        bots.append(TILES.bot(_TILE_BOTS[choice]))
    start = start_events(TILES.engine, TILES.single_game(rules), len(bots), branch(chance, "deal"))
    played = play_match(TILES.engine, start, bots, branch(chance, "bots"))
    state = None
    for event in played.events:
        if isinstance(event, TurnEvent) and state is not None:
            yield replace(game.position_of(state.game, Seat(state.game.seat)), rules=rules)
        state = TILES.engine.apply(state, event)


def dice_positions(rules: TurboRules, chance: Chance) -> Iterator[Turn]:
    """Yield the position after each roll of one match between bots in which dice lie on the grid."""
    bots = []
    for _ in range(SEATS):
        choice, chance = draw(chance, len(_DICE_BOTS))
        bots.append(DICE.bot(_DICE_BOTS[choice]))
    start = start_events(DICE.engine, DICE.single_game(rules), SEATS, branch(chance, "deal"))
    state = None
    for event in play_match(DICE.engine, start, bots, branch(chance, "bots")).events:
        state = DICE.engine.apply(state, event)
        now = state.round
        if isinstance(event, DiceRolled) and now.rolled and now.grid:
            own = faces_shown(now.showing, now.hands[now.seat])
            yield turn_by(rules, faces_on(now.grid, now.showing), tuple(sorted(own, key=CODES.__getitem__)))


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
