"""How long turns with special jokers take: positions met when solvers play Twist, with all eight jokers in the box.

python -m tilewright.cli.measuring.special_bench prints the table, in time of the processor.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from sys import argv
from time import process_time

from msgspec import Struct

from tilewright.solver.special.queries import NAME, Asked, best, count_faces, weights_of
from tilewright.solver.special.question import JOKER, KINDS
from tilewright.solver.weights import most_tiles

RACK, OPENING = 14, Asked(least_points=30)
_WEIGHTS = weights_of(most_tiles(30))


class Timed(Struct, frozen=True):
    """A position that was solved: its counts, how many jokers lie on table and rack, and how long it took."""

    counts: bytes
    opening: bool
    exact: bool
    seconds: float

    @property
    def special(self) -> int:
        """How many special jokers are in play."""
        return sum(self.counts[KINDS + JOKER + 1 :])

    @property
    def jokers(self) -> int:
        """How many jokers of any kind are in play."""
        return sum(self.counts[KINDS + JOKER :])


def played(random: Random, seats: int) -> Iterator[Timed]:
    """Play a game in which every seat plays as many tiles as it can, and yield each position on the way."""
    pool = [code for code in range(KINDS) for _ in range(2)]
    random.shuffle(pool)
    racks = [bytearray(KINDS) for _ in range(seats)]
    for rack in racks:
        for _ in range(RACK):
            rack[pool.pop()] += 1
    table, opened = bytes(KINDS), [False] * seats
    seat = passes = 0
    while passes < seats:
        rack = racks[seat]
        base = table if opened[seat] else bytes(KINDS)
        counts = base + bytes(map(sum, zip(base, rack, strict=True)))
        began = process_time()
        answer = best(counts, _WEIGHTS) if opened[seat] else best(counts, _WEIGHTS, OPENING)
        yield Timed(counts, not opened[seat], answer.exact, process_time() - began)
        passes += 1
        if answer.laid:
            laid = count_faces(answer.laid.flat)
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


def line(name: str, timed: list[Timed]) -> str:
    """Return a line of the table: how many, median, 99 of 100, and most in milliseconds, and how many were proven."""
    if not timed:
        return f"{name:28} {0:7}"
    times = sorted(1000 * one.seconds for one in timed)
    proven = sum(one.exact for one in timed) / len(timed)
    middle, high = times[len(times) // 2], times[int(len(times) * 0.99)]
    return f"{name:28} {len(times):7} {middle:10.3f} {high:10.2f} {times[-1]:10.1f} {proven:9.2%}"


def main(games: int = 200, seed: int = 1) -> None:
    """Print the table for so many games."""
    random = Random(seed)
    timed = [one for _ in range(games) for one in played(random, random.choice((2, 3, 4)))]
    print(f"{games} games, {NAME} form")
    print(f"{'positions':28} {'number':>7} {'median ms':>10} {'p99 ms':>10} {'most ms':>10} {'proven':>9}")
    print(line("all", timed))
    print(line("special jokers in play", [one for one in timed if one.special]))
    print(line("turns with special jokers", [one for one in timed if one.special and not one.opening]))
    print(line("openings with special jokers", [one for one in timed if one.special and one.opening]))
    for count in range(9):
        print(line(f"{count} jokers in play", [one for one in timed if one.jokers == count]))


if __name__ == "__main__":
    main(*map(int, argv[1:]))
