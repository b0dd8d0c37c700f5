"""The turn: what happens after an illegal one, and what its player is told before it ends."""

from __future__ import annotations

from enum import Enum
from typing import Annotated

from msgspec import Struct

from tilewright.rules.values import Parameter, Words


class WrongLay(Enum):
    """What happens if a turn ends with an illegal table while time remains."""

    REFUSE = "refuse"
    PENALISE = "penalise"


class Checked(Enum):
    """When a draft is checked for its player before the turn ends."""

    UNLESS_PENALISED = "unless_penalised"
    ALWAYS = "always"
    NEVER = "never"


class Turn(Struct, frozen=True):
    """How an illegal turn is handled, and whether its player is warned."""

    wrong_lay: Annotated[
        WrongLay, Parameter(Words(WrongLay), "an illegal turn is refused, or costs penalty pieces and ends")
    ]
    checked: Annotated[
        Checked, Parameter(Words(Checked), "whether players are told what is wrong with a turn before they end it")
    ] = Checked.UNLESS_PENALISED

    @property
    def checks_drafts(self) -> bool:
        """Whether a player is told before the end of a turn what is wrong with it, and may take hints (A-16)."""
        if self.checked is Checked.UNLESS_PENALISED:
            return self.wrong_lay is WrongLay.REFUSE
        return self.checked is Checked.ALWAYS
