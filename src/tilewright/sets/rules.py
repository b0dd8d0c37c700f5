"""The rules that decide whether a row is a set."""

from __future__ import annotations

from enum import Enum

from msgspec import Struct

SHORTEST = 3
"""The fewest pieces of any set (FR-19, NL-08, NL-09, TW-34)."""


class GroupLimit(Enum):
    """How many pieces a mirrored group may stand for: four colors on each side, or four pieces in all."""

    PER_SIDE = "per_side"
    TOTAL = "total"


class ChangeRules(Struct, frozen=True):
    """Where color changes may be (A-C3, A-C4)."""

    at_start: bool = True
    max_per_run: int = 2
    max_colors: int = 3


class MirrorRules(Struct, frozen=True):
    """How small and how large mirrored sets may be (A-M1, A-M2)."""

    min_side: int = 1
    group_limit: GroupLimit = GroupLimit.PER_SIDE


class SetRules(Struct, frozen=True, cache_hash=True):
    """What a set needs beyond its shape; the defaults are those of the booklets."""

    min_natural: int = 1
    max_jokers: int | None = None
    adjacent_jokers: bool = True
    change: ChangeRules = ChangeRules()
    mirror: MirrorRules = MirrorRules()
