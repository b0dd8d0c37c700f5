"""Jokers: how they are freed, where freed jokers go, and what a joker on a rack costs."""

from __future__ import annotations

from enum import Enum
from typing import Annotated

from msgspec import Struct

from tilewright.rules.values import Numbers, Parameter, Words, YesNo


class Release(Enum):
    """What frees a joker of the table."""

    REARRANGE = "rearrange"
    REPLACE = "replace"


class Reuse(Enum):
    """Where a freed joker may go."""

    ANY_SET = "any_set"
    NEW_SET = "new_set"
    NEW_SET_TWO_RACK_TILES = "new_set_two_rack_tiles"


class GroupOfThree(Enum):
    """Which of the two missing colors replace the joker of a group of three."""

    EITHER = "either"
    BOTH = "both"


class Jokers(Struct, frozen=True, kw_only=True):
    """What jokers may do."""

    release: Annotated[
        Release,
        Parameter(Words(Release), "a joker is freed by any rearrangement, or by the piece it stands for"),
    ]
    reuse: Annotated[
        Reuse, Parameter(Words(Reuse), "a freed joker goes to any set, a new one, or a new one with two rack pieces")
    ]
    group_of_three: Annotated[
        GroupOfThree,
        Parameter(Words(GroupOfThree), "the joker of a group of three is replaced by either missing color, or by both"),
    ]
    max_per_set: Annotated[int | None, Parameter(Numbers(1, 4, word="none"), "how many jokers a set may hold")]
    adjacent: Annotated[bool, Parameter(YesNo(), "whether jokers may be side by side")]
    penalty: Annotated[int, Parameter(Numbers(0, 100), "what a joker left on a rack costs")]
