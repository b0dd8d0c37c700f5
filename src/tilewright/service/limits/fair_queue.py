"""A queue for scarce slots that serves networks in turn, and the players of a network in turn."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tilewright.service.limits.networks import networks_of

_Granted = asyncio.Future[None]
# The networks of a request, the largest first, and its player.
_Path = tuple[str, ...]


class Slot:
    """A slot that is held; when it is given back it stays empty for `rest` seconds."""

    rest = 0.0


class QueueFull(Exception):
    """Too many requests wait, of this address or in all, or a waiting request made room for another network."""


class FairQueue:
    """Grants `slots` at a time. Waiting networks are served round robin, whatever the number of their requests.

    At most `most_waiting` requests wait, at most `most_per_address` of one address and `most_per_player` of a player.
    When the queue is full, a network with fewer requests takes a place of the one with most. A request costs O(1)
    unless the queue is full.
    """

    def __init__(
        self, slots: int, *, most_waiting: int, most_per_address: int, most_per_player: int | None = None
    ) -> None:
        assert slots > 0
        self._free = slots
        self._most, self._most_per_address = most_waiting, most_per_address
        self._most_per_player = most_per_address if most_per_player is None else most_per_player
        self._waiting = _Line()

    def __len__(self) -> int:
        """Return how many requests wait."""
        return self._waiting.count

    @asynccontextmanager
    async def slot(self, address: str, player: str = "") -> AsyncIterator[Slot]:
        """Hold a slot once it is the turn of the player of an address, or raise QueueFull.

        The /48 of an IPv6 address waits in one line, and within it each /64: a customer has all of them.
        """
        if self._free:
            # Then nobody waits: a slot that becomes free is passed on.
            self._free -= 1
        else:
            await self._turn((*reversed(networks_of(address)), player))
        held = Slot()
        try:
            yield held
        finally:
            if held.rest:
                asyncio.get_running_loop().call_later(held.rest, self._pass_on)
            else:
                self._pass_on()

    async def _turn(self, path: _Path) -> None:
        """Return when a slot has been passed on to this request."""
        if self._waiting.count_of(path[:-1]) >= self._most_per_address:
            raise QueueFull
        if path[-1] and self._waiting.count_of(path) >= self._most_per_player:
            raise QueueFull
        if self._waiting.count >= self._most:
            self._make_room(path[0])
        granted = asyncio.get_running_loop().create_future()
        self._waiting.add(path, granted)
        try:
            await granted
        except asyncio.CancelledError:
            waited = self._waiting.remove(path, granted)
            if not waited and not granted.cancelled() and granted.exception() is None:
                # The slot had been granted already.
                self._pass_on()
            raise

    def _make_room(self, network: str) -> None:
        """Refuse a request of the network that has most, or raise QueueFull if this one would have as many."""
        if self._waiting.most() <= self._waiting.count_of((network,)) + 1:
            raise QueueFull
        shed = self._waiting.shed()
        if not shed.cancelled():
            shed.set_exception(QueueFull)

    def _pass_on(self) -> None:
        """Give a slot to the next request, or mark it as free."""
        while self._waiting.count:
            granted = self._waiting.next()
            # A cancelled request may still be in the line: its task has not run yet.
            if not granted.cancelled():
                granted.set_result(None)
                return
        self._free += 1


class _Line:
    """Waiting requests: those of networks in turn, of the parts of each in turn, down to the requests of a player."""

    def __init__(self) -> None:
        self.count = 0
        self._parts: dict[str, _Line] = {}
        # Dicts keep their order: the first entry is next, and a cancelled request is removed in O(1).
        self._requests: dict[_Granted, None] = {}

    def add(self, path: _Path, granted: _Granted) -> None:
        """Append a request."""
        self.count += 1
        if path:
            self._parts.setdefault(path[0], _Line()).add(path[1:], granted)
        else:
            self._requests[granted] = None

    def next(self) -> _Granted:
        """Remove and return the next request; the part that it is of goes to the end of the line."""
        self.count -= 1
        if not self._parts:
            granted = next(iter(self._requests))
            del self._requests[granted]
            return granted
        key = next(iter(self._parts))
        part = self._parts.pop(key)
        granted = part.next()
        if part.count:
            self._parts[key] = part
        return granted

    def remove(self, path: _Path, granted: _Granted) -> bool:
        """Remove a request, and return whether it was in the line."""
        if not path:
            found = granted in self._requests
            self._requests.pop(granted, None)
        else:
            part = self._parts.get(path[0])
            found = part is not None and part.remove(path[1:], granted)
            if part is not None and not part.count:
                del self._parts[path[0]]
        self.count -= found
        return found

    def count_of(self, path: _Path) -> int:
        """Return how many requests of a part wait."""
        if not path:
            return self.count
        part = self._parts.get(path[0])
        return 0 if part is None else part.count_of(path[1:])

    def most(self) -> int:
        """Return how many requests the part with most of them has."""
        return max(part.count for part in self._parts.values())

    def shed(self) -> _Granted:
        """Remove and return the latest request of the part with most of them, and within it likewise."""
        self.count -= 1
        if not self._parts:
            return self._requests.popitem()[0]
        # Of parts with equally many, the one that would be served last.
        key, part = max(reversed(self._parts.items()), key=lambda item: item[1].count)
        granted = part.shed()
        if not part.count:
            del self._parts[key]
        return granted
