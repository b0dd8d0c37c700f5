"""Why a row is not a set: the one fault that explains it best."""

from collections import Counter
from collections.abc import Iterator, Sequence
from enum import Enum
from functools import lru_cache
from itertools import pairwise

from msgspec import Struct
from msgspec.structs import replace

from tilewright.sets.readings import arranged
from tilewright.sets.rules import SHORTEST, ChangeRules, MirrorRules, SetRules, width
from tilewright.tiles import (
    COLORS,
    HIGH,
    LOW,
    SAME_VALUE,
    Box,
    Face,
    Joker,
    JokerKind,
    Number,
    Row,
    beyond_the_box,
    copies_in,
    faces_in,
)

_CLASSIC, _DOUBLE = Joker(JokerKind.CLASSIC), Joker(JokerKind.DOUBLE)
_CHANGE, _MIRROR = Joker(JokerKind.CHANGE), Joker(JokerKind.MIRROR)


class SetFaultKind(Enum):
    """The ways in which a row fails to be a set."""

    NOT_IN_BOX = "not-in-box"
    TOO_MANY_COPIES = "too-many-copies"
    TOO_SHORT = "too-short"
    TOO_FEW_NUMBERED = "too-few-numbered"
    TOO_MANY_JOKERS = "too-many-jokers"
    ADJACENT_JOKERS = "adjacent-jokers"
    CHANGE_AT_START = "change-at-start"
    TOO_MANY_CHANGES = "too-many-changes"
    TOO_MANY_COLORS = "too-many-colors"
    MIRROR_SIDE_TOO_SMALL = "mirror-side-too-small"
    MIRRORED_GROUP_TOO_LARGE = "mirrored-group-too-large"
    COLOR_TWICE = "color-twice"
    GROUP_TOO_LARGE = "group-too-large"
    NUMBER_TWICE = "number-twice"
    RUN_TOO_LONG = "run-too-long"
    ONE_AFTER_THIRTEEN = "one-after-thirteen"
    GAP = "gap"
    DOUBLE_DOES_NOT_FIT = "double-does-not-fit"
    CHANGE_IN_GROUP = "change-in-group"
    CHANGE_SAME_COLOR = "change-same-color"
    CHANGE_WITHOUT_PLACE = "change-without-place"
    CHANGES_SIDE_BY_SIDE = "changes-side-by-side"
    CHANGES_TOO_FEW = "changes-too-few"
    CHANGE_GAP = "change-gap"
    CHANGE_MISPLACED = "change-misplaced"
    TWO_MIRRORS = "two-mirrors"
    MIRROR_LONE_CHANGE = "mirror-lone-change"
    MIRROR_LONE_NUMBER = "mirror-lone-number"
    MIRROR_UNEVEN = "mirror-uneven"
    MIRROR_MIXED = "mirror-mixed"
    MIXED = "mixed"


class SetFault(Struct, frozen=True):
    """What keeps a row from being a set: the faces concerned, if any, and the limit that was crossed or missed."""

    kind: SetFaultKind
    faces: tuple[Face, ...] = ()
    count: int = 0


def box_fault(row: Row, box: Box) -> SetFault | None:
    """Return the fault of a face that occurs more often than in the box, or None."""
    # Most rows have each face once.
    if len(set(row)) == len(row) and faces_in(box).issuperset(row):
        return None
    for face in beyond_the_box(row, box):
        held = copies_in(box, face)
        kind = SetFaultKind.TOO_MANY_COPIES if held else SetFaultKind.NOT_IN_BOX
        return SetFault(kind, (face,), held)
    return None


def set_fault(row: Row, rules: SetRules) -> SetFault | None:
    """Return why no order of the row's pieces is a set, or None if one is."""
    return None if arranged(row, rules) is not None else fault_of_no_set(row, rules)


def fault_of_no_set(row: Row, rules: SetRules) -> SetFault:
    """Return why no order of the row's pieces is a set, where none is."""
    naturals = tuple([face for face in row if isinstance(face, Number)])
    jokers = len(row) - len(naturals)
    if len(row) < SHORTEST:
        return SetFault(SetFaultKind.TOO_SHORT, count=SHORTEST)
    if len(naturals) < rules.min_natural:
        return SetFault(SetFaultKind.TOO_FEW_NUMBERED, count=rules.min_natural)
    if rules.max_jokers is not None and jokers > rules.max_jokers:
        return SetFault(SetFaultKind.TOO_MANY_JOKERS, count=rules.max_jokers)
    # Every one of these limits is about jokers.
    for relaxed, fault in _house_faults(rules) if jokers else ():
        if arranged(row, relaxed) is not None:
            return fault
    return _shape_fault(row, naturals)


def _shape_fault(row: Row, naturals: tuple[Number, ...]) -> SetFault:
    """Return why pieces are not a group, run or mirrored set under any house rule."""
    if len(naturals) < len(row):
        if _MIRROR in row:
            return _mirror_fault(row, naturals)
        if _CHANGE in row:
            return _change_fault(row, naturals)
    if len({face.value for face in naturals}) == 1:
        return _group_fault(row, naturals)
    if len({face.color for face in naturals}) == 1:
        return _run_fault(row, naturals)
    return SetFault(SetFaultKind.MIXED)


# House rules make any number of rules.
@lru_cache(maxsize=1 << 8)
def _house_faults(rules: SetRules) -> tuple[tuple[SetRules, SetFault], ...]:
    """Return the rules without each limit on jokers that they have, and the fault of a row that is a set by them."""
    return tuple((relaxed, fault) for relaxed, fault in _relaxed(rules) if relaxed != rules)


def _relaxed(rules: SetRules) -> Iterator[tuple[SetRules, SetFault]]:
    """Yield the rules with each limit on jokers at its default, whether or not they had it."""
    change, mirror = rules.change, rules.mirror
    kind = SetFaultKind
    yield replace(rules, adjacent_jokers=True), SetFault(kind.ADJACENT_JOKERS)
    yield replace(rules, change=replace(change, at_start=True)), SetFault(kind.CHANGE_AT_START)
    more = replace(change, max_per_run=ChangeRules().max_per_run)
    yield replace(rules, change=more), SetFault(kind.TOO_MANY_CHANGES, count=change.max_per_run)
    colorful = replace(change, max_colors=ChangeRules().max_colors)
    yield replace(rules, change=colorful), SetFault(kind.TOO_MANY_COLORS, count=change.max_colors)
    smaller = replace(mirror, min_side=MirrorRules().min_side)
    yield replace(rules, mirror=smaller), SetFault(kind.MIRROR_SIDE_TOO_SMALL, count=mirror.min_side)
    larger = replace(mirror, group_limit=MirrorRules().group_limit)
    yield replace(rules, mirror=larger), SetFault(kind.MIRRORED_GROUP_TOO_LARGE, count=len(COLORS))


def _mirror_fault(row: Row, naturals: tuple[Number, ...]) -> SetFault:
    if row.count(_MIRROR) > 1:
        return SetFault(SetFaultKind.TWO_MIRRORS)
    if row.count(_CHANGE) == 1:
        return SetFault(SetFaultKind.MIRROR_LONE_CHANGE)
    single = tuple([face for face in naturals if naturals.count(face) == 1])
    helpers = row.count(_CLASSIC) + 2 * row.count(_DOUBLE)
    if len(single) > helpers:
        return SetFault(SetFaultKind.MIRROR_LONE_NUMBER, single, helpers)
    if sum(map(width, row)) % 2:
        return SetFault(SetFaultKind.MIRROR_UNEVEN)
    return SetFault(SetFaultKind.MIRROR_MIXED)


def _change_fault(row: Row, naturals: tuple[Number, ...]) -> SetFault:
    if len(naturals) > 1 and len({face.value for face in naturals}) == 1:
        return SetFault(SetFaultKind.CHANGE_IN_GROUP)
    if sum(map(width, row)) > HIGH:
        return SetFault(SetFaultKind.RUN_TOO_LONG, count=HIGH)
    if len({face.color for face in naturals}) == 1:
        return _one_color_fault(row, naturals)
    if twice := _repeated(naturals):
        return SetFault(SetFaultKind.NUMBER_TWICE, twice)
    return _colors_fault(row, sorted(naturals, key=lambda face: face.value))


def _colors_fault(row: Row, rising: Sequence[Number]) -> SetFault:
    """Return why numbers of several colors do not make a run with color changes."""
    turns = [(low, high) for low, high in pairwise(rising) if low.color is not high.color]
    for low, high in turns:
        if high.value - low.value <= 1:
            return SetFault(SetFaultKind.CHANGE_WITHOUT_PLACE, (low, high))
    if len(turns) > row.count(_CHANGE):
        return SetFault(SetFaultKind.CHANGES_TOO_FEW, count=row.count(_CHANGE))
    helpers = sum(map(width, row)) - len(rising)
    if rising and (lacking := len(_missing(rising)) - helpers) > 0:
        return SetFault(SetFaultKind.CHANGE_GAP, count=lacking)
    if len(row) == len(rising) + 2 and any(high.value - low.value == 3 for low, high in turns):
        return SetFault(SetFaultKind.CHANGES_SIDE_BY_SIDE)
    return SetFault(SetFaultKind.CHANGE_MISPLACED)


def _one_color_fault(row: Row, naturals: tuple[Number, ...]) -> SetFault:
    """Return why numbers of one color do not make a run with color changes, which fit only at its ends."""
    missing = _missing(naturals)
    helpers = sum(map(width, row)) - len(naturals)
    if _repeated(naturals) or len(missing) > helpers:
        return _run_fault(tuple(face for face in row if face != _CHANGE), naturals)
    if missing:
        return SetFault(SetFaultKind.CHANGE_SAME_COLOR)
    return SetFault(SetFaultKind.CHANGES_SIDE_BY_SIDE, count=row.count(_CHANGE))


def _group_fault(row: Row, naturals: tuple[Number, ...]) -> SetFault:
    if twice := _repeated(naturals):
        return SetFault(SetFaultKind.COLOR_TWICE, twice)
    # A double is named, because it fills two places.
    doubles = tuple(face for face in row if face == _DOUBLE)
    return SetFault(SetFaultKind.GROUP_TOO_LARGE, doubles[:1], len(COLORS))


def _run_fault(row: Row, naturals: tuple[Number, ...]) -> SetFault:
    if twice := _repeated(naturals):
        return SetFault(SetFaultKind.NUMBER_TWICE, twice)
    jokers = sum(map(width, row)) - len(naturals)
    values = {face.value for face in naturals}
    if len(values) + jokers > HIGH:
        return SetFault(SetFaultKind.RUN_TOO_LONG, count=HIGH)
    if {LOW, HIGH} <= values and _closes_round(values, jokers):
        return SetFault(SetFaultKind.ONE_AFTER_THIRTEEN)
    if _DOUBLE in row:
        return SetFault(SetFaultKind.DOUBLE_DOES_NOT_FIT, _missing(naturals))
    return SetFault(SetFaultKind.GAP, _missing(naturals), jokers)


def _missing(naturals: Sequence[Number]) -> tuple[Face, ...]:
    """Return the numbers missing between the lowest and the highest."""
    values, place = {face.value for face in naturals}, COLORS.index(naturals[0].color)
    return tuple([SAME_VALUE[value][place] for value in range(min(values), max(values)) if value not in values])


def _repeated(naturals: tuple[Number, ...]) -> tuple[Face, ...]:
    if len(set(naturals)) == len(naturals):
        return ()
    return tuple(face for face, count in Counter(naturals).items() if count > 1)[:1]


def _closes_round(values: set[int], jokers: int) -> bool:
    """Return whether the pieces would make a run if 1 could follow 13."""
    around = [value + HIGH * (value <= top) for top in range(LOW, HIGH) for value in values]
    turns = [around[start : start + len(values)] for start in range(0, len(around), len(values))]
    return any(max(turn) - min(turn) < len(values) + jokers for turn in turns)
