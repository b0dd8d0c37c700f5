"""The game without a server, behind the same addresses and messages: what comes in, and what goes out once stored.

A browser's worker calls `request`, `receive` or `wake`, and writes `changes()` in one transaction. Only then it calls
`stored` and shows the answer; if the transaction failed it shows what `undo` returns instead.
"""

import logging
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any
from urllib.parse import parse_qs, unquote, urlsplit

from msgspec import Struct

from tilewright.answers.addresses import Address, PracticeKey, Today, addresses_of, day_at
from tilewright.answers.errors import STATUS
from tilewright.answers.questions import QUESTIONS
from tilewright.answers.requests import LISTS, Language, Malformed, Wrong
from tilewright.engine import Refused
from tilewright.hosting.refusals import NoSeat, NoSuchMatch, refusal_in_words
from tilewright.hosting.rows import Entry
from tilewright.local import addresses, day_deals, match_addresses, puzzles
from tilewright.local.here import Here, NeedsServer, Now, PersonHere
from tilewright.local.kept import Contradictory
from tilewright.local.profile import NoPlayer, people
from tilewright.local.session import LocalSession
from tilewright.local.values import Values
from tilewright.messages.decoding import BadMessage, encode_message, read_message
from tilewright.messages.fields import MOST_FRAME_BYTES, MOST_PERSONS, MatchId, Millis
from tilewright.messages.keys import new_keys
from tilewright.messages.kinds import ENCODER
from tilewright.messages.wire import Act, Gone, Hello, OrderRack, Outgoing, Reason, Refusal, Trouble
from tilewright.words.locales import known_locale, supported_locale
from tilewright.words.say import say

# The first class that fits decides.
_STATUS: dict[type[Exception], int] = {
    Malformed: 422,
    NoPlayer: 401,
    NoSeat: 403,
    NoSuchMatch: 404,
    NeedsServer: 501,
    **STATUS,
    Refused: 409,
}
_PERSONS = frozenset(map(str, range(1, MOST_PERSONS + 1)))
_TOO_LONG, _NO_SPACE = 413, 507
_JSON = "application/json"


class Asked(Struct, frozen=True, kw_only=True):
    """A request: the address with its query, the body, and the language of the page."""

    method: str
    address: str
    body: bytes = b""
    language: str = "en"


class Answer(Struct, frozen=True):
    """The answer to a request: its status, its media type and its body."""

    status: int
    media: str
    body: bytes


class Sent(Struct, frozen=True):
    """A message for a connection of a page, as the socket would carry it."""

    line: int
    message: str


class _Line:
    """A connection of a page, of one of its persons, and the match that it follows, if any."""

    def __init__(self, language: str, person: int) -> None:
        self.language, self.person = language, person
        self.match: MatchId | None = None
        self.session: LocalSession | None = None


ROUTES = tuple(
    (address, re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", address.path)))
    for address in (*QUESTIONS, *addresses_of(addresses, day_deals, match_addresses, puzzles))
)
"""Every address that is answered here, with the pattern of its paths."""


class Host:
    """Everything that this device answers, from the values that it has stored."""

    def __init__(self, stored: Mapping[str, str]) -> None:
        self._values = Values(stored)
        self._here = Here(self._values)
        self._key = PracticeKey(new_keys(1)[0])
        self._lines: dict[int, _Line] = {}

    def request(self, asked: Asked, at: Millis) -> Answer:
        """Return the answer to a request; what is wrong with it is answered, never raised."""
        parts = urlsplit(asked.address)
        query = parse_qs(parts.query, keep_blank_values=True)
        language = known_locale(query.get("language", [""])[-1]) or supported_locale(asked.language)
        found = ((route, pattern.fullmatch(parts.path)) for route, pattern in ROUTES if route.method == asked.method)
        route, fits = next(((route, fits) for route, fits in found if fits), (None, None))
        try:
            if route is None or fits is None:
                raise NeedsServer
            if len(asked.body) > route.most_bytes:
                return _refused(_TOO_LONG, f"at most {route.most_bytes} bytes at once")
            sent = {name: each if name in LISTS else each[-1] for name, each in query.items()}
            sent |= {name: unquote(each) for name, each in fits.groupdict().items()}
            person = PersonHere(int(asked_by) if (asked_by := query.get("person", ["0"])[-1]) in _PERSONS else 0)
            values = {Language: language, Now: at, PersonHere: person}
            return self._answered(route, sent, asked.body, values)
        except tuple(_STATUS) as wrong:
            status = next(_STATUS[kind] for kind in _STATUS if isinstance(wrong, kind))
            return _refused(status, refusal_in_words(wrong, language))

    def connect(self, line: int, language: str, person: int = 0) -> None:
        """Open a connection of a page, for its player or one of the persons who pass the device around."""
        self._lines[line] = _Line(supported_locale(language), person)

    def disconnect(self, line: int) -> None:
        """Close a connection; a match that nobody follows any more waits."""
        gone = self._lines.pop(line, None)
        if gone is not None:
            self._leave(gone)

    def receive(self, line: int, text: str, at: Millis) -> list[Sent]:
        """Return what a message of a connection brings; what is wrong with it is answered, never raised."""
        known = self._lines[line]
        try:
            message = read_message(text, MOST_FRAME_BYTES)
            if isinstance(message, Hello):
                self._follow(known, message, at)
            if known.session is None or known.match is None:
                raise BadMessage("say hello to a match first")
        except NoSuchMatch as gone:
            return [_sent(line, Gone(gone.match))]
        except (BadMessage, Refused) as wrong:
            return [_sent(line, Trouble(refusal_in_words(wrong, known.language)))]
        try:
            reply = known.session.receive(text, at)
            if isinstance(message, OrderRack) and known.session.seat is not None:
                self._here.matches.arrange(known.match, known.session.seat, known.session.order)
            told = [_sent(line, each) for each in reply.messages]
            return told + self._appended(known.match, reply.entries, at, besides=line)
        except Exception:
            logging.exception("a message cannot be carried out")
            return self._stopped(known.match)

    def wake(self, at: Millis) -> list[Sent]:
        """Let one match do what is due: a bot's turn, the end of a turn's time, or the next deal."""
        for match in self._followed():
            opened = self._here.matches.open(match, at)
            try:
                if entries := opened.do_what_is_due(at):
                    return self._appended(match, entries, at)
            except Exception:
                logging.exception("a match cannot be continued")
                return self._stopped(match)
        return []

    def wake_at(self, at: Millis) -> Millis | None:
        """Return when something is due next in a match that is followed."""
        times = [self._here.matches.open(match, at).schedule.wake_at for match in self._followed()]
        return min((time for time in times if time is not None), default=None)

    def changes(self) -> dict[str, str | None]:
        """Return what is to be written, by its key; None deletes."""
        return self._values.changes()

    def stored(self) -> None:
        """Note that all changes are written."""
        self._values.commit()

    def undo(self, at: Millis) -> None:
        """Take back what could not be written: every match is as it was last shown."""
        self._values.undo()
        self._here.matches.close_all()
        for line in self._lines.values():
            if line.match is not None:
                self._open(line, line.match, at)

    def no_space(self, language: str) -> Answer:
        """Return the answer to a request that could not be stored."""
        return _refused(_NO_SPACE, say("refused-no-space", supported_locale(language)))

    def no_space_for(self, line: int, text: str) -> list[Sent]:
        """Return the answer to a message that could not be stored."""
        message = read_message(text, MOST_FRAME_BYTES)
        told = say("refused-no-space", self._lines[line].language)
        if isinstance(message, Act):
            return [_sent(line, Refusal(id=message.id, reason=Reason.BAD, sentences=(told,)))]
        return [_sent(line, Trouble(told))]

    def no_space_for_all(self) -> list[Sent]:
        """Return what all connections are told of a bot's turn that could not be stored."""
        lines = self._lines.items()
        return [_sent(number, Trouble(say("refused-no-space", line.language))) for number, line in lines]

    def _answered(self, route: Address, sent: Mapping[str, Any], body: bytes, values: dict[Any, Any]) -> Answer:
        values |= {Today: day_at(values[Now]), PracticeKey: self._key, Here: self._here}
        given = {name: values[kind] for name, kind in route.provided.items()} | route.read_parameters(sent)
        if route.body is not None:
            given["body"] = route.read_body(body)
        found = route.function(**given)
        for line in self._lines.values():
            # Everything may have been deleted or replaced.
            if line.match is not None and self._values[f"match/{line.match}"] is None:
                line.match = line.session = None
        if route.media is not None:
            return Answer(route.status, route.media, found if isinstance(found, bytes) else found.encode())
        return Answer(route.status, _JSON, b"" if found is None else ENCODER.encode(found))

    def _follow(self, line: _Line, hello: Hello, at: Millis) -> None:
        self._leave(line)
        kept = self._here.matches.find(hello.match)
        self._open(line, kept.row.id, at)

    def _open(self, line: _Line, match: MatchId, at: Millis) -> None:
        opened, kept = self._here.matches.open(match, at), self._here.matches.find(match)
        line.match = match
        seat = self._here.seat(opened.row, line.person)
        line.session = LocalSession(opened, seat, people(self._values, opened.row), line.language)
        line.session.order = () if seat is None else kept.orders.get(seat, ())

    def _leave(self, line: _Line) -> None:
        match, line.match, line.session = line.match, None, None
        if match is not None and match not in self._followed():
            self._here.matches.close(match)

    def _followed(self) -> list[MatchId]:
        return list(dict.fromkeys(line.match for line in self._lines.values() if line.match is not None))

    def _stopped(self, match: MatchId) -> list[Sent]:
        """Refuse a match that cannot be continued, and return what its followers are told; all else goes on."""
        self._values.undo()
        self._here.matches.refuse(match)
        told = []
        for number, line in self._lines.items():
            if line.match == match:
                line.match = line.session = None
                told.append(_sent(number, Trouble(refusal_in_words(Contradictory(), line.language))))
        return told

    def _appended(self, match: MatchId, entries: Sequence[Entry], at: Millis, besides: int = -1) -> list[Sent]:
        """Store new entries of a match, and return what those who follow it are sent of them."""
        self._here.matches.append(self._here.matches.open(match, at), entries)
        return [*self._news(match, entries, at, besides)] if entries else []

    def _news(self, match: MatchId, entries: Sequence[Entry], at: Millis, besides: int) -> Iterator[Sent]:
        for number, line in self._lines.items():
            if line.match == match and line.session is not None and number != besides:
                yield from (_sent(number, each) for each in line.session.news(entries, at))


def _sent(line: int, message: Outgoing) -> Sent:
    return Sent(line, encode_message(message).decode())


def _refused(status: int, detail: str) -> Answer:
    return Answer(status, _JSON, ENCODER.encode(Wrong(detail)))
