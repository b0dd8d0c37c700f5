"""The sets chapter; rules about jokers in sets are in the jokers chapter."""

from __future__ import annotations

from typing import Annotated

from msgspec import Struct

from tilewright.rules.values import OneOf, Parameter


class Sets(Struct, frozen=True):
    """What every set must have."""

    min_natural: Annotated[int, Parameter(OneOf((0, 1)), "the fewest numbered pieces of a set")]
