"""Playouts and duels, in the form in use."""

from collections.abc import Callable, Sequence

from tilewright.bots.tiles.playouts import duel as plain_duel
from tilewright.bots.tiles.playouts import worlds as plain_worlds
from tilewright.bots.tiles.playouts.duel import BestTurn
from tilewright.bots.tiles.playouts.situation import Plan, Situation, write_plans, write_situation
from tilewright.kernel import either, native


def _playouts(known: Situation, plans: Sequence[Plan], seed: int, first: int, worlds: int) -> bytes:
    return native.playouts(write_situation(known), write_plans(plans), seed, first, worlds)


def _duel(known: Situation, steps: int, in_time: Callable[[], bool]) -> BestTurn:
    laid, share, is_proven = native.duel(write_situation(known), steps, in_time)
    return BestTurn(int.from_bytes(laid, "little"), share, is_proven)


playouts = either(plain_worlds.playouts, lambda: _playouts)
"""A situation, plans, a seed, the first world and their number give a mask of winners for each world and plan."""
duel = either(plain_duel.duel, lambda: _duel)
"""A situation, a number of steps, and a function that tells whether time is left give the best turn."""
