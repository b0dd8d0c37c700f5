"""Sentences about seats, for a reader who may have one of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from tilewright.engine import Seat
from tilewright.words.say import listed, say


class Reader(Protocol):
    """A reader: the names of all seats, and the reader's own seat, if any."""

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all seats."""

    @property
    def seat(self) -> Seat | None:
        """The seat of the reader."""


def say_of_seats(key: str, seats: Sequence[Seat], reader: Reader, locale: str, **values: str | int) -> str:
    """Return a sentence about some seats; its value `you` is yes if it is about the reader alone."""
    who = listed([name_of(seat, reader, locale) for seat in seats], locale)
    you = "yes" if tuple(seats) == (reader.seat,) else "no"
    sentence = say(key, locale, who=who, you=you, winners=len(seats), **values)
    # A list of names may begin with a lower-case "you".
    return sentence[0].upper() + sentence[1:]


def name_of(seat: Seat, reader: Reader, locale: str) -> str:
    """Return the name of a seat, or "you" for the reader's own."""
    return say("you", locale) if seat == reader.seat else reader.names[seat]
