"""How long a review takes, in seconds of processor time for each rulebook.

Bots play games of four players, two with dice, and each is reviewed as the server does it. The last line has the
slowest review of all against the three seconds that it may take on one core.
"""

import statistics
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from bench.commands import parser
from bench.printing import Table
from tilewright.answers.reviews import make_review
from tilewright.games import EDITIONS, PerKind
from tilewright.library.match import play_game

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
    options = parser("review-times", __doc__, "--games 2")
    options.add_argument("--games", type=int, default=5, help="games of each rulebook")
    arguments = options.parse_args(words)
    printed = Table("rules", "games", "median s", "max s")
    slowest = 0.0
    for rules in EDITIONS:
        taken = [seconds(record_of(rules, seed)) for seed in range(arguments.games)]
        printed.add(rules, len(taken), f"{statistics.median(taken):.2f}", f"{max(taken):.2f}")
        slowest = max(slowest, *taken)
    print(f"slowest review: {slowest:.2f} s of {MOST_SECONDS:.0f} s")
    return int(slowest > MOST_SECONDS)
