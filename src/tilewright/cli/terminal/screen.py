"""The screen: sentences and drawings written to a terminal in its current width."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TextIO

from tilewright.cli.terminal.drawing import heading, wrapped
from tilewright.cli.terminal.style import Style, style_of


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
