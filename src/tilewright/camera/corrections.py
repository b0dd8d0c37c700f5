"""Help with correcting what was read: the likely other faces of a tile, and what is doubtful in a photo."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from enum import StrEnum

from msgspec import Struct
from msgspec.structs import replace

from tilewright.camera.photo import COLORS, FoundTile, Photo, face_of
from tilewright.rules.rulebook import Rulebook, set_rules
from tilewright.sets.readings import arranged
from tilewright.sets.rules import SHORTEST, SetRules
from tilewright.tiles import HIGH, Color, Face, Number, Row, copies_in

UNSURE = 0.9
"""A face that is less sure than this is doubtful."""

# A reading with a smaller chance is not proposed.
_LEAST_CHANCE = 0.002
_MOST_LIKELY = 8
# Rows this long are judged with other readings; longer ones are too many tiles in a line to be one set.
_LONGEST_ROW = 2 * HIGH


class DoubtKind(StrEnum):
    """Why a tile should be looked at."""

    UNSURE = "unsure"
    COUNT = "count"
    ROW = "row"


class Doubt(Struct, frozen=True):
    """A tile by its index, why it is doubtful, and the face that would settle it, if there is one."""

    tile: int
    kind: DoubtKind
    instead: Face | None = None


def chances(tile: FoundTile) -> list[tuple[float, Face]]:
    """Return the chance of every face that the tile may have, the likeliest first."""
    found = [
        (number_chance * color_chance, face_of(number, color))
        for number, number_chance in enumerate(tile.numbers)
        for color, color_chance in (enumerate(tile.colors) if number < HIGH else [(0, 1.0)])
    ]
    return sorted(found, key=lambda one: -one[0])


def likely_faces(tile: FoundTile, most: int = _MOST_LIKELY) -> Row:
    """Return the other faces that a tile may have, the likeliest first."""
    return tuple(face for _, face in _others(tile))[:most]


def _others(tile: FoundTile, least: float = 0) -> list[tuple[float, Face]]:
    """Return the chances of the faces that were not read, the likeliest first."""
    return [(chance, face) for chance, face in chances(tile) if face != tile.face and chance >= least]


def doubts(photo: Photo, rules: Rulebook | None) -> tuple[Doubt, ...]:
    """Return what should be looked at, at most one doubt a tile, in the order of the tiles.

    Without rules it is only what is unsure. A count that the box does not have comes before a row that another reading
    would make legal, and both before a face that is merely unsure.
    """
    unsure = (
        Doubt(i, DoubtKind.UNSURE, next(iter(likely_faces(tile, 1)), None))
        for i, tile in enumerate(photo.tiles)
        if tile.sure < UNSURE
    )
    found: dict[int, Doubt] = {}
    by_rules = (*_too_many(photo, rules), *_nearly_legal(photo, set_rules(rules))) if rules else ()
    for doubt in (*by_rules, *unsure):
        found.setdefault(doubt.tile, doubt)
    return tuple(found[tile] for tile in sorted(found))


def corrected(photo: Photo, tile: int, face: Face) -> Photo:
    """Return the photo with another face on one tile, which is then sure."""
    tiles = list(photo.tiles)
    tiles[tile] = replace(tiles[tile], face=face, sure=1.0)
    return replace(photo, tiles=tuple(tiles))


def colors_swapped(photo: Photo, one: Color, other: Color) -> Photo:
    """Return the photo with two of its color groups exchanged."""
    here, there = COLORS.index(one), COLORS.index(other)
    swap = {one: other, other: one}

    def swapped(tile: FoundTile) -> FoundTile:
        colors = list(tile.colors)
        colors[here], colors[there] = colors[there], colors[here]
        face = tile.face
        if isinstance(face, Number):
            face = Number(swap.get(face.color, face.color), face.value)
        return replace(tile, face=face, colors=tuple(colors))

    return replace(photo, tiles=tuple(map(swapped, photo.tiles)))


def swatches(photo: Photo) -> dict[Color, tuple[float, float, float]]:
    """Return the mean ink of each color group in the photo, as shares of the white of the tiles."""
    inks = defaultdict[Color, list[tuple[float, ...]]](list)
    for tile in photo.tiles:
        if isinstance(tile.face, Number):
            inks[tile.face.color].append(tile.ink)
    return {color: _mean(inks[color]) for color in COLORS if color in inks}


def _mean(inks: list[tuple[float, ...]]) -> tuple[float, float, float]:
    red, green, blue = (min(1.0, max(0.0, sum(part) / len(inks))) for part in zip(*inks, strict=True))
    return red, green, blue


def _too_many(photo: Photo, rules: Rulebook) -> Iterator[Doubt]:
    """Yield the least sure tiles of a face that the photo has more often than the box, with the next likely face."""
    holders = defaultdict[Face, list[int]](list)
    for i, tile in enumerate(photo.tiles):
        holders[tile.face].append(i)
    for face, those in holders.items():
        those.sort(key=lambda i: -photo.tiles[i].sure)
        for i in those[copies_in(rules.box.contents, face) :]:
            others = (other for _, other in _others(photo.tiles[i], _LEAST_CHANCE))
            rooms = (other for other in others if len(holders.get(other, ())) < copies_in(rules.box.contents, other))
            yield Doubt(i, DoubtKind.COUNT, next(rooms, None))


def _nearly_legal(photo: Photo, rules: SetRules) -> Iterator[Doubt]:
    """Yield, for each row that is not a set, the likeliest other reading of one tile that makes it one."""
    for places in photo.places:
        row = tuple(photo.tiles[i].face for i in places)
        if not SHORTEST <= len(row) <= _LONGEST_ROW or arranged(row, rules) is not None:
            continue
        likely = (
            (chance / max(photo.tiles[i].sure, 1e-6), at, face)
            for at, i in enumerate(places)
            for chance, face in _others(photo.tiles[i], _LEAST_CHANCE)[: 2 * _MOST_LIKELY]
        )
        for _, at, face in sorted(likely, key=lambda one: -one[0]):
            if arranged((*row[:at], face, *row[at + 1 :]), rules) is not None:
                yield Doubt(places[at], DoubtKind.ROW, face)
                break
