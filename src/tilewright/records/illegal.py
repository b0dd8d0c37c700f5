"""What a referee refuses."""

from __future__ import annotations

from tilewright.dice import faults as dice_faults
from tilewright.game import faults as tile_faults

Fault = tile_faults.Fault | dice_faults.Fault


class IllegalLine(Exception):
    """A line of a record that the rules do not allow."""

    def __init__(self, reason: str, line: int = 0, why: Fault | None = None) -> None:
        super().__init__(reason)
        self.reason, self.line, self.why = reason, line, why
