"""Even chances: the handicaps that bring players of unequal strength closest together, as measured between bots.

`even_chances.txt` names the command that made it. A person plays like the bot that best explains their results.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from math import exp, log

from msgspec import Struct

from tilewright.bots.strength import Rate, read_rate, strengths, write_rate
from tilewright.rules.handicap import Handicap

UNKNOWN = "casual"
"""The bot that a person without results is taken to play like."""
# It plays about as well as the others, so it needs no handicap, and nobody is measured by it.
_ADAPTS = "adaptive"
# A share of exactly 0 or 1 was measured on a finite number of games.
_LEAST_SHARE = 0.002


class Level(Struct, frozen=True):
    """The handicaps of a pair: what makes it harder for the stronger player, and easier for the weaker one."""

    stronger: Handicap = Handicap()
    weaker: Handicap = Handicap()


LEVELS = (
    Level(),
    Level(Handicap(opening=60)),
    Level(Handicap(opening=100)),
    Level(Handicap(opening=100, rack=17)),
    Level(Handicap(opening=100, rack=20)),
    Level(Handicap(opening=100, rack=20), Handicap(rack=10)),
    Level(Handicap(opening=100, rack=20), Handicap(opening=0, rack=7)),
)
"""Ever larger handicaps of two players."""


class Evened(Struct, frozen=True, kw_only=True):
    """What the weaker of two bots wins without handicaps, and at the level that brings the two closest together."""

    stronger: str
    weaker: str
    level: int
    without: Rate
    evened: Rate
    deals: int


class Result(Struct, frozen=True):
    """A match of a person against bots: the bots, and whether the person won."""

    bots: tuple[str, ...]
    won: bool


class Proposal(Struct, frozen=True):
    """A handicap for a player, and whether they are the strongest; None where nobody is known to be stronger.

    Hints make a person play like `greedy`, so the strongest should have none.
    """

    handicap: Handicap = Handicap()
    leads: bool | None = None


def write_evened(line: Evened) -> str:
    """Return the line of a pair in `even_chances.txt`."""
    names = f"{line.stronger:8} | {line.weaker:8} | {line.level}"
    return f"{names} | {write_rate(line.without)} | {write_rate(line.evened)} | {line.deals}"


@cache
def evened() -> Mapping[tuple[str, str], Evened]:
    """Return what was measured, by the stronger and the weaker bot."""
    text = resources.files("tilewright.bots").joinpath("even_chances.txt").read_text(encoding="utf-8")
    lines = [_read(line) for line in text.splitlines() if line and not line.startswith("#")]
    return {(line.stronger, line.weaker): line for line in lines}


def _read(line: str) -> Evened:
    stronger, weaker, level, without, with_level, deals = (part.strip() for part in line.split("|"))
    return Evened(
        stronger=stronger,
        weaker=weaker,
        level=int(level),
        without=read_rate(without),
        evened=read_rate(with_level),
        deals=int(deals),
    )


def like_bot(results: Sequence[Result]) -> str:
    """Return the bot that a person's results against bots fit best; two drawn ones with UNKNOWN count as well."""
    known = [result for result in results if all(bot in _measured() for bot in result.bots)]
    known += [Result((UNKNOWN,), won=True), Result((UNKNOWN,), won=False)]
    return max(_measured(), key=lambda bot: sum(_log_chance(bot, result) for result in known))


def proposed(bots: Sequence[str]) -> tuple[Proposal, ...]:
    """Return what to give players who play like these bots, so that each comes closer to the strongest of them."""
    names = list(_measured())
    ranks = [names.index(bot) if bot in names else None for bot in bots]
    known = [rank for rank in ranks if rank is not None]
    if not known or min(known) == max(known):
        return (Proposal(),) * len(bots)
    return tuple(_proposal(names, rank, min(known), max(known)) for rank in ranks)


def _proposal(names: Sequence[str], rank: int | None, least: int, best: int) -> Proposal:
    if rank is None:
        return Proposal()
    if rank == best:
        return Proposal(_level(names[best], names[least]).stronger, leads=True)
    return Proposal(_level(names[best], names[rank]).weaker, leads=False)


def _level(stronger: str, weaker: str) -> Level:
    found = evened().get((stronger, weaker))
    return Level() if found is None else LEVELS[found.level]


@cache
def _measured() -> Mapping[str, float]:
    """Return the strength of each bot of the tile game on a scale on which differences add up, weakest first."""
    tiles = {name: one for name, one in strengths().items() if one.against_three is not None and name != _ADAPTS}
    found = {name: one.against_one.share for name, one in tiles.items()}
    bounded = {name: min(max(share, _LEAST_SHARE), 1 - _LEAST_SHARE) for name, share in found.items()}
    return {name: log(share / (1 - share)) for name, share in bounded.items()}


def _log_chance(bot: str, result: Result) -> float:
    """Return the logarithm of the chance that a player like `bot` has this result."""
    rivals = sum(exp(_measured()[rival] - _measured()[bot]) for rival in result.bots)
    chance = 1 / (1 + rivals)
    return log(chance if result.won else 1 - chance)
