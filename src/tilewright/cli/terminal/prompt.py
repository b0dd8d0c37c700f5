"""The terminal of a match, and questions that Enter answers with no."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec import Struct

from tilewright.cli.terminal.keyboard import Keyboard
from tilewright.cli.terminal.screen import Screen
from tilewright.cli.terminal.typed_words import Word, order_in, orders_of

PROMPT = "> "


class Table(Struct, frozen=True):
    """The terminal of a match: screen, keyboard, the time limit of a turn if there is one, and whether the player is
    asked before a turn that may cost a penalty."""

    screen: Screen
    keyboard: Keyboard
    seconds: float | None = None
    asks: bool = True


class Left(Exception):
    """The player has left the match."""


def ask(table: Table, question: str, pages: Mapping[Word, Callable[[], None]], yes: str | None = None) -> bool:
    """Ask a question and return whether the answer was `yes`; an empty line means no.

    Typing a word of `pages` shows that page and asks again; typing quit raises Left.
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
