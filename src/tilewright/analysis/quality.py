"""How well a seat chose its turns, as one figure."""

from collections.abc import Iterable
from math import sqrt

from msgspec import Struct


class Choice(Struct, frozen=True):
    """A turn in which something could be laid: the points that were, those of the best turn, the chance it gave away.

    `out` tells whether the whole rack could be laid.
    """

    laid: int
    most: int
    out: bool
    given_away: float


def quality(choices: Iterable[Choice]) -> int | None:
    """Return a figure from 0 to 100, or None for somebody who laid nothing and could not have laid all.

    Only turns that laid something or could have laid all count: to wait is a choice that nobody is blamed for. The
    figure is the geometric mean of two shares. Sight: of the points that could be laid, those that were. Judgement:
    what is left of the chance to win, on average.

    >>> quality([Choice(laid=3, most=4, out=False, given_away=0.25), Choice(laid=0, most=2, out=False, given_away=0.5)])
    75
    """
    made = [choice for choice in choices if choice.laid or choice.out]
    if not made:
        return None
    most = sum(choice.most for choice in made)
    # The best turn has the most pieces: another one may be worth more.
    sight = sum(min(choice.laid, choice.most) for choice in made) / most if most else 1.0
    judgement = 1 - sum(max(0.0, choice.given_away) for choice in made) / len(made)
    return round(100 * sqrt(sight * judgement))
