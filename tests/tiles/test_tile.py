"""Tiles: ids fixed by face and copy, and rows of faces that become rows of tiles again."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tilewright.rules.booklets import booklet
from tilewright.rules.house import with_house
from tilewright.tiles import (
    CODES,
    FACES,
    Box,
    NoTileLeft,
    Number,
    Row,
    TileId,
    assign,
    beyond_the_box,
    copies_in,
    face_of,
    faces_of,
    read_row,
    read_table,
    tiles_of,
    write_face,
    write_row,
)

BOXES = {pieces: with_house(booklet("six"), {"box.pieces": str(pieces)}).box.contents for pieces in (106, 108, 160)}
ALL = tiles_of(BOXES[160])


@pytest.mark.parametrize(
    ("pieces", "copies", "jokers"),
    [(106, 2, 2), (108, 2, 4), (160, 3, 4)],
)
def test_a_box_holds_what_its_booklet_prints(pieces: int, copies: int, jokers: int) -> None:
    # A-01 with FR-02, DE-02 and NL-01 for the first; NL-42 and NL-38 for the others.
    tiles = tiles_of(BOXES[pieces])
    shown = Counter(map(write_face, faces_of(tiles)))
    numbered = {f"{color}{number}": copies for color in "KRBO" for number in range(1, 14)}
    assert shown == numbered | {"J": jokers}
    assert len(set(tiles)) == len(tiles) == pieces


def test_an_id_is_the_same_tile_in_every_box() -> None:
    # The id depends only on face and copy, so it does not reveal when a tile was drawn or from which box.
    small, middle, large = (tiles_of(BOXES[pieces]) for pieces in (106, 108, 160))
    assert set(small) < set(middle) < set(large)
    assert [tile for tile in large if tile in small] == list(small)


def test_ids_are_stored_for_good() -> None:
    assert write_row(map(face_of, [TileId(0), TileId(1), TileId(4), TileId(51), TileId(52), TileId(208)])) == (
        "K1 K1 K2 K13 R1 J"
    )
    assert tiles_of(BOXES[106])[:5] == (0, 1, 4, 5, 8)


def test_ids_are_read_back_as_their_face() -> None:
    assert faces_of(ALL) == tuple(face for face in FACES for _ in range(copies_in(BOXES[160], face)))


@given(st.data())
def test_assign_gives_every_tile_once_and_with_its_face(data: st.DataObject) -> None:
    tiles = data.draw(st.permutations(ALL))
    cuts = sorted(data.draw(st.lists(st.integers(0, len(tiles)), max_size=12)))
    rows = [faces_of(tiles[start:end]) for start, end in zip([0, *cuts], [*cuts, len(tiles)], strict=True)]
    given_out = assign(rows, ALL)
    assert [faces_of(row) for row in given_out] == rows
    assert sorted(tile for row in given_out for tile in row) == sorted(ALL)


@given(st.data())
def test_assign_of_some_of_the_tiles_gives_none_twice(data: st.DataObject) -> None:
    held = data.draw(st.lists(st.sampled_from(ALL), unique=True))
    used = data.draw(st.lists(st.sampled_from(held), unique=True)) if held else []
    (row,) = assign([faces_of(used)], held)
    assert faces_of(row) == faces_of(used)
    assert len(set(row)) == len(row)
    assert set(row) <= set(held)


def test_among_equal_tiles_the_first_given_is_used_first() -> None:
    first, second, third = (tile for tile in ALL if face_of(tile) == read_row("B7")[0])
    assert assign(read_table("B7 | B7"), [third, first, second]) == ((third,), (first,))


@pytest.mark.parametrize("table", ["R7 R7 R7", "R7 | R7 | R7", "K1 K2 K3 | R7 R7 R7"])
def test_assign_names_the_face_that_is_missing(table: str) -> None:
    with pytest.raises(NoTileLeft, match=r"^no tile with R7 is left$") as refused:
        assign(read_table(table), tiles_of(BOXES[106]))
    assert refused.value.face == read_row("R7")[0]


def test_assign_does_not_change_its_arguments() -> None:
    tiles = [TileId(0), TileId(1)]
    assign([read_row("K1")], tiles)
    assert tiles == [0, 1]


@given(st.lists(st.sampled_from(FACES)).map(tuple))
def test_faces_beyond_the_box_are_those_shown_too_often(row: Row) -> None:
    box = BOXES[106]
    beyond = beyond_the_box(row, box)
    for face in set(row):
        held = 2 if isinstance(face, Number) or write_face(face) == "J" else 0
        assert (face in beyond) == (row.count(face) > held)
    assert list(beyond) == sorted(set(beyond), key=CODES.__getitem__)


def test_an_empty_box_holds_nothing() -> None:
    assert tiles_of(Box(copies=0, jokers=())) == ()
