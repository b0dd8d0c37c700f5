"""The events that a follower has missed and the match after them, in pages, by turns: nobody else waits for them."""

from collections.abc import AsyncIterator

from tilewright.engine import Seat
from tilewright.hosting.loaded import LoadedMatch
from tilewright.hosting.shown import event_messages, update_messages
from tilewright.messages.decoding import encode_message
from tilewright.service.limits.loop_work import LoopWork
from tilewright.service.limits.networks import Asker
from tilewright.service.matches.service import Matches
from tilewright.service.settings import now


class CatchUps:
    """The events that followers have missed."""

    def __init__(self, matches: Matches, loop_work: LoopWork) -> None:
        self._matches, self._loop_work = matches, loop_work

    async def messages(self, loaded: LoadedMatch, after: int, seat: Seat | None, reader: Asker) -> AsyncIterator[bytes]:
        """Yield the events after `after`, the view and the clock as messages for a seat, or raise Busy."""
        pages = self._matches.pages(loaded, after)

        async def page() -> list[bytes]:
            nonlocal after
            events = await anext(pages, ())
            after = events[-1].seq if events else loaded.seq
            is_last = after == loaded.seq
            told = update_messages(loaded, events, seat, now()) if is_last else event_messages(loaded, events, seat)
            return [encode_message(message) for message in told]

        # Each page waits in line anew: a slow reader keeps nobody out.
        while after < loaded.seq:
            for message in await self._loop_work.in_turn(reader, page()):
                yield message
