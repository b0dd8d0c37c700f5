"""Make the puzzles that ship: `python -m tools.puzzles [RULES ...]` rewrites their files."""

from __future__ import annotations

import sys
from itertools import islice
from pathlib import Path

import msgspec

from tilewright.dice.turbo_rules import TURBO
from tilewright.games import edition
from tilewright.puzzles.generation import puzzles
from tilewright.puzzles.kinds import AnyPuzzle
from tilewright.puzzles.puzzle import Kind
from tilewright.rules.booklets import EDITIONS
from tools.environment import run_tool

FOLDER = Path(__file__).resolve().parents[1] / "src" / "tilewright" / "puzzles" / "collection"
SEED = 2026
COUNTS = {Kind.OUT: 100, Kind.MOST: 80, Kind.OPEN: 60, Kind.FREE_JOKER: 60}
DICE_COUNTS = {Kind.OUT: 40, Kind.MOST: 30, Kind.FREE_JOKER: 25, Kind.CROSS: 25}
COUNTS_BY_RULES = {
    **dict.fromkeys(EDITIONS, COUNTS),
    TURBO.rulebook.id: DICE_COUNTS,
}


def made(rules: str) -> list[AnyPuzzle]:
    """Return the puzzles that ship for a rulebook, by kind and then by difficulty."""
    found = []
    for kind, count in COUNTS_BY_RULES[rules].items():
        print(f"{rules}: {count} puzzles of the kind {kind.value}", file=sys.stderr, flush=True)
        found += sorted(
            islice(puzzles(edition(rules).rulebook, [kind], SEED), count), key=lambda puzzle: puzzle.difficulty
        )
    return found


def main() -> None:
    """Rewrite the files of the rulebooks named, or of all."""
    for rules in sys.argv[1:] or COUNTS_BY_RULES:
        lines = b"".join(msgspec.json.encode(puzzle) + b"\n" for puzzle in made(rules))
        (FOLDER / f"{rules}.jsonl").write_bytes(lines)


if __name__ == "__main__":
    run_tool(main)
