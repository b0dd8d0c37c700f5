"""The turn: what happens to one that breaks the rules."""

from __future__ import annotations

from enum import Enum
from typing import Annotated

from msgspec import Struct

from tilewright.rules.values import Parameter, Words


class WrongLay(Enum):
    """What an illegal table at the end of a turn leads to while time remains."""

    REFUSE = "refuse"
    PENALISE = "penalise"


class Turn(Struct, frozen=True):
    """How an illegal turn is met."""

    wrong_lay: Annotated[
        WrongLay, Parameter(Words(WrongLay), "an illegal turn is refused, or costs penalty pieces and the turn")
    ]
