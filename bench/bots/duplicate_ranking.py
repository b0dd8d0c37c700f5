"""Measure how many rounds it takes to rank players of known strength, with duplicate deals and with ordinary ones.

In each evening several players of each bot meet, seated anew by lot in every round. All ways have the same seats. In
ordinary play every table has a deal of its own and points are added; in duplicate all tables of a round have one deal
and matchpoints are added, or points, which shows how much each of the two does. Counted are the pairs of players with
different bots: the share in the right order after a number of rounds, with a 95 % interval over evenings.
"""

from collections.abc import Iterator, Sequence
from itertools import accumulate, combinations
from pathlib import Path

from msgspec import Struct

from bench.commands import parser
from bench.printing import Table
from tilewright.arena.kinds import CONTESTS
from tilewright.arena.match import shuffles_from
from tilewright.arena.tally import mean_interval
from tilewright.chance import Chance, branch, shuffled
from tilewright.games import EDITIONS
from tilewright.rules.booklets import DEFAULT
from tilewright.rules.rulebook import Rulebook
from tilewright.tournaments.duplicate import matchpoints
from tools.shares_plot import shares_plot

WAYS = ("ordinary", "one deal, points", "matchpoints")
_CONTEST = CONTESTS.tiles
_AFTER = (1, 2, 3, 4, 6, 8, 12, 16, 24, 32)
_ENOUGH = (0.8, 0.85, 0.9)


class Evening(Struct, frozen=True):
    """The bots of an evening by place, weakest first, the seats of a table, the rules and the chance."""

    rules: Rulebook
    bots: tuple[str, ...]
    seats: int
    chance: Chance


def table_points(evening: Evening, bots: Sequence[str], deal: Chance, luck: Chance) -> tuple[float, ...]:
    """Return the points of each seat of a game that is dealt by one chance, and whose bots draw from another."""
    shuffles = shuffles_from(_CONTEST.engine, evening.rules, len(bots), deal)
    first = _CONTEST.engine.start(evening.rules, len(bots), shuffles)
    played = _CONTEST.play_in_kernel(first, [_CONTEST.bot(bot) for bot in bots], luck, None)
    if played is None:
        raise SystemExit("the kernel does not play these bots")
    return tuple(map(float, played.outcome.totals))


def round_scores(evening: Evening, number: int) -> list[list[float]]:
    """Return what each player scored in a round, in each of the ways."""
    root = branch(evening.chance, "round", number)
    order, _ = shuffled(range(len(evening.bots)), branch(root, "seats"))
    tables = [order[first : first + evening.seats] for first in range(0, len(order), evening.seats)]

    def points(one_deal: bool) -> list[tuple[float, ...]]:
        return [
            table_points(
                evening,
                [evening.bots[player] for player in table],
                branch(root, "deal", 0 if one_deal else place),
                branch(root, "luck", place),
            )
            for place, table in enumerate(tables)
        ]

    duplicate = points(one_deal=True)
    scores = []
    for by_table in (points(one_deal=False), duplicate, matchpoints(duplicate)):
        scored = {
            player: value
            for table, each in zip(tables, by_table, strict=True)
            for player, value in zip(table, each, strict=True)
        }
        scores.append([scored[player] for player in range(len(order))])
    return scores


def shares_right(evening: Evening, rounds: int) -> Iterator[list[float]]:
    """Yield for each way the share of pairs that are in the right order, after each round; a tie is half a one."""
    played = [round_scores(evening, number) for number in range(rounds)]
    pairs = [
        (weak, strong)
        for weak, strong in combinations(range(len(evening.bots)), 2)
        if evening.bots[weak] != evening.bots[strong]
    ]
    for way in range(len(WAYS)):
        sums = [[*accumulate(scores[way][player] for scores in played)] for player in range(len(evening.bots))]
        yield [
            sum(
                (sums[weak][last] < sums[strong][last]) + (sums[weak][last] == sums[strong][last]) / 2
                for weak, strong in pairs
            )
            / len(pairs)
            for last in range(rounds)
        ]


def reached(shares: Sequence[float], wanted: float) -> float | None:
    """Return after how many rounds a share is reached, with parts of rounds between two, or None.

    >>> reached([0.5, 0.7, 0.9], 0.8)
    2.5
    """
    for number, share in enumerate(shares):
        if share >= wanted:
            before = shares[number - 1] if number else 0.0
            return number + (wanted - before) / (share - before)
    return None


def main(words: Sequence[str]) -> int:
    """Print the tables, and draw the plot."""
    options = parser("duplicate-ranking", __doc__, "--evenings 4 --rounds 6 --each 4")
    options.add_argument("--evenings", type=int, default=60)
    options.add_argument("--rounds", type=int, default=32)
    options.add_argument("--bots", nargs="*", default=["casual", "greedy", "timing", "hoarder"], help="weakest first")
    options.add_argument("--each", type=int, default=12, metavar="N", help="players of each bot")
    options.add_argument("--seats", type=int, default=4, help="players at a table")
    options.add_argument("--seed", type=int, default=2026)
    options.add_argument("--plot", type=Path, metavar="FILE", help="an SVG of the shares by rounds")
    wanted = options.parse_args(words)
    if wanted.evenings < 2 or len(wanted.bots) * wanted.each % wanted.seats:
        options.error("there must be two evenings or more, and players for whole tables")
    rules = _CONTEST.single_game(EDITIONS[DEFAULT].rulebook)
    bots = tuple(bot for bot in wanted.bots for _ in range(wanted.each))
    root = Chance(f"duplicate ranking {wanted.seed}".encode())
    evenings = [
        [*shares_right(Evening(rules, bots, wanted.seats, branch(root, number)), wanted.rounds)]
        for number in range(wanted.evenings)
    ]
    table = Table("rounds", *WAYS)
    for after in (number for number in _AFTER if number <= wanted.rounds):
        table.add(after, *(_interval([evening[way][after - 1] for evening in evenings]) for way in range(len(WAYS))))
    means = [
        [sum(evening[way][last] for evening in evenings) / len(evenings) for last in range(wanted.rounds)]
        for way in range(len(WAYS))
    ]
    print()
    table = Table("share in the right order", *(f"rounds, {way}" for way in WAYS))
    for share in _ENOUGH:
        table.add(f"{share:.0%}", *(_rounds(reached(shares, share)) for shares in means))
    if wanted.plot:
        curves = {way: [*enumerate(shares, start=1)] for way, shares in zip(WAYS, means, strict=True)}
        wanted.plot.write_text(shares_plot("Pairs of players in the right order, by rounds", curves), "utf-8")
    return 0


def _interval(shares: Sequence[float]) -> str:
    low, high = mean_interval(shares)
    return f"{sum(shares) / len(shares):.1%} ({low:.1%} to {high:.1%})"


def _rounds(count: float | None) -> str:
    return "not reached" if count is None else f"{count:.1f}"
