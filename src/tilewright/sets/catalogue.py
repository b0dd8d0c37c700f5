"""The catalogue: every set that pieces can make and that does not split into smaller sets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from msgspec import Struct

from tilewright.sets.readings import SHAPES, arranged, readings
from tilewright.sets.rules import SetRules
from tilewright.tiles.faces import CODES, Face, Row


class Entry(Struct, frozen=True):
    """A set of the catalogue, in its order with the most points."""

    row: Row
    points: int


def catalogue(pieces: Iterable[Face], rules: SetRules) -> tuple[Entry, ...]:
    """Return the sets the pieces can make, one entry for each collection of pieces, in its best order.

    Sets that split are left out, because their parts use the same pieces: two runs end to end, or a mirrored run with
    a run added at each end.
    """
    counts = +Counter(pieces)
    best: dict[tuple[int, ...], Entry] = {}
    for shape in SHAPES:
        for candidate in shape.rows(counts, rules):
            # Only rules that keep jokers apart may require another order.
            row = candidate if rules.adjacent_jokers else arranged(candidate, rules)
            if row is None or not (seen := readings(row, rules)):
                continue
            entry = Entry(row, seen[0].points)
            key = tuple(sorted([CODES[face] for face in row]))
            if key not in best or best[key].points < entry.points:
                best[key] = entry
    return tuple(best.values())
