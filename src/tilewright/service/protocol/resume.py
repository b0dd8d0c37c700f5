"""What somebody who connects has to be sent, decided by what they know already."""

from __future__ import annotations

from enum import Enum


class Resume(Enum):
    """Nothing new; the events since, and the view; or the view and all events from the first."""

    NOTHING = "nothing"
    TAIL = "tail"
    ALL = "all"


def resume(head: int, after: int | None) -> Resume:
    """Return what a client that knows the match up to event `after` needs when it stands at event `head`.

    A client that knows more than there is has seen another log, such as one from before a backup was restored.

    >>> resume(head=7, after=5)
    <Resume.TAIL: 'tail'>
    """
    if after is None or after > head:
        return Resume.ALL
    return Resume.NOTHING if after == head else Resume.TAIL
