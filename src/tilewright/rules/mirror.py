"""Mirrors: how small and how large mirrored sets may be. Only rulebooks with mirror jokers have this chapter."""

from __future__ import annotations

from typing import Annotated

from msgspec import Struct

from tilewright.rules.values import OneOf, Parameter, Words
from tilewright.sets.rules import GroupLimit


class Mirror(Struct, frozen=True, kw_only=True):
    """What mirrors may do; the fields are those of `sets.rules.MirrorRules`."""

    min_side: Annotated[int, Parameter(OneOf((1, 2)), "the fewest pieces that each side of a mirror stands for")]
    group_limit: Annotated[
        GroupLimit, Parameter(Words(GroupLimit), "a mirrored group has up to four colors a side, or four pieces in all")
    ]
