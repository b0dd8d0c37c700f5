"""The errors of the service, and the sentence each one is reported with.

Refused
  NoSuchRoom       no table has this id, or the player may not see it
  WrongPassword    the login or the password is wrong
  TooMuch          a rate limit was reached
  Busy             no process is free for an analysis or a hint
StoreUnavailable   the database cannot be reached: ask again, with the same command id
  StoreDamaged     the file is damaged: nothing more is written to it
  DiskTrouble      the disk is full or reports an error; small writes may still fit
  ConnectionLost   the connection was found dead; a new one may work
StoreDefect        the database rejected one of our rows, which no input should cause
"""

from tilewright.engine import Refused
from tilewright.hosting import refusals
from tilewright.words.say import PlainRefusal, Sentence, say


class NoSuchRoom(PlainRefusal, key="refused-no-such-table"):
    """A room that does not exist, or that the player may not see."""


class WrongPassword(PlainRefusal, key="refused-wrong-password"):
    """A wrong login or a wrong password; the message does not say which of the two."""


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


class DiskTrouble(StoreUnavailable):
    """The disk is full, or reports an error."""


class StoreDamaged(StoreUnavailable):
    """The file of the database is damaged; it can be mended only while the server is stopped."""


class ConnectionLost(StoreUnavailable):
    """The connection was dead, perhaps long before it was used; the store tries another before it gives up."""


class StoreDefect(Exception):
    """The database rejected a statement; the text names the kind of error and no row."""


def refusal_in_words(error: Exception, locale: str) -> str:
    """Return the sentence that says why something was refused, by a match or by the service around it."""
    if isinstance(error, StoreUnavailable):
        return say("refused-no-database", locale)
    return refusals.refusal_in_words(error, locale)
