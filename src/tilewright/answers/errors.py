"""What answers refuse, each with its sentence.

BadInput
  Impossible      a question about a position that cannot be
Refused
  NoSuchLesson    no lesson has this id
  NoSuchPuzzle    no puzzle has this id, or the rulebook has none
  NoSuchRulebook  no rulebook has this id
  NoSuchRush      the player has no rush with this id, or has begun another since
  RushAnswered    the puzzle of a rush has its answer already
"""

from tilewright.engine import Refused
from tilewright.games import EDITIONS
from tilewright.tiles import BadInput, quoted
from tilewright.words.say import PlainRefusal


class Impossible(BadInput):
    """A question about a position that cannot be; the message is the sentence that says why."""


class NoSuchLesson(PlainRefusal, key="refused-no-such-lesson"):
    """A lesson that does not exist."""


class NoSuchPuzzle(PlainRefusal, key="refused-no-such-puzzle"):
    """A puzzle that does not exist."""


class NoSuchRulebook(Refused):
    """A rulebook that does not exist; the sentence lists those that do."""

    def __init__(self, rules: str) -> None:
        super().__init__(f"there is no rulebook {quoted(rules)}: choose from {', '.join(EDITIONS)}")


class NoSuchRush(PlainRefusal, key="refused-no-such-rush"):
    """A rush that the player has not begun, or that ended when they began another."""


class RushAnswered(PlainRefusal, key="refused-rush-answered"):
    """An answer to a puzzle of a rush that has its answer already."""


STATUS: dict[type[Exception], int] = {
    BadInput: 400,
    NoSuchLesson: 404,
    NoSuchPuzzle: 404,
    NoSuchRulebook: 404,
    NoSuchRush: 404,
}
"""The HTTP status of each refusal; any other Refused is 409, a conflict with the current state."""
