"""The table, the rows face up as tiles, and a position: everything that is needed to judge a turn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from tilewright.rules.booklets import booklet
from tilewright.rules.house import write_rules
from tilewright.rules.rulebook import Rulebook
from tilewright.tiles import Row, TileId, TileRow, assign, faces_of, write_row, write_table

Table = tuple[TileRow, ...]


def table_of(rows: Iterable[Sequence[int]]) -> Table:
    """Return the table that rows of numbers mean."""
    return tuple(tuple(map(TileId, row)) for row in rows)


def tiles_on(table: Iterable[TileRow]) -> set[TileId]:
    """Return every tile in the rows."""
    return {tile for row in table for tile in row}


def faces_on(table: Iterable[TileRow]) -> tuple[Row, ...]:
    """Return the rows as faces."""
    return tuple([faces_of(row) for row in table])


def in_order(row: TileRow, faces: Row) -> TileRow:
    """Return the tiles of a row in the order in which they show `faces`."""
    return assign((faces,), row)[0]


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
