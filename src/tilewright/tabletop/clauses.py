"""The clauses that a verdict rests on, and the house rules that have taken their place."""

import re
from collections.abc import Mapping
from functools import cache
from importlib import resources

from tilewright.games import GameRules
from tilewright.rules.house import keys_of, value_of
from tilewright.rules.printing import Booklet

_PREFIX = re.compile(r"A-[A-Z]|[A-Z]+")


@cache
def topics() -> Mapping[str, tuple[str, ...]]:
    """Return the clauses and the keys of rules behind each topic."""
    text = resources.files("tilewright.tabletop").joinpath("clauses.txt").read_text("utf-8")
    lines = [line.partition("|") for line in text.splitlines() if line.strip() and not line.startswith("#")]
    return {topic.strip(): tuple(sources.split()) for topic, _, sources in lines}


def clauses_of(topic: str, booklet: Booklet[GameRules]) -> tuple[str, ...]:
    """Return the clauses of a booklet about a topic, and our rulings on it.

    >>> from tilewright.games import edition
    >>> clauses_of("opening-too-low", edition("classic-fr")), clauses_of("gap", edition("six"))
    (('FR-11',), ('NL-08',))
    """
    known = {_prefix(clause) for clauses in booklet.clauses.values() for clause in clauses}
    found = [clause for source in topics()[topic] for clause in booklet.clauses.get(source, (source,))]
    return tuple(dict.fromkeys(clause for clause in found if "." not in clause and _prefix(clause) in known))


def changed_rules(topic: str, rules: GameRules, booklet: Booklet[GameRules]) -> tuple[str, ...]:
    """Return the keys of the house rules that decide about a topic in place of the booklet."""
    known = keys_of(booklet.rulebook)
    keys = [key for key in topics()[topic] if key in known]
    return tuple(key for key in keys if value_of(rules, key) != value_of(booklet.rulebook, key))


def _prefix(clause: str) -> str:
    found = _PREFIX.match(clause)
    return found[0] if found else ""
