"""Measure every bot of the ladder against greedy ones, on duplicate deals.

    python -m tools.bot_strengths --deals 500 --seed 2026

prints the lines of src/tilewright/bots/strengths.txt.
"""

from __future__ import annotations

import argparse

from tilewright.bots.ladder import LADDER
from tilewright.bots.simulation import Simulation, distinct, simulate
from tilewright.bots.strength import YARDSTICK, Rate, Strength, write_strength
from tilewright.rules.booklets import DEFAULT, booklet


def measured(name: str, rivals: int, deals: int, seed: int) -> Rate:
    """Return how often a bot wins against so many rivals."""
    bots = (name, *[YARDSTICK] * rivals)
    tally = simulate(Simulation(rules=booklet(DEFAULT), bots=bots, deals=deals, seed=seed))
    key = distinct(bots)[0]
    return Rate(tally.win_rate[key], *tally.ci95[key])


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description="Measure the bots against greedy ones.")
    parser.add_argument("--deals", type=int, default=500, help="deals of two players; of four half as many")
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--bots", nargs="*", default=list(LADDER), metavar="NAME")
    wanted = parser.parse_args()
    print(
        f"# Wins against one {YARDSTICK} bot, and against three: per cent and 95 % interval. Rules {DEFAULT}. Made by"
    )
    print(f"# python -m tools.bot_strengths --deals {wanted.deals} --seed {wanted.seed}")
    for name in wanted.bots:
        strength = Strength(
            measured(name, 1, wanted.deals, wanted.seed), measured(name, 3, wanted.deals // 2, wanted.seed)
        )
        print(write_strength(name, strength), flush=True)


if __name__ == "__main__":
    main()
