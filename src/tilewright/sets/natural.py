"""Sets without jokers: there are so few that a row is looked up before it is judged."""

from __future__ import annotations

from functools import cache
from itertools import combinations, permutations

from tilewright.sets.rules import SHORTEST
from tilewright.tiles.faces import COLORS, FACES, HIGH, SAME_VALUE, Row


@cache
def natural_sets() -> frozenset[Row]:
    """Return every order of numbers that is a set: 624 groups and 264 runs, which all rulebooks allow."""
    groups = {
        order
        for same in SAME_VALUE.values()
        for size in range(SHORTEST, len(COLORS) + 1)
        for chosen in combinations(same, size)
        for order in permutations(chosen)
    }
    runs = {
        FACES[first : first + size]
        for color in range(len(COLORS))
        for size in range(SHORTEST, HIGH + 1)
        for first in range(color * HIGH, (color + 1) * HIGH - size + 1)
    }
    return frozenset(groups | runs)
