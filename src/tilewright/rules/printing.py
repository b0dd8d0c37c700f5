"""Booklets as text: a line per parameter with its value and its clauses."""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from typing import Generic, TypeVar

from msgspec import Struct, convert

from tilewright.rules.house import AnyRulebook, Rules, keys_of, read_value, value_of
from tilewright.tiles import BadInput, complaint, shortened

_Rules = TypeVar("_Rules", bound=AnyRulebook, covariant=True)


class Booklet(Struct, Generic[_Rules], frozen=True, kw_only=True):
    """A printed edition: its rulebook, and the ids of the clauses and rulings behind each parameter."""

    title: str
    rulebook: _Rules
    clauses: Mapping[str, tuple[str, ...]]


class NoSuchRulebook(BadInput):
    """An id that no rulebook has; the message lists those there are."""


def named(name: str, editions: Mapping[str, Booklet[Rules]]) -> Booklet[Rules]:
    """Return the edition with this id, or raise NoSuchRulebook that lists the ids."""
    if (found := editions.get(name)) is None:
        english, known = 'there is no rulebook "{rules}": choose from {known}', ", ".join(editions)
        if near := difflib.get_close_matches(name, editions, n=1):
            english += "; did you mean {near}?"
            said = complaint("bad-rulebook-near", english, rules=shortened(name), known=known, near=near[0])
            raise NoSuchRulebook(said)
        raise NoSuchRulebook(complaint("bad-rulebook", english, rules=shortened(name), known=known))
    return found


def printed(
    kind: type[Rules], name: str, title: str, lines: str, parent: Booklet[Rules] | None = None
) -> Booklet[Rules]:
    """Return the booklet made of the given lines and, for the rest, of its parent's."""
    chapters: dict[str, dict[str, object]] = {}
    clauses: dict[str, tuple[str, ...]] = {}
    if parent is not None:
        clauses.update(parent.clauses)
        for key in keys_of(parent.rulebook):
            chapter, field = key.split(".")
            chapters.setdefault(chapter, {})[field] = value_of(parent.rulebook, key)
    for line in lines.strip().splitlines():
        key, text, *sources = line.split()
        chapter, field = key.split(".")
        chapters.setdefault(chapter, {})[field] = read_value(kind, key, text)
        clauses[key] = tuple(sources)
    return Booklet(title=title, rulebook=convert({"id": name, **chapters}, kind), clauses=clauses)
