"""An agent that learns how long to wait before it lays, by playing against itself: `python patience.py [GAMES]`."""

import sys
from collections.abc import Sequence

from tilewright import Chance, Command, Seen, View, command_for, play_game, position_of, solve


class Waits:
    """Lays the most it can once somebody has opened, or its best turn lays at least so many tiles."""

    def __init__(self, least: int) -> None:
        self.least = least

    def choose(self, view: View, seen: Sequence[Seen], chance: Chance) -> Command:
        best = solve(position_of(view))
        return command_for(view, best if best.tiles >= self.least or any(view.opened) else None)


def main(games: int = 40, least: int = 1) -> int:
    """Wait for one tile more as long as that wins at least half of the games, and return for how many."""
    won = sum(0 in play_game([Waits(least + 1), Waits(least)], seed=seed).winners for seed in range(games))
    print(f"waiting for {least + 1} tiles won {won} of {games} games against {least}")
    return main(games, least + 1) if 2 * won > games and least < 14 else least


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
