"""The rules that decide whether a row is a set, and readings, each one way to interpret a row as a set."""

from __future__ import annotations

from enum import Enum
from functools import lru_cache
from itertools import combinations, pairwise

from msgspec import Struct

from tilewright.tiles import COLORS, Color, Face, Joker, JokerKind, Number, Row, write_face

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


class Shape(Enum):
    """The kinds of set."""

    GROUP = "group"
    RUN = "run"
    MIRROR = "mirror"


class Stand(Struct, frozen=True, cache_hash=True):
    """What one piece stands for: its numbers, each in one of `colors`; a joker may have several possible colors.

    A double has two numbers, a mirror none; a color change has no color. In a mirrored group a double may have to stand
    for at least one of `owed`, the colors that the other side shows.
    """

    numbers: tuple[int, ...]
    colors: tuple[Color, ...]
    owed: tuple[Color, ...] = ()


class Reading(Struct, frozen=True, cache_hash=True):
    """A row as a set: its shape, and what each piece stands for."""

    shape: Shape
    stands: tuple[Stand, ...]

    @property
    def points(self) -> int:
        """The opening points of the set: a joker counts as what it stands for (NL-13, FR-28, DE-26, TW-35)."""
        return sum(sum(stand.numbers) for stand in self.stands)


_WIDTHS: dict[Face, int] = {Joker(JokerKind.DOUBLE): 2, Joker(JokerKind.MIRROR): 0}


def width(face: Face) -> int:
    """Return how many places of a set a piece fills: a double two (TW-36), a mirror none (TW-50), any other one."""
    return _WIDTHS.get(face, 1)


def jokers_lie_apart(row: Row) -> bool:
    """Return whether no two jokers of any kind are side by side (A-23)."""
    return not any(isinstance(left, Joker) and isinstance(right, Joker) for left, right in pairwise(row))


def faces_stood_for(stand: Stand) -> tuple[tuple[Number, ...], ...]:
    """Return the possible meanings of the piece, each with all faces it stands for."""
    match stand.numbers:
        case (low, high) if low == high:
            pairs = combinations(stand.colors, 2)
            return tuple(
                (Number(one, low), Number(two, low))
                for one, two in pairs
                if not stand.owed or one in stand.owed or two in stand.owed
            )
        case numbers:
            return tuple(tuple(Number(color, number) for number in numbers) for color in stand.colors)


# Stands are few, and those of the kernel's readings are the same objects.
@lru_cache(maxsize=1 << 12)
def write_stand(stand: Stand) -> str:
    """Return the text of what a piece stands for: `R4`, `K3/O3`, a double `R3+R4`, a color change `4`, a mirror `-`.

    >>> write_stand(Stand((3,), (Color.BLACK, Color.ORANGE)))
    'K3/O3'
    >>> write_stand(Stand((3, 3), (Color.BLACK, Color.ORANGE)))
    'K3+O3'
    """
    return "/".join(stand_options(stand)) or "-"


def stand_options(stand: Stand) -> tuple[str, ...]:
    """Return the texts of what a piece may stand for, one for each choice; none for a mirror.

    >>> stand_options(Stand((3,), (Color.BLACK, Color.ORANGE)))
    ('K3', 'O3')
    """
    if not stand.colors:
        return tuple(map(str, stand.numbers))
    return tuple("+".join(map(write_face, together)) for together in faces_stood_for(stand))
