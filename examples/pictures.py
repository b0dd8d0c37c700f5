"""The pictures that a notebook shows, as one page: `python pictures.py PAGE`."""

import sys
from pathlib import Path

from tilewright import Match, play_game, puzzle_of_day, read_position, solve, svg


def main(page: str = "pictures.html") -> int:
    """Write a position, its best turn, a puzzle, a match and a record as pictures, and return how many there are."""
    position = read_position("classic-nl: B4 B5 B6 | K8 R8 O8 / B3 B8 K9")
    match = Match("twist", ["Ann", "Ben"], seed=8)
    shown = (position, solve(position), puzzle_of_day(), match, play_game(["greedy", "casual"], seed=3))
    Path(page).write_text("\n".join(map(svg, shown)), "utf-8")
    return len(shown)


if __name__ == "__main__":
    main(*sys.argv[1:])
