"""How strong the bots are, as it was measured; `strengths.txt` says by which command."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import resources

from msgspec import Struct

YARDSTICK = "greedy"
"""The bot that all others are measured against."""


class Rate(Struct, frozen=True):
    """A share of games won, with its 95 % interval."""

    share: float
    low: float
    high: float


class Strength(Struct, frozen=True):
    """How often a bot wins against one bot of the yardstick, and against three of them."""

    against_one: Rate
    against_three: Rate


def write_strength(name: str, strength: Strength) -> str:
    """Return the line of a bot, shares in per cent."""
    rates = (strength.against_one, strength.against_three)
    return f"{name:8} | " + " | ".join(f"{100 * r.share:.1f} {100 * r.low:.1f} {100 * r.high:.1f}" for r in rates)


@cache
def strengths() -> Mapping[str, Strength]:
    """Return the strengths that were measured, by the names of the bots."""
    text = resources.files("tilewright.bots").joinpath("strengths.txt").read_text(encoding="utf-8")
    lines = [line.split("|") for line in text.splitlines() if line and not line.startswith("#")]
    return {name.strip(): Strength(_rate(one), _rate(three)) for name, one, three in lines}


def _rate(words: str) -> Rate:
    share, low, high = (float(word) / 100 for word in words.split())
    return Rate(share, low, high)
