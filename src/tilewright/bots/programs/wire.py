"""What a host and a program say to each other, one JSON object a line; docs/programs.md describes it."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Raw, Struct

from tilewright.dice.placed import BAG, REACH
from tilewright.tiles import MOST_PIECES

PROTOCOL = 1
MOST_LINE_BYTES = 1_048_576
"""A longer line is refused on both sides."""

_Piece = Annotated[str, Meta(max_length=4)]
_Cell = Annotated[int, Meta(ge=-REACH, le=REACH)]
TileTable = Annotated[
    tuple[Annotated[tuple[_Piece, ...], Meta(min_length=1, max_length=MOST_PIECES)], ...], Meta(max_length=MOST_PIECES)
]
DiceTable = Annotated[tuple[tuple[_Cell, _Cell, _Piece], ...], Meta(max_length=MOST_PIECES)]


class Reply(Struct, frozen=True, kw_only=True):
    """What every answer has: the id of its question, and `error` in place of its fields if there is no answer."""

    id: Raw
    error: str | None = None


class HelloReply(Reply, frozen=True, kw_only=True):
    """Who a program is; with `game` it is sent the whole game so far with each turn."""

    engine: Annotated[str, Meta(min_length=1, max_length=200)]
    protocol: int
    game: bool = False


class TileTurn(Reply, frozen=True, kw_only=True):
    """A turn of tiles, as a record has it: `table` is the whole table that a play leaves."""

    event: Literal["play", "draw", "pass", "reshuffle"]
    table: TileTable = ()


class DiceTurn(Reply, frozen=True, kw_only=True):
    """A turn of dice: first a roll of these dice, all of them unless they are named, then a play or a pass."""

    event: Literal["roll", "play", "pass"]
    table: DiceTable = ()
    dice: Annotated[tuple[Annotated[int, Meta(ge=0, le=2**31)], ...], Meta(max_length=len(BAG))] | None = None


def line_of(fields: object) -> bytes:
    """Return a question or an answer as a line."""
    return msgspec.json.encode(fields) + b"\n"
