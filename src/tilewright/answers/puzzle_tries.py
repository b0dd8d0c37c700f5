"""A player's try at a puzzle: hints taken, wrong answers and the time, by the clock of the host that answers."""

from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace

from tilewright.messages.fields import Millis

Moment = Annotated[Millis, Meta(ge=0, le=2**53)]
"""A time that a device may send."""

# Somebody who does nothing for longer than this is not looking at the puzzle any more.
_LONGEST_LOOK = 5 * 60 * 1_000
_MOST_MS = 2**31


class PuzzleTry(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How a player has fared at a puzzle so far; once it is solved, only its `day` changes.

    `hints` is how much of the answer was shown: 1 for its pieces, and 1 more for each step. `ms` is how long the player
    has looked at it, up to `seen_at`. `day` is the last day whose puzzle it was when it was solved. What a device
    `claimed` to have seen without this host is never rated.
    """

    seen_at: Moment
    ms: Annotated[int, Meta(ge=0, le=_MOST_MS)] = 0
    hints: Annotated[int, Meta(ge=0, le=1_000)] = 0
    wrong: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    solved_at: Moment | None = None
    day: Annotated[str, Meta(max_length=10)] | None = None
    claimed: bool = False

    @property
    def seconds(self) -> int:
        """How long the player has looked at it, as people read it."""
        return round(self.ms / 1_000)


class Step(Struct, frozen=True):
    """What a player does at a puzzle: look, see as much of the answer as `hints` says, answer wrongly, or solve it.

    `day` is set where it is solved on a day whose puzzle it is.
    """

    hints: int = 0
    wrong: bool = False
    solved: bool = False
    day: str | None = None

    @property
    def is_look(self) -> bool:
        """Whether nothing but time has passed."""
        return not (self.hints or self.wrong or self.solved)


def tried(before: PuzzleTry | None, step: Step, at: Millis) -> PuzzleTry:
    """Return a try after one more step; the first one begins it."""
    found = before or PuzzleTry(seen_at=at)
    if found.solved_at is not None:
        return replace(found, day=step.day or found.day)
    return replace(
        found,
        seen_at=max(found.seen_at, at),
        ms=min(found.ms + min(max(0, at - found.seen_at), _LONGEST_LOOK), _MOST_MS),
        hints=max(found.hints, step.hints),
        wrong=found.wrong + step.wrong,
        solved_at=at if step.solved else None,
        day=step.day,
    )
