"""`tilewright bots`: the bots and how strong they are."""

import json

from tilewright.bots.kinds import LADDERS
from tilewright.bots.protocol import AnyBot
from tilewright.bots.registry import Ladder
from tilewright.bots.specs import installed
from tilewright.bots.strength import Rate, strengths
from tilewright.cli.shared.fitting import terminal_width, wrapped
from tilewright.cli.shared.verb import JsonOption


def bots(as_json: JsonOption = False) -> None:
    """List the bots, weakest first, with how often each wins against the greedy bot of its game.

    Bots of installed packages follow; they are entry points of the group tilewright.bots.

    Example: tilewright bots --json
    """
    ladders = LADDERS.items()
    if as_json:
        listed = [_fields(name, game, ladder) for game, ladder in ladders for name in ladder.bots]
        print(json.dumps([*listed, *({"name": name, "plug_in": entry.value} for name, entry in installed().items())]))
        return
    width = max(len(name) for names in (*(ladder.bots for _, ladder in ladders), installed()) for name in names)
    for _, ladder in ladders:
        for name, character in ladder.bots.items():
            line = f"{name:{width}}  {character.title}: {character.line} ({_wins(name, ladder)})"
            print(wrapped(line, terminal_width(), " " * (width + 2)))
    for name, entry in installed().items():
        print(f"{name:{width}}  plug-in {entry.value}")


def _fields(name: str, game: str, ladder: Ladder[AnyBot]) -> dict[str, object]:
    character, strength = ladder.bots[name], strengths()[name]
    rates = {f"against_one_{ladder.yardstick}": _rate(strength.against_one)}
    if strength.against_three is not None:
        rates[f"against_three_{ladder.yardstick}"] = _rate(strength.against_three)
    return {
        "name": name,
        "game": game,
        "title": character.title,
        "character": character.line,
        "strength": rates,
    }


def _rate(rate: Rate) -> dict[str, object]:
    return {"win_rate": rate.share, "ci95": [rate.low, rate.high]}


def _wins(name: str, ladder: Ladder[AnyBot]) -> str:
    strength = strengths()[name]
    game = "" if ladder is LADDERS.tiles else f"plays {ladder.game}, "
    three = "" if strength.against_three is None else f", {strength.against_three.share:.0%} against three"
    rival = ladder.bots[ladder.yardstick].title
    return f"{game}wins {strength.against_one.share:.0%} against {rival}{three}"
