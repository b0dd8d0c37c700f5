"""The turn: what happens after an illegal one."""

from __future__ import annotations

from enum import Enum
from typing import Annotated

from msgspec import Struct

from tilewright.rules.values import Parameter, Words


class WrongLay(Enum):
    """What happens if a turn ends with an illegal table while time remains."""

    REFUSE = "refuse"
    PENALISE = "penalise"


class Turn(Struct, frozen=True):
    """How an illegal turn is handled."""

    wrong_lay: Annotated[
        WrongLay, Parameter(Words(WrongLay), "an illegal turn is refused, or costs penalty pieces and ends")
    ]
