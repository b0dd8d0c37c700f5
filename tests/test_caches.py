"""Caches of the whole package: each has a bound, or a number of keys that nobody outside can change."""

import ast
from pathlib import Path

import tilewright

# Their keys are types of rulebooks, printed booklets, languages, lengths of a set, sets without jokers, tables of a
# database, or nothing.
FEW_KEYS = {
    "answers/day_deals.py _pars",
    "bots/even_chances.py _measured",
    "bots/even_chances.py evened",
    "bots/specs.py installed",
    "bots/strength.py strengths",
    "camera/photo.py network",
    "lessons/course.py course",
    "lessons/course.py lessons",
    "lessons/course.py lesson_names",
    "lessons/pages.py _pages",
    "puzzles/collection.py _by_id",
    "rules/house.py parameters",
    "service/storage/group_commit.py _upsert_statement",
    "service/storage/migrations/upgrade.py scripts",
    "service/storage/schema.py references_to",
    "sets/shapes.py natural_sets",
    "sets/shapes.py _natural_readings",
    "tabletop/clauses.py topics",
    "web/app.py _described",
    "web/app.py _routes",
    "web/assets.py load_assets",
    "words/booklets.py rare_rules",
    "words/say.py _bundle",
    "words/say.py _messages",
}


def has_no_bound(decorator: ast.expr) -> bool:
    """Return whether a decorator is `@cache` or `@lru_cache(None)`."""
    match decorator:
        case ast.Name(id="cache") | ast.Attribute(attr="cache"):
            return True
        case ast.Call(func=ast.Name(id="lru_cache") | ast.Attribute(attr="lru_cache"), args=args, keywords=keywords):
            bounds = [*args[:1], *(word.value for word in keywords if word.arg == "maxsize")]
            return any(isinstance(bound, ast.Constant) and bound.value is None for bound in bounds)
        case _:
            return False


def test_every_cache_of_a_module_has_a_bound() -> None:
    folder = Path(tilewright.__path__[0])
    unbounded = {
        f"{file.relative_to(folder).as_posix()} {part.name}"
        for file in folder.rglob("*.py")
        for part in ast.parse(file.read_text("utf-8")).body
        if isinstance(part, ast.FunctionDef) and any(map(has_no_bound, part.decorator_list))
    }
    assert unbounded == FEW_KEYS
