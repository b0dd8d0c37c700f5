"""How long the solver takes in games that it plays itself, and how many of its answers are proven.

`python -m tilewright.cli.measuring.game_times dice 200 1` plays 200 rounds of Turbo with seed 1; `tiles` plays Twist.
There positions with special jokers are solved for all three objectives.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from sys import argv
from time import process_time

from msgspec import Struct

from tilewright.cli.measuring.times import times_of
from tilewright.dice.dice import BAG, sides
from tilewright.dice.grid import Faces
from tilewright.solver.common.rows import count_codes, rows_of
from tilewright.solver.crossword.pool import Turn
from tilewright.solver.crossword.solve import GridAnswer, solve_grid
from tilewright.solver.special.queries import Demands, Result, best, feasible
from tilewright.solver.special.question import JOKER, KINDS
from tilewright.solver.weights import most_tiles, most_value, with_special_jokers
from tilewright.tiles.faces import Face, Joker

_HAND, _MOST_FAILED = 9, 6
_RACK, _OPENING = 14, Demands(least_points=30)
_WEIGHTS = {"tiles": with_special_jokers(most_tiles(30)), "points": with_special_jokers(most_value(30))}
_OBJECTIVES = (*_WEIGHTS, "out")


class Timed(Struct, frozen=True, kw_only=True):
    """A position solved in a game: how long it took, whether the answer is proven, and what is in play."""

    seconds: float
    exact: bool
    pieces: int
    jokers: int
    special_jokers: int = 0
    opening: bool = False
    counts: bytes = b""


def twist_game(random: Random, seats: int) -> Iterator[Timed]:
    """Play a game of Twist in which every seat plays as many tiles as it can, and yield each position."""
    pool = [code for code in range(KINDS) for _ in range(2)]
    random.shuffle(pool)
    racks = [bytearray(KINDS) for _ in range(seats)]
    for rack in racks:
        for _ in range(_RACK):
            rack[pool.pop()] += 1
    table, opened = bytes(KINDS), [False] * seats
    seat = passes = 0
    while passes < seats:
        rack = racks[seat]
        base = table if opened[seat] else bytes(KINDS)
        in_play = bytes(map(sum, zip(base, rack, strict=True)))
        result, timed = _asked(base + in_play, not opened[seat], "tiles")
        yield timed
        passes += 1
        if result.solution:
            laid = count_codes(rows_of(result.solution.flat), KINDS)
            for code in range(KINDS):
                rack[code] -= laid[code] - base[code]
            table = laid if opened[seat] else bytes(map(sum, zip(table, laid, strict=True)))
            opened[seat], passes = True, 0
            if not any(rack):
                return
        elif pool:
            rack[pool.pop()] += 1
            passes = 0
        seat = (seat + 1) % seats


def _asked(counts: bytes, opening: bool, objective: str) -> tuple[Result, Timed]:
    demands, in_play = _OPENING if opening else Demands(), counts[KINDS:]
    began = process_time()
    result = feasible(in_play + in_play, demands) if objective == "out" else best(counts, _WEIGHTS[objective], demands)
    return result, Timed(
        seconds=process_time() - began,
        exact=result.exact,
        pieces=sum(in_play),
        jokers=sum(in_play[JOKER:]),
        special_jokers=sum(in_play[JOKER + 1 :]),
        opening=opening,
        counts=counts,
    )


class SolvedTurn(Struct, frozen=True):
    """A turn of Turbo, its best play, and how long it took to find."""

    turn: Turn
    answer: GridAnswer
    seconds: float

    def timed(self) -> Timed:
        """Return the figures of the turn."""
        in_play = (*self.turn.grid.values(), *self.turn.own)
        return Timed(
            seconds=self.seconds,
            exact=self.answer.exact,
            pieces=len(in_play),
            jokers=sum(isinstance(face, Joker) for face in in_play),
        )


def turbo_round(random: Random) -> Iterator[SolvedTurn]:
    """Play a round of Turbo in which each seat rolls some of its dice and plays as many as it can; yield each turn."""
    dice = list(BAG)
    random.shuffle(dice)
    hands: list[dict[int, Face]] = [{die: random.choice(sides(die)) for die in dice[at::2][:_HAND]} for at in (0, 1)]
    grid: Faces = {}
    seat = failed = 0
    while failed < _MOST_FAILED:
        hand = hands[seat]
        for die in random.sample(sorted(hand), random.randint(1, len(hand))):
            hand[die] = random.choice(sides(BAG[die - 1]))
        turn = Turn(grid=grid, own=tuple(hand.values()))
        began = process_time()
        answer = solve_grid(turn)
        yield SolvedTurn(turn, answer, process_time() - began)
        for face in answer.played:
            del hand[next(die for die, shown in hand.items() if shown == face)]
        if not hand:
            return
        grid, failed = answer.grid, 0 if answer.played else failed + 1
        seat = 1 - seat


def _line(name: str, timed: Sequence[Timed]) -> str:
    if not timed:
        return f"{name:28} {0:7}"
    times = times_of([one.seconds for one in timed])
    proven = sum(one.exact for one in timed) / len(timed)
    median, p95, p99, longest = (1000 * seconds for seconds in (times.median, times.p95, times.p99, times.longest))
    return f"{name:28} {len(timed):7} {median:10.3f} {p95:10.2f} {p99:10.2f} {longest:10.1f} {proven:9.2%}"


def _by_objective(met: Sequence[Timed]) -> Iterator[str]:
    """Yield the times for each objective."""
    for objective in _OBJECTIVES:
        timed = [_asked(one.counts, one.opening, objective)[1] for one in met]
        yield _line(f"{objective}, special jokers", timed)


def main(kind: str, games: str = "200", seed: str = "1") -> None:
    """Print the table for some games of Twist or rounds of Turbo."""
    random = Random(int(seed))
    timed: list[Timed] = []
    for _ in range(int(games)):
        if kind == "dice":
            timed += [solved.timed() for solved in turbo_round(random)]
        else:
            timed += twist_game(random, random.choice((2, 3, 4)))
    heads = ("median ms", "p95 ms", "p99 ms", "most ms")
    print(f"{'positions':28} {'number':>7} {' '.join(f'{head:>10}' for head in heads)} {'proven':>9}")
    print(_line("all", timed))
    if kind == "dice":
        for pieces in range(_HAND, 2 * _HAND + 1):
            print(_line(f"{pieces} dice", [one for one in timed if one.pieces == pieces]))
    else:
        special = [one for one in timed if one.special_jokers]
        print(_line("turns with special jokers", [one for one in special if not one.opening]))
        print(_line("openings with special jokers", [one for one in special if one.opening]))
        for line in _by_objective(special):
            print(line)
    for jokers in range(max(one.jokers for one in timed) + 1):
        print(_line(f"{jokers} jokers", [one for one in timed if one.jokers == jokers]))


if __name__ == "__main__":
    main(*argv[1:])
