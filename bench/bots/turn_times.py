"""How long the searcher takes for a turn, in milliseconds of processor time."""

import time
from collections.abc import Sequence

from bench.commands import parser
from bench.printing import Table
from bench.versions import Figures, add_options, compare
from tilewright.arena.match import play_match, start_events
from tilewright.bots.protocol import TileBot
from tilewright.bots.registry import bot
from tilewright.chance import Chance, branch
from tilewright.cli.measuring.times import times_of
from tilewright.game.commands import Command
from tilewright.game.view import Seen, View
from tilewright.games import TILE_GAME
from tilewright.rules.booklets import booklet
from tilewright.rules.house import with_house

BOT = "searcher"
TABLES = (("classic-nl", 2), ("classic-nl", 4), ("classic-de", 4), ("twist", 2), ("twist", 3), ("twist", 4), ("six", 6))
OTHERS = ("greedy", "timing", "hoarder")


class _Timed:
    """A bot whose turns are timed."""

    def __init__(self, bot: TileBot, seconds: list[float]) -> None:
        self._bot, self._seconds = bot, seconds

    def choose(self, view: View, seen: Sequence[Seen], chance: Chance) -> Command:
        began = time.process_time()
        command = self._bot.choose(view, seen, chance)
        self._seconds.append(time.process_time() - began)
        return command


def turn_seconds(rules: str, others: Sequence[str], games: int, seed: int) -> list[float]:
    """Return the processor time of each turn of the searcher in games against others."""
    seconds: list[float] = []
    rulebook = with_house(booklet(rules), {"match.games": 1})
    for number in range(games):
        chance = branch(Chance(seed.to_bytes(8, "big")), number)
        first = start_events(TILE_GAME, rulebook, len(others) + 1, branch(chance, "deal"))
        bots = [_Timed(bot(BOT), seconds), *map(bot, others)]
        play_match(TILE_GAME, first, bots, branch(chance, "turns"))
    return seconds


def figures(games: int, seed: int) -> Figures:
    """Return the turns a second of the searcher in the version that is imported, against the first opponent."""
    found: Figures = {}
    for rules, seats in TABLES:
        seconds = turn_seconds(rules, [OTHERS[0]] * (seats - 1), games, seed)
        found[f"{rules}, {seats} seats"] = len(seconds) / sum(seconds)
    return found


def main(words: Sequence[str]) -> int:
    """Print a line for each table and opponent."""
    options = parser("turn-times", __doc__, "--games 6 --against v0.1.0")
    options.add_argument("--games", type=int, default=8, help="games of each line-up")
    options.add_argument("--seed", type=int, default=1)
    add_options(options)
    asked = options.parse_args(words)
    if asked.against is not None:
        return compare(asked, "bench.bots.turn_times", games=asked.games, seed=asked.seed)
    printed = Table("rules", "seats", "against", "turns", "median ms", "p99 ms", "most ms")
    for rules, seats in TABLES:
        for other in OTHERS:
            found = turn_seconds(rules, [other] * (seats - 1), asked.games, asked.seed)
            times = times_of(found)
            shown = (f"{1000 * one:.1f}" for one in (times.median, times.p99, times.longest))
            printed.add(rules, seats, other, len(found), *shown)
    return 0
