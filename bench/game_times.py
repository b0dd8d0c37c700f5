"""How long the solver takes in games that it plays itself, and how many of its answers are proven.

Times are of the processor. In games of Twist, positions with special jokers are solved for all three objectives.
"""

from collections.abc import Sequence
from random import Random

from bench.commands import parser
from tilewright.cli.measuring.game_times import OBJECTIVES, SolvedTurn, Timed, solved_for, turbo_round, twist_game
from tilewright.cli.measuring.times import times_of
from tilewright.tiles import Joker

HAND = 9


def figures(solved: SolvedTurn) -> Timed:
    """Return the figures of a turn of Turbo."""
    in_play = (*solved.turn.grid.values(), *solved.turn.own)
    return Timed(
        seconds=solved.seconds,
        exact=solved.answer.exact,
        pieces=len(in_play),
        jokers=sum(isinstance(face, Joker) for face in in_play),
    )


def line(name: str, timed: Sequence[Timed]) -> str:
    """Return a line of the table."""
    if not timed:
        return f"{name:28} {0:7}"
    times = times_of([one.seconds for one in timed])
    proven = sum(one.exact for one in timed) / len(timed)
    median, p95, p99, longest = (1000 * seconds for seconds in (times.median, times.p95, times.p99, times.longest))
    return f"{name:28} {len(timed):7} {median:10.3f} {p95:10.2f} {p99:10.2f} {longest:10.1f} {proven:9.2%}"


def main(words: Sequence[str]) -> int:
    """Print the table for some games of Twist or rounds of Turbo."""
    options = parser("game-times", __doc__, "--kind dice --games 200")
    options.add_argument("--kind", choices=("tiles", "dice"), default="tiles", help="Twist, or rounds of Turbo")
    options.add_argument("--games", type=int, default=200, help="how many of them")
    options.add_argument("--seed", type=int, default=1)
    asked = options.parse_args(words)
    random, timed = Random(asked.seed), list[Timed]()
    for _ in range(asked.games):
        if asked.kind == "dice":
            timed += map(figures, turbo_round(random))
        else:
            timed += twist_game(random, random.choice((2, 3, 4)))
    heads = ("median ms", "p95 ms", "p99 ms", "most ms")
    print(f"{'positions':28} {'number':>7} {' '.join(f'{head:>10}' for head in heads)} {'proven':>9}")
    print(line("all", timed))
    if asked.kind == "dice":
        for pieces in range(HAND, 2 * HAND + 1):
            print(line(f"{pieces} dice", [one for one in timed if one.pieces == pieces]))
    else:
        special = [one for one in timed if one.special_jokers]
        print(line("turns with special jokers", [one for one in special if not one.opening]))
        print(line("openings with special jokers", [one for one in special if one.opening]))
        for objective in OBJECTIVES:
            again = [solved_for(one.counts, one.opening, objective)[1] for one in special]
            print(line(f"{objective}, special jokers", again))
    for jokers in range(max(one.jokers for one in timed) + 1):
        print(line(f"{jokers} jokers", [one for one in timed if one.jokers == jokers]))
    return 0
