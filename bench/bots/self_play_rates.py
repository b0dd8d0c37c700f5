"""How fast bots play whole games, through the engine and in the kernel, and how fast their records are refereed.

Both ways play the same deals in turn, so that the ratio hardly depends on how busy the machine is. Times are of the
processor. Where the kernel does not know a rulebook or a bot, the engine plays both times.
"""

import time
from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from bench.commands import parser
from bench.printing import Table
from bench.versions import Figures, add_options, compare
from tilewright.arena.deals import DealResult, Simulation, duplicate_deal, play_deal
from tilewright.arena.kinds import CONTESTS, AnyContest
from tilewright.games import edition
from tilewright.records.referee import referee

TABLES = (
    *(
        ("classic-nl", (name,) * 4)
        for name in ("random", "beginner", "casual", "greedy", "cautious", "timing", "hoarder")
    ),
    *((name, ("greedy",) * 4) for name in ("classic-de", "tournament", "six", "classic-fr", "twist")),
    ("turbo", ("turbo-greedy",) * 2),
)
# A searcher takes too long for the table of both ways.
SEARCHED = (("classic-nl", ("searcher", "greedy")), ("twist", ("searcher", "greedy")))
GAMES, CORES = 10_000, 2


class Times(Struct):
    """Processor time in seconds of some games: through the engine, in the kernel, and refereed."""

    games: int = 0
    engine: float = 0
    kernel: float = 0
    referee: float = 0


def through_engine(contest: AnyContest) -> AnyContest:
    """Return the contest as the engine alone plays it."""
    return replace(contest, play_in_kernel=lambda *_: None)


def measured(rules: str, bots: tuple[str, ...], deals: int) -> Times:
    """Play deals in both ways and referee their records; raise AssertionError if the records differ or are illegal."""
    book = edition(rules).rulebook
    simulation = Simulation(rules=book, bots=bots, deals=deals + 1, seed=2026, record=True)
    contest, times = CONTESTS.of(book), Times()
    slow = through_engine(contest)
    for deal in range(deals + 1):
        if deal == 1:
            # The first deal fills caches.
            times = Times()
        began = time.process_time()
        by_engine: DealResult = duplicate_deal(slow, book, simulation, deal)
        between = time.process_time()
        by_kernel: DealResult = duplicate_deal(contest, book, simulation, deal)
        played = time.process_time()
        verdict = referee(by_kernel.lines)
        times.referee += time.process_time() - played
        times.kernel += played - between
        times.engine += between - began
        times.games += verdict.games
        assert by_engine == by_kernel, f"deal {deal} of {rules} differs"
        assert verdict.legal == verdict.games, verdict.faults
    return times


def figures(deals: int) -> Figures:
    """Return the games a second of each table, without records, in the version that is imported."""
    found: Figures = {}
    for rules, bots in (*TABLES, *SEARCHED):
        book = edition(rules).rulebook
        some = max(1, deals // 10) if "searcher" in bots else deals
        simulation = Simulation(rules=book, bots=bots, deals=some + 1, seed=2026)
        play_deal(simulation, 0)
        began = time.process_time()
        for deal in range(1, some + 1):
            play_deal(simulation, deal)
        found[f"{rules}, {len(bots)} {bots[0]}"] = some * len(bots) / (time.process_time() - began)
    return found


def main(words: Sequence[str]) -> int:
    """Print the rates of all tables."""
    options = parser("self-play-rates", __doc__, "--deals 5 --against v0.1.0")
    options.add_argument("--deals", type=int, default=20, help="deals of each table, each played from every seat")
    add_options(options)
    asked = options.parse_args(words)
    if asked.against is not None:
        return compare(asked, "bench.bots.self_play_rates", deals=asked.deals)
    head = ("engine, games/s", "kernel, games/s", "ratio", "refereed, games/s", f"{GAMES:,} on {CORES} cores, s")
    printed = Table("rules", "bots", *head)
    for rules, bots in TABLES:
        times = measured(rules, bots, asked.deals)
        whole = (times.kernel + times.referee) / times.games * GAMES / CORES
        rates = [f"{times.games / seconds:.0f}" for seconds in (times.engine, times.kernel, times.referee)]
        ratio = f"{times.engine / times.kernel:.1f}"
        printed.add(rules, f"{len(bots)} {bots[0]}", rates[0], rates[1], ratio, rates[2], f"{whole:.0f}")
    return 0
