"""The opening points of a draft are found quickly, however many pieces are loose."""

from __future__ import annotations

from tests.tables import rulebook_named
from tilewright.game.openings import opening_points
from tilewright.tiles.tile import TileId


def test_loose_pieces_count_up_to_the_opening_minimum() -> None:
    """A-08: with extras the pieces count wherever they are; the maximum of 52 of them is not needed."""
    rules = rulebook_named("classic-nl")
    loose = [TileId(face << 2) for face in range(52)]
    rows = tuple((tile,) for tile in loose)
    assert opening_points((), rows, loose, rules) == rules.opening.min
    assert opening_points((), rows[:4], loose[:4], rules) == 1 + 2 + 3 + 4
    assert opening_points((), rows[:2], loose[:2], rules) == 0
