"""The bus: a doorbell that says which match has moved on, and short-lived notes such as drafts.

Whatever it loses, the log still has, and whoever hears `Missed` or finds the bus down looks there.
"""

from __future__ import annotations

from collections.abc import Callable, KeysView
from typing import Protocol

from msgspec import Struct

from tilewright.service.storage.rows import MatchId


class Ring(Struct, frozen=True, tag=True):
    """A match has events up to `seq`."""

    match: MatchId
    seq: int


class Note(Struct, frozen=True, tag=True):
    """Something of the moment, such as a draft: worth nothing later and stored by nobody."""

    match: MatchId
    text: bytes

    def __repr__(self) -> str:
        return f"<Note of {self.match}>"


class Missed(Struct, frozen=True, tag=True):
    """Rings of this match may have been lost: the line was down, or is only now open."""

    match: MatchId


Message = Ring | Note | Missed
Bell = Callable[[Message], None]


class Bus(Protocol):
    """Carries messages about a match to whoever follows it, on this node at once and on the others soon.

    Nothing here waits or fails. A bell is called in the event loop: it returns at once and raises nothing.
    """

    @property
    def is_up(self) -> bool:
        """Whether messages reach other nodes; while they do not, followers look at the log every few seconds."""
        ...

    def follow(self, match: MatchId, bell: Bell) -> Callable[[], None]:
        """Call `bell` with every message about a match, until the function that is returned is called."""
        ...

    def ring(self, match: MatchId, seq: int) -> None:
        """Tell that a match has events up to `seq`."""
        ...

    def note(self, match: MatchId, text: bytes) -> None:
        """Pass a note on; it may be lost."""
        ...

    async def close(self) -> None:
        """Let go of the line."""
        ...


class LocalBus:
    """The bus of a single node, which is always up."""

    is_up = True

    def __init__(self) -> None:
        self._bells: dict[MatchId, list[Bell]] = {}

    @property
    def followed(self) -> KeysView[MatchId]:
        """The matches that somebody follows."""
        return self._bells.keys()

    def follow(self, match: MatchId, bell: Bell) -> Callable[[], None]:
        """Call `bell` with every message about a match, until the function that is returned is called."""
        self._bells.setdefault(match, []).append(bell)

        def leave() -> None:
            bells = self._bells[match]
            bells.remove(bell)
            if not bells:
                del self._bells[match]

        return leave

    def tell(self, message: Message) -> None:
        """Call the bells of the message's match."""
        # A bell may leave while the others are called.
        for bell in tuple(self._bells.get(message.match, ())):
            bell(message)

    def ring(self, match: MatchId, seq: int) -> None:
        """Tell that a match has events up to `seq`."""
        self.tell(Ring(match, seq))

    def note(self, match: MatchId, text: bytes) -> None:
        """Pass a note on."""
        self.tell(Note(match, text))

    async def close(self) -> None:
        """Do nothing: there is no line."""
