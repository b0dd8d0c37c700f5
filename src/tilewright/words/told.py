"""Sentences about seats, told to one of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from tilewright.engine import Seat
from tilewright.words.say import listed, say


class Listener(Protocol):
    """Somebody who is told: the names of all seats, and the own one, if any."""

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all seats."""
        ...

    @property
    def seat(self) -> Seat | None:
        """The seat of the listener."""
        ...


def told(key: str, seats: Sequence[Seat], listener: Listener, locale: str, **values: str | int) -> str:
    """Say something of one seat or several; `you` is yes where it is about the listener alone."""
    who = listed([name_of(seat, listener, locale) for seat in seats], locale)
    you = "yes" if tuple(seats) == (listener.seat,) else "no"
    sentence = say(key, locale, who=who, you=you, winners=len(seats), **values)
    # A list of names may open the sentence with the small word for the listener.
    return sentence[0].upper() + sentence[1:]


def name_of(seat: Seat, listener: Listener, locale: str) -> str:
    """Return how a seat is called before the listener."""
    return say("you", locale) if seat == listener.seat else listener.names[seat]
