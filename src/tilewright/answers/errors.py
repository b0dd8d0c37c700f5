"""What answers refuse, each with its sentence.

BadInput
  Impossible      a question about a position that cannot be
Refused
  NoSuchLesson    no lesson has this id
  NoSuchPuzzle    no puzzle has this id, or the rulebook has none
"""

from __future__ import annotations

from tilewright.engine import Refused
from tilewright.tiles.notation import BadInput
from tilewright.words.sentence import sentence


class Impossible(BadInput):
    """A question about a position that cannot be; the message is the sentence that says why."""


class NoSuchLesson(Refused):
    """A lesson that does not exist."""

    def __init__(self) -> None:
        super().__init__(sentence("refused-no-such-lesson"))

    def __reduce__(self) -> tuple[type[NoSuchLesson], tuple[()]]:
        # It may be raised in another process.
        return NoSuchLesson, ()


class NoSuchPuzzle(Refused):
    """A puzzle that does not exist."""

    def __init__(self) -> None:
        super().__init__(sentence("refused-no-such-puzzle"))

    def __reduce__(self) -> tuple[type[NoSuchPuzzle], tuple[()]]:
        return NoSuchPuzzle, ()
