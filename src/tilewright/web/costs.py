"""What a request costs: every address belongs to one class, which decides where it runs and what limits it."""

from __future__ import annotations

from enum import Enum


class Cost(Enum):
    """The class of an address. All but PLAY pay for their time in the event loop from the budget for it."""

    LIGHT = "light"
    """Under 2 ms in the event loop, and the database; few run at once, and networks take turns."""

    SHORT = "short"
    """Under 50 ms of processor time, in the process for short questions."""

    LONG = "long"
    """More than that, in the processes for analyses, hints, replays, reviews and pictures of links."""

    PASSWORD = "password"
    """The hash of a password, in a thread; attempts are limited."""

    PLAY = "play"
    """What the socket does too: commands, drafts and events of a match, with the limits of the socket."""
