"""Which pieces a message names, to look for those that nobody may see."""

from collections.abc import Iterator
from typing import Any

# Lists of numbers that are not pieces, and the pieces that were drawn face up for the first turn and put back.
_NO_PIECES = frozenset(
    {
        "to_move", "counts", "opened", "results", "scores", "totals", "round_totals", "games_won", "draws", "rules",
        "winners", "away", "asked", "seats", "commitments", "places", "terms", "house", "hands", "showing", "faces",
        "cells", "dice", "grid", "timeout", "points", "values", "colors", "kinds", "scored", "openings",
    }
)  # fmt: skip


def pieces_in(message: Any) -> set[int]:
    """Return every number that stands in a list of a message and may be a piece."""
    return {*_pieces(message)}


def _pieces(value: Any) -> Iterator[int]:
    match value:
        case dict():
            for key, inside in value.items():
                if key not in _NO_PIECES:
                    yield from _pieces(inside)
        case list():
            for inside in value:
                if isinstance(inside, int) and not isinstance(inside, bool):
                    yield inside
                else:
                    yield from _pieces(inside)
        case _:
            return
