"""What a board shows besides the view: readings of rows, opening points, faults, hints and tips."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, TypeVar

from msgspec import Struct

from tilewright.tiles import Joker, Number, write_face


class RowReading(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A row of a table or draft: whether it is a set, its pieces in the best order, and what it counts in an opening.

    In a draft that is not checked before its turn ends, `legal` is None for every row that was changed, and the row is
    as it was sent.
    `stands` has for each piece of `order` what it may stand for, in the notation, if it is a joker: several texts are
    a choice, `R3+R4` are both at once. In the dice game every line of the grid is a row, and `cells` are its places.
    """

    legal: bool | None
    order: tuple[int, ...]
    stands: tuple[tuple[str, ...], ...]
    value: int
    cells: tuple[tuple[int, int], ...] = ()


class OpeningCount(Struct, frozen=True, omit_defaults=True):
    """What a draft counts as the seat's opening, what it must, and the rows that use the table before it is enough.

    There are such rows only where the rulebook lets the same turn go on with the table.
    """

    points: int
    needed: int
    early: tuple[int, ...] = ()


class Phrase(Struct, frozen=True):
    """A sentence by its key in the word files, and the values to fill in."""

    key: str
    values: dict[str, str | int] = {}


class Ending(Struct, frozen=True):
    """How a turn ends: whether its draft is checked for its player before, with hints, and how many pieces an illegal
    turn costs; None if it is refused (A-16)."""

    checked: bool = True
    penalty: int | None = None


class Tip(Struct, frozen=True):
    """A tip for a first game: its name, its sentence, and the pieces of what it speaks of that lie there."""

    tip: str
    sentence: str
    tiles: tuple[int, ...] = ()


class HintStep(Struct, frozen=True):
    """One step of a rearrangement: the rows after it, each in its old place and some empty, the pieces in hand, and a
    sentence."""

    rows: tuple[tuple[int, ...], ...]
    hand: tuple[int, ...]
    sentence: str


class Hint(Struct, frozen=True, kw_only=True):
    """A hint: whether there is a turn, its command, the pieces it plays, the table it leaves and the steps that lead
    there. Without `exact` there may be a better turn."""

    possible: bool
    exact: bool = True
    command: str | None = None
    tiles: tuple[int, ...] = ()
    table: tuple[tuple[int, ...], ...] = ()
    steps: tuple[HintStep, ...] = ()


class HintRequest(Struct, frozen=True):
    """How much a hint reveals, from 1 (is there a turn) to 3 (how it is played), and its language."""

    step: int
    language: str


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
