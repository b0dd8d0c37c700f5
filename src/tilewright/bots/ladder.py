"""The bots there are, from the weakest up, by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec import Struct

from tilewright.bots.beginner import Beginner
from tilewright.bots.bot import TileBot
from tilewright.bots.casual import Casual
from tilewright.bots.cautious import Cautious
from tilewright.bots.greedy import Greedy
from tilewright.bots.hoarder import Hoarder
from tilewright.bots.random import Random
from tilewright.bots.timing import Timing
from tilewright.tiles.notation import BadInput, quoted


class Character(Struct, frozen=True):
    """A bot of the ladder: how it is made, what people call it, and what it is like."""

    make: Callable[[], TileBot]
    title: str
    line: str


LADDER: Mapping[str, Character] = {
    "random": Character(Random, "the tinkerer", "lays some legal turn or other, rearranging at random"),
    "beginner": Character(Beginner, "the beginner", "lays the sets on the rack and adds to rows, but never rearranges"),
    "casual": Character(
        Casual, "the Sunday player", "sees most plays but not all, and only part of the table at a time"
    ),
    "greedy": Character(Greedy, "the greedy one", "lays as many tiles as it can, as soon as it can"),
    "cautious": Character(Cautious, "the saver", "gets rid of dear tiles, and keeps small ones and jokers for later"),
    "timing": Character(
        Timing, "the clockwatcher", "opens, then holds back until it can go out or somebody else nearly can"
    ),
    "hoarder": Character(Hoarder, "the hoarder", "lays nothing that others could use, and then its whole rack at once"),
}


class NoSuchBot(BadInput):
    """A name that is no bot's."""


def bot(name: str) -> TileBot:
    """Return the bot of that name, or raise NoSuchBot naming those there are."""
    if name not in LADDER:
        raise NoSuchBot(f"there is no bot {quoted(name)}: there are {', '.join(LADDER)}")
    return LADDER[name].make()
