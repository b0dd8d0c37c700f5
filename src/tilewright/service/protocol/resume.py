"""What a client that connects is sent, depending on what it knows."""

from __future__ import annotations

from enum import Enum


class Resume(Enum):
    """Nothing new; the later events and the view; or all events and the view."""

    NOTHING = "nothing"
    TAIL = "tail"
    ALL = "all"


def resume(head: int, after: int | None) -> Resume:
    """Return what a client that knows the events up to `after` needs when the log ends at `head`.

    A client that knows more than the log has seen another one, such as before a backup was restored.

    >>> resume(head=7, after=5)
    <Resume.TAIL: 'tail'>
    """
    if after is None or after > head:
        return Resume.ALL
    return Resume.NOTHING if after == head else Resume.TAIL
