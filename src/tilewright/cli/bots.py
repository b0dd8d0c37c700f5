"""`tilewright bots`: the bots there are, and how strong they are."""

from __future__ import annotations

import json
from collections.abc import Sequence

from tilewright.bots.bot import TileBot
from tilewright.bots.dice_bot import DiceBot
from tilewright.bots.ladder import DICE_LADDER, LADDER, Character
from tilewright.bots.strength import YARDSTICK, Rate, Strength, strengths
from tilewright.cli.verb import JsonOption, run


def bots(as_json: JsonOption = False) -> None:
    """List the bots, from the weakest up, those of the tile game with how often each wins against greedy ones.

    Example: tilewright bots --json
    """
    measured = strengths()
    if as_json:
        tiles = [_told(name, "tiles", character, measured.get(name)) for name, character in LADDER.items()]
        dice = [_told(name, "dice", character, None) for name, character in DICE_LADDER.items()]
        print(json.dumps([*tiles, *dice]))
        return
    width = max(map(len, [*LADDER, *DICE_LADDER]))
    for name, character in LADDER.items():
        strength = _in_words(measured[name]) if name in measured else "not measured"
        print(f"{name:{width}}  {character.title}: {character.line} ({strength})")
    for name, player in DICE_LADDER.items():
        print(f"{name:{width}}  {player.title}: {player.line} (plays the dice game)")


def main(arguments: Sequence[str]) -> int:
    """Run the verb."""
    return run(bots, arguments, "tilewright bots")


def _told(
    name: str, game: str, character: Character[TileBot] | Character[DiceBot], strength: Strength | None
) -> dict[str, object]:
    told: dict[str, object] = {"name": name, "game": game, "title": character.title, "character": character.line}
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
