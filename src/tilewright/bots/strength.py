"""How strong the bots are, as it was measured; `strengths.txt` says by which command."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import resources

from msgspec import Struct

YARDSTICK, DICE_YARDSTICK = "greedy", "turbo-greedy"
"""The bots that all others are measured against: those of the tile game, and those of the dice game."""


class Rate(Struct, frozen=True):
    """A share of games won, with its 95 % interval."""

    share: float
    low: float
    high: float


class Strength(Struct, frozen=True):
    """How often a bot wins against one bot of the yardstick, and against three of them where so many can play."""

    against_one: Rate
    against_three: Rate | None = None

    @property
    def rates(self) -> tuple[Rate, ...]:
        """Return all that was measured."""
        return (self.against_one,) if self.against_three is None else (self.against_one, self.against_three)


def write_strength(name: str, strength: Strength) -> str:
    """Return the line of a bot, shares in per cent."""
    cells = (f"{100 * rate.share:.1f} {100 * rate.low:.1f} {100 * rate.high:.1f}" for rate in strength.rates)
    return f"{name:8} | " + " | ".join(cells)


@cache
def strengths() -> Mapping[str, Strength]:
    """Return the strengths that were measured, by the names of the bots."""
    text = resources.files("tilewright.bots").joinpath("strengths.txt").read_text(encoding="utf-8")
    lines = [line.split("|") for line in text.splitlines() if line and not line.startswith("#")]
    return {name.strip(): Strength(*map(_rate, rates)) for name, *rates in lines}


def _rate(words: str) -> Rate:
    share, low, high = (float(word) / 100 for word in words.split())
    return Rate(share, low, high)
