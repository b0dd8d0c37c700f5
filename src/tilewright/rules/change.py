"""Color changes: where they may be. Only rulebooks with color-change jokers have this chapter."""

from __future__ import annotations

from typing import Annotated

from msgspec import Struct

from tilewright.rules.values import OneOf, Parameter, YesNo


class Change(Struct, frozen=True, kw_only=True):
    """What color changes may do; the fields are those of `sets.rules.ChangeRules`."""

    at_start: Annotated[bool, Parameter(YesNo(), "whether a color change may be in the lowest place of a run")]
    max_per_run: Annotated[int, Parameter(OneOf((1, 2)), "how many color changes a run may hold")]
    max_colors: Annotated[int, Parameter(OneOf((2, 3)), "how many colors a run may have")]
