"""The opening: the first sets a player lays."""

from __future__ import annotations

from typing import Annotated

from msgspec import Struct

from tilewright.rules.values import Numbers, Parameter, YesNo


class Opening(Struct, frozen=True, kw_only=True):
    """What the first sets of a player must be worth, and whether the same turn may do more."""

    min: Annotated[int, Parameter(Numbers(0, 100), "what the first sets of a player must be worth together")]
    extras: Annotated[bool, Parameter(YesNo(), "whether the opening turn may also add to the table and rearrange it")]

    @property
    def least(self) -> int:
        """The points to reach with sets of one's own tiles: any set has some, no opening is without a set (A-08)."""
        return max(self.min, 1)
