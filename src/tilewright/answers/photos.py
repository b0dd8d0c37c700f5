"""Tiles that a device found in a photo: what is doubtful, what is likely instead, and which rows and turns are allowed.

The photo stays on the device. What comes here are the chances that the reader gave each tile, and the rows it saw.
"""

from collections import Counter
from collections.abc import Sequence
from itertools import chain
from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace

from tilewright.answers.addresses import Cost, at
from tilewright.answers.judge.tiles import RowJudged, TurnJudged, TurnToJudge, judge_row, judge_turn
from tilewright.answers.requests import Language, Malformed, MostBytes
from tilewright.camera.corrections import DoubtKind, colors_swapped, corrected, doubts, likely_faces, swatches
from tilewright.camera.photo import JOKERS, FoundTile, Photo, likeliest
from tilewright.games import edition
from tilewright.messages.fields import HouseRules, PieceText, Rows, RulesId
from tilewright.rules.booklets import DEFAULT
from tilewright.rules.house import with_house
from tilewright.rules.rulebook import Rulebook
from tilewright.tiles import (
    HIGH,
    Color,
    Face,
    Row,
    TileId,
    TileRow,
    assign,
    faces_of,
    read_face,
    read_rows,
    write_face,
    write_faces,
)

MOST_SEEN = 200
"""More tiles of a photo are not looked at; the largest box has 160."""
_LONGEST_ROW = 40

Chance = Annotated[float, Meta(ge=0, le=1)]
NumberChances = Annotated[tuple[Chance, ...], Meta(min_length=HIGH + len(JOKERS), max_length=HIGH + len(JOKERS))]
ColorChances = tuple[Chance, Chance, Chance, Chance]
Place = Annotated[int, Meta(ge=0, lt=MOST_SEEN)]
RowPlaces = Annotated[tuple[Place, ...], Meta(min_length=1, max_length=MOST_SEEN)]
RowSeen = Annotated[tuple[PieceText, ...], Meta(min_length=1, max_length=_LONGEST_ROW)]
TableSeen = Annotated[tuple[RowSeen, ...], Meta(max_length=MOST_SEEN)]


class SeenTile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a reader says of a tile: the chances of its numbers and colors, and its ink.

    `numbers` are 1 to 13 and the four jokers, `colors` black, red, blue and orange. `face` is the one that the player
    gave it.
    """

    numbers: NumberChances
    colors: ColorChances
    ink: tuple[Chance, Chance, Chance]
    face: PieceText | None = None


class PhotoSeen(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The tiles of a photo, and for each row their places in that list; `swap` exchanges two color groups first."""

    rules: RulesId = DEFAULT
    house: HouseRules = {}
    tiles: Annotated[tuple[SeenTile, ...], Meta(max_length=MOST_SEEN)]
    rows: Annotated[tuple[RowPlaces, ...], Meta(max_length=MOST_SEEN)] = ()
    swap: tuple[Color, Color] | None = None


class TileShown(Struct, frozen=True, kw_only=True):
    """A tile as it is read, its chances of the colors, and the other faces that it may have, the likeliest first."""

    face: str
    sure: float
    colors: tuple[float, ...]
    likely: tuple[str, ...]


class DoubtShown(Struct, frozen=True, kw_only=True):
    """A tile that should be looked at, why, and the face that would settle it."""

    tile: int
    kind: DoubtKind
    instead: str | None


class PhotoShown(Struct, frozen=True, kw_only=True):
    """The tiles of a photo, what is doubtful, and the mean ink of each color group, as shares of the tiles' white."""

    tiles: tuple[TileShown, ...]
    doubts: tuple[DoubtShown, ...]
    swatches: dict[str, tuple[float, float, float]]


class TableToJudge(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The rows of a table as they lie, and with `before` a turn: what was not there before came from the rack."""

    rules: RulesId = DEFAULT
    house: HouseRules = {}
    rows: TableSeen
    before: TableSeen | None = None
    opened: bool = True


class TableJudged(Struct, frozen=True, kw_only=True):
    """The verdict on each row, and on the turn if one was asked about; `after` is its table in piece numbers."""

    rows: tuple[RowJudged, ...]
    turn: TurnJudged | None = None
    after: Rows = ()


@at("POST /api/photos/tiles", Cost.LONG, refused=(400,), counted="commands")
def look_at_photo(body: Annotated[PhotoSeen, MostBytes(65_536)]) -> PhotoShown:
    """Say what should be looked at among the tiles that a device found in a photo, and what they may be instead."""
    rules = with_house(edition(body.rules).rulebook, body.house)
    photo = _photo(body)
    if body.swap:
        photo = colors_swapped(photo, *body.swap)
    # Dice are thrown: any face may lie there any number of times.
    found = doubts(photo, rules if isinstance(rules, Rulebook) else None)
    return PhotoShown(
        tiles=tuple(map(_shown, photo.tiles)),
        doubts=tuple(DoubtShown(tile=one.tile, kind=one.kind, instead=_text(one.instead)) for one in found),
        swatches={color.value: ink for color, ink in swatches(photo).items()},
    )


@at("POST /api/photos/table", Cost.LONG, refused=(400,), counted="commands")
def judge_photographed_table(body: Annotated[TableToJudge, MostBytes(16_384)], language: Language) -> TableJudged:
    """Tell of each row of a table whether it is a set, and with the table before whether the turn is allowed."""
    if sum(map(len, (*body.rows, *(body.before or ())))) > 2 * MOST_SEEN:
        raise Malformed("there are too many tiles")
    rows = tuple(judge_row(body.rules, body.house, row, language) for row in body.rows)
    if body.before is None:
        return TableJudged(rows=rows)
    after = read_rows(body.rows)
    laid = Counter(chain(*after)) - Counter(chain(*read_rows(body.before)))
    asked = TurnToJudge(
        rules=body.rules,
        house=body.house,
        table=body.before,
        rack=write_faces(laid.elements()),
        opened=body.opened,
    )
    position = judge_turn(asked, language)
    table = _least_moved(after, [list(map(TileId, row)) for row in (*position.table, position.rack)])
    return TableJudged(rows=rows, turn=judge_turn(replace(asked, after=table), language), after=table)


def _least_moved(after: Sequence[Row], free: list[list[TileId]]) -> tuple[TileRow, ...]:
    """Return the rows as tiles, each taken where it can be from the row that it has most tiles in common with."""
    rows = []
    for row in after:
        faces = Counter(row)
        free.sort(key=lambda tiles: -(faces & Counter(faces_of(tiles))).total())
        (taken,) = assign([row], list(chain(*free)))
        free = [[tile for tile in tiles if tile not in taken] for tiles in free]
        rows.append(taken)
    return tuple(rows)


def _photo(body: PhotoSeen) -> Photo:
    """Return the photo, or raise Malformed if the rows have a tile twice or one that is not there."""
    places = list(chain(*body.rows))
    if len({*places}) < len(places) or max(places, default=0) >= max(1, len(body.tiles)):
        raise Malformed("`rows` names a tile twice, or one that is not there")
    photo = Photo(width=1, height=1, tiles=tuple(map(_tile, body.tiles)), places=body.rows)
    for place, seen in enumerate(body.tiles):
        if seen.face is not None:
            photo = corrected(photo, place, read_face(seen.face))
    return photo


def _tile(seen: SeenTile) -> FoundTile:
    face, sure = likeliest(seen.numbers, seen.colors)
    return FoundTile(
        face=face, x=0, y=0, sure=sure, right=(0, 0), up=(0, 0), numbers=seen.numbers, colors=seen.colors, ink=seen.ink
    )


def _shown(tile: FoundTile) -> TileShown:
    likely = write_faces(likely_faces(tile))
    return TileShown(face=write_face(tile.face), sure=tile.sure, colors=tile.colors, likely=likely)


def _text(face: Face | None) -> str | None:
    return None if face is None else write_face(face)
