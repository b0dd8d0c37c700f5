"""The tile game as one module: everything the `Engine` protocol asks for."""

from tilewright.game.match import (
    apply,
    decide,
    fallback,
    faults,
    games_in,
    outcome,
    refuse_seats,
    start,
    timeout,
    to_move,
)
from tilewright.game.view import seen, view

__all__ = [
    "apply",
    "decide",
    "fallback",
    "faults",
    "games_in",
    "outcome",
    "refuse_seats",
    "seen",
    "start",
    "timeout",
    "to_move",
    "view",
]
