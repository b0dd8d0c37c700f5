"""Breaking records: one field of a line is changed, and two judges must find it."""

import json
import random
from collections.abc import Callable, Sequence
from typing import Any

from tests.judges.naive_game import Parameters
from tests.records.games import changed, texts
from tests.records.transcripts import FOLDER
from tilewright.records.lines import BadRecord
from tilewright.records.referee import referee

Change = Callable[[dict[str, Any]], dict[str, Any]]
Naive = Callable[[Sequence[str], Parameters], tuple[int, str] | None]


def stored(name: str) -> list[str]:
    """Return the lines of a stored record."""
    return (FOLDER / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()


def first(lines: Sequence[str], event: str, *, where: Callable[[dict[str, Any]], bool] = lambda line: True) -> int:
    """Return the index of the first line of an event that meets a condition."""
    return next(
        place for place, line in enumerate(lines) if (read := json.loads(line))["event"] == event and where(read)
    )


def broken_at_first(lines: Sequence[str], event: str, change: Change) -> tuple[list[str], int]:
    """Return the record with the first such line changed that has not an empty table, and the place of the line."""
    place = first(lines, event, where=lambda line: line.get("table") != [])
    return [*lines[:place], changed(lines[place], **change(json.loads(lines[place]))), *lines[place + 1 :]], place


def illegal_changes(lines: Sequence[str], tries: int, chance: random.Random, naive: Naive) -> int:
    """Change random fields repeatedly; return how often the record became illegal, according to both judges."""
    caught = 0
    for _ in range(tries):
        place = chance.randrange(len(lines))
        line = json.loads(lines[place])
        field = chance.choice([key for key in line if key not in {"event", "match", "shuffle", "secret"}])
        broken = [*lines]
        broken[place] = changed(lines[place], **{field: _mutated(line[field], chance)})
        try:
            legal = not referee(broken).faults
        except BadRecord:
            legal = False
        assert legal == (naive(broken, texts) is None), (place + 1, field, broken[place])
        caught += not legal
    return caught


def _mutated(value: Any, chance: random.Random) -> Any:
    """Return a value of the same kind that differs."""
    match value:
        case bool() | None:
            return not value
        case int() | float():
            return value + chance.choice((-1, 1))
        case str():
            return chance.choice(["K1", "B13", "J", "D", "M", value + "x", "out", "blocked"])
        case list() if value and chance.random() < 0.8:
            place = chance.randrange(len(value))
            if chance.random() < 0.3:
                return value[:place] + value[place + 1 :]
            return [*value[:place], _mutated(value[place], chance), *value[place + 1 :]]
        case list():
            return [*value, chance.choice([0, "K1", ["K1", "K2", "K3"]])]
        case _:
            return {}
