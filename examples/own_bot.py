"""A bot of one's own against the hoarder: `python own_bot.py [GAMES]`."""

import sys
import time
from collections.abc import Sequence

from tilewright import Bot, Chance, Command, Seen, View, command_for, play_game, position_of, solve


class Patient:
    """Draws until its whole rack goes out at once; it lays less only when others begin to pass."""

    def choose(self, view: View, seen: Sequence[Seen], chance: Chance) -> Command:
        return command_for(view, solve(position_of(view), "points" if view.passes else "out"))


def main(games: int = 200) -> float:
    """Play some games, each bot at seat 0 in half of them, and return the share that our bot won."""
    began, won = time.process_time(), 0
    for seed in range(games):
        bots: list[str | Bot[View, Seen, Command]] = [Patient(), "hoarder"]
        ours = seed % 2
        won += ours in play_game(bots[:: -1 if ours else 1], "classic-nl", seed).winners
    print(f"won {won} of {games} games, {games / (time.process_time() - began):.0f} games/s on one core")
    return won / games


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
