"""One open socket that follows a match, and its messages that wait: bounded, so that a slow reader costs little."""

import asyncio
from collections import deque
from collections.abc import Callable

from msgspec import Struct

from tilewright.engine import Seat
from tilewright.hosting.shown import Update
from tilewright.messages.decoding import encode_message
from tilewright.messages.terms import Delay
from tilewright.messages.wire import Outgoing
from tilewright.service.background import ignored
from tilewright.service.limits.networks import Asker


class Outbox:
    """Messages in order; after an overflow it takes no more, and the client must reconnect.

    There is one per socket, so it holds little: futures exist only while a task waits.
    """

    def __init__(self, most_bytes: int) -> None:
        self._most = most_bytes
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._news: asyncio.Future[None] | None = None
        self._taken: asyncio.Future[None] | None = None
        self.overflowed: bool = False
        self.on_overflow: Callable[[], object] = ignored

    def put(self, message: Outgoing | bytes) -> None:
        """Add a message, unless the outbox is full."""
        data = message if isinstance(message, bytes) else encode_message(message)
        if self.overflowed:
            return
        if self._bytes + len(data) > self._most:
            self.overflowed = True
            _wake(self._taken)
            self.on_overflow()
            return
        self._bytes += len(data)
        self._waiting.append(data)
        _wake(self._news)

    async def room(self) -> None:
        """Return when the outbox is less than half full, for senders of many messages."""
        while self._bytes > self._most // 2 and not self.overflowed:
            self._taken = asyncio.get_running_loop().create_future()
            await self._taken

    async def take(self) -> bytes:
        """Wait for the next message and return it."""
        while not self._waiting:
            self._news = asyncio.get_running_loop().create_future()
            await self._news
        data = self._waiting.popleft()
        self._bytes -= len(data)
        _wake(self._taken)
        return data


def _wake(waiting: asyncio.Future[None] | None) -> None:
    if waiting is not None and not waiting.done():
        waiting.set_result(None)


class Follower(Struct, eq=False):
    """One open socket: its seat, its outbox, and the last event it was sent; 0 before the first.

    `has_rules` says whether a view with the rulebook was sent, `has_drafts` whether drafts are. A watcher may be shown
    the match with a delay; `asker` pays for that. `draft` is the last draft that it has sent or was sent, which it need
    not be told again.
    """

    seat: Seat | None
    outbox: Outbox
    sent: int = 0
    delay: Delay | None = None
    asker: Asker = Asker("")
    has_rules: bool = False
    has_drafts: bool = True
    draft: bytes = b""

    def knows(self, draft: bytes) -> None:
        """Note a draft that came from this socket."""
        self.draft = draft

    def show(self, draft: bytes) -> None:
        """Send a draft, unless it is the one that this socket knows."""
        if self.has_drafts and draft != self.draft:
            self.draft = draft
            self.outbox.put(draft)

    def send(self, update: Update, seq: int) -> None:
        """Send what this follower does not know yet of a match that stands at event `seq`."""
        for message in update.messages(self.seat, self.sent, rules=not self.has_rules):
            self.outbox.put(message)
        self.sent, self.has_rules = seq, True
