"""The worst inputs that are known, built once before they are sent."""

import json
import random
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from tilewright.tiles import Number, TileId, face_of

House = Mapping[str, int | str]

UNTIMED: House = MappingProxyType({"time.limit": "none"})
HOST_STARTS: dict[str, int | str] = {"deal.starter": "host", "time.limit": "none"}
# These house rules let a rack grow by ten tiles a turn, and judge an opening of loose tiles by a search.
GROWING_RACK: dict[str, int | str] = {
    "opening.extras": "yes",
    "opening.min": 100,
    "turn.wrong_lay": "penalise",
    "time.penalty": 10,
    "deal.rack": 20,
    **HOST_STARTS,
}
ROWS_OVER_HTTP = 1_300_000
ROWS_IN_A_FRAME = 2_600
UNKNOWN_KEYS = 380_000
DEPTH = 100_000
_COLORS = "KRBO"


def empty_rows(count: int) -> str:
    """Return a command that plays a table of empty rows."""
    return '{"type":"PlayTiles","table":[' + ",".join(["[]"] * count) + "]}"


def command_body(count: int) -> bytes:
    """Return the body of a command over HTTP with so many empty rows."""
    return f'{{"id":"huge","command":{empty_rows(count)}}}'.encode()


def unknown_keys(count: int = UNKNOWN_KEYS) -> bytes:
    """Return an object of unknown keys."""
    return ("{" + ",".join(f'"{number:x}":0' for number in range(count)) + "}").encode()


def record_with_unknown_rules(count: int = UNKNOWN_KEYS) -> bytes:
    """Return the first line of a record, with unknown house rules."""
    head = b'{"event":"game","format":1,"rules":"classic-nl","seats":["a","b"],"game":1,"match":"m","house":'
    return head + unknown_keys(count) + b"}\n"


def bad_lines(count: int = 60_000) -> bytes:
    """Return a record in which every line is wrong."""
    return b'{"event":"play"}\n' * count


def nested(depth: int = DEPTH) -> bytes:
    """Return lists in lists."""
    return b"[" * depth + b"]" * depth


def hardest_position() -> bytes:
    """Return an opening of a hundred tiles with special jokers, the longest search that is known."""
    luck = random.Random(17)
    tiles = [f"{color}{number}" for color in _COLORS for number in range(1, 14) for _ in range(2)]
    luck.shuffle(tiles)
    rack = [*tiles[:92], *"JJDDCCMM"]
    return json.dumps({"rules": "twist", "rack": rack, "opened": False, "house": {"opening.min": 100}}).encode()


def hardest_rows() -> bytes:
    """Return a hundred rows of two hundred jokers."""
    row = ["J", "D", "C", "M"] * 50
    return json.dumps({"rules": "twist", "rows": [row] * 100}).encode()


def loose_low_tiles(view: dict[str, Any], count: int) -> list[list[int]]:
    """Return a draft in which the jokers and the lowest tiles of the rack lie one by one beside the table.

    They make very many sets that are worth little, so the search for an opening looks at all of them in vain.
    """
    low = sorted(view["rack"], key=_value)[:count]
    return [*view["table"], *([tile] for tile in low)]


def _value(tile: int) -> int:
    face = face_of(TileId(tile))
    return face.value if isinstance(face, Number) else 0
