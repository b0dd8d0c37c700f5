"""Tables in text files: one case per line, columns separated by ` | `, remarks after `#`."""

from pathlib import Path

from tilewright.dice.turbo_rules import TURBO, TurboRules
from tilewright.rules.booklets import booklet
from tilewright.rules.house import with_house
from tilewright.rules.rulebook import Rulebook

DATA = Path(__file__).parent / "data"


def cases(name: str) -> list[tuple[str, ...]]:
    """Return the lines of tests/data/`name`, each as its columns; a column may be empty."""
    lines = (DATA / name).read_text(encoding="utf-8").splitlines()
    return [
        tuple(column.strip() for column in f" {line} ".split(" | "))
        for line in lines
        if line.strip() and not line.startswith("#")
    ]


def rulebook_named(text: str) -> Rulebook:
    """Return the rulebook of a table's first column: an id, then house rules if any."""
    name, *house = text.split()
    return with_house(booklet(name), dict(rule.split("=") for rule in house))


def turbo_named(text: str) -> TurboRules:
    """Return the rulebook of the dice game with the house rules of a text, which may be empty."""
    return with_house(TURBO.rulebook, dict(rule.split("=") for rule in text.split()))
