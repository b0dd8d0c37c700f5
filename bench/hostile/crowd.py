"""The crowd of hostile guests: their addresses, their pace, and what each attack has sent and received."""

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import suppress

from msgspec import Struct

from bench.hostile.payloads import HOST_STARTS, UNTIMED, House
from bench.serving.players import guest
from tilewright.client.errors import ClientError, NoAnswer, RequestRefused
from tilewright.client.server import Answer, Server
from tilewright.client.tally import Tally

# What a server may do to a guest it does not want; an attack then begins again.
TURNED_AWAY = (ClientError, OSError, TimeoutError)
SECONDS_TO_ANSWER = 60.0
_SECONDS_BETWEEN_TRIES = 5.0


class Plan(Struct, frozen=True, kw_only=True):
    """Where to send to, for how long, a very long match that is over, and the addresses of honest players.

    Floods of questions come from `networks` addresses; of all attacks only `names` are carried out, if there are any.
    """

    port: int
    seconds: float
    long_match: str
    shared: tuple[str, ...] = ()
    networks: int = 1
    names: tuple[str, ...] = ()


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

    def stranger(self) -> Server:
        """Return a visitor without a login, from the next address of this attack."""
        self._made += 1
        return visitor(self.plan.port, f"127.0.{100 + self._number}.{1 + self._made % 250}", self.tally)

    def neighbor(self) -> Server:
        """Return a visitor without a login who shares the address of an honest player."""
        self._made += 1
        shared = self.plan.shared or ("127.0.0.1",)
        return visitor(self.plan.port, shared[(self._number + self._made) % len(shared)], self.tally)

    def network(self, number: int) -> str:
        """Return an address from which questions are asked; all floods share them."""
        return f"127.0.99.{1 + number % self.plan.networks}"

    def visitor(self, address: str) -> Server:
        """Return a visitor without a login from an address."""
        return visitor(self.plan.port, address, self.tally)

    async def guest(self, visitor: Server | None = None) -> Server:
        """Return a visitor with a login, or raise TimeoutError if the server refuses one until the end."""
        visitor = visitor or self.stranger()
        async for _ in self.rounds(_SECONDS_BETWEEN_TRIES):
            with suppress(NoAnswer, RequestRefused):
                await visitor.log_in("Hostile")
                return visitor
        raise TimeoutError("no login")

    async def match(self, guest: Server, bot: str, rules: str = "six", house: House = HOST_STARTS) -> str:
        """Return a match that a guest has begun, or raise TimeoutError if the server refuses one until the end."""
        async for _ in self.rounds(_SECONDS_BETWEEN_TRIES):
            with suppress(NoAnswer, RequestRefused):
                return await dealt(guest, [bot], rules, house)
        raise TimeoutError("no match")


Attack = Callable[[Crowd], Awaitable[None]]


def visitor(port: int, address: str, tally: Tally | None = None) -> Server:
    """Return somebody without a login who sends from an address of this machine."""
    return guest(f"http://127.0.0.1:{port}", tally, address)


async def asked(guest: Server, method: str, path: str, body: bytes = b"") -> Answer | None:
    """Return the answer to any request, or None if the server closed the connection without one."""
    with suppress(NoAnswer):
        return await guest.ask(method, path, body)
    return None


async def dealt(guest: Server, bots: Sequence[str], rules: str = "six", house: House = UNTIMED) -> str:
    """Return a match against bots that begins at once."""
    match = await guest.new_match(bots, rules, house)
    await guest.request("POST", f"/api/bot/matches/{match}/nonce", {"nonce": secrets.token_hex(16)})
    return match


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
