"""What to tell of a turn in a review: one badge for each, and how much it cost."""

from __future__ import annotations

from enum import Enum

from tilewright.analysis.reviewing import Reviewed, Verdict

# Fewer playouts than this share apart are noise.
_NOISE = 0.05


class Badge(Enum):
    """The one thing to tell of a turn."""

    OUT = "out"
    """The player could have gone out, and did not."""

    OPEN = "open"
    """The player could have opened, and did not."""

    MISSED = "missed"
    """More could have been laid, and it would have been better."""

    HELD = "held"
    """More could have been laid, but the chances were as good without it."""

    BEST = "best"
    """Nothing more could be laid."""

    NONE = "none"
    """Nothing could be laid."""

    @property
    def is_mistake(self) -> bool:
        """Whether the turn should have been another."""
        return self in {Badge.OUT, Badge.OPEN, Badge.MISSED}


def badge_of(turn: Reviewed) -> Badge:
    """Return the badge of a turn; without chances, everything that was missed is a mistake."""
    found = turn.review
    if not found.missed:
        return Badge.NONE if found.verdict is Verdict.NONE else Badge.BEST
    if found.could_go_out:
        return Badge.OUT
    if found.chances and turn.chance_lost < _NOISE:
        return Badge.HELD
    return Badge.OPEN if found.could_open and not found.played else Badge.MISSED
