"""What a bot is told: the events of its match as its seat has seen them."""

from collections.abc import Callable, Sequence
from typing import Generic, overload

from tilewright.engine import Event, Seat, Seen


class SeenSoFar(Sequence[Seen], Generic[Event, Seen]):
    """What a seat has seen of a growing list of events, computed only where a bot looks."""

    def __init__(self, events: Sequence[Event], seen: Callable[[Event, Seat | None], Seen], seat: Seat) -> None:
        self._events, self._seen, self._seat = events, seen, seat

    @overload
    def __getitem__(self, index: int) -> Seen: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Seen]: ...
    def __getitem__(self, index: int | slice) -> Seen | Sequence[Seen]:
        if isinstance(index, slice):
            return [self._seen(event, self._seat) for event in self._events[index]]
        return self._seen(self._events[index], self._seat)

    def __len__(self) -> int:
        return len(self._events)
