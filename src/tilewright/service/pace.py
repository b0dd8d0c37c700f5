"""How fast things go: the times and limits of a server, all in one place and all changeable."""

from __future__ import annotations

import time

from msgspec import Struct

from tilewright.service.store_rows import Millis


class Pace(Struct, frozen=True, kw_only=True):
    """Times of the clockwork, in milliseconds.

    `think` is how long a bot seems to think, `between_games` how long a finished game stays on the table before it is
    dealt on, `sweep` how often deadlines are looked at, `lease` how long a node has to do what it took on.
    """

    think: int = 700
    between_games: int = 20_000
    sweep: int = 100
    lease: int = 1_500
    look: int = 2_000
    draft_shown: int = 200
    draft_stored: int = 2_000
    last_moments: int = 3_000


class Allowed(Struct, frozen=True, kw_only=True):
    """How much one socket, one player and one address may ask for; windows are in seconds.

    A household plays behind one address, so an address is allowed what several players are.
    """

    frame_bytes: int = 8_192
    sockets_per_player: int = 4
    sockets_per_address: int = 64
    commands: int = 30
    commands_window: int = 10
    messages: int = 120
    messages_window: int = 10
    address_messages: int = 2_000
    address_window: int = 10
    guests: int = 30
    guests_window: int = 600
    matches: int = 30
    matches_window: int = 600
    waiting_bytes: int = 262_144


def now() -> Millis:
    """Return the time as the log has it: milliseconds since 1970, UTC."""
    return Millis(time.time_ns() // 1_000_000)
