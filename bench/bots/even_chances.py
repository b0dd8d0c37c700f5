"""Measure which handicaps bring two bots closest to even chances, on duplicate deals of two players.

Of every pair of neighbours on the ladder all levels are tried on some deals, and the one nearest to even is measured
on many; of the other pairs on few. The lines are those of src/tilewright/bots/even_chances.txt; `--all` writes what
every level gave to a file.
"""

import shlex
from collections.abc import Sequence
from itertools import combinations, pairwise
from pathlib import Path
from typing import IO

import msgspec
from msgspec import Struct

from bench.commands import parser
from tilewright.arena.deals import Simulation
from tilewright.arena.simulation import simulate
from tilewright.bots.even_chances import LEVELS, Evened, write_evened
from tilewright.bots.kinds import LADDERS
from tilewright.bots.strength import Rate
from tilewright.games import edition
from tilewright.rules.booklets import DEFAULT


class Measuring(Struct, frozen=True, kw_only=True):
    """The seed, the workers, the deals on which levels are tried, and those of neighbours and of other pairs."""

    seed: int
    workers: int
    tries: int
    deals: int
    others: int


class Measured(Struct, frozen=True, kw_only=True):
    """What the weaker of two bots won at a level."""

    stronger: str
    weaker: str
    level: int
    deals: int
    rate: Rate


def measured(pair: tuple[str, str], level: int, deals: int, measuring: Measuring) -> Measured:
    """Return what the weaker bot of a pair wins at a level."""
    stronger, weaker = pair
    rules, handicaps = edition(DEFAULT).rulebook, (LEVELS[level].stronger, LEVELS[level].weaker)
    wanted = Simulation(rules=rules, bots=pair, deals=deals, seed=measuring.seed, handicaps=handicaps)
    tally = simulate(wanted, measuring.workers)
    rate = Rate(tally.win_rate[weaker], *tally.ci95[weaker])
    return Measured(stronger=stronger, weaker=weaker, level=level, deals=deals, rate=rate)


def evened(pair: tuple[str, str], deals: int, measuring: Measuring, log: IO[bytes] | None) -> Evened:
    """Return a pair without handicaps, and at the level that was nearest to even where all were tried."""

    def noted(level: int, deals: int) -> Measured:
        found = measured(pair, level, deals, measuring)
        if log is not None:
            log.write(msgspec.json.encode(found) + b"\n")
            log.flush()
        return found

    tried = [noted(level, min(deals, measuring.tries)) for level in range(len(LEVELS))]
    best = min(tried, key=_distance).level
    without = noted(0, deals)
    reached = without if best == 0 else noted(best, deals)
    # The few deals on which levels were tried may mislead.
    reached = min(without, reached, key=_distance)
    return Evened(
        stronger=pair[0],
        weaker=pair[1],
        level=reached.level,
        without=without.rate,
        evened=reached.rate,
        deals=deals,
    )


def _distance(one: Measured) -> tuple[float, int]:
    return abs(one.rate.share - 0.5), one.level


def main(words: Sequence[str]) -> int:
    """Print the table."""
    options = parser("even-chances", __doc__, "--deals 4 --tries 2 --others 0 --bots casual greedy")
    options.add_argument("--deals", type=int, default=1000, help="deals of neighbours on the ladder; 0 leaves them out")
    options.add_argument("--tries", type=int, default=100, help="deals on which each level is tried")
    options.add_argument("--others", type=int, default=40, help="deals of the other pairs; 0 leaves them out")
    options.add_argument("--seed", type=int, default=2026)
    options.add_argument("--workers", type=int, default=1)
    options.add_argument("--bots", nargs="*", metavar="NAME", help="some bots of the ladder, weakest first")
    options.add_argument("--all", type=Path, metavar="FILE", help="a file to which every measured level is appended")
    wanted = options.parse_args(words)
    bots = wanted.bots or list(LADDERS.tiles.bots)
    measuring = Measuring(
        seed=wanted.seed, workers=wanted.workers, tries=wanted.tries, deals=wanted.deals, others=wanted.others
    )
    print("# What the weaker of two bots wins without handicaps, and at the level nearest to even: per cent and 95 %")
    print(f"# interval, and the deals. Rules {DEFAULT}. Made by\n# python -m bench even-chances {shlex.join(words)}")
    log = wanted.all.open("ab") if wanted.all else None
    near = [(stronger, weaker) for weaker, stronger in pairwise(bots)]
    far = [(stronger, weaker) for weaker, stronger in combinations(bots, 2) if (stronger, weaker) not in near]
    for pair in near if measuring.deals else ():
        print(write_evened(evened(pair, measuring.deals, measuring, log)), flush=True)
    for pair in far if measuring.others else ():
        print(write_evened(evened(pair, measuring.others, measuring, log)), flush=True)
    if log is not None:
        log.close()
    return 0
