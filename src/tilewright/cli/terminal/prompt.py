"""Questions between games, to which Enter goes on; and where a match takes place."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec import Struct

from tilewright.cli.terminal.keyboard import Keyboard
from tilewright.cli.terminal.screen import Screen
from tilewright.cli.terminal.typed_words import Word, order_in, orders_of

PROMPT = "> "


class Table(Struct, frozen=True):
    """Where a match takes place: what to write on, what to read from, and the seconds of a turn if they are counted."""

    screen: Screen
    keyboard: Keyboard
    seconds: float | None = None


class Left(Exception):
    """The player has left the table."""


def ask(table: Table, question: str, pages: Mapping[Word, Callable[[], None]], yes: str | None = None) -> bool:
    """Ask something to which an empty line goes on, and return whether the answer was the word for yes.

    `pages` are shown to a player who types their words; one who wants to leave raises Left.
    """
    table.screen.say(question)
    orders = orders_of([Word.QUIT, *pages])
    while True:
        line = table.keyboard.line(PROMPT).strip().lower()
        if not line or line == yes:
            return line == yes
        order = order_in(line, orders)
        if order is Word.QUIT:
            raise Left
        if order is not None:
            pages[order]()
        else:
            table.screen.say(question)
