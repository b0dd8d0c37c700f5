"""Which tests cite a clause: in their source, in the row of their table, or beside it."""

import ast
import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

import pytest

from tests.tables import DATA

TESTS = Path(__file__).parent
CLAUSE = re.compile(r"\b(?:(?:FR|DE|NL|TW|TB)-\d{2}|A-(?:\d{2}|[DCMST]\d{1,2}))\b")


def citing_modules(clause: str) -> list[Path]:
    """Return the modules of tests that name a clause, themselves or in a table they read."""
    tables = [path.name for path, (_, named) in _read(DATA, "*.txt").items() if clause in named]
    modules = _read(TESTS, "test_*.py").items()
    return [path for path, (text, named) in modules if clause in named or any(name in text for name in tables)]


@lru_cache
def _read(folder: Path, pattern: str) -> dict[Path, tuple[str, set[str]]]:
    """Return the text of each file below a folder, and the clauses it names."""
    texts = {path: path.read_text("utf-8") for path in sorted(folder.rglob(pattern))}
    return {path: (text, clauses_in(text)) for path, text in texts.items()}


def clauses_in(text: str) -> set[str]:
    """Return the clause ids that a text names."""
    return set(CLAUSE.findall(text))


def cites(item: pytest.Item, clause: str) -> bool:
    """Return whether a test names a clause.

    The clause stands in the test's function, in a value it is called with, beside all functions of its module, or in a
    remark of a table that the module reads.
    """
    if not isinstance(item, pytest.Function):
        return False
    here = _clauses_by_function(item.path)
    values = item.callspec.params.values() if hasattr(item, "callspec") else ()
    return (
        clause in here.get(item.originalname, set())
        or clause in here[""]
        or clause in _clauses_in_remarks(item.path)
        or any(clause in clauses_in(f"{value}") for value in values)
        or clause in clauses_in(item.name)
    )


@lru_cache
def _clauses_by_function(path: Path) -> dict[str, set[str]]:
    """Return the clauses that each function of a module names; those named outside of all tests are under ''."""
    text = path.read_text("utf-8")
    lines = text.splitlines()
    found: dict[str, set[str]] = {"": set()}
    rest = set(range(1, len(lines) + 1))
    for node in ast.parse(text).body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
            first = min([node.lineno, *(each.lineno for each in node.decorator_list)])
            own = range(first, (node.end_lineno or first) + 1)
            found[node.name] = clauses_in("\n".join(lines[line - 1] for line in own))
            rest -= set(own)
    found[""] = clauses_in("\n".join(lines[line - 1] for line in sorted(rest)))
    return found


@lru_cache
def _clauses_in_remarks(path: Path) -> set[str]:
    text = path.read_text("utf-8")
    return {
        clause
        for table in DATA.glob("*.txt")
        if table.name in text
        for line in _remarks(table)
        for clause in clauses_in(line)
    }


def _remarks(table: Path) -> Iterator[str]:
    """Yield the remarks of a table; those at its top, up to the first empty line, are about all of it."""
    _, _, body = table.read_text("utf-8").partition("\n\n")
    yield from (line for line in body.splitlines() if line.startswith("#"))
