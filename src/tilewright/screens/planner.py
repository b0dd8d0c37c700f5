"""What each kind of game does with a plan, and what is left of one when the table has changed."""

from collections.abc import Hashable, Mapping
from typing import Any, Protocol

from msgspec import Struct

from tilewright.messages.fields import Rows
from tilewright.messages.wire import AskPlan


class Fit(Struct, frozen=True, kw_only=True):
    """What still fits of a plan: `rows` is the table with it, `kept` and `free` are its parts.

    `kept` has the rows or dice as they were laid, `free` those of the table that they leave alone. `loose` are the
    pieces of the player whose places are gone.
    """

    rows: Rows
    kept: Rows
    free: Rows
    loose: tuple[int, ...]


class Planner(Protocol):
    """What each kind of game provides for plans; a module of functions fulfils it.

    Everything is made of the view of a seat, so a plan tells nothing that is hidden.
    """

    def fitted(self, view: Any, plan: AskPlan) -> Fit:
        """Return what of the plan fits the table unchanged, or raise BadMessage if it was none for its own table."""

    def refitted(self, view: Any, fit: Fit) -> Rows:
        """Return the table with what fits and as many loose pieces as the solver finds places for."""

    def lying(self, rows: Rows) -> Mapping[int, Hashable]:
        """Return how each piece lies: equal values mean that nothing changed around it."""

    def imagined(self, view: Any, rows: Rows) -> Any:
        """Return the match as if it were the turn of the seat, made of what it sees."""
