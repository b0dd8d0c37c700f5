"""The list of addresses that store nothing: each is written once, on the function that answers it.

A server, a browser without one, OpenAPI, the limits and the documentation read this list. What a function takes, and
its bounds, are the types of its parameters.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, date, datetime
from enum import Enum
from typing import Annotated, Any, NewType, TypeVar

from msgspec import Meta, Struct

from tilewright.answers.requests import Form, Language, form_of

Today = NewType("Today", date)
"""The day of the puzzle of the day, which begins at midnight UTC."""
PracticeKey = NewType("PracticeKey", bytes)
"""What only the host of practice games knows."""

Function = TypeVar("Function", bound=Callable[..., Any])
House = Annotated[tuple[Annotated[str, Meta(max_length=200)], ...], Meta(max_length=60, examples=[["opening.min=50"]])]
SVG = "image/svg+xml"


def day_at(millis: int) -> Today:
    """Return the day of a time in milliseconds since 1970."""
    return Today(datetime.fromtimestamp(millis / 1_000, UTC).date())


class Cost(Enum):
    """The class of an address, which decides where a server answers it and what limits it.

    All but PLAY pay for their time in the event loop from the budget for it.
    """

    LIGHT = "light"
    """Under 2 ms in the event loop, and the database; few run at once, and networks take turns."""

    SHORT = "short"
    """Under 50 ms of processor time, in the process for short questions."""

    LONG = "long"
    """More than that, in the processes for analyses, hints, replays, reviews and pictures of links."""

    PASSWORD = "password"
    """The hash of a password, in a thread; attempts are limited."""

    PLAY = "play"
    """What the socket does too: commands, drafts and events of a match, with the limits of the socket."""


class Address(Struct, frozen=True, kw_only=True, eq=False):
    """A function at an address; `media` is the type of what comes back, None for JSON.

    `refused` are the refusals besides the usual ones. With `counted` a server answers players only, and counts each
    request of one against that limit; without it anybody may ask.
    """

    form: Form
    media: str | None
    cost: Cost
    refused: tuple[int, ...]
    counted: str | None


ADDRESSES: dict[Callable[..., Any], Address] = {}
"""All addresses by their functions; `questions.py` imports the modules that have some."""


def at(
    address: str, cost: Cost, *, media: str | None = None, refused: tuple[int, ...] = (), counted: str | None = None
) -> Callable[[Function], Function]:
    """Return a decorator that puts a function at an address."""

    def added(function: Function) -> Function:
        form = form_of(address, function, {Language, Today, PracticeKey})
        ADDRESSES[function] = Address(form=form, media=media, cost=cost, refused=refused, counted=counted)
        return function

    return added
