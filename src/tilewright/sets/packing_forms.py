"""The search for disjoint sets in the form that is available here: compiled where it was built, else plain."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from importlib import import_module

from tilewright.sets import packing as plain
from tilewright.sets.packing import Packing
from tilewright.sets.rules import GroupLimit, SetRules
from tilewright.tiles.faces import COLORS, FACES, Face

Pack = Callable[[Counter[Face], SetRules, int], Packing]

_NO_LIMIT = 255


def _forms() -> dict[str, Pack]:
    """Return the available forms by name, the preferred one first."""
    try:
        extension = import_module("tilewright.sets._packing")
    except ImportError:
        return {"plain": plain.pack}
    packed: Callable[[bytes, bytes, int], tuple[int, int]] = extension.pack

    def compiled(pieces: Counter[Face], rules: SetRules, most: int) -> Packing:
        return Packing(*packed(bytes([pieces[face] for face in FACES]), _written(rules), most))

    return {"compiled": compiled, "plain": plain.pack}


def _written(rules: SetRules) -> bytes:
    """Return the rules in the order of `Rules` in compiled/pieces.h."""
    change, mirror = rules.change, rules.mirror
    side = len(COLORS) if mirror.group_limit is GroupLimit.PER_SIDE else len(COLORS) // 2
    jokers = _NO_LIMIT if rules.max_jokers is None else rules.max_jokers
    joined = rules.min_natural, jokers, rules.adjacent_jokers
    return bytes([*joined, change.at_start, change.max_per_run, change.max_colors, mirror.min_side, side])


FORMS = _forms()

pack: Pack = FORMS[next(iter(FORMS))]
"""Return the most points, up to a limit, of disjoint sets of some of the pieces."""
