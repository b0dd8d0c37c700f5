"""`tilewright bots`: the bots there are."""

from __future__ import annotations

import json
from collections.abc import Sequence

from tilewright.bots.ladder import LADDER
from tilewright.cli.verb import JsonOption, run


def bots(as_json: JsonOption = False) -> None:
    """List the bots, from the weakest up.

    Example: tilewright bots --json
    """
    if as_json:
        print(json.dumps([{"name": name, "character": character.line} for name, character in LADDER.items()]))
        return
    width = max(map(len, LADDER))
    print("\n".join(f"{name:{width}}  {character.line}" for name, character in LADDER.items()))


def main(arguments: Sequence[str]) -> int:
    """Run the verb."""
    return run(bots, arguments, "tilewright bots")
