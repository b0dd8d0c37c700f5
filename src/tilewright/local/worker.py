"""The host behind one function that takes and returns text, for a worker of a browser, in which JavaScript calls it."""

from collections.abc import Sequence

import msgspec
from msgspec import Struct

from tilewright.local.host import Answer, Asked, Host, Sent
from tilewright.messages.fields import Millis


class Request(Struct, frozen=True, kw_only=True, tag="request"):
    """A request of the page, with the number under which it waits for the answer."""

    id: int
    method: str
    address: str
    body: str = ""
    language: str = "en"


class Connect(Struct, frozen=True, tag="connect"):
    """A new connection of the page."""

    line: int
    language: str
    person: int = 0


class Say(Struct, frozen=True, tag="say"):
    """A message on a connection."""

    line: int
    text: str


class Disconnect(Struct, frozen=True, tag="disconnect"):
    """The end of a connection."""

    line: int


class Wake(Struct, frozen=True, tag="wake"):
    """The time has come at which something is due."""


class Answered(Struct, frozen=True):
    """The answer to the request with this number."""

    id: int
    status: int
    media: str
    body: str


class Outcome(Struct, frozen=True, kw_only=True):
    """What is to be written, then shown, and when something is due next."""

    changes: dict[str, str | None] = {}
    answer: Answered | None = None
    sent: tuple[Sent, ...] = ()
    wake_at: Millis | None = None


Event = Request | Connect | Say | Disconnect | Wake
_STORED = msgspec.json.Decoder(dict[str, str])
_EVENT: msgspec.json.Decoder[Event] = msgspec.json.Decoder(Event)


class Worker:
    """A host that is called with text: what happened, as JSON, and the time."""

    def __init__(self, stored: str) -> None:
        self._host = Host(_STORED.decode(stored))

    def do(self, text: str, at: int) -> str:
        """Return what an event of the page brings, as an Outcome."""
        event, now = _EVENT.decode(text), Millis(at)
        match event:
            case Request():
                asked = Asked(
                    method=event.method, address=event.address, body=event.body.encode(), language=event.language
                )
                return self._outcome(now, _answered(event, self._host.request(asked, now)))
            case Connect():
                self._host.connect(event.line, event.language, event.person)
                return self._outcome(now)
            case Say():
                return self._outcome(now, sent=self._host.receive(event.line, event.text, now))
            case Disconnect():
                self._host.disconnect(event.line)
                return self._outcome(now)
            case Wake():
                return self._outcome(now, sent=self._host.wake(now))

    def stored(self) -> None:
        """Note that the changes of the last outcome are written."""
        self._host.stored()

    def not_stored(self, text: str, at: int) -> str:
        """Take back what could not be written, and return what is said instead, as an Outcome."""
        event, now = _EVENT.decode(text), Millis(at)
        self._host.undo(now)
        match event:
            case Request():
                return self._outcome(now, _answered(event, self._host.no_space(event.language)))
            case Say():
                return self._outcome(now, sent=self._host.no_space_for(event.line, event.text))
            case _:
                return self._outcome(now, sent=self._host.no_space_for_all())

    def _outcome(self, at: Millis, answer: Answered | None = None, sent: Sequence[Sent] = ()) -> str:
        outcome = Outcome(changes=self._host.changes(), answer=answer, sent=tuple(sent), wake_at=self._host.wake_at(at))
        return msgspec.json.encode(outcome).decode()


def _answered(event: Request, answer: Answer) -> Answered:
    return Answered(event.id, answer.status, answer.media, answer.body.decode())
