"""The search for disjoint sets in the form that is available here: compiled where it was built, else plain."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from tilewright.kernel import COMPILED
from tilewright.sets import packing as plain
from tilewright.sets.packing import Packing
from tilewright.sets.rules import SetRules, written
from tilewright.tiles.faces import FACES, Face

Pack = Callable[[Counter[Face], SetRules, int], Packing]


def _forms() -> dict[str, Pack]:
    """Return the available forms by name, the preferred one first."""
    if COMPILED is None:
        return {"plain": plain.pack}
    packed: Callable[[bytes, bytes, int], tuple[int, int]] = COMPILED.pack

    def compiled(pieces: Counter[Face], rules: SetRules, most: int) -> Packing:
        return Packing(*packed(bytes([pieces[face] for face in FACES]), written(rules), most))

    return {"compiled": compiled, "plain": plain.pack}


FORMS = _forms()

pack: Pack = FORMS[next(iter(FORMS))]
"""Return the most points, up to a limit, of disjoint sets of some of the pieces."""
