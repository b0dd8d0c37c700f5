"""Sets that lie ready on a rack, found the way a beginner does: by looking along it."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from tilewright.sets.readings import readings
from tilewright.sets.rules import SHORTEST, SetRules
from tilewright.tiles.faces import COLORS, HIGH, LOW, Color, Joker, Number
from tilewright.tiles.tile import TileId, TileRow, face_of, faces_of

_Numbers = dict[tuple[Color, int], TileId]


def best_rack_sets(rack: TileRow, rules: SetRules) -> tuple[list[TileRow], int]:
    """Return disjoint sets of the rack and their points, the better of looking for runs or for groups first."""
    tries = [_found(rack, (_runs, _groups), rules), _found(rack, (_groups, _runs), rules)]
    return max(tries, key=lambda found: found[1])


_Finder = Callable[[_Numbers, list[TileId]], Iterable[TileRow]]


def _found(rack: TileRow, finders: tuple[_Finder, _Finder], rules: SetRules) -> tuple[list[TileRow], int]:
    spare = list(rack)
    sets: list[TileRow] = []
    # Twice, because a rack may hold two copies; the third time the jokers help out.
    for help_of in ([], [], [tile for tile in rack if isinstance(face_of(tile), Joker)]):
        for finder in finders:
            for row in finder(_numbers(spare), help_of):
                sets.append(row)
                spare = [tile for tile in spare if tile not in row]
                help_of = [tile for tile in help_of if tile not in row]  # noqa: PLW2901
    points = sum(readings(faces_of(row), rules)[0].points for row in sets)
    return sets, points


def _numbers(tiles: Iterable[TileId]) -> _Numbers:
    held: _Numbers = {}
    for tile in tiles:
        face = face_of(tile)
        if isinstance(face, Number):
            held[face.color, face.value] = tile
    return held


def _runs(held: _Numbers, jokers: list[TileId]) -> Iterable[TileRow]:
    """Yield the longest runs, color by color; a joker fills one gap or lengthens a pair."""
    for color in COLORS:
        value = LOW
        while value <= HIGH:
            row: list[TileId] = []
            spare = jokers[:1]
            while value <= HIGH and ((color, value) in held or (row and spare)):
                row.append(held[color, value] if (color, value) in held else spare.pop())
                value += 1
            if len(row) >= SHORTEST:
                jokers = [joker for joker in jokers if joker not in row]
                yield tuple(row)
            value += 1


def _groups(held: _Numbers, jokers: list[TileId]) -> Iterable[TileRow]:
    """Yield the groups, highest first; a joker makes three of two."""
    for value in range(HIGH, LOW - 1, -1):
        row = [held[color, value] for color in COLORS if (color, value) in held]
        if len(row) == SHORTEST - 1 and jokers:
            row.append(jokers[0])
            jokers = jokers[1:]
        if len(row) >= SHORTEST:
            yield tuple(row)
