"""The bus: rings that say which match has new events, and short-lived notes such as drafts.

The log has everything that the bus loses: followers read it after `Missed`, and while the bus is down.
"""

from collections.abc import Callable

from msgspec import Struct

from tilewright.messages.fields import MatchId


class Ring(Struct, frozen=True, tag=True):
    """A match has events up to `seq`."""

    match: MatchId
    seq: int


class Note(Struct, frozen=True, tag=True):
    """A short-lived message, such as a draft; it is not stored."""

    match: MatchId
    text: bytes

    def __repr__(self) -> str:
        return f"<Note of {self.match}>"


class Missed(Struct, frozen=True, tag=True):
    """Rings of this match may have been lost: the connection was down, or has just been opened."""

    match: MatchId


Message = Ring | Note | Missed
Bell = Callable[[Message], None]


class Bus:
    """Carries messages about a match to its followers; this one is that of a single node, which is always up.

    Its methods neither wait nor fail. A bell is called in the event loop; it must return at once and raise nothing.
    """

    def __init__(self) -> None:
        self._bells: dict[MatchId, list[Bell]] = {}

    @property
    def is_up(self) -> bool:
        """Whether messages reach other nodes; while they do not, the log is read every few seconds."""
        return True

    def follow(self, match: MatchId, bell: Bell) -> Callable[[], None]:
        """Call `bell` with every message about a match; the returned function ends this."""
        self._bells.setdefault(match, []).append(bell)

        def leave() -> None:
            bells = self._bells[match]
            bells.remove(bell)
            if not bells:
                del self._bells[match]

        return leave

    def deliver(self, message: Message) -> None:
        """Call the bells of the message's match."""
        # A bell may leave while the others are called.
        for bell in tuple(self._bells.get(message.match, ())):
            bell(message)

    def ring(self, match: MatchId, seq: int) -> None:
        """Announce that a match has events up to `seq`."""
        self.deliver(Ring(match, seq))

    def note(self, match: MatchId, text: bytes) -> None:
        """Send a note; it may be lost."""
        self.deliver(Note(match, text))

    async def close(self) -> None:
        """Close the connection, if there is one."""
