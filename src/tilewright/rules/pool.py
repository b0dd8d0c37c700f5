"""The pool: how play goes on once it is empty."""

from __future__ import annotations

from enum import Enum
from typing import Annotated

from msgspec import Struct

from tilewright.rules.values import Parameter, Words


class Empty(Enum):
    """What the last piece drawn leads to."""

    UNTIL_STUCK = "until_stuck"
    LAST_LAP = "last_lap"


class Pool(Struct, frozen=True):
    """How an empty pool ends the game."""

    empty: Annotated[
        Empty,
        Parameter(Words(Empty), "with the pool empty play goes on until nobody plays, or for one last turn each"),
    ]
