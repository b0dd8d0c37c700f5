"""The clause register: a test names every binding clause of the booklets, or the clause is marked as pending."""

import re
from collections import Counter
from itertools import groupby
from pathlib import Path

import pytest

from tests.citing import CLAUSE, clauses_in
from tests.tables import DATA, cases
from tilewright.games import EDITIONS
from tools.rules_page import REGISTER, register

ROOT = Path(__file__).resolve().parent.parent
PENDING = DATA / "pending_clauses.txt"
# A mutant names the clause that it breaks, but is not a test of it.
MUTANTS = DATA / "mutants.txt"

STATUSES = {"rule", "example", "tip", "gap", "cardboard"}
TEXT_FILES = {".py", ".txt", ".md", ".ftl", ".jsonl"}


def named_in(folder: str, but_for: str | None = None) -> dict[str, Path]:
    """Return the clause ids that the files of a folder name, each with one such file; `but_for` is left out."""
    found: dict[str, Path] = {}
    for path in sorted((ROOT / folder).rglob("*")):
        if path.suffix in TEXT_FILES and path not in (REGISTER, PENDING, MUTANTS) and path.parent.name != but_for:
            found |= dict.fromkeys(clauses_in(path.read_text("utf-8")), path.relative_to(ROOT))
    return found


CLAUSES = register()
KNOWN_IN_ORDER = [clause.name for clause in CLAUSES]
KNOWN = set(KNOWN_IN_ORDER)
BINDING = [clause.name for clause in CLAUSES if clause.status in {"rule", "example"}]
MARKS = [mark for mark, _ in cases(PENDING.name)]


def named_by_tests() -> dict[str, Path]:
    """Return the clause ids that tests and their tables name; a judge may name a clause without testing it."""
    return named_in("tests", but_for="judges")


def is_pending(name: str) -> bool:
    """Return whether a clause is marked as pending, by itself or with its family."""
    return any(name.startswith(mark[:-1]) if mark.endswith("*") else name == mark for mark in MARKS)


def test_every_binding_clause_is_named_by_a_test_or_marked_as_pending() -> None:
    named = named_by_tests()
    assert [name for name in BINDING if name not in named and not is_pending(name)] == []


def test_a_clause_that_a_test_names_is_not_marked_as_pending() -> None:
    named = named_by_tests()
    assert {mark: str(named[mark]) for mark in MARKS if mark in named} == {}


def test_every_mark_is_for_a_binding_clause_and_occurs_once() -> None:
    assert [mark for mark in MARKS if not mark.endswith("*") and mark not in BINDING] == []
    assert [mark for mark in MARKS if not any(name.startswith(mark.rstrip("*")) for name in BINDING)] == []
    assert [mark for mark, count in Counter(MARKS).items() if count > 1] == []
    families = tuple(mark[:-1] for mark in MARKS if mark.endswith("*"))
    assert [mark for mark in MARKS if not mark.endswith("*") and mark.startswith(families)] == []


@pytest.mark.parametrize("folder", ["src", "tests", "docs", "tools"])
def test_every_clause_cited_anywhere_is_in_the_register(folder: str) -> None:
    assert {name: str(path) for name, path in named_in(folder).items() if name not in KNOWN} == {}


@pytest.mark.parametrize("name", EDITIONS)
def test_every_clause_of_a_parameter_is_in_the_register_and_is_not_a_tip_or_gap(name: str) -> None:
    sayings = {clause.name for clause in CLAUSES if clause.status not in {"tip", "gap"}}
    cited = {clause for clauses in EDITIONS[name].clauses.values() for clause in clauses}
    assert cited - sayings == set()


def test_the_register_is_complete_and_in_order() -> None:
    for family, names in groupby(KNOWN_IN_ORDER, key=lambda name: re.split(r"\d", name)[0]):
        numbers = [int(name.removeprefix(family)) for name in names]
        assert numbers == list(range(1, len(numbers) + 1)), family
    sizes = Counter(re.split(r"\d", name)[0] for name in KNOWN_IN_ORDER)
    assert sizes == {"FR-": 48, "DE-": 46, "NL-": 43, "TW-": 72, "TB-": 34, "A-": 37} | {
        "A-D": 4,
        "A-C": 7,
        "A-M": 10,
        "A-S": 3,
        "A-T": 14,
    }


def test_every_line_of_the_register_is_well_formed() -> None:
    for name, status, text in CLAUSES:
        assert CLAUSE.fullmatch(name), name
        assert status in STATUSES, name
        assert text, name
    assert len(KNOWN) == len(CLAUSES)


def test_clauses_that_the_register_refers_to_are_in_it() -> None:
    assert [clause.name for clause in CLAUSES if not KNOWN.issuperset(clauses_in(clause.text))] == []


def test_a_clause_about_cardboard_says_why_it_needs_no_test() -> None:
    cardboard = [clause for clause in CLAUSES if clause.status == "cardboard"]
    assert cardboard
    for name, _, text in cardboard:
        assert re.search(r"\S \([^()]{10,}\)$", text), name


def test_a_gap_names_the_rulings_that_fill_it() -> None:
    assert all(CLAUSE.search(clause.text) for clause in CLAUSES if clause.status == "gap")
