"""Scoring: the points of blocked games."""

from __future__ import annotations

from enum import Enum
from typing import Annotated

from msgspec import Struct

from tilewright.rules.values import Parameter, Words


class Blocked(Enum):
    """How a game is scored if nobody went out."""

    DIFFERENCE = "difference"
    ALL_MINUS = "all_minus"


class Tie(Enum):
    """Who wins a blocked game if the lowest racks are equal."""

    FEWEST_TILES = "fewest_tiles"
    SHARED = "shared"


class Scoring(Struct, frozen=True, kw_only=True):
    """How blocked games are scored."""

    blocked: Annotated[
        Blocked,
        Parameter(
            Words(Blocked),
            "in a blocked game losers pay the difference to the winner, or all lose their rack",
        ),
    ]
    tie: Annotated[Tie, Parameter(Words(Tie), "equal racks in a blocked game: fewer pieces win, or the win is shared")]
