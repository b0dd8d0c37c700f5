"""A queue for scarce slots that serves addresses in turn, and the players of an address in turn."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tilewright.service.rate_limits import networks_of

_Granted = asyncio.Future[None]
# Dicts keep their order, so that their first entry is next and a cancelled request is removed in O(1).
_Requests = dict[_Granted, None]


class QueueFull(Exception):
    """Too many requests wait, of this address or in all."""


class FairQueue:
    """Grants `slots` at a time. Waiting addresses are served round robin, whatever the number of their requests.

    At most `most_waiting` requests wait, at most `most_per_address` of one address. A request costs O(1).
    """

    def __init__(self, slots: int, *, most_waiting: int, most_per_address: int) -> None:
        assert slots > 0
        self._free = slots
        self._most, self._most_per_address = most_waiting, most_per_address
        self._waiting: dict[str, _Line] = {}
        self._count = 0

    def __len__(self) -> int:
        """Return how many requests wait."""
        return self._count

    @asynccontextmanager
    async def slot(self, address: str, player: str = "") -> AsyncIterator[None]:
        """Hold a slot once it is the turn of the player of an address, or raise QueueFull at once.

        IPv6 addresses of one /64 wait in one line: a customer has all of them.
        """
        if self._free:
            # Then nobody waits: a slot that becomes free is passed on.
            self._free -= 1
        else:
            await self._turn(networks_of(address)[0], player)
        try:
            yield
        finally:
            self._pass_on()

    async def _turn(self, address: str, player: str) -> None:
        """Return when a slot has been passed on to this request."""
        line = self._waiting.get(address)
        if self._count >= self._most or (line is not None and line.count >= self._most_per_address):
            raise QueueFull
        if line is None:
            line = self._waiting[address] = _Line()
        granted = asyncio.get_running_loop().create_future()
        line.add(player, granted)
        self._count += 1
        try:
            await granted
        except asyncio.CancelledError:
            if line.remove(player, granted):
                self._count -= 1
                if not line.count:
                    del self._waiting[address]
            elif not granted.cancelled():
                # The slot had been granted already.
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        """Give a slot to the next request, or mark it as free."""
        while self._waiting:
            address, line = next(iter(self._waiting.items()))
            granted = line.next()
            self._count -= 1
            del self._waiting[address]
            if line.count:
                self._waiting[address] = line
            # A cancelled request may still be in the line: its task has not run yet.
            if not granted.cancelled():
                granted.set_result(None)
                return
        self._free += 1


class _Line:
    """The waiting requests of one address, its players in turn."""

    def __init__(self) -> None:
        self.count = 0
        self._players: dict[str, _Requests] = {}

    def add(self, player: str, granted: _Granted) -> None:
        """Append a request of a player."""
        self._players.setdefault(player, {})[granted] = None
        self.count += 1

    def next(self) -> _Granted:
        """Remove and return the next request; its player goes to the end of the line."""
        player, requests = next(iter(self._players.items()))
        granted = next(iter(requests))
        self.remove(player, granted)
        if requests:
            del self._players[player]
            self._players[player] = requests
        return granted

    def remove(self, player: str, granted: _Granted) -> bool:
        """Remove a request, and return whether it was in the line."""
        requests = self._players.get(player, {})
        if granted not in requests:
            return False
        del requests[granted]
        if not requests:
            del self._players[player]
        self.count -= 1
        return True
