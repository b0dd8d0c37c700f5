"""The rules that decide whether a row is a set."""

from __future__ import annotations

from enum import Enum
from functools import lru_cache

from msgspec import Struct

from tilewright.tiles.faces import COLORS

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


_NO_LIMIT = 255


# House rules make any number of rules.
@lru_cache(maxsize=1 << 8)
def written(rules: SetRules) -> bytes:
    """Return the rules in the order of `SetRules` in kernel/sets/set_rules.h."""
    change, mirror = rules.change, rules.mirror
    side = len(COLORS) if mirror.group_limit is GroupLimit.PER_SIDE else len(COLORS) // 2
    jokers = _NO_LIMIT if rules.max_jokers is None else rules.max_jokers
    of_changes = change.at_start, change.max_per_run, change.max_colors
    limits = rules.min_natural, jokers, rules.adjacent_jokers, *of_changes, mirror.min_side, side
    # No set has as many pieces as a byte can count, so a limit outside its range is the same as the nearest inside.
    return bytes([min(max(limit, 0), _NO_LIMIT) for limit in limits])
