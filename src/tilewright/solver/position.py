"""Positions given from outside: looked over at the door, so that the solver need not."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

from tilewright.game.position import Position
from tilewright.rules.rulebook import Rulebook, set_rules
from tilewright.sets.readings import arranged
from tilewright.tiles.faces import Row
from tilewright.tiles.notation import BadInput, write_face, write_row
from tilewright.tiles.tile import assign, beyond_the_box, copies_in, tiles_of


class BadPosition(BadInput):
    """A position that cannot be: the message names the row or the piece."""


def read_position(table: Sequence[Row], rack: Row, rules: Rulebook, *, opened: bool = True) -> Position:
    """Return the position of these faces, or raise BadPosition; rows in no legal order are laid in their best one.

    >>> from tilewright.rules.booklets import booklet
    >>> from tilewright.tiles.notation import read_row, read_table
    >>> read_position(read_table("K1 K2 K4"), read_row("K3"), booklet("classic-nl"))
    Traceback (most recent call last):
    tilewright.solver.position.BadPosition: row 1 of the table is no set: K1 K2 K4
    """
    box = rules.box.contents
    for face in beyond_the_box(chain(*table, rack), box):
        held = copies_in(box, face)
        if not held:
            raise BadPosition(f"{write_face(face)} is no piece of this box")
        count = sum(row.count(face) for row in (*table, rack))
        raise BadPosition(f"{write_face(face)} is there {count} times, table and rack together: the box has {held}")
    laid = []
    for place, row in enumerate(table, start=1):
        order = arranged(row, set_rules(rules))
        if order is None:
            raise BadPosition(f"row {place} of the table is no set: {write_row(row)}")
        laid.append(order)
    *rows, held_tiles = assign((*laid, rack), tiles_of(box))
    return Position(rules=rules, table=tuple(rows), rack=held_tiles, opened=opened)
