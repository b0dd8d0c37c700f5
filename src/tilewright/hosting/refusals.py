"""Why a host refuses what a seat asks for.

Refused
  Stale            the match has moved on: load it again and decide again
  RefusedBefore    the command with this id was refused, which is final
  NoSuchMatch      no match has this id
  NotBegun         the match still waits for a nonce of each seat
  NoSeat           only a player of the match may do this
  NotNow           the match is paused, or the seat is in that state already
"""

from tilewright.engine import IllegalTurn, NotYourTurn, Refused
from tilewright.messages.boards import fault_fields, listed_faults
from tilewright.messages.decoding import BadMessage
from tilewright.messages.wire import Reason, Refusal
from tilewright.screens.kinds import HostedGame
from tilewright.words.say import PlainRefusal, message_in_words, say, sentence


class Stale(Refused):
    """An append at a seq where the log no longer ends."""

    def __init__(self, match: str, head: int) -> None:
        super().__init__(sentence("refused-stale"))
        self.match = match
        self.head = head


class RefusedBefore(PlainRefusal, key="refused-stale"):
    """A command that was refused before: sent again late, it must not be carried out at another moment."""


class NoSuchMatch(Refused):
    """A match that is not in the store, or that the player may not see."""

    def __init__(self, match: str) -> None:
        super().__init__(sentence("refused-no-such-match", match=match))
        self.match = match


class NotBegun(PlainRefusal, key="refused-not-begun"):
    """A match that still waits for a nonce of each seat."""


class NoSeat(PlainRefusal, key="refused-no-seat"):
    """A request that only a player of the match may make, from somebody who watches."""


class NotNow(Refused):
    """A request that the current state of the seat or of the match does not allow."""


_REASONS: dict[type[Exception], Reason] = {
    IllegalTurn: Reason.ILLEGAL,
    NotYourTurn: Reason.NOT_YOUR_TURN,
    NoSeat: Reason.NO_SEAT,
    NotBegun: Reason.NOT_BEGUN,
    Stale: Reason.STALE,
    RefusedBefore: Reason.STALE,
    NotNow: Reason.NOT_NOW,
    BadMessage: Reason.BAD,
    Refused: Reason.BAD,
}


def refusal(command: str, error: Exception, hosted: HostedGame | None, language: str) -> Refusal:
    """Return the answer to a command that was not carried out."""
    reason = next(reason for kind, reason in _REASONS.items() if isinstance(error, kind))
    if isinstance(error, IllegalTurn) and hosted is not None:
        faults = listed_faults(error.faults)
        sentences = tuple(hosted.words.fault(fault, language) for fault in faults)
        return Refusal(id=command, reason=reason, faults=fault_fields(faults), sentences=sentences)
    return Refusal(id=command, reason=reason, sentences=(refusal_in_words(error, language),))


def refusal_in_words(error: Exception, locale: str) -> str:
    """Return the sentence that says why something was refused.

    Errors that only a program can cause, such as invalid JSON, are reported in English.
    """
    return say("refused-not-your-turn", locale) if isinstance(error, NotYourTurn) else message_in_words(error, locale)
