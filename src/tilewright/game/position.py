"""A position: everything that is needed to judge a turn."""

from __future__ import annotations

from msgspec import Struct

from tilewright.game.table import Table, faces_on
from tilewright.rules.booklets import booklet
from tilewright.rules.house import write_rules
from tilewright.rules.rulebook import Rulebook
from tilewright.tiles.notation import write_row, write_table
from tilewright.tiles.tile import TileRow, faces_of


class Position(Struct, frozen=True, kw_only=True):
    """The table, one rack, and whether its player has opened."""

    rules: Rulebook
    table: Table
    rack: TileRow
    opened: bool

    @property
    def text(self) -> str:
        """The position in one line, as `read_position` reads it: `classic-nl: B4 B5 B6 / B3 K9`."""
        table, rack = write_table(faces_on(self.table)), write_row(faces_of(self.rack))
        unopened = "" if self.opened else " unopened"
        return f"{write_rules(self.rules, booklet(self.rules.id))}: {table or '-'} / {rack or '-'}{unopened}"

    def __str__(self) -> str:
        unopened = "" if self.opened else " (not opened)"
        table, rack = write_table(faces_on(self.table)), write_row(faces_of(self.rack))
        return f"table: {table or '-'}\nrack: {rack or '-'}{unopened}"

    def __repr__(self) -> str:
        return f"<Position {self.text}>"
