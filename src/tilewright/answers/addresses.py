"""The list of addresses: each is written once, on the function that answers it.

A device without a server answers all of them; a server, OpenAPI, the limits and the documentation read this list and
add what needs a server. What a function takes, and its bounds, are the types of its parameters.
"""

from collections.abc import Callable, Collection
from datetime import UTC, date, datetime
from enum import Enum
from types import ModuleType
from typing import Annotated, Any, NewType, TypedDict, TypeVar, Unpack

from msgspec import Meta
from msgspec.structs import asdict

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


class Declared(TypedDict, total=False):
    """What an address may declare beside its cost, as the fields of Address."""

    answer: Any
    status: int
    refused: Collection[int]
    counted: str | None
    banned_too: bool
    packed: bool


class Address(Form, frozen=True, kw_only=True, eq=False):
    """A function at an address; `answer` is the type of the JSON that comes back, or the media type of anything else.

    `refused` are the refusals besides the usual ones, with the types of their bodies if those are not Wrong. With
    `counted` a server counts each request of a player against that limit, and lets nobody else ask a question. Somebody
    who is banned may ask only with `banned_too`. With `packed` a server compresses the answer, which then may hold no
    secret: its length would give away parts of it.
    """

    answer: Any
    cost: Cost
    status: int = 200
    refused: Collection[int] = ()
    counted: str | None = None
    banned_too: bool = False
    packed: bool = False

    @property
    def media(self) -> str | None:
        """The media type of the answer, None for JSON."""
        return self.answer if isinstance(self.answer, str) else None


ADDRESSES: dict[Callable[..., Any], Address] = {}
"""All addresses by their functions."""


def at(
    address: str, cost: Cost, given: Collection[Any] = (), **declared: Unpack[Declared]
) -> Callable[[Function], Function]:
    """Return a decorator that puts a function at an address; `given` are types that only some hosts provide."""

    def added(function: Function) -> Function:
        form = form_of(address, function, {Language, Today, PracticeKey, *given})
        ADDRESSES[function] = declared_address(form, cost, **declared)
        return function

    return added


def declared_address(form: Form, cost: Cost, **declared: Unpack[Declared]) -> Address:
    """Return the address of a form; without `answer` it is what the function returns."""
    fields: dict[str, Any] = {"answer": form.returned, **declared}
    return Address(**asdict(form), cost=cost, **fields)


def addresses_of(*modules: ModuleType) -> tuple[Address, ...]:
    """Return the addresses of some modules, in their order, whatever was imported first."""
    names = [module.__name__ for module in modules]
    found = [address for address in ADDRESSES.values() if address.function.__module__ in names]
    return tuple(sorted(found, key=lambda address: names.index(address.function.__module__)))
