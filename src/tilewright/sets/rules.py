"""All that decides whether a row is a set."""

from __future__ import annotations

from msgspec import Struct

SHORTEST = 3
"""The fewest pieces of any set (FR-19, NL-08, NL-09, TW-34)."""


class SetRules(Struct, frozen=True, cache_hash=True):
    """What a set asks for beyond its shape; the defaults are those of every booklet."""

    min_natural: int = 1
    max_jokers: int | None = None
    adjacent_jokers: bool = True
