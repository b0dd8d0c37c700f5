"""The bots by name, weakest first."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Generic, TypeVar

from msgspec import Struct, field

from tilewright.bots.dice.greedy import TurboGreedy, TurboRandom
from tilewright.bots.dice.planner import TurboPlanner
from tilewright.bots.dice.turns import DiceBot
from tilewright.bots.protocol import TileBot
from tilewright.bots.tiles.adaptive import Adaptive
from tilewright.bots.tiles.beginner import Beginner
from tilewright.bots.tiles.greedy import Casual, Greedy
from tilewright.bots.tiles.hoarder import Hoarder
from tilewright.bots.tiles.random_bot import Random
from tilewright.bots.tiles.searcher import Searcher
from tilewright.bots.tiles.timing import Cautious, Timing
from tilewright.tiles import BadInput, quoted

_Bot = TypeVar("_Bot", covariant=True)


class Character(Struct, Generic[_Bot], frozen=True):
    """A bot: how it is made, its title, and a line about how it plays."""

    make: Callable[..., _Bot]
    title: str
    line: str


LADDER: Mapping[str, Character[TileBot]] = {
    "random": Character(Random, "Daydreamer", "plays any legal turn, rearranging at random"),
    "beginner": Character(Beginner, "Beginner", "plays the sets on its rack and adds to rows, but never rearranges"),
    "casual": Character(Casual, "Weekend Player", "sees most plays but not all, and only part of the table at a time"),
    "greedy": Character(Greedy, "Go-getter", "plays as many tiles as it can, as soon as it can"),
    "adaptive": Character(Adaptive, "Chameleon", "plays about as well as the others at the table"),
    "cautious": Character(
        Cautious, "Penny-pincher", "gets rid of high tiles, and keeps small ones and jokers for later"
    ),
    "timing": Character(Timing, "Opportunist", "opens, then holds back until it or another player is about to go out"),
    "hoarder": Character(Hoarder, "Hoarder", "plays nothing that others could use, then its whole rack at once"),
    "searcher": Character(Searcher, "Thinker", "holds back too, and plays hundreds of games ahead in its mind"),
}

DICE_LADDER: Mapping[str, Character[DiceBot]] = {
    "turbo-random": Character(TurboRandom, "Shaker", "rolls some dice and plays what comes to mind"),
    "turbo-greedy": Character(TurboGreedy, "High Roller", "rolls all its dice and plays as many as it can"),
    "turbo-planner": Character(
        TurboPlanner, "Planner", "keeps dice that fit, and lays no more than it must until it can go out"
    ),
}


class NoSuchBot(BadInput):
    """A name that no bot of this kind of game has."""


class Ladder(Struct, Generic[_Bot], frozen=True, kw_only=True):
    """The bots of one kind of game, weakest first, and the one that all are measured against."""

    game: str
    yardstick: str
    bots: Mapping[str, Character[_Bot]]
    programs: dict[str, Callable[[], Any]] = field(default_factory=dict)
    """Programs that this server seats beside its own bots, by name: its settings list them."""

    def bot(self, name: str) -> _Bot:
        """Return a new bot, or raise NoSuchBot that lists the names."""
        if name in self.bots:
            return self.bots[name].make()
        if name in self.programs:
            program: _Bot = self.programs[name]()
            return program
        raise self.no_such_bot(name)

    def no_such_bot(self, name: str, also: Iterable[str] = ()) -> NoSuchBot:
        """Return the refusal of a name, which lists the names there are; `also` are those of other bots."""
        known = [*self.bots, *self.programs, *also]
        games = [ladder.game for ladder in (TILES, DICE) if name in ladder.bots]
        what = f"{name} plays only {games[0]}" if games else f"there is no bot {quoted(name)}"
        near = difflib.get_close_matches(name, known, n=1)
        hint = f"; did you mean {near[0]}?" if near else ""
        return NoSuchBot(f"{what}: there are {', '.join(known)}{hint}")


TILES = Ladder(game="the tile game", yardstick="greedy", bots=LADDER)
DICE = Ladder(game="the dice game", yardstick="turbo-greedy", bots=DICE_LADDER)


def bot(name: str) -> TileBot:
    """Return a new bot of the tile game, or raise NoSuchBot that lists the names."""
    return TILES.bot(name)
