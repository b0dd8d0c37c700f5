"""House rules: any parameter of a rulebook, changed by its dotted key."""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from functools import cache
from typing import get_args, get_type_hints

from msgspec import structs

from tilewright.rules.box import sizes
from tilewright.rules.jokers import Release
from tilewright.rules.rulebook import Rulebook
from tilewright.rules.time import TimedOutTable
from tilewright.rules.values import BadValue, Parameter, Value, write_value
from tilewright.tiles.notation import BadInput, quoted


class BadHouseRule(BadInput):
    """A house rule that cannot be; the message names the key or value at fault."""


@cache
def parameters() -> Mapping[str, Parameter]:
    """Return every parameter of a rulebook by its dotted key, in the order of the chapters."""
    found: dict[str, Parameter] = {}
    for chapter, hint in get_type_hints(Rulebook).items():
        # A chapter that not every rulebook has is a union with None.
        for kind in get_args(hint) or (hint,):
            for field, noted in get_type_hints(kind, include_extras=True).items():
                notes = getattr(noted, "__metadata__", ())
                found.update({f"{chapter}.{field}": note for note in notes if isinstance(note, Parameter)})
    return found


def keys_of(rulebook: Rulebook) -> tuple[str, ...]:
    """Return the keys of the parameters a rulebook has."""
    return tuple(key for key in parameters() if getattr(rulebook, key.split(".")[0]) is not None)


def possible(rulebook: Rulebook, key: str) -> tuple[str, ...]:
    """Return the texts a parameter takes in a rulebook, perhaps together with other house rules; `low-high` for ranges.

    >>> from tilewright.rules.booklets import booklet
    >>> possible(booklet("twist"), "box.pieces")
    ('112',)
    """
    return tuple(text for text in parameters()[key].values.listed() if "-" in text or _agrees(rulebook, key, text))


def _agrees(rulebook: Rulebook, key: str, text: str) -> bool:
    try:
        _refuse_misfits(_changed(rulebook, key, text))
    except BadHouseRule:
        return False
    return True


def value_of(rulebook: Rulebook, key: str) -> Value:
    """Return the value a rulebook gives to a parameter."""
    chapter, field = key.split(".")
    value: Value = getattr(getattr(rulebook, chapter), field)
    return value


def text_of(rulebook: Rulebook, key: str) -> str:
    """Return that value as text."""
    return write_value(value_of(rulebook, key), parameters()[key].values)


def read_value(key: str, text: str) -> Value:
    """Return the value a text gives to a parameter, or raise BadHouseRule."""
    values = _known(key).values
    try:
        return values.read(text)
    except BadValue:
        accepted = ", ".join(values.listed())
        raise BadHouseRule(f"{key} cannot be {quoted(text)}: it takes {accepted}") from None


def with_house(rulebook: Rulebook, house: Mapping[str, int | str]) -> Rulebook:
    """Return the rulebook with the given parameters changed, or raise BadHouseRule if it could not be played."""
    for key, value in house.items():
        if not _known(key).house:
            raise BadHouseRule(f"{key} belongs to the booklet: a table sets time.limit instead")
        rulebook = _changed(rulebook, key, str(value))
    _refuse_misfits(rulebook)
    _refuse_contradictions(rulebook)
    return rulebook


def _changed(rulebook: Rulebook, key: str, text: str) -> Rulebook:
    chapter, field = key.split(".")
    if getattr(rulebook, chapter) is None:
        raise BadHouseRule(f"{key} has no meaning in {rulebook.id}: its box holds no {chapter} joker")
    changed = structs.replace(getattr(rulebook, chapter), **{field: read_value(key, text)})
    return structs.replace(rulebook, **{chapter: changed})


def plain_value(rulebook: Rulebook, key: str) -> int | str:
    """Return that value as JSON holds it: a number, or its text."""
    value = value_of(rulebook, key)
    return value if isinstance(value, int) and not isinstance(value, bool) else text_of(rulebook, key)


def house_of(rulebook: Rulebook, booklet: Rulebook) -> dict[str, int | str]:
    """Return the house rules by which a rulebook differs from the booklet it came from."""
    changed = [key for key in keys_of(rulebook) if value_of(rulebook, key) != value_of(booklet, key)]
    return {key: plain_value(rulebook, key) for key in changed}


def _known(key: str) -> Parameter:
    if (parameter := parameters().get(key)) is not None:
        return parameter
    near = difflib.get_close_matches(key, [known for known, about in parameters().items() if about.house], n=1)
    hint = f"; did you mean {near[0]}?" if near else ": `tilewright rules classic-nl` lists them"
    raise BadHouseRule(f"{quoted(key)} is no house rule{hint}")


def _refuse_misfits(rulebook: Rulebook) -> None:
    """Raise BadHouseRule for what no other house rule could mend."""
    special = rulebook.change is not None
    if rulebook.box.has_special_jokers != special:
        fitting = ", ".join(map(str, sizes(special)))
        raise BadHouseRule(f'box.pieces cannot be "{rulebook.box.pieces}" in {rulebook.id}: it takes {fitting}')
    if special and rulebook.jokers.release is Release.REPLACE:
        raise BadHouseRule(
            f"jokers.release=replace has no meaning in {rulebook.id}: not every joker stands for one piece that could "
            "replace it"
        )


def _refuse_contradictions(rulebook: Rulebook) -> None:
    """Raise BadHouseRule for house rules that exclude each other."""
    pairs, rack = rulebook.deal.reshuffle_pairs, rulebook.deal.rack
    if 2 * pairs > rack:
        raise BadHouseRule(f"deal.reshuffle_pairs={pairs} can never happen: a rack of {rack} holds {rack // 2} pairs")
    if rulebook.time.memory and rulebook.time.table is not TimedOutTable.RESTORE:
        raise BadHouseRule("time.memory=yes needs time.table=restore: where sets stay, nothing has to be remembered")
