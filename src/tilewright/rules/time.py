"""Time: how long a turn may last, and what happens to an unfinished turn."""

from __future__ import annotations

from enum import Enum
from typing import Annotated

from msgspec import Struct

from tilewright.rules.values import Numbers, Parameter, Words, YesNo


class TimedOutTable(Enum):
    """What happens to the table when time runs out."""

    RESTORE = "restore"
    KEEP_SETS = "keep_sets"


class Loose(Enum):
    """Where loose pieces of the table go when time runs out."""

    RESTORE = "restore"
    RACK = "rack"
    POOL = "pool"


class Time(Struct, frozen=True, kw_only=True):
    """The clock, and the penalty for running out of time."""

    limit: Annotated[int | None, Parameter(Numbers(5, 604_800, word="none"), "seconds a turn may last")]
    usual: Annotated[
        int, Parameter(Numbers(5, 604_800), "seconds a turn may last if a table turns the clock on", house=False)
    ]
    idle_draw: Annotated[int, Parameter(Numbers(0, 3), "pieces drawn if time runs out before anything was moved")]
    table: Annotated[
        TimedOutTable,
        Parameter(Words(TimedOutTable), "when time runs out the table is restored, or complete sets stay"),
    ]
    loose: Annotated[
        Loose,
        Parameter(Words(Loose), "loose pieces of the table go back to their sets, to the rack, or to the pool"),
    ]
    penalty: Annotated[int, Parameter(Numbers(0, 10), "pieces drawn for an unfinished or illegal turn")]
    memory: Annotated[bool, Parameter(YesNo(), "whether changed sets go to the pool when time runs out")]
