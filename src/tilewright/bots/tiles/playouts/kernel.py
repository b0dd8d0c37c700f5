"""Playouts in the form that is available here: compiled where it was built, else plain."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module

from tilewright.bots.tiles.playouts import worlds as plain
from tilewright.bots.tiles.playouts.situation import Plan, Situation, write_plans, write_situation

Playouts = Callable[[Situation, Sequence[Plan], int, int, int], bytes]
"""A situation, plans, a seed, the first world and their number give a mask of winners for each world and plan."""


def _forms() -> dict[str, Playouts]:
    """Return the available forms by name, the preferred one first."""
    try:
        extension = import_module("tilewright.bots._playouts")
    except ImportError:
        return {"plain": plain.playouts}
    play: Callable[[bytes, bytes, int, int, int], bytes] = extension.playouts

    def compiled(known: Situation, plans: Sequence[Plan], seed: int, first: int, worlds: int) -> bytes:
        return play(write_situation(known), write_plans(plans), seed, first, worlds)

    return {"compiled": compiled, "plain": plain.playouts}


FORMS = _forms()
NAME = next(iter(FORMS))

playouts: Playouts = FORMS[NAME]
