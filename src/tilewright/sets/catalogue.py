"""The catalogue: every set that pieces can make and that does not fall into smaller ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from msgspec import Struct

from tilewright.sets.readings import SHAPES, arranged, readings
from tilewright.sets.rules import SetRules
from tilewright.tiles.faces import CODES, Face, Row


class Entry(Struct, frozen=True):
    """A set of the catalogue, in its order worth most."""

    row: Row
    points: int


def catalogue(pieces: Iterable[Face], rules: SetRules) -> tuple[Entry, ...]:
    """Return the sets the pieces can make, one entry for each collection of pieces, in its best order.

    Sets that are two runs laid end to end, or a mirrored run with two runs laid outside of it, are left out: whatever
    they cover, their parts cover.
    """
    counts = +Counter(pieces)
    best: dict[tuple[int, ...], Entry] = {}
    for shape in SHAPES:
        for candidate in shape.rows(counts, rules):
            # A candidate may need another order where the rules keep jokers apart, and only there.
            row = candidate if rules.adjacent_jokers else arranged(candidate, rules)
            if row is None or not (seen := readings(row, rules)):
                continue
            entry = Entry(row, seen[0].points)
            key = tuple(sorted([CODES[face] for face in row]))
            if key not in best or best[key].points < entry.points:
                best[key] = entry
    return tuple(best.values())
