"""The measured strengths of the bots; `strengths.txt` names the command that made it."""

from collections.abc import Mapping
from functools import cache
from importlib import resources

from msgspec import Struct


class Rate(Struct, frozen=True):
    """A share of games won, with its 95 % interval."""

    share: float
    low: float
    high: float


class Strength(Struct, frozen=True):
    """How often a bot wins against one yardstick bot, and against three where four can play."""

    against_one: Rate
    against_three: Rate | None = None

    @property
    def rates(self) -> tuple[Rate, ...]:
        """Return every rate that was measured."""
        return (self.against_one,) if self.against_three is None else (self.against_one, self.against_three)


def write_strength(name: str, strength: Strength) -> str:
    """Return the line of a bot in `strengths.txt`, with shares in per cent."""
    return f"{name:8} | " + " | ".join(map(write_rate, strength.rates))


def write_rate(rate: Rate) -> str:
    """Return a rate in per cent: the share, and both ends of its interval."""
    return f"{100 * rate.share:.1f} {100 * rate.low:.1f} {100 * rate.high:.1f}"


@cache
def strengths() -> Mapping[str, Strength]:
    """Return the measured strengths by bot name."""
    text = resources.files("tilewright.bots").joinpath("strengths.txt").read_text(encoding="utf-8")
    lines = [line.split("|") for line in text.splitlines() if line and not line.startswith("#")]
    return {name.strip(): Strength(*map(read_rate, rates)) for name, *rates in lines}


def read_rate(words: str) -> Rate:
    """Return a rate that is written in per cent."""
    share, low, high = (float(word) / 100 for word in words.split())
    return Rate(share, low, high)
