"""The search for disjoint sets, in the form in use."""

from __future__ import annotations

from collections import Counter

from tilewright.kernel import either, native
from tilewright.sets import packing as plain
from tilewright.sets.packing import Packing
from tilewright.sets.rules import SetRules, written
from tilewright.tiles.faces import FACES, Face


def _pack(pieces: Counter[Face], rules: SetRules, most: int) -> Packing:
    return Packing(*native.pack(bytes([pieces[face] for face in FACES]), written(rules), most))


pack = either(plain.pack, lambda: _pack)
"""Return the most points, up to a limit, of disjoint sets of some of the pieces."""
