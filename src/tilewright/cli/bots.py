"""`tilewright bots`: the bots there are, and how strong they are."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence

from msgspec import Struct

from tilewright.bots.dice.turns import DiceBot
from tilewright.bots.protocol import TileBot
from tilewright.bots.registry import DICE_LADDER, LADDER, Character
from tilewright.bots.strength import DICE_YARDSTICK, YARDSTICK, Rate, strengths
from tilewright.cli.verb import JsonOption, run


class _Listed(Struct, frozen=True):
    """The bots of one game: what it is played with, the bot that they were measured against, and a remark on each."""

    game: str
    ladder: Mapping[str, Character[TileBot | DiceBot]]
    yardstick: str
    remark: str


_LISTED = (
    _Listed("tiles", LADDER, YARDSTICK, ""),
    _Listed("dice", DICE_LADDER, DICE_YARDSTICK, "plays the dice game, "),
)


def bots(as_json: JsonOption = False) -> None:
    """List the bots, from the weakest up, with how often each wins against a greedy one of its game.

    Example: tilewright bots --json
    """
    if as_json:
        print(json.dumps([_told(name, listed) for listed in _LISTED for name in listed.ladder]))
        return
    width = max(len(name) for listed in _LISTED for name in listed.ladder)
    for listed in _LISTED:
        for name, character in listed.ladder.items():
            print(f"{name:{width}}  {character.title}: {character.line} ({listed.remark}{_in_words(name, listed)})")


def main(arguments: Sequence[str]) -> int:
    """Run the verb."""
    return run(bots, arguments, "tilewright bots")


def _told(name: str, listed: _Listed) -> dict[str, object]:
    character, strength = listed.ladder[name], strengths()[name]
    rates = {f"against_one_{listed.yardstick}": _rate(strength.against_one)}
    if strength.against_three is not None:
        rates[f"against_three_{listed.yardstick}"] = _rate(strength.against_three)
    return {
        "name": name,
        "game": listed.game,
        "title": character.title,
        "character": character.line,
        "strength": rates,
    }


def _rate(rate: Rate) -> dict[str, object]:
    return {"win_rate": rate.share, "ci95": [rate.low, rate.high]}


def _in_words(name: str, listed: _Listed) -> str:
    strength = strengths()[name]
    three = "" if strength.against_three is None else f", {strength.against_three.share:.0%} against three"
    return f"wins {strength.against_one.share:.0%} against {listed.ladder[listed.yardstick].title}{three}"
