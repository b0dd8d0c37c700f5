"""House rules: any parameter of a rulebook, changed by its dotted key."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Protocol, Self, TypeVar, get_args, get_type_hints

from msgspec import structs

from tilewright.rules.values import BadValue, Parameter, Value, write_value
from tilewright.tiles import BadInput, Complaint, complaint, quoted, shortened


class AnyRulebook(Protocol):
    """A rulebook of any kind of game: an id, and chapters whose fields are parameters."""

    @property
    def id(self) -> str:
        """The id of the booklet it came from."""

    @property
    def pieces(self) -> int:
        """How many pieces the game has."""

    @property
    def players(self) -> tuple[int, int]:
        """The fewest and the most players."""

    def misfit(self) -> Complaint | None:
        """Return a complaint about a value that this rulebook cannot have, whatever the other house rules."""

    def contradiction(self) -> Complaint | None:
        """Return a complaint about values that exclude each other."""

    def __replace__(self, /, **changes: object) -> Self:
        """Return the rulebook with some chapters changed."""


Rules = TypeVar("Rules", bound=AnyRulebook)


class BadHouseRule(BadInput):
    """An impossible house rule; the message names the key or value at fault."""


@cache
def parameters(kind: type[AnyRulebook]) -> Mapping[str, Parameter]:
    """Return every parameter of a kind of rulebook by its dotted key, in the order of the chapters."""
    found: dict[str, Parameter] = {}
    for chapter, hint in get_type_hints(kind).items():
        # An optional chapter is a union with None.
        for part in get_args(hint) or (hint,):
            for field, noted in get_type_hints(part, include_extras=True).items():
                notes = getattr(noted, "__metadata__", ())
                found.update({f"{chapter}.{field}": note for note in notes if isinstance(note, Parameter)})
    return found


def parameter(rulebook: AnyRulebook, key: str) -> Parameter:
    """Return the description of a parameter of the rulebook."""
    return parameters(type(rulebook))[key]


def keys_of(rulebook: AnyRulebook) -> tuple[str, ...]:
    """Return the keys of the parameters a rulebook has."""
    return tuple(key for key in parameters(type(rulebook)) if getattr(rulebook, key.split(".")[0]) is not None)


def possible(rulebook: AnyRulebook, key: str) -> tuple[str, ...]:
    """Return the values a parameter accepts in a rulebook, perhaps with other house rules; `low-high` for ranges.

    >>> from tilewright.rules.booklets import booklet
    >>> possible(booklet("twist"), "box.pieces")
    ('112',)
    """
    listed = parameter(rulebook, key).values.listed()
    return tuple(text for text in listed if "-" in text or _changed(rulebook, key, text).misfit() is None)


def value_of(rulebook: AnyRulebook, key: str) -> Value:
    """Return the value of a parameter in a rulebook."""
    chapter, field = key.split(".")
    value: Value = getattr(getattr(rulebook, chapter), field)
    return value


def text_of(rulebook: AnyRulebook, key: str) -> str:
    """Return the value of a parameter as text."""
    return write_value(value_of(rulebook, key), parameter(rulebook, key).values)


def read_value(kind: type[AnyRulebook], key: str, text: str) -> Value:
    """Return the value that a text stands for in a parameter, or raise BadHouseRule."""
    values = parameters(kind)[key].values
    try:
        return values.read(text)
    except BadValue:
        accepted = ", ".join(values.listed())
        english = '{rule} cannot be "{value}": it takes {accepted}'
        wrong = complaint("bad-rule-value", english, rule=key, value=shortened(text), accepted=accepted)
        raise BadHouseRule(wrong) from None


def read_house(written: Iterable[str]) -> dict[str, int | str]:
    """Return house rules that are written as KEY=VALUE, by key, or raise BadHouseRule."""
    house: dict[str, int | str] = {}
    for rule in written:
        key, equals, value = rule.partition("=")
        if not equals:
            raise BadHouseRule(f"{quoted(rule)} is not a house rule: write KEY=VALUE, as in jokers.penalty=25")
        house[key] = value
    return house


def with_house(rulebook: Rules, house: Mapping[str, int | str]) -> Rules:
    """Return the rulebook with the given parameters changed, or raise BadHouseRule if it cannot be played."""
    for key, value in house.items():
        _refuse_unknown(rulebook, key)
        rulebook = _changed(rulebook, key, str(value))
    if (wrong := rulebook.misfit() or rulebook.contradiction()) is not None:
        raise BadHouseRule(wrong)
    return rulebook


def _changed(rulebook: Rules, key: str, text: str) -> Rules:
    chapter, field = key.split(".")
    if getattr(rulebook, chapter) is None:
        kind = "color-change" if chapter == "change" else chapter
        english = "{rule} has no meaning in {rules}: its box holds no {kind} joker"
        raise BadHouseRule(complaint("bad-rule-joker", english, rule=key, rules=rulebook.id, kind=kind))
    changed = structs.replace(getattr(rulebook, chapter), **{field: read_value(type(rulebook), key, text)})
    return rulebook.__replace__(**{chapter: changed})


def plain_value(rulebook: AnyRulebook, key: str) -> int | str:
    """Return the value of a parameter for JSON: a number, or its text."""
    value = value_of(rulebook, key)
    return value if isinstance(value, int) and not isinstance(value, bool) else text_of(rulebook, key)


def house_of(rulebook: Rules, booklet: Rules) -> dict[str, int | str]:
    """Return the house rules in which a rulebook differs from its booklet."""
    changed = [key for key in keys_of(rulebook) if value_of(rulebook, key) != value_of(booklet, key)]
    return {key: plain_value(rulebook, key) for key in changed}


def write_rules(rulebook: Rules, booklet: Rules) -> str:
    """Return a rulebook as text: the id of its booklet, and after it the house rules, as in `twist opening.min=40`."""
    return " ".join([rulebook.id, *(f"{key}={value}" for key, value in house_of(rulebook, booklet).items())])


def _refuse_unknown(rulebook: AnyRulebook, key: str) -> None:
    """Raise BadHouseRule for a key that is not a parameter, or for a parameter that no table may change."""
    known = parameters(type(rulebook))
    if key not in known:
        near = difflib.get_close_matches(key, [name for name, about in known.items() if about.house], n=1)
        if near:
            english = '"{rule}" is not a house rule; did you mean {near}?'
            raise BadHouseRule(complaint("bad-rule-near", english, rule=shortened(key), near=near[0]))
        english = '"{rule}" is not a house rule: `tilewright rules {rules}` lists them'
        raise BadHouseRule(complaint("bad-rule", english, rule=shortened(key), rules=rulebook.id))
    if not known[key].house:
        english = "{rule} belongs to the rulebook: a table sets time.limit instead"
        raise BadHouseRule(complaint("bad-rule-booklet", english, rule=key))
