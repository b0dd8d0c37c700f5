"""Positions from outside, as values and in one line of text, checked once so that the solver can trust them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

from msgspec import Struct

from tilewright.game.table import Position
from tilewright.rules.rulebook import Rulebook, set_rules
from tilewright.sets.readings import arranged
from tilewright.tiles import BadInput, Row, assign, beyond_the_box, copies_in, quoted, tiles_of, write_face, write_row


class BadPosition(BadInput):
    """An impossible position; the message names the row or the piece."""


def refuse_too_many_dice(lying: int, held: int, hand: int) -> None:
    """Raise BadPosition if there are more dice than both players take, `hand` each, or more than that held (TB-04)."""
    if held > hand:
        raise BadPosition(f"{held} dice are on the rack: a player has {hand}")
    if lying + held > 2 * hand:
        raise BadPosition(f"{lying + held} dice are on the table and the rack together: there are {2 * hand}")


def read_position(table: Sequence[Row], rack: Row, rules: Rulebook, *, opened: bool = True) -> Position:
    """Return the position of these faces, or raise BadPosition; rows are put into their best legal order.

    >>> from tilewright.rules.booklets import booklet
    >>> from tilewright.tiles import read_row, read_table
    >>> read_position(read_table("K1 K2 K4"), read_row("K3"), booklet("classic-nl"))
    Traceback (most recent call last):
    tilewright.solver.position.BadPosition: row 1 of the table is not a set: K1 K2 K4
    """
    box = rules.box.contents
    for face in beyond_the_box(chain(*table, rack), box):
        copies = copies_in(box, face)
        if not copies:
            raise BadPosition(f"{write_face(face)} is not a piece of this box")
        count = sum(row.count(face) for row in (*table, rack))
        raise BadPosition(f"{write_face(face)} occurs {count} times on table and rack: the box has {copies}")
    ordered = []
    for place, row in enumerate(table, start=1):
        order = arranged(row, set_rules(rules))
        if order is None:
            raise BadPosition(f"row {place} of the table is not a set: {write_row(row)}")
        ordered.append(order)
    *rows, held = assign((*ordered, rack), tiles_of(box))
    return Position(rules=rules, table=tuple(rows), rack=held, opened=opened)


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
