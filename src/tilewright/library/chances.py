"""Win chances and random numbers at the edge of the library."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from tilewright import chance as numbers
from tilewright.analysis import chances
from tilewright.analysis.chances import MILLISECONDS, PLAYOUTS, WinChance
from tilewright.arguments import expect, wrong_type
from tilewright.chance import Chance
from tilewright.errors import BadInput
from tilewright.game.view import Seen, View

T = TypeVar("T")


def win_chances(
    view: View,
    seen: Sequence[Seen] = (),
    *,
    playouts: int = PLAYOUTS,
    milliseconds: float | None = MILLISECONDS,
) -> tuple[WinChance, ...]:
    """Return each seat's chance to win the current game, from what the seat of the view may know.

    Hidden racks are never read: they are dealt at random, and the games are played out. With the events it has `seen`
    the answer also follows from how each seat has played. The same arguments give the same answer unless the time is
    up before all `playouts` are played.
    """
    expect("view", view, View, "what a seat of the tile game sees, as match.view(seat) returns it")
    expect("seen", seen, Sequence, "what a seat has seen, as match.seen(seat) returns it")
    expect("playouts", playouts, int, "a whole number")
    if playouts < 1:
        raise BadInput(f"playouts is at least 1, not {playouts}")
    if milliseconds is not None:
        expect("milliseconds", milliseconds, (int, float), "a number, or None")
        if not milliseconds >= 0:
            raise BadInput(f"milliseconds is at least 0, not {milliseconds}")
    return chances.win_chances(view, seen, playouts, milliseconds)


def draw(chance: Chance, n: int) -> tuple[int, Chance]:
    """Return a number from 0 to n-1, uniformly distributed, and the chance after it."""
    _refuse(chance)
    expect("n", n, int, "a whole number")
    if n < 1:
        raise BadInput(f"n is at least 1, not {n}")
    return numbers.draw(chance, n)


def shuffled(items: Sequence[T], chance: Chance) -> tuple[tuple[T, ...], Chance]:
    """Return the items in a uniformly random order, and the chance after it."""
    _refuse(chance)
    if not isinstance(items, Sequence):
        raise wrong_type("items", items, "a sequence")
    return numbers.shuffled(items, chance)


def _refuse(chance: object) -> None:
    """Raise BadInput for what is not a chance; bots get new ones all the time, so that making one checks nothing."""
    if not isinstance(chance, Chance):
        raise wrong_type("chance", chance, "a Chance, as bots are given one")
    expect("key", chance.key, bytes, "bytes")
    expect("counter", chance.counter, int, "a whole number")
    if chance.counter < 0:
        raise BadInput(f"counter is at least 0, not {chance.counter}")
