"""The opening points of a draft: of sets from the rack only, and found quickly however many pieces are loose."""

import pytest

from tests.tables import cases, rulebook_named
from tilewright.game.commands import FaultKind, PlayTiles
from tilewright.game.openings import opening_points
from tilewright.games import TILE_GAME
from tilewright.screens import tiles as screen_tiles
from tilewright.tabletop.positions import PLAYER, tile_match
from tilewright.tiles import TileId, assign, read_row, read_table


@pytest.mark.parametrize("case", cases("openings.txt"))
def test_the_opening_counts_the_sets_from_the_rack_only(case: tuple[str, ...]) -> None:
    """A-07, A-08: the count that a screen shows, the points of the fault, and the rows that wait for the opening."""
    rules, table, rack, after, points, waiting = case
    match = tile_match(read_table(table), read_row(rack), rulebook_named(rules), opened=False)
    game = match.game
    free = (*(tile for row in game.table for tile in row), *game.racks[PLAYER])
    draft = assign(read_table(after.replace("/", "|")), free)
    faults = TILE_GAME.faults(match, PLAYER, PlayTiles(draft))
    expected = (int(points), 30, tuple(map(int, waiting.split())) if waiting != "-" else ())
    for found in ((), faults):
        count = screen_tiles.opening(match, PLAYER, draft, found)
        assert count is not None
        assert (count.points, count.needed, count.early) == expected
    low = [fault.found for fault in faults if fault.kind is FaultKind.OPENING_TOO_LOW]
    assert low == ([int(points)] if int(points) < game.rules.opening.min else [])


def test_equal_tiles_may_change_places_in_an_opening() -> None:
    """A-07: which of two equal tiles lies in the old row does not matter, also while another row is wrong."""
    rules = rulebook_named("classic-de")
    match = tile_match(read_table("B8 B9 B10 B11"), read_row("B9 B10 B11 K9 R9"), rules, opened=False)
    (old,), rack = match.game.table, match.game.racks[PLAYER]
    (own,), (others,) = assign((read_row("B9 B10 B11"),), rack), assign((read_row("K9 R9"),), rack)
    swapped = ((old[0], own[0], *old[2:]), (old[1], *own[1:]))
    assert opening_points(match.game.table, swapped, own, rules) == 9 + 10 + 11
    assert not TILE_GAME.faults(match, PLAYER, PlayTiles(swapped))
    # The old row is broken for a second set: what counts is the set of three tiles of the rack.
    broken = ((old[1], *others), own, (old[0], *old[2:]))
    assert opening_points(match.game.table, broken, (*own, *others), rules) == 9 + 10 + 11


def test_an_old_row_of_mixed_copies_is_still_the_old_row() -> None:
    """A-07: the row that shows what lay there counts nothing, the other one does, wherever the copies lie."""
    rules = rulebook_named("classic-de")
    match = tile_match(read_table("K7 K8 K9"), read_row("K7 K8 K9 K10"), rules, opened=False)
    (old,), (own,) = match.game.table, assign((read_row("K7 K8 K9 K10"),), match.game.racks[PLAYER])
    mixed = ((old[0], own[1], old[2]), (own[0], old[1], *own[2:]))
    assert opening_points(match.game.table, mixed, own, rules) == 7 + 8 + 9 + 10
    assert not TILE_GAME.faults(match, PLAYER, PlayTiles(mixed))


def test_loose_pieces_count_up_to_the_opening_minimum() -> None:
    """A-08: with extras the pieces count wherever they are; the maximum of 52 of them is not needed."""
    rules = rulebook_named("classic-nl")
    loose = [TileId(face << 2) for face in range(52)]
    rows = tuple((tile,) for tile in loose)
    assert opening_points((), rows, loose, rules) == rules.opening.min
    assert opening_points((), rows[:4], loose[:4], rules) == 1 + 2 + 3 + 4
    assert opening_points((), rows[:2], loose[:2], rules) == 0
