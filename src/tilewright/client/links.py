"""Connections that come back: a socket, or a stream of events with requests, until what they carry is over."""

import asyncio
import random
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Never, Protocol

import msgspec

from tilewright.client.errors import ClientError, NoAnswer, RequestRefused, SocketClosed
from tilewright.client.news import News
from tilewright.client.server import Answer, Server
from tilewright.client.socket import Socket, open_socket
from tilewright.messages.wire import Act, Hello, Incoming, Nonce, ShowDraft, Trouble

_FIRST_PAUSE = 0.05
_LONGEST_PAUSE = 2.0
_NOT_ALLOWED = 1008
# A server that is restarted or busy answers with one of these.
_PASSING = {429, 502, 503, 504}
_PATHS = {Act: "commands", Nonce: "nonce", ShowDraft: "drafts"}


class Talk(Protocol):
    """What a connection is for."""

    news: News

    def greeting(self) -> Incoming:
        """Return the message that begins or resumes it, on every new connection."""
        ...

    def unanswered(self) -> Sequence[Incoming]:
        """Return the messages that are sent again after the greeting."""
        ...

    async def heard(self, data: bytes) -> None:
        """Take a message of the server."""
        ...


class Link(Protocol):
    """A way to carry messages, with as many connections as it takes."""

    reconnects: int

    async def run(self, talk: Talk) -> Never:
        """Carry messages until cancelled; raise ClientError if the server will not have it."""
        ...

    async def send(self, message: Incoming) -> None:
        """Send a message now, if there is a connection; the greeting of the next one repeats what matters."""
        ...


class SocketLink:
    """One socket after the other."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._socket: Socket | None = None
        self.reconnects: int = 0

    async def run(self, talk: Talk) -> Never:
        """Connect, greet and read, again after every loss."""
        pauses = Pauses(self._server)
        while True:
            try:
                async with open_socket(self._server) as socket:
                    await socket.send(talk.greeting())
                    # From here on new messages are sent at once; what came before is among the unanswered.
                    self._socket = socket
                    for message in talk.unanswered():
                        await socket.send(message)
                    while True:
                        await talk.heard(await socket.receive())
                        pauses.is_back()
            except SocketClosed as closed:
                if closed.code == _NOT_ALLOWED:
                    raise
            except RequestRefused:
                # A server without its database refuses sockets too; one that knows the login will take them later.
                await self._check_login()
            except NoAnswer:
                pass
            finally:
                self._socket = None
            self.reconnects += 1
            await pauses.wait()

    async def send(self, message: Incoming) -> None:
        """Send on the open socket, if there is one."""
        if self._socket is not None:
            with suppress(SocketClosed):
                await self._socket.send(message)

    async def ping(self) -> None:
        """Return when the server has answered a ping, or raise SocketClosed without a connection."""
        if self._socket is None:
            raise SocketClosed(1006, "no connection")
        await self._socket.ping()

    def cut(self) -> None:
        """Break the connection as a failing network would, to see that it is resumed."""
        if self._socket is not None:
            self._socket.cut()

    async def _check_login(self) -> None:
        try:
            await self._server.request("GET", "/api/me")
        except RequestRefused as refused:
            if refused.status not in _PASSING:
                raise
        except NoAnswer:
            pass


class StreamLink:
    """One stream of server-sent events after the other, and a request for each message."""

    def __init__(self, server: Server, match: str) -> None:
        self._server, self._path = server, f"/api/bot/matches/{match}"
        self._talk: Talk | None = None
        self.reconnects: int = 0

    async def run(self, talk: Talk) -> Never:
        """Open the stream and read, again after every loss."""
        self._talk = talk
        pauses = Pauses(self._server)
        while True:
            hello = talk.greeting()
            assert isinstance(hello, Hello)
            headers = {} if hello.after is None else {"Last-Event-ID": str(hello.after)}
            try:
                async with self._server.lines(f"{self._path}/events", headers) as lines:
                    async for line in lines:
                        if line.startswith(b"data: "):
                            await talk.heard(line.removeprefix(b"data: "))
                            pauses.is_back()
            except RequestRefused as refused:
                if refused.status not in _PASSING:
                    raise
            except NoAnswer:
                pass
            self.reconnects += 1
            await pauses.wait()

    async def send(self, message: Incoming) -> None:
        """Send a request until it is answered; a command keeps its id, so that it is carried out once."""
        assert self._talk is not None
        path, pauses = f"{self._path}/{_PATHS[type(message)]}", Pauses(self._server)
        while True:
            with suppress(NoAnswer):
                answer = await self._server.ask("POST", path, message)
                if answer.status not in _PASSING or _is_message(answer):
                    break
            await pauses.wait()
        if _is_message(answer):
            await self._talk.heard(answer.body)
        elif answer.status >= 400 and isinstance(message, ShowDraft):
            await self._talk.heard(msgspec.json.encode(Trouble(answer.reason)))
        elif answer.status >= 400:
            raise RequestRefused(answer.status, answer.reason)


def _is_message(answer: Answer) -> bool:
    """Return whether the body is a message as on the socket, and not the reason of an error status."""
    return answer.body.startswith(b'{"type":')


class Pauses:
    """The pauses between tries, each longer than the last, and how long a connection was away."""

    def __init__(self, server: Server) -> None:
        self._tally = server.tally
        self._pause = _FIRST_PAUSE
        self._lost_at: float | None = None

    async def wait(self) -> None:
        """Wait before the next try; different clients wait differently."""
        self._lost_at = self._lost_at or time.perf_counter()
        if self._tally is not None:
            self._tally.reconnects += 1
        await asyncio.sleep(self._pause * random.uniform(0.5, 1))
        self._pause = min(2 * self._pause, _LONGEST_PAUSE)

    def is_back(self) -> None:
        """Note that there is a connection again."""
        if self._lost_at is not None and self._tally is not None:
            self._tally.note_wait("resume", time.perf_counter() - self._lost_at)
        self._lost_at, self._pause = None, _FIRST_PAUSE


@asynccontextmanager
async def carried(link: Link, talk: Talk) -> AsyncIterator[None]:
    """Run a link until the end of the block; what ends it earlier is raised by those who wait for news."""
    running = asyncio.create_task(link.run(talk))

    def ended(task: asyncio.Task[Never]) -> None:
        if not task.cancelled() and (wrong := task.exception()) is not None:
            talk.news.fail(wrong)

    running.add_done_callback(ended)
    try:
        yield
    finally:
        talk.news.fail(ClientError("it is no longer followed"))
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
