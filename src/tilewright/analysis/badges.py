"""What to tell of a turn in a review: one badge for each, and how much it cost."""

from enum import Enum

from tilewright.analysis.reviewing import Reviewed, Verdict


class Badge(Enum):
    """The one thing to tell of a turn."""

    OUT = "out"
    """The player could have gone out, and did not."""

    OPEN = "open"
    """The player could have opened, and did not."""

    MISSED = "missed"
    """More could have been laid, and it would have been better."""

    HELD = "held"
    """More could have been laid, but it would have been worse; the player laid later."""

    EVEN = "even"
    """More could have been laid, and the playouts do not tell whether that would have been better or worse."""

    BEST = "best"
    """Nothing more could be laid."""

    NONE = "none"
    """Nothing could be laid."""

    @property
    def is_mistake(self) -> bool:
        """Whether the turn should have been another."""
        return self in {Badge.OUT, Badge.OPEN, Badge.MISSED}


def badge_of(turn: Reviewed, *, lays_later: bool) -> Badge:
    """Return the badge of a turn; without chances, everything that was missed is a mistake.

    A player who lays nothing in the rest of the game did not hold back, even if that would have been the better turn.
    """
    found = turn.review
    if not found.missed:
        return Badge.NONE if found.verdict is Verdict.NONE else Badge.BEST
    if found.could_go_out:
        return Badge.OUT
    if turn.compared is not None and turn.compared.lost.low <= 0:
        return Badge.HELD if turn.compared.lost.high < 0 and lays_later else Badge.EVEN
    return Badge.OPEN if found.could_open and not found.played else Badge.MISSED
