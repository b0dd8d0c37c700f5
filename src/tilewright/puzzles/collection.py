"""The puzzles that ship, and which of them is the one of a day."""

from __future__ import annotations

import hashlib
from datetime import date
from functools import lru_cache
from importlib.resources import files

import msgspec

from tilewright.chance import Chance, shuffled
from tilewright.games import EDITIONS
from tilewright.puzzles.kinds import PUZZLES, AnyPuzzle

RULES = tuple(EDITIONS)
"""The rulebooks that have puzzles."""

_FIRST_DAY = date(2026, 1, 1)


@lru_cache(maxsize=1 << 3)
def collection(rules: str) -> tuple[AnyPuzzle, ...]:
    """Return the puzzles that ship for a rulebook, none if it has none."""
    file = files(__package__) / "collection" / f"{rules}.jsonl"
    if rules not in EDITIONS or not file.is_file():
        return ()
    decoder = msgspec.json.Decoder(PUZZLES.of(EDITIONS[rules].rulebook).type)
    return tuple(decoder.decode_lines(file.read_bytes()))


def shipped(name: str) -> AnyPuzzle | None:
    """Return the puzzle with an id, or None."""
    return next((puzzle for rules in RULES for puzzle in collection(rules) if puzzle.id == name), None)


@lru_cache(maxsize=1 << 5)
def daily(rules: str, day: date) -> AnyPuzzle | None:
    """Return the puzzle of a day, the same for everybody; each comes once before one comes again."""
    found = collection(rules)
    if not found:
        return None
    order, _ = shuffled(range(len(found)), Chance(hashlib.sha256(f"tilewright daily:{rules}".encode()).digest()))
    return found[order[(day - _FIRST_DAY).days % len(found)]]
