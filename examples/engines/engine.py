"""An engine in Python without any package: it lays groups and runs of its own rack (docs/programs.md)."""

import json
import sys
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any

COLORS = "KRBO"


def sets_of(rack: Sequence[str]) -> Iterator[Sequence[str]]:
    """Yield every group and run of three to five different tiles of the rack, without jokers."""
    tiles = {tile for tile in rack if tile[0] in COLORS and len(tile) > 1}
    for number in range(1, 14):
        same = [f"{color}{number}" for color in COLORS if f"{color}{number}" in tiles]
        for size in (3, 4):
            yield from combinations(same, size)
    for color in COLORS:
        for low in range(1, 12):
            run = [f"{color}{number}" for number in range(low, min(low + 5, 14))]
            for size in range(3, len(run) + 1):
                if tiles.issuperset(run[:size]):
                    yield run[:size]


def value(tiles: Sequence[str]) -> int:
    """Return the sum of the numbers."""
    return sum(int(tile[1:]) for tile in tiles)


def turn(question: dict[str, Any]) -> dict[str, Any]:
    """Return the turn: the most valuable sets of the rack, or a draw."""
    rack, laid = list(question["rack"]), []
    while found := max(sets_of(rack), key=value, default=None):
        laid.append(list(found))
        for tile in found:
            rack.remove(tile)
    least = int(question.get("house", {}).get("opening.min", 30))
    if not laid or (not question["opened"] and sum(map(value, laid)) < least):
        return {"event": "draw"}
    return {"event": "play", "table": question["table"] + laid}


def answer(question: dict[str, Any]) -> dict[str, Any]:
    """Return the fields of the answer to a question."""
    match question.get("ask"):
        case "hello":
            return {"engine": "sets of my rack, in Python", "protocol": 1}
        case "turn":
            return turn(question)
        case "stop":
            return {"stopped": 0}
        case other:
            return {"error": f"{other!r} is not a question that I know"}


def main() -> None:
    """Answer every line until the input ends."""
    for line in sys.stdin.buffer:
        name = None
        try:
            question = json.loads(line.decode())
            name = question.get("id")
            fields = answer(question)
        except (ValueError, AttributeError, KeyError, TypeError) as wrong:
            fields = {"error": f"the line is not a question: {wrong}"}
        print(json.dumps({"id": name, **fields}), flush=True)


if __name__ == "__main__":
    main()
