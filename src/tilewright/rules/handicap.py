"""Handicaps: the rules that one seat plays by where they differ from the rulebook of the match."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Annotated

from msgspec import Meta, Struct, field
from msgspec.structs import replace

from tilewright.rules.house import BadHouseRule, read_value
from tilewright.rules.rulebook import Rulebook
from tilewright.tiles import quoted


class Handicap(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """What one seat's opening must be worth, and how many pieces it is dealt; None is the rulebook's value.

    It is written by the keys of the house rules: `{"opening.min": 0, "deal.rack": 10}`.
    """

    opening: Annotated[int, Meta(ge=0, le=100)] | None = field(default=None, name="opening.min")
    rack: Annotated[int, Meta(ge=7, le=20)] | None = field(default=None, name="deal.rack")


Handicaps = tuple[Handicap, ...]
"""One handicap a seat; empty in a match without any."""

_FIELDS = {"opening.min": "opening", "deal.rack": "rack"}


@lru_cache(maxsize=1 << 8)
def seat_rules(rules: Rulebook, handicap: Handicap) -> Rulebook:
    """Return the rules as a seat with this handicap plays them."""
    if handicap.opening is not None:
        rules = replace(rules, opening=replace(rules.opening, min=handicap.opening))
    if handicap.rack is not None:
        rules = replace(rules, deal=replace(rules.deal, rack=handicap.rack))
    return rules


def rules_by_seat(rules: Rulebook, handicaps: Handicaps, seats: int) -> tuple[Rulebook, ...]:
    """Return the rules as each seat plays them."""
    return tuple(seat_rules(rules, handicap) for handicap in handicaps) or (rules,) * seats


def without_empty(handicaps: Sequence[Handicap]) -> Handicaps:
    """Return the handicaps of a match: none if every seat plays by the rulebook."""
    return tuple(handicaps) if any(handicap != Handicap() for handicap in handicaps) else ()


def read_handicaps(written: Sequence[Mapping[str, int | str]], seats: int) -> Handicaps:
    """Return the handicaps that a record names, one a seat, or raise BadHouseRule."""
    if len(written) != seats:
        raise BadHouseRule(f"{len(written)} handicaps for {seats} seats")
    return without_empty([_read(each) for each in written])


def _read(written: Mapping[str, int | str]) -> Handicap:
    for key in written:
        if key not in _FIELDS:
            raise BadHouseRule(f"{quoted(key)} is not a handicap: {' and '.join(_FIELDS)} are")
    return Handicap(opening=_number(written, "opening.min"), rack=_number(written, "deal.rack"))


def _number(written: Mapping[str, int | str], key: str) -> int | None:
    value = read_value(Rulebook, key, str(written[key])) if key in written else None
    assert value is None or isinstance(value, int)
    return value


def write_handicap(handicap: Handicap) -> dict[str, int | str]:
    """Return a handicap by its keys, without those in which the seat plays by the rulebook."""
    values = {key: getattr(handicap, name) for key, name in _FIELDS.items()}
    return {key: value for key, value in values.items() if value is not None}
