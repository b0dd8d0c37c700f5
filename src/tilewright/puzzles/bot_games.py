"""The positions of games that bots play, for puzzles."""

from collections.abc import Iterator

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
