"""The terms of a match besides its rules: who may watch, and who plays an abandoned seat."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from tilewright.engine import Seat
from tilewright.messages.bounds import BotName
from tilewright.messages.handicaps import LIKE_THE_TABLE, SeatHandicap

# The stand-in that plays the fallback: it draws, or passes if it cannot.
AUTO = "auto"


class Terms(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The terms of a match.

    After `missed_turns` in a row a seat is played by `stand_in`, a bot or "auto", until its player is back. Watchers
    are `delay` seconds behind, and `delay_turns` turns while the match is being played.
    A rated match changes the ratings of its players, and gives no hints. `starter` is the seat that the host chose to
    start, which counts only under the house rule `deal.starter=host` (A-04). `handicaps` has one for each seat, or
    none. A `quiet` table is for those with its link alone: nobody watches, it is not rated, and there are no written
    messages. In a match on `one_device` people pass it around: a turn waits, without a clock, until its player has
    lifted the curtain, and nobody is played by a stand-in.
    """

    missed_turns: Annotated[int, Meta(ge=1, le=20)] = 2
    stand_in: BotName = AUTO
    watched: bool = True
    delay: Annotated[int, Meta(ge=0, le=3_600)] = 0
    delay_turns: Annotated[int, Meta(ge=0, le=100)] = 0
    rated: bool = False
    starter: Annotated[int, Meta(ge=0, le=15)] = 0
    quiet: bool = False
    handicaps: Annotated[tuple[SeatHandicap, ...], Meta(max_length=8)] = ()
    one_device: bool = False


class Delay(Struct, frozen=True):
    """How late watchers see a match: in milliseconds, and in turns while it is being played."""

    millis: int
    turns: int


def watcher_delay(terms: Terms) -> Delay | None:
    """Return the delay for watchers of a match, or None if there is none."""
    return Delay(1_000 * terms.delay, terms.delay_turns) if terms.delay or terms.delay_turns else None


def handicap_of(terms: Terms, seat: Seat) -> SeatHandicap:
    """Return how a seat plays where that differs from the table."""
    return terms.handicaps[seat] if terms.handicaps else LIKE_THE_TABLE


_DECODER = msgspec.json.Decoder(Terms)


def terms_of(stored: bytes | None) -> Terms:
    """Return the stored terms, or the defaults."""
    return _DECODER.decode(stored) if stored else Terms()
