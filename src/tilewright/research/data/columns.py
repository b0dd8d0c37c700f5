"""The columns of the tables: their types, and what they mean."""

from __future__ import annotations

import pyarrow as pa
from msgspec import Struct

PIECES = pa.list_(pa.string())
ROWS = pa.list_(PIECES)


class Column(Struct, frozen=True):
    """A column: its name, its type, and its meaning in one sentence."""

    name: str
    kind: pa.DataType
    meaning: str


_WHERE = (
    Column("match", pa.string(), "id of the game, as in games.jsonl.gz: seed, deal and rotation"),
    Column("deal", pa.int32(), "number of the deal; its rotations have the same pieces in other hands"),
    Column("split", pa.string(), "train, validation or test; all games of a deal are in the same"),
    Column("turn", pa.int16(), "number of the turn in its game, from 0"),
    Column("seat", pa.int8(), "seat in turn; the next seat sits clockwise of it"),
)
_POSITION = (
    Column("opened", pa.bool_(), "whether the seat had opened before the turn"),
    Column("rack", PIECES, "pieces of the seat before the turn; dice as they lie"),
    Column("table", ROWS, "rows of the table before the turn; in the dice game x, y and face of each die"),
)
TURN_COLUMNS = (
    *_WHERE,
    Column("bot", pa.string(), "name of the bot"),
    *_POSITION,
    Column("pool", pa.int16(), "pieces in the pool before the turn"),
    Column("rack_sizes", pa.list_(pa.int16()), "pieces of every seat before the turn, from seat 0"),
    Column("event", pa.string(), "what the seat did: play, draw, pass, penalty or timeout"),
    Column("played", PIECES, "pieces that it laid"),
    Column("table_after", ROWS, "rows of the table after the turn"),
    Column("won", pa.float32(), "share of the win that the seat had in the end: 1, 1/k if shared, 0"),
    Column("points", pa.float32(), "points of the seat in the end, by the booklet"),
)
POSITION_COLUMNS = (
    *_WHERE,
    *_POSITION,
    Column("best_played", PIECES, "pieces of the best turn: most pieces, then most value on a rack; proven"),
    Column("best_table", ROWS, "rows after the best turn"),
    Column("best_tiles", pa.int16(), "number of these pieces, 0 if there is no legal turn"),
    Column("best_points", pa.int16(), "their value on a rack"),
)


def schema_of(columns: tuple[Column, ...]) -> pa.Schema:
    """Return the Arrow schema of some columns, with their meanings."""
    return pa.schema([pa.field(one.name, one.kind, metadata={"meaning": one.meaning}) for one in columns])


TURNS, POSITIONS = schema_of(TURN_COLUMNS), schema_of(POSITION_COLUMNS)
