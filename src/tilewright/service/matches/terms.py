"""What the people of a match agreed on beside its rules: who may watch, and what happens to a seat left alone."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

# The stand-in that does what needs no choice: it draws, or passes where it cannot.
AUTO = "auto"
BotName = Annotated[str, Meta(max_length=40, examples=["beginner"])]


class Terms(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The terms of a match, kept with it.

    After `missed_turns` in a row a seat is played by `stand_in`, a bot or "auto", until its player is back. Whoever
    only watches is `delay` seconds behind, and `delay_turns` turns while the match goes on.
    A rated match changes the ratings of its players, and gives no hints.
    """

    missed_turns: Annotated[int, Meta(ge=1, le=20)] = 2
    stand_in: BotName = AUTO
    watched: bool = True
    delay: Annotated[int, Meta(ge=0, le=3_600)] = 0
    delay_turns: Annotated[int, Meta(ge=0, le=100)] = 0
    rated: bool = False


class Delay(Struct, frozen=True):
    """How late watchers see a match: in milliseconds, and in turns while it is being played."""

    millis: int
    turns: int


def watcher_delay(terms: Terms) -> Delay | None:
    """Return the delay for watchers of a match, or None if there is none."""
    return Delay(1_000 * terms.delay, terms.delay_turns) if terms.delay or terms.delay_turns else None


_DECODER = msgspec.json.Decoder(Terms)


def terms_of(kept: bytes | None) -> Terms:
    """Return the terms as they were stored; a match without any has the usual ones."""
    return _DECODER.decode(kept) if kept else Terms()
