"""The views and events of each kind of game, decoded into the values of its engine."""

from fractions import Fraction
from typing import Any

import msgspec
from msgspec import Struct

from tilewright.games import DICE, TILES, AnyKind, PerKind, edition
from tilewright.messages.seats import SeatEvent


class Decoders(Struct, frozen=True, kw_only=True, eq=False):
    """The decoders of one kind of game, made once; `events` are a list."""

    view: msgspec.json.Decoder[Any]
    events: msgspec.json.Decoder[Any]


def decoders_of(rules: str) -> Decoders:
    """Return the decoders of the kind of game of a rulebook, or raise BadHouseRule for an unknown one."""
    return _DECODERS.of(edition(rules).rulebook)


def _decoders(kind: AnyKind) -> Decoders:
    seen: Any = kind.seen
    events = tuple[seen | SeatEvent, ...]
    return Decoders(
        view=msgspec.json.Decoder(kind.views, dec_hook=_points), events=msgspec.json.Decoder(events, dec_hook=_points)
    )


def _points(_: type, value: Any) -> Fraction:
    return Fraction(value)


_DECODERS = PerKind(tiles=_decoders(TILES), dice=_decoders(DICE))
