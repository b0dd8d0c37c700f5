"""`tilewright bots`: the bots there are, and how strong they are."""

from __future__ import annotations

import json
from collections.abc import Sequence

from tilewright.bots.ladder import LADDER, Character
from tilewright.bots.strength import YARDSTICK, Rate, Strength, strengths
from tilewright.cli.verb import JsonOption, run


def bots(as_json: JsonOption = False) -> None:
    """List the bots, from the weakest up, with how often each wins against greedy ones.

    Example: tilewright bots --json
    """
    measured = strengths()
    if as_json:
        print(json.dumps([_told(name, character, measured.get(name)) for name, character in LADDER.items()]))
        return
    width = max(map(len, LADDER))
    for name, character in LADDER.items():
        strength = _in_words(measured[name]) if name in measured else "not measured"
        print(f"{name:{width}}  {character.title}: {character.line} ({strength})")


def main(arguments: Sequence[str]) -> int:
    """Run the verb."""
    return run(bots, arguments, "tilewright bots")


def _told(name: str, character: Character, strength: Strength | None) -> dict[str, object]:
    told: dict[str, object] = {"name": name, "title": character.title, "character": character.line}
    if strength is not None:
        told["strength"] = {
            f"against_one_{YARDSTICK}": _rate(strength.against_one),
            f"against_three_{YARDSTICK}": _rate(strength.against_three),
        }
    return told


def _rate(rate: Rate) -> dict[str, object]:
    return {"win_rate": rate.share, "ci95": [rate.low, rate.high]}


def _in_words(strength: Strength) -> str:
    one, three = strength.against_one.share, strength.against_three.share
    return f"wins {one:.0%} against a {YARDSTICK} one, {three:.0%} against three"
