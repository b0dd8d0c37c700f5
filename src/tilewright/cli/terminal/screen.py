"""The screen, written in its current width, the terminal of a match, and questions that Enter answers with no."""

from collections.abc import Callable, Iterable, Mapping
from typing import TextIO

from msgspec import Struct

from tilewright.cli.terminal.drawing import heading, wrapped
from tilewright.cli.terminal.keyboard import Keyboard
from tilewright.cli.terminal.style import Style, style_of
from tilewright.cli.terminal.typed_words import Word, order_in, orders_of


class Screen:
    """An output stream; a terminal may change its width at any time."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    @property
    def style(self) -> Style:
        """The current style of the terminal."""
        return style_of(self._stream)

    def say(self, sentence: str, hang: str = "") -> None:
        """Write a sentence, wrapped to the width."""
        self.lines(wrapped(sentence, self.style, hang))

    def say_each(self, sentences: Iterable[str]) -> None:
        """Write each sentence on a new line."""
        for sentence in sentences:
            self.say(sentence)

    def lines(self, lines: Iterable[str]) -> None:
        """Write lines unchanged."""
        for line in lines:
            self._stream.write(line + "\n")
        self._stream.flush()

    def heading(self, text: str) -> None:
        """Write a rule across the screen with a text in it."""
        self.lines(["", heading(text, self.style)])


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
