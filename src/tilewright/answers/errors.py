"""What answers refuse, each with its sentence."""

from __future__ import annotations

from tilewright.engine import Refused
from tilewright.words.sentence import sentence


class NoSuchLesson(Refused):
    """A lesson that does not exist."""

    def __init__(self) -> None:
        super().__init__(sentence("refused-no-such-lesson"))


class NoSuchPuzzle(Refused):
    """A puzzle that does not exist."""

    def __init__(self) -> None:
        super().__init__(sentence("refused-no-such-puzzle"))
