"""The deal: who starts, how many pieces each player takes, and when a reshuffle can be claimed."""

from __future__ import annotations

from enum import Enum
from typing import Annotated

from msgspec import Struct

from tilewright.rules.values import Numbers, Parameter, Words


class Starter(Enum):
    """How the first starter is chosen."""

    HIGHEST = "highest"
    LOT = "lot"
    HOST = "host"


class NextStarter(Enum):
    """Who starts the later games of a match."""

    AGAIN = "again"
    ROTATE = "rotate"
    WINNER = "winner"


class Deal(Struct, frozen=True, kw_only=True):
    """How a game begins."""

    rack: Annotated[int, Parameter(Numbers(7, 20), "how many pieces each player takes")]
    starter: Annotated[
        Starter, Parameter(Words(Starter), "who starts: the highest piece drawn, a random seat, or the host")
    ]
    next_starter: Annotated[
        NextStarter,
        Parameter(Words(NextStarter), "who starts later games: chosen again, the next seat, or the last winner"),
    ]
    reshuffle_pairs: Annotated[
        int, Parameter(Numbers(2, 7, also=(0,)), "how many pairs in the first rack allow a reshuffle; 0 for never")
    ]
