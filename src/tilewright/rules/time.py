"""Time: how long a turn may last, and what becomes of an unfinished one."""

from __future__ import annotations

from enum import Enum
from typing import Annotated

from msgspec import Struct

from tilewright.rules.values import Numbers, Parameter, Words, YesNo


class TimedOutTable(Enum):
    """What becomes of the table when time runs out on an unfinished turn."""

    RESTORE = "restore"
    KEEP_SETS = "keep_sets"


class Loose(Enum):
    """Where pieces of the table go that are in no set when time runs out."""

    RESTORE = "restore"
    RACK = "rack"
    POOL = "pool"


class Time(Struct, frozen=True, kw_only=True):
    """The clock, and the price of running out of it."""

    limit: Annotated[int | None, Parameter(Numbers(5, 604_800, word="none"), "seconds a turn may last")]
    usual: Annotated[
        int, Parameter(Numbers(5, 604_800), "seconds the clock gives where a table turns it on", house=False)
    ]
    idle_draw: Annotated[int, Parameter(Numbers(0, 3), "pieces drawn when time runs out and nothing was moved")]
    table: Annotated[
        TimedOutTable,
        Parameter(Words(TimedOutTable), "when time runs out the table is restored, or the sets that are whole stay"),
    ]
    loose: Annotated[
        Loose,
        Parameter(Words(Loose), "loose pieces of the table go back where they can, to the rack, or to the pool"),
    ]
    penalty: Annotated[int, Parameter(Numbers(0, 10), "pieces drawn for an unfinished or wrong turn")]
    memory: Annotated[
        bool, Parameter(YesNo(), "whether disturbed sets count as forgotten and go to the pool when time runs out")
    ]
