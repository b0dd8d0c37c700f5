"""What a seat sees of the others: how near the end they and the pool are."""

from __future__ import annotations

from tilewright.game.view import View


def fewest_of_others(view: View) -> int:
    """Return how many tiles the opponent with the shortest rack holds."""
    return min(count for seat, count in enumerate(view.counts) if seat != view.seat)


def is_ending(view: View) -> bool:
    """Return whether the pool may be empty before the seat is in turn again."""
    return view.lap is not None or view.pool < len(view.counts)
