"""What can go wrong between a client and a server.

ClientError > NoAnswer, RequestRefused, SocketClosed, CommandRefused, Gone.
"""

from __future__ import annotations

from tilewright.errors import TilewrightError
from tilewright.messages.boards import FaultFields
from tilewright.messages.wire import Reason, Refusal


class ClientError(TilewrightError):
    """Something that a client wanted did not happen."""


class NoAnswer(ClientError):
    """A server could not be reached, or the connection ended before its answer; the request may have been done."""


class RequestRefused(ClientError):
    """A request was answered with an error status; nothing has changed."""

    def __init__(self, status: int, reason: str) -> None:
        super().__init__(f"{status}: {reason}")
        self.status: int = status
        self.reason: str = reason


class SocketClosed(ClientError):
    """A socket has ended; `code` is that of RFC 6455, 1006 if the other side vanished without one."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(f"{code}: {reason}")
        self.code: int = code
        self.reason: str = reason


class CommandRefused(ClientError):
    """A command was refused; nothing has changed. The faults are the fields of values, and sentences."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.reason.value}: {' '.join(refusal.sentences)}")
        self.reason: Reason = refusal.reason
        self.faults: tuple[FaultFields, ...] = refusal.faults
        self.sentences: tuple[str, ...] = refusal.sentences


class Gone(ClientError):
    """There is no such match or table, or this player may not see it."""
