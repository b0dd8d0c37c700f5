"""The puzzles that ship, and which of them is the one of a day."""

import hashlib
from collections.abc import Mapping
from datetime import date, timedelta
from functools import cache, lru_cache
from importlib.resources import files
from types import MappingProxyType

import msgspec

from tilewright.chance import Chance, shuffled
from tilewright.games import EDITIONS
from tilewright.puzzles.kinds import PUZZLES, AnyPuzzle
from tilewright.rules.rulebook import Rulebook

RULES = tuple(EDITIONS)
"""The rulebooks that have puzzles."""

DAYS = 300
"""How many days can be looked up, today included: within them no puzzle of a day comes twice."""

FIRST_DAY = date(2026, 1, 1)
# The rulebooks of the puzzle that everybody gets, one a day in turn. A puzzle with dice has no small picture.
DAILY_RULES = tuple(rules for rules in RULES if isinstance(EDITIONS[rules].rulebook, Rulebook))


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
    return _by_id().get(name)


@cache
def _by_id() -> dict[str, AnyPuzzle]:
    return {puzzle.id: puzzle for rules in RULES for puzzle in collection(rules)}


def daily(rules: str, day: date) -> AnyPuzzle | None:
    """Return the puzzle of a rulebook for a day; each comes once before one comes again."""
    found = _mixed(rules)
    return found[(day - FIRST_DAY).days % len(found)] if found else None


def puzzle_of_day(day: date) -> AnyPuzzle:
    """Return the puzzle of a day, the same for everybody; the rulebooks of the tile game take turns."""
    found = daily(DAILY_RULES[(day - FIRST_DAY).days % len(DAILY_RULES)], day)
    assert found is not None, "every rulebook has puzzles"
    return found


@lru_cache(maxsize=1 << 1)
def latest_days(today: date) -> Mapping[str, date]:
    """Return the day of each puzzle of the last days, by its id; today is the last one."""
    days = [today - timedelta(back) for back in reversed(range(DAYS))]
    return MappingProxyType({puzzle_of_day(day).id: day for day in days})


@lru_cache(maxsize=1 << 3)
def _mixed(rules: str) -> tuple[AnyPuzzle, ...]:
    """Return the puzzles of a rulebook in the order of their days."""
    key = hashlib.sha256(f"tilewright daily:{rules}".encode()).digest()
    return tuple(shuffled(collection(rules), Chance(key))[0])
