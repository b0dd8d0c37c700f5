"""Why a row is no set: the one fault that explains it best."""

from __future__ import annotations

from collections import Counter
from enum import Enum

from msgspec import Struct, structs

from tilewright.sets.readings import arranged
from tilewright.sets.rules import SHORTEST, SetRules
from tilewright.tiles.faces import COLORS, HIGH, LOW, Face, Number, Row
from tilewright.tiles.tile import Box, beyond_the_box, copies_in


class SetFaultKind(Enum):
    """The ways in which a row fails to be a set."""

    NOT_IN_BOX = "not-in-box"
    TOO_MANY_COPIES = "too-many-copies"
    TOO_SHORT = "too-short"
    TOO_FEW_NUMBERED = "too-few-numbered"
    TOO_MANY_JOKERS = "too-many-jokers"
    ADJACENT_JOKERS = "adjacent-jokers"
    COLOR_TWICE = "color-twice"
    GROUP_TOO_LARGE = "group-too-large"
    NUMBER_TWICE = "number-twice"
    RUN_TOO_LONG = "run-too-long"
    ONE_AFTER_THIRTEEN = "one-after-thirteen"
    GAP = "gap"
    MIXED = "mixed"


class SetFault(Struct, frozen=True):
    """What keeps a row from being a set: the faces it is about, if any, and the number that was crossed or missed."""

    kind: SetFaultKind
    faces: tuple[Face, ...] = ()
    count: int = 0


def box_fault(row: Row, box: Box) -> SetFault | None:
    """Return what the row shows more often than the box holds it, or None."""
    for face in beyond_the_box(row, box):
        held = copies_in(box, face)
        kind = SetFaultKind.TOO_MANY_COPIES if held else SetFaultKind.NOT_IN_BOX
        return SetFault(kind, (face,), held)
    return None


def set_fault(row: Row, rules: SetRules) -> SetFault | None:
    """Return why no order of the row's pieces is a set, or None if one is."""
    if arranged(row, rules) is not None:
        return None
    naturals = tuple(face for face in row if isinstance(face, Number))
    jokers = len(row) - len(naturals)
    if len(row) < SHORTEST:
        return SetFault(SetFaultKind.TOO_SHORT, count=SHORTEST)
    if len(naturals) < rules.min_natural:
        return SetFault(SetFaultKind.TOO_FEW_NUMBERED, count=rules.min_natural)
    if rules.max_jokers is not None and jokers > rules.max_jokers:
        return SetFault(SetFaultKind.TOO_MANY_JOKERS, count=rules.max_jokers)
    if arranged(row, structs.replace(rules, adjacent_jokers=True)) is not None:
        return SetFault(SetFaultKind.ADJACENT_JOKERS)
    return _shape_fault(naturals, jokers)


def _shape_fault(naturals: tuple[Number, ...], jokers: int) -> SetFault:
    if len({face.value for face in naturals}) == 1:
        return _group_fault(naturals)
    if len({face.color for face in naturals}) == 1:
        return _run_fault(naturals, jokers)
    return SetFault(SetFaultKind.MIXED)


def _group_fault(naturals: tuple[Number, ...]) -> SetFault:
    if twice := _repeated(naturals):
        return SetFault(SetFaultKind.COLOR_TWICE, twice)
    return SetFault(SetFaultKind.GROUP_TOO_LARGE, count=len(COLORS))


def _run_fault(naturals: tuple[Number, ...], jokers: int) -> SetFault:
    if twice := _repeated(naturals):
        return SetFault(SetFaultKind.NUMBER_TWICE, twice)
    values = {face.value for face in naturals}
    if len(values) + jokers > HIGH:
        return SetFault(SetFaultKind.RUN_TOO_LONG, count=HIGH)
    missing = [value for value in range(min(values), max(values)) if value not in values]
    if {LOW, HIGH} <= values and _closes_round(values, jokers):
        return SetFault(SetFaultKind.ONE_AFTER_THIRTEEN)
    faces = tuple(Number(naturals[0].color, value) for value in missing)
    return SetFault(SetFaultKind.GAP, faces, jokers)


def _repeated(naturals: tuple[Number, ...]) -> tuple[Face, ...]:
    return tuple(face for face, count in Counter(naturals).items() if count > 1)[:1]


def _closes_round(values: set[int], jokers: int) -> bool:
    """Whether the pieces would make a run if the 1 could follow the 13."""
    around = [value + HIGH * (value <= top) for top in range(LOW, HIGH) for value in values]
    turns = [around[start : start + len(values)] for start in range(0, len(around), len(values))]
    return any(max(turn) - min(turn) < len(values) + jokers for turn in turns)
