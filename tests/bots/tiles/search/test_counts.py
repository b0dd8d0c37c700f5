"""Piles: the same pieces as racks and rows have."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tests.bots.tiles.playouts.traces import codes_in
from tilewright.bots.tiles.search.counts import (
    counts_of_box,
    counts_of_tiles,
    size_of,
)
from tilewright.rules.booklets import booklet
from tilewright.tiles import codes_of, tiles_of

BOX = tiles_of(booklet("twist").box.contents)
RACKS = st.sets(st.sampled_from(BOX)).map(lambda tiles: tuple(sorted(tiles)))


@given(RACKS)
def test_counts_have_the_pieces_they_were_made_of(rack: tuple[int, ...]) -> None:
    tiles = tuple(tile for tile in BOX if tile in rack)
    pieces = counts_of_tiles(tiles)
    assert codes_in(pieces) == bytes(sorted(codes_of(tiles)))
    assert size_of(pieces) == len(tiles)


@given(RACKS, RACKS)
def test_counts_add_and_subtract_like_racks(one: tuple[int, ...], other: tuple[int, ...]) -> None:
    first = counts_of_tiles(tuple(tile for tile in BOX if tile in one))
    second = counts_of_tiles(tuple(tile for tile in BOX if tile in other and tile not in one))
    both = counts_of_tiles(tuple(tile for tile in BOX if tile in one or tile in other))
    assert first + second == both
    assert both - first == second


def test_the_counts_of_a_box_have_all_its_pieces() -> None:
    assert size_of(counts_of_box(booklet("six").box.contents)) == 160
