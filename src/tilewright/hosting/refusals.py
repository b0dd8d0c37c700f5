"""Why a host refuses what a seat asks for.

Refused
  Stale            the match has moved on: load it again and decide again
  RefusedBefore    the command with this id was refused, which is final
  NoSuchMatch      no match has this id
  NotBegun         the match still waits for a nonce of each seat
  NoSeat           only a player of the match may do this
  NotNow           the match is paused, or the seat is in that state already
"""

from __future__ import annotations

from tilewright.engine import Refused
from tilewright.words.sentence import sentence


class Stale(Refused):
    """An append at a seq where the log no longer ends."""

    def __init__(self, match: str, head: int) -> None:
        super().__init__(sentence("refused-stale"))
        self.match = match
        self.head = head


class RefusedBefore(Refused):
    """A command that was refused before: sent again late, it must not be carried out at another moment."""

    def __init__(self) -> None:
        super().__init__(sentence("refused-stale"))


class NoSuchMatch(Refused):
    """A match that is not in the store, or that the player may not see."""

    def __init__(self, match: str) -> None:
        super().__init__(sentence("refused-no-such-match", match=match))
        self.match = match


class NotBegun(Refused):
    """A match that still waits for a nonce of each seat."""

    def __init__(self) -> None:
        super().__init__(sentence("refused-not-begun"))


class NoSeat(Refused):
    """A request that only a player of the match may make, from somebody who watches."""

    def __init__(self) -> None:
        super().__init__(sentence("refused-no-seat"))


class NotNow(Refused):
    """A request that the current state of the seat or of the match does not allow."""
