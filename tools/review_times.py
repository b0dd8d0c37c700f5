"""How long a review takes: `python -m tools.review_times [--games 5]`, in seconds of processor time for each rulebook.

Bots play games of four players, two with dice, and each is reviewed as the server does it. The last line has the
slowest review of all against the three seconds that it may take on one core.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from tilewright.games import EDITIONS, PerKind
from tilewright.library.games import play_game
from tilewright.service.study.reviews import make_review

MOST_SECONDS = 3.0
BOTS = PerKind(tiles=("greedy", "cautious", "timing", "hoarder"), dice=("turbo-greedy", "turbo-greedy"))


def record_of(rules: str, seed: int) -> bytes:
    """Return the record of a game between bots."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "game.jsonl")
        play_game(BOTS.of(EDITIONS[rules].rulebook), rules, seed).write(file)
        return file.read_bytes()


def seconds(record: bytes) -> float:
    """Return the processor time of a review of a record's first game."""
    began = time.process_time()
    make_review(record, 1)
    return time.process_time() - began


def main(words: Sequence[str]) -> int:
    """Print a table, and return 1 if a review takes too long."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=5, help="games of each rulebook")
    arguments = parser.parse_args(words)
    print("| rules | games | median s | max s |", "|---|---|---|---|", sep="\n")
    slowest = 0.0
    for rules in EDITIONS:
        taken = [seconds(record_of(rules, seed)) for seed in range(arguments.games)]
        print(f"| {rules} | {len(taken)} | {statistics.median(taken):.2f} | {max(taken):.2f} |", flush=True)
        slowest = max(slowest, *taken)
    print(f"slowest review: {slowest:.2f} s of {MOST_SECONDS:.0f} s")
    return int(slowest > MOST_SECONDS)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
