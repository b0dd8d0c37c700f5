"""The bots there are, from the weakest up, by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec import Struct

from tilewright.bots.beginner import Beginner
from tilewright.bots.bot import TileBot
from tilewright.bots.random import Random
from tilewright.tiles.notation import BadInput, quoted


class Character(Struct, frozen=True):
    """A bot of the ladder: how it is made, and what it is like."""

    make: Callable[[], TileBot]
    line: str


LADDER: Mapping[str, Character] = {
    "random": Character(Random, "lays some legal turn or other, rearranging at random"),
    "beginner": Character(Beginner, "lays the sets on the rack and adds to rows, but never rearranges"),
}


class NoSuchBot(BadInput):
    """A name that is no bot's."""


def bot(name: str) -> TileBot:
    """Return the bot of that name, or raise NoSuchBot naming those there are."""
    if name not in LADDER:
        raise NoSuchBot(f"there is no bot {quoted(name)}: there are {', '.join(LADDER)}")
    return LADDER[name].make()
