"""Playouts and duels in the form that is available here: compiled where it was built, else plain."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import ModuleType

from msgspec import Struct

from tilewright.bots.tiles.playouts import duel as plain_duel
from tilewright.bots.tiles.playouts import worlds as plain_worlds
from tilewright.bots.tiles.playouts.duel import BestTurn
from tilewright.bots.tiles.playouts.situation import Plan, Situation, write_plans, write_situation
from tilewright.kernel import COMPILED

Playouts = Callable[[Situation, Sequence[Plan], int, int, int], bytes]
"""A situation, plans, a seed, the first world and their number give a mask of winners for each world and plan."""

Duel = Callable[[Situation, int, Callable[[], bool]], BestTurn]
"""A situation, a number of steps, and a function that tells whether time is left give the best turn."""


class Form(Struct, frozen=True):
    """Both searches in one form."""

    playouts: Playouts
    duel: Duel


def _compiled(extension: ModuleType) -> Form:
    play: Callable[[bytes, bytes, int, int, int], bytes] = extension.playouts
    search: Callable[[bytes, int, Callable[[], bool]], tuple[bytes, float, bool]] = extension.duel

    def playouts(known: Situation, plans: Sequence[Plan], seed: int, first: int, worlds: int) -> bytes:
        return play(write_situation(known), write_plans(plans), seed, first, worlds)

    def duel(known: Situation, steps: int, in_time: Callable[[], bool]) -> BestTurn:
        laid, share, is_proven = search(write_situation(known), steps, in_time)
        return BestTurn(int.from_bytes(laid, "little"), share, is_proven)

    return Form(playouts, duel)


def _forms() -> dict[str, Form]:
    """Return the available forms by name, the preferred one first."""
    plain = Form(plain_worlds.playouts, plain_duel.duel)
    return {"plain": plain} if COMPILED is None else {"compiled": _compiled(COMPILED), "plain": plain}


FORMS = _forms()
NAME = next(iter(FORMS))

playouts: Playouts = FORMS[NAME].playouts
duel: Duel = FORMS[NAME].duel
