"""The events that a follower has missed; of long matches in pages, by turns, so that nobody else waits for them."""

from collections.abc import AsyncIterator

from tilewright.engine import Seat
from tilewright.hosting.loaded import LoadedMatch
from tilewright.hosting.shown import event_messages
from tilewright.messages.decoding import encode_message
from tilewright.service.limits.loop_work import LoopWork
from tilewright.service.limits.networks import Asker
from tilewright.service.matches.service import Matches

_FEW = 100


class CatchUps:
    """The events that followers have missed."""

    def __init__(self, matches: Matches, loop_work: LoopWork) -> None:
        self._matches, self._loop_work = matches, loop_work

    async def messages(self, loaded: LoadedMatch, after: int, seat: Seat | None, reader: Asker) -> AsyncIterator[bytes]:
        """Yield the events after `after` as messages for a seat, or raise Busy."""
        if loaded.seq - after <= _FEW:
            for message in event_messages(loaded, await self._matches.events(loaded, after), seat):
                yield encode_message(message)
            return
        pages = self._matches.pages(loaded, after)

        async def page() -> list[bytes]:
            events = await anext(pages, None)
            return [encode_message(message) for message in event_messages(loaded, events or (), seat)]

        # Each page waits in line anew: a slow reader keeps nobody out.
        while encoded := await self._loop_work.in_turn(reader, page()):
            for message_bytes in encoded:
                yield message_bytes
