"""How long turns on the crossword grid take, and how many are proven best: positions met when solvers play rounds.

python -m tilewright.cli.measuring.crossword_bench 200 1 prints the table for 200 rounds, in time of the processor.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from sys import argv
from time import process_time

from msgspec import Struct

from tilewright.dice.dice import BAG, sides
from tilewright.dice.grid import Faces
from tilewright.solver.crossword.pool import Turn
from tilewright.solver.crossword.solve import GridAnswer, solve_grid
from tilewright.tiles.faces import Face, Joker

HAND, FAILED = 9, 6


class Timed(Struct, frozen=True):
    """A turn that was solved, the answer, and how long it took."""

    turn: Turn
    answer: GridAnswer
    seconds: float

    @property
    def dice(self) -> int:
        """How many dice lie on the grid or before the player."""
        return len(self.turn.grid) + len(self.turn.own)

    @property
    def jokers(self) -> int:
        """How many of them show a joker."""
        return sum(isinstance(face, Joker) for face in (*self.turn.grid.values(), *self.turn.own))


def rounds(random: Random) -> Iterator[Timed]:
    """Play a round in which each seat rolls some of its dice and plays as many as it can; yield each turn."""
    dice = list(BAG)
    random.shuffle(dice)
    hands: list[dict[int, Face]] = [{die: random.choice(sides(die)) for die in dice[at::2][:HAND]} for at in (0, 1)]
    grid: Faces = {}
    seat = failed = 0
    while failed < FAILED:
        hand = hands[seat]
        for die in random.sample(sorted(hand), random.randint(1, len(hand))):
            hand[die] = random.choice(sides(BAG[die - 1]))
        turn = Turn(grid=grid, own=tuple(hand.values()))
        began = process_time()
        answer = solve_grid(turn)
        yield Timed(turn, answer, process_time() - began)
        for face in answer.played:
            del hand[next(die for die, shown in hand.items() if shown == face)]
        if not hand:
            return
        grid, failed = answer.grid, 0 if answer.played else failed + 1
        seat = 1 - seat


def line(name: str, timed: list[Timed]) -> str:
    """Return a line of the table: how many, middle, 95 of 100 and most in milliseconds, and how many were proven."""
    if not timed:
        return f"{name:16} {0:7}"
    times = sorted(1000 * one.seconds for one in timed)
    proven = sum(one.answer.exact for one in timed) / len(timed)
    middle, high = times[len(times) // 2], times[int(len(times) * 0.95)]
    return f"{name:16} {len(times):7} {middle:10.2f} {high:10.2f} {times[-1]:10.1f} {proven:9.2%}"


def main(games: int = 200, seed: int = 1) -> None:
    """Print the table for so many rounds."""
    random = Random(seed)
    timed = [one for _ in range(games) for one in rounds(random)]
    print(f"{games} rounds")
    print(f"{'turns':16} {'number':>7} {'median ms':>10} {'p95 ms':>10} {'most ms':>10} {'proven':>9}")
    print(line("all", timed))
    for dice in range(HAND, 2 * HAND + 1):
        print(line(f"{dice} dice", [one for one in timed if one.dice == dice]))
    for jokers in range(5):
        print(line(f"{jokers} jokers", [one for one in timed if one.jokers == jokers]))


if __name__ == "__main__":
    main(*map(int, argv[1:]))
