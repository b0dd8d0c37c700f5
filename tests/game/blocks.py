"""Cases of several lines: a title with its clauses, then one `key: value` a line; blank lines separate cases.

A key may be repeated, for example for several turns in one position; `#` begins a comment.
"""

from typing import NamedTuple

from tests.tables import DATA, rulebook_named
from tilewright.rules.booklets import EDITIONS
from tilewright.rules.rulebook import Rulebook


class Block(NamedTuple):
    """One case."""

    title: str
    lines: tuple[tuple[str, str], ...]

    def get(self, key: str, otherwise: str = "") -> str:
        """Return the value of a key that occurs at most once."""
        values = [value for name, value in self.lines if name == key]
        assert len(values) <= 1, (self.title, key)
        return values[0] if values else otherwise


def blocks(*names: str) -> list[Block]:
    """Return the cases of some files of tests/data."""
    found: list[Block] = []
    for text in "\n\n".join((DATA / name).read_text(encoding="utf-8") for name in names).split("\n\n"):
        lines = [line.strip() for line in text.splitlines() if line.strip() and not line.startswith("#")]
        if lines:
            pairs = [line.partition(":") for line in lines[1:]]
            found.append(Block(lines[0], tuple((key.strip(), value.strip()) for key, _, value in pairs)))
    return found


def rulebooks(block: Block) -> list[Rulebook]:
    """Return the rulebooks a case is about: a list with commas between, each perhaps with house rules; or `every`."""
    names = ", ".join(EDITIONS) if block.get("rules") == "every" else block.get("rules")
    return [rulebook_named(name.strip()) for name in names.split(",")]


def label(block: Block, rules: Rulebook) -> str:
    """Return the test id of a case."""
    return f"{rules.id}: {block.title}"
