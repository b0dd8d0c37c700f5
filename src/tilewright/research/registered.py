"""Gymnasium's ids of the rulebooks, such as `tilewright/ClassicNL-v0`, registered when this module is imported."""

import gymnasium

from tilewright.games import EDITIONS


def id_of(name: str) -> str:
    """Return the id of a rulebook.

    >>> id_of("classic-nl")
    'tilewright/ClassicNL-v0'
    """
    kind, _, country = name.partition("-")
    return f"tilewright/{kind.title()}{country.upper()}-v0"


for _name in EDITIONS:
    gymnasium.register(id_of(_name), "tilewright.research.one_seat:gym_env", kwargs={"rules": _name})
