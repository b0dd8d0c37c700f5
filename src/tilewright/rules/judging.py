"""Readings and legal orders of a row under a whole rulebook."""

from functools import lru_cache

from tilewright.rules.rulebook import Rulebook, set_rules
from tilewright.sets import kernel
from tilewright.sets import readings as on_rows
from tilewright.sets.kernel import ReadText
from tilewright.sets.rules import Reading, SetRules
from tilewright.tiles import Row


def readings(row: Row, rules: Rulebook | SetRules) -> tuple[Reading, ...]:
    """Return every reading of the row in its order, the highest first; none means this order is not a set."""
    return on_rows.readings(row, rules_of_sets(rules))


def arranged(row: Row, rules: Rulebook | SetRules) -> Row | None:
    """Return the row itself if its order is a set, else its legal order with the most points, or None."""
    return on_rows.arranged(row, rules_of_sets(rules))


# House rules make any number of rulebooks.
@lru_cache(maxsize=1 << 6)
def reader_of_texts(rules: Rulebook | SetRules) -> ReadText:
    """Return what reads rows as text; it returns None for one that is not plain notation."""
    return kernel.reader_of_texts(rules_of_sets(rules))


def rules_of_sets(rules: Rulebook | SetRules) -> SetRules:
    """Return the rules that decide whether a row is a set."""
    return set_rules(rules) if isinstance(rules, Rulebook) else rules
