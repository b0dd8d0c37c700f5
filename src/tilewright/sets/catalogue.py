"""The catalogue: every set that pieces can make and that does not split into smaller sets."""

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache

from msgspec import Struct

from tilewright.sets import run
from tilewright.sets.readings import arranged, readings
from tilewright.sets.rules import SetRules
from tilewright.sets.shapes import SHAPES
from tilewright.tiles import CODES, Face, Joker, JokerKind, Number, Row

_CLASSIC = Joker(JokerKind.CLASSIC)


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
            key = tuple(sorted([CODES[face] for face in candidate]))
            known = best.get(key)
            # Runs of the same pieces from the same number on have the same points. Groups are known already.
            if known and shape is run and rules.adjacent_jokers and known.points >= run.most_points(candidate):
                continue
            # Only rules that keep jokers apart may require another order.
            row = candidate if rules.adjacent_jokers else arranged(candidate, rules)
            entry = None if row is None else _entry(row, shape is run, rules)
            if entry is not None and entry.points > (known.points if known else 0):
                best[key] = entry
    return tuple(best.values())


# The same sets come up turn after turn: of a game's catalogues nine entries in ten are known.
@lru_cache(maxsize=1 << 14)
def _entry(row: Row, is_run: bool, rules: SetRules) -> Entry:
    """Return a row with its most points, 0 if it is not a set."""
    numbers = sum(isinstance(face, Number) for face in row)
    # Two numbers of a run leave one reading, unless a special joker is among the others.
    if is_run and numbers > 1 and numbers + row.count(_CLASSIC) == len(row):
        return Entry(row, run.most_points(row))
    seen = readings(row, rules)
    return Entry(row, seen[0].points if seen else 0)
