"""The events that a follower has missed; of long matches in pages, by turns, so that nobody else waits for them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator

from msgspec import Struct

from tilewright.engine import Seat
from tilewright.hosting.loaded import LoadedMatch
from tilewright.hosting.shown import event_messages
from tilewright.messages.decoding import encode_message
from tilewright.service.limits.fair_queue import FairQueue
from tilewright.service.matches.service import Matches

_FEW = 100
_MOST_WAITING = 2_000
_MOST_WAITING_PER_ADDRESS = 64
# Pages get at most a fifth of the event loop, however many followers ask for them.
_REST = 4.0
_LONGEST_REST = 0.1


class Reader(Struct, frozen=True):
    """Who asks for events: the seat that they have, if any, the player and the address."""

    seat: Seat | None
    player: str
    address: str


class CatchUps:
    """The events that followers have missed. On a node only one long match is read at a time, address by address."""

    def __init__(self, matches: Matches) -> None:
        self._matches = matches
        self._queue = FairQueue(1, most_waiting=_MOST_WAITING, most_per_address=_MOST_WAITING_PER_ADDRESS)

    async def messages(self, loaded: LoadedMatch, after: int, reader: Reader) -> AsyncIterator[bytes]:
        """Yield the events after `after` as messages for a seat, or raise QueueFull."""
        if loaded.seq - after <= _FEW:
            for message in event_messages(loaded, await self._matches.events(loaded, after), reader.seat):
                yield encode_message(message)
            return
        pages = self._matches.pages(loaded, after)
        while True:
            # The slot is held for one page only: a slow reader keeps nobody out.
            async with self._queue.slot(reader.address, reader.player):
                began = time.perf_counter()
                events = await anext(pages, None)
                encoded = [encode_message(message) for message in event_messages(loaded, events or (), reader.seat)]
                await asyncio.sleep(min(_LONGEST_REST, _REST * (time.perf_counter() - began)))
            if not events:
                return
            for message_bytes in encoded:
                yield message_bytes
