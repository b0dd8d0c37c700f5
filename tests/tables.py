"""Tables in text: one case a line, columns parted by ` | `, `#` for remarks."""

from __future__ import annotations

from pathlib import Path

from tilewright.rules.booklets import booklet
from tilewright.rules.house import with_house
from tilewright.rules.rulebook import Rulebook

DATA = Path(__file__).parent / "data"


def cases(name: str) -> list[tuple[str, ...]]:
    """Return the lines of tests/data/`name`, each as its columns; a column may be left empty."""
    lines = (DATA / name).read_text(encoding="utf-8").splitlines()
    return [
        tuple(column.strip() for column in f" {line} ".split(" | "))
        for line in lines
        if line.strip() and not line.startswith("#")
    ]


def rulebook_named(text: str) -> Rulebook:
    """Return the rulebook of a table's first column: an id, perhaps with house rules behind it."""
    name, *house = text.split()
    return with_house(booklet(name), dict(rule.split("=") for rule in house))
