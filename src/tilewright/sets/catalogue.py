"""The catalogue: every set that pieces can make and that does not split into smaller sets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable

from msgspec import Struct

from tilewright.sets import run
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
    return tuple(entries_from(+Counter(pieces), rules))


def entries_from(
    counts: Counter[Face], rules: SetRules, lowest: int | None = None, tried: Callable[[], None] = lambda: None
) -> Iterable[Entry]:
    """Return the entries of the catalogue, perhaps only those with one lowest number, 0 for those without numbers.

    `tried` is called for each row that is tried.
    """
    best: dict[tuple[int, ...], Entry] = {}
    for shape in SHAPES:
        for candidate in shape.rows(counts, rules, lowest):
            tried()
            key = tuple(sorted([CODES[face] for face in candidate]))
            known = best.get(key)
            # Runs of the same pieces from the same number on have the same points. Groups are known already.
            if known and shape is run and rules.adjacent_jokers and known.points >= run.most_points(candidate):
                continue
            # Only rules that keep jokers apart may require another order.
            row = candidate if rules.adjacent_jokers else arranged(candidate, rules)
            if row is None or not (seen := readings(row, rules)):
                continue
            if known is None or known.points < seen[0].points:
                best[key] = Entry(row, seen[0].points)
    return best.values()
