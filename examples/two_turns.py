"""A search two turns deep, with all racks open: `python two_turns.py [SEED]`."""

import sys
from collections.abc import Iterator

from tilewright import State, View, solve


def options(state: State[View]) -> Iterator[tuple[int, str]]:
    """Yield what each legal turn gains: the tiles it lays, less the most that the next player can lay then."""
    for turn in state.legal:
        after = state.apply(turn)
        answer = solve(after.position()).tiles if len(after.to_move) == 1 else 0
        yield len(getattr(turn, "played", ())) - answer, str(turn)


def main(seed: int = 8) -> int:
    """Play a few turns, print the options of the last one, the best first, and return the gain of the best."""
    state = State.start("classic-nl", seats=2, seed=seed)
    for _ in range(20):
        state = state.apply(solve(state.position()))
    found = sorted(options(state), reverse=True)
    print(*(f"{gain:+d} {turn}" for gain, turn in found), sep="\n")
    return found[0][0]


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
