"""The pool: how play continues when it is empty."""

from __future__ import annotations

from enum import Enum
from typing import Annotated

from msgspec import Struct

from tilewright.rules.values import Parameter, Words


class Empty(Enum):
    """How the game continues after the last piece is drawn."""

    UNTIL_STUCK = "until_stuck"
    LAST_LAP = "last_lap"


class Pool(Struct, frozen=True):
    """How an empty pool ends the game."""

    empty: Annotated[
        Empty,
        Parameter(Words(Empty), "with an empty pool the game lasts until everyone passes, or for one more turn each"),
    ]
