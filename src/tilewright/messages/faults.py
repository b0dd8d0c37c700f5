"""Faults as messages carry them: a bounded number, as plain fields."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, TypeVar

from msgspec import Struct

from tilewright.tiles.faces import Joker, Number
from tilewright.tiles.notation import write_face

# An answer lists no more faults than this: a screen shows a few, and each one costs a sentence.
_MOST_FAULTS = 40

_Fault = TypeVar("_Fault")

FaultFields = dict[str, Any]
"""The fields of a fault, with its pieces in the notation."""


def listed_faults(faults: Sequence[_Fault]) -> Sequence[_Fault]:
    """Return the faults that an answer lists: if there are too many, those of the whole turn and of the first rows."""
    if len(faults) <= _MOST_FAULTS:
        return faults
    return sorted(faults, key=lambda fault: getattr(fault, "row", None) is not None)[:_MOST_FAULTS]


def fault_fields(faults: Sequence[object]) -> tuple[FaultFields, ...]:
    """Return the fields of faults, with pieces in the notation."""
    return tuple(map(_fault_fields, faults))


# Cached: arranging a table shows the same few faults again and again.
@lru_cache(maxsize=1 << 8)
def _fault_fields(fault: object) -> FaultFields:
    assert isinstance(fault, Struct)
    return {field: _plain(getattr(fault, field)) for field in fault.__struct_fields__}


def _plain(value: object) -> object:
    match value:
        case Number() | Joker():
            return write_face(value)
        case Struct():
            return {field: _plain(getattr(value, field)) for field in value.__struct_fields__}
        case tuple() | list():
            return [_plain(part) for part in value]
        case _:
            return value
