"""Measure every bot of a game against greedy ones, on duplicate deals.

The lines are those of src/tilewright/bots/strengths.txt: of the tile game, or with `--rules turbo` of the
dice game.
"""

import shlex
from collections.abc import Sequence

from msgspec import Struct

from bench.commands import parser
from tilewright.arena.deals import Simulation, distinct
from tilewright.arena.simulation import simulate
from tilewright.bots.kinds import LADDERS
from tilewright.bots.protocol import AnyBot
from tilewright.bots.registry import Ladder
from tilewright.bots.strength import Rate, Strength, write_strength
from tilewright.games import EDITIONS, GameRules, edition
from tilewright.rules.booklets import DEFAULT


class Measuring(Struct, frozen=True, kw_only=True):
    """The rules, the number of two-player deals and the seed that bots are measured with."""

    rules: GameRules
    deals: int
    seed: int

    @property
    def ladder(self) -> Ladder[AnyBot]:
        """The bots of this kind of game."""
        return LADDERS.of(self.rules)


def measured(name: str, measuring: Measuring) -> Strength:
    """Return how often a bot wins against one rival, and against three on half as many deals where four can play."""
    one = _rate(name, 1, measuring.deals, measuring)
    _, most = measuring.rules.players
    return Strength(one, _rate(name, 3, measuring.deals // 2, measuring) if most > 3 else None)


def main(words: Sequence[str]) -> int:
    """Print the table."""
    options = parser("bot-strengths", __doc__, "--deals 500 --seed 2026")
    options.add_argument("--rules", choices=EDITIONS, default=DEFAULT)
    options.add_argument("--deals", type=int, default=500, help="deals of two players; of four half as many")
    options.add_argument("--seed", type=int, default=2026)
    options.add_argument("--bots", nargs="*", metavar="NAME")
    wanted = options.parse_args(words)
    measuring = Measuring(rules=edition(wanted.rules).rulebook, deals=wanted.deals, seed=wanted.seed)
    for number, name in enumerate(wanted.bots or measuring.ladder.bots):
        strength = measured(name, measuring)
        if not number:
            three = ", and against three" if strength.against_three else ""
            print(f"# Wins against one {measuring.ladder.yardstick} bot{three}: per cent and 95 % interval. ", end="")
            print(f"Rules {wanted.rules}. Made by\n# python -m bench bot-strengths {shlex.join(words)}")
        print(write_strength(name, strength), flush=True)
    return 0


def _rate(name: str, rivals: int, deals: int, measuring: Measuring) -> Rate:
    bots = (name, *[measuring.ladder.yardstick] * rivals)
    tally = simulate(Simulation(rules=measuring.rules, bots=bots, deals=deals, seed=measuring.seed))
    key = distinct(bots)[0]
    return Rate(tally.win_rate[key], *tally.ci95[key])
