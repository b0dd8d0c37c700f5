"""Records of the dice game for tests, of random matches and of bots."""

from functools import cache

from tests.dice.play import chosen, first_events
from tests.records.games import lines_of
from tilewright.arena.deals import Simulation
from tilewright.chance import Chance, branch
from tilewright.dice.turbo_rules import TurboRules
from tilewright.engine import Refused, play, replay
from tilewright.games import DICE_GAME
from tilewright.records.dice.write import recorded
from tilewright.records.lines import write_line

Bots = tuple[str, str]
CHEAP: Bots = ("turbo-greedy", "turbo-random")


@cache
def chance_lines(house: str, seed: int) -> tuple[str, ...]:
    """Return the record of a random match under house rules; illegal commands are replaced."""
    events = list(first_events(house, seed))
    match = replay(DICE_GAME, events)
    turn = 0
    while seats := DICE_GAME.to_move(match):
        turn += 1
        command = chosen(match, seats[0], branch(Chance(b"record"), seed, turn))
        try:
            step = play(DICE_GAME, match, seats[0], command)
        except Refused:
            step = play(DICE_GAME, match, seats[0], DICE_GAME.fallback(match))
        events += step.events
        match = step.state
    return tuple(map(write_line, recorded(events, ("one", "two"), f"chance-{seed}")))


def bot_lines(
    rules: TurboRules, deals: int, seed: int, *, mishaps: float = 0, matches: bool = False, bots: Bots = CHEAP
) -> list[str]:
    """Return the record of some deals between two bots, each from both seats."""
    return lines_of(Simulation(rules=rules, bots=bots, deals=deals, seed=seed, matches=matches, mishaps=mishaps))
