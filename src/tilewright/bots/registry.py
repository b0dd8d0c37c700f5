"""The bots there are, from the weakest up, by name."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Generic, TypeVar

from msgspec import Struct

from tilewright.bots.dice.greedy import TurboGreedy
from tilewright.bots.dice.planner import TurboPlanner
from tilewright.bots.dice.random_bot import TurboRandom
from tilewright.bots.dice.turns import DiceBot
from tilewright.bots.protocol import TileBot
from tilewright.bots.tiles.beginner import Beginner
from tilewright.bots.tiles.casual import Casual
from tilewright.bots.tiles.cautious import Cautious
from tilewright.bots.tiles.greedy import Greedy
from tilewright.bots.tiles.hoarder import Hoarder
from tilewright.bots.tiles.random_bot import Random
from tilewright.bots.tiles.searcher import Searcher
from tilewright.bots.tiles.timing import Timing
from tilewright.tiles.notation import BadInput, quoted

_Bot = TypeVar("_Bot", covariant=True)


class Character(Struct, Generic[_Bot], frozen=True):
    """A bot of the ladder: how it is made, what people call it, and what it is like."""

    make: Callable[[], _Bot]
    title: str
    line: str


LADDER: Mapping[str, Character[TileBot]] = {
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
    "searcher": Character(Searcher, "the thinker", "holds back too, and thinks hundreds of games through to their end"),
}

DICE_LADDER: Mapping[str, Character[DiceBot]] = {
    "turbo-random": Character(TurboRandom, "the shaker", "rolls some dice or other and lays what comes to mind"),
    "turbo-greedy": Character(TurboGreedy, "the roller", "rolls all it has and lays as many dice as it can"),
    "turbo-planner": Character(
        TurboPlanner, "the planner", "keeps the dice that promise something, and is left with the easiest ones"
    ),
}
"""The bots of the dice game, likewise."""


class NoSuchBot(BadInput):
    """A name that is no bot's."""


def bot(name: str) -> TileBot:
    """Return the bot of that name, or raise NoSuchBot naming those there are."""
    if name not in LADDER:
        raise _no_such_bot(name, LADDER, "the dice game" if name in DICE_LADDER else None)
    return LADDER[name].make()


def dice_bot(name: str) -> DiceBot:
    """Return the bot of the dice game of that name, or raise NoSuchBot naming those there are."""
    if name not in DICE_LADDER:
        raise _no_such_bot(name, DICE_LADDER, "the tile game" if name in LADDER else None)
    return DICE_LADDER[name].make()


def _no_such_bot(name: str, there: Iterable[str], elsewhere: str | None) -> NoSuchBot:
    what = f"there is no bot {quoted(name)}" if elsewhere is None else f"{name} plays only {elsewhere}"
    return NoSuchBot(f"{what}: there are {', '.join(there)}")
