"""The errors of the service, and the sentence each one is reported with.

Refused
  Stale            the match has moved on: load it again and decide again
  RefusedBefore    the command with this id was refused, which is final
  NoSuchMatch      no match has this id
  NotBegun         the match still waits for a nonce of each seat
  NoSeat           only a player of the match may do this
  NotNow           the match is paused, or the seat is in that state already
  NoSuchRush       the player has no rush with this id, or has begun another since
  NoSuchRoom       no table has this id, or the player may not see it
  WrongPassword    the login or the password is wrong
  TooMuch          a rate limit was reached
  Busy             no process is free for an analysis or a hint
StoreUnavailable   the database cannot be reached: ask again, with the same command id
  StoreDamaged     the file is damaged: nothing more is written to it
  ConnectionLost   the connection was found dead; a new one may work
StoreDefect        the database rejected one of our rows, which no input should cause
"""

from __future__ import annotations

from tilewright.engine import NotYourTurn, Refused
from tilewright.words.say import say
from tilewright.words.sentence import Sentence, message_in_words, sentence


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


class NoSuchRoom(Refused):
    """A room that does not exist, or that the player may not see."""

    def __init__(self) -> None:
        super().__init__(sentence("refused-no-such-table"))


class NoSuchRush(Refused):
    """A rush that the player has not begun, or that ended when they began another."""

    def __init__(self) -> None:
        super().__init__(sentence("refused-no-such-rush"))


class WrongPassword(Refused):
    """A wrong login or a wrong password; the message does not say which of the two."""

    def __init__(self) -> None:
        super().__init__(sentence("refused-wrong-password"))


class TooMuch(Refused):
    """A request beyond a rate limit; nothing was done, and it may be repeated after some seconds."""

    def __init__(self, reason: Sentence | str, seconds: int = 1) -> None:
        super().__init__(reason)
        self.seconds = seconds


class Busy(Refused):
    """An analysis that was not started, or took longer than allowed; it may be repeated after some seconds."""

    def __init__(self, reason: Sentence, seconds: int = 5) -> None:
        super().__init__(reason)
        self.seconds = seconds


class StoreUnavailable(Exception):
    """The database does not answer. The write may or may not have been done, so ask again with the same id."""


class StoreDamaged(StoreUnavailable):
    """The file of the database is damaged; it can be mended only while the server is stopped."""


class ConnectionLost(StoreUnavailable):
    """The connection was dead, perhaps long before it was used; the store tries another before it gives up."""


class StoreDefect(Exception):
    """The database rejected a statement; the text names the kind of error and no row."""


# Errors of layers without words, or whose own text is for the operator.
_SENTENCES: dict[type[Exception], str] = {
    NotYourTurn: "refused-not-your-turn",
    StoreUnavailable: "refused-no-database",
}


def refusal_in_words(error: Exception, locale: str) -> str:
    """Return the sentence that says why something was refused.

    Errors that only a program can cause, such as invalid JSON, are reported in English.
    """
    key = next((key for kind, key in _SENTENCES.items() if isinstance(error, kind)), None)
    return message_in_words(error, locale) if key is None else say(key, locale)
