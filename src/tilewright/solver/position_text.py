"""A position in one line of text, taken apart: `classic-nl opening.min=40: B4 B5 B6 / B3 K9 unopened`."""

from __future__ import annotations

from msgspec import Struct

from tilewright.solver.position import BadPosition
from tilewright.tiles.notation import quoted

_EXAMPLE = "as in classic-nl: B4 B5 B6 | K8 R8 O8 / B3 K9"
_UNOPENED = "unopened"


class PositionParts(Struct, frozen=True):
    """The parts of a position: the id of a rulebook, house rules as KEY=VALUE, the table and the rack as text."""

    rules: str
    house: list[str]
    table: str
    rack: str
    opened: bool


def parts_of(text: str) -> PositionParts:
    """Return the parts of a position in one line, or raise BadPosition; a dash stands for nothing."""
    head, colon, rest = text.partition(":")
    table, slash, rack = rest.partition("/")
    words, pieces = head.split(), rack.split()
    if not (colon and slash and words):
        raise BadPosition(f"{quoted(text)} is not a position: name the rulebook, the table and the rack, {_EXAMPLE}")
    opened = pieces[-1:] != [_UNOPENED]
    held = " ".join(pieces if opened else pieces[:-1])
    return PositionParts(words[0], words[1:], _some(table), _some(held), opened)


def _some(part: str) -> str:
    return "" if part.strip() == "-" else part
