"""The screen: where sentences and drawings are written, each time as wide as it is then."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TextIO

from tilewright.cli.terminal.drawing import heading, wrapped
from tilewright.cli.terminal.style import Style, style_of


class Screen:
    """A stream to write to; a terminal may change its width at any time."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    @property
    def style(self) -> Style:
        """What the terminal can show now."""
        return style_of(self._stream)

    def say(self, sentence: str, hang: str = "") -> None:
        """Write a sentence, broken to the width."""
        self.lines(wrapped(sentence, self.style, hang))

    def say_each(self, sentences: Iterable[str]) -> None:
        """Write sentences, each on a line of its own."""
        for sentence in sentences:
            self.say(sentence)

    def lines(self, lines: Iterable[str]) -> None:
        """Write lines as they are."""
        for line in lines:
            self._stream.write(line + "\n")
        self._stream.flush()

    def heading(self, text: str) -> None:
        """Write a line across the screen with a text in it."""
        self.lines(["", heading(text, self.style)])
