"""What a client without rules needs besides the view: readings of rows, allowed commands, and hints."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from tilewright.engine import NotYourTurn, Seat
from tilewright.messages.boards import Ending, Hint, HintRequest, OpeningCount, Phrase, RowReading

Rows = Sequence[Sequence[int]]


def is_right(faults: Callable[[Any, Seat, Any], Sequence[object]], match: object, seat: Seat, command: object) -> bool:
    """Return whether a seat may send a command now, by the faults that its engine finds in it."""
    try:
        return not faults(match, seat, command)
    except NotYourTurn:
        return False


class Screen(Protocol):
    """What each kind of game provides for screens; a module of functions fulfils it."""

    def readings(self, state: Any, rows: Rows) -> tuple[RowReading, ...]:
        """Return the readings of the rows of a table or draft."""

    def lying(self, state: Any) -> tuple[tuple[str, ...], ...]:
        """Return what lies on the table, row by row in the notation; an empty place of a grid is an empty text."""

    def opening(self, state: Any, seat: Seat, rows: Rows, found: Sequence[Any] = ()) -> OpeningCount | None:
        """Return what a draft counts as the opening of a seat, or None if it needs none.

        With the faults found in the draft, points that the judge has counted are not counted again.
        """

    def may(self, state: Any, seat: Seat) -> tuple[str, ...]:
        """Return the kinds of the game's commands that the seat may send now."""

    def time_out(self, state: Any) -> tuple[Phrase, ...]:
        """Return what happens when the time of a turn is up; nothing where there is no clock."""

    def ending(self, state: Any) -> Ending:
        """Return how turns end: what their players are told before, and what an illegal one costs (A-16)."""

    def hint(self, view: Any, wanted: HintRequest) -> Hint:
        """Return a hint for the seat in turn, made from its view alone."""
