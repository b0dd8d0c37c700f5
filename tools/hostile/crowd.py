"""The crowd of hostile guests: their addresses, their pace, and what each attack has sent and received."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable

from msgspec import Struct
from websockets.exceptions import WebSocketException

from tools.hostile.payloads import HOST_STARTS
from tools.hostile.visitor import House, Tally, Visitor

# What a server may do to a guest it does not want; an attack then begins again.
TURNED_AWAY = (OSError, EOFError, TimeoutError, WebSocketException)
_SECONDS_BETWEEN_TRIES = 5.0


class Plan(Struct, frozen=True, kw_only=True):
    """Where to send to, for how long, a very long match that is over, and the addresses of honest players."""

    port: int
    seconds: float
    long_match: str
    shared: tuple[str, ...] = ()


class Crowd:
    """The guests of one attack; all of them stop at the same time."""

    def __init__(self, plan: Plan, number: int) -> None:
        self.plan, self._number = plan, number
        self.tally = Tally()
        self._ends = time.monotonic() + plan.seconds
        self._made = 0

    @property
    def is_over(self) -> bool:
        """Whether the attack is to stop."""
        return time.monotonic() >= self._ends

    async def rounds(self, pause: float) -> AsyncIterator[int]:
        """Yield the number of each round until the end, with a pause after each."""
        number = 0
        while not self.is_over:
            yield number
            number += 1
            await asyncio.sleep(max(0, min(pause, self._ends - time.monotonic())))

    def stranger(self) -> Visitor:
        """Return a visitor without a login, from the next address of this attack."""
        self._made += 1
        return Visitor(self.plan.port, f"127.0.{100 + self._number}.{1 + self._made % 250}", self.tally)

    def neighbor(self) -> Visitor:
        """Return a visitor without a login who shares the address of an honest player."""
        self._made += 1
        shared = self.plan.shared or ("127.0.0.1",)
        return Visitor(self.plan.port, shared[(self._number + self._made) % len(shared)], self.tally)

    async def guest(self, visitor: Visitor | None = None) -> Visitor:
        """Return a visitor with a login, or raise TimeoutError if the server refuses one until the end."""
        visitor = visitor or self.stranger()
        async for _ in self.rounds(_SECONDS_BETWEEN_TRIES):
            if await visitor.log_in("Hostile"):
                return visitor
        raise TimeoutError("no login")

    async def match(self, guest: Visitor, bot: str, rules: str = "six", house: House = HOST_STARTS) -> str:
        """Return a match that a guest has begun, or raise TimeoutError if the server refuses one until the end."""
        async for _ in self.rounds(_SECONDS_BETWEEN_TRIES):
            if match := await guest.match([bot], rules, house):
                return match
        raise TimeoutError("no match")


Attack = Callable[[Crowd], Awaitable[None]]


async def insist(attack: Attack, crowd: Crowd) -> None:
    """Carry an attack out until the end, again after every time its guests were turned away."""
    while not crowd.is_over:
        try:
            await attack(crowd)
        except TURNED_AWAY:
            crowd.tally.closed += 1
        async for again in crowd.rounds(1.0):
            if again:
                break
