"""Honest matches: the players of the load test, each match from an address of its own."""

from contextlib import AsyncExitStack

from bench.serving.players import SEATS, guest, seated
from tilewright.client.live_match import LiveMatch
from tilewright.client.tally import Tally


def address_of(match: int) -> str:
    """Return the address from which the people of a match come."""
    return f"127.0.1.{1 + match}"


async def honest_match(url: str, number: int, tally: Tally, stack: AsyncExitStack) -> list[LiveMatch]:
    """Begin a match and return it as its four players and a watcher follow it."""
    return await seated([guest(url, tally, address_of(number)) for _ in range(SEATS + 1)], stack)


def is_lost(live: LiveMatch) -> bool:
    """Return whether a player was ever disconnected, or still waits for the answer to a move."""
    return bool(live.link.reconnects or live.waiting)
