"""Keys that nobody can predict, for every host: secrets of games, nonces of bots, and their chance.

The core has no source of chance but its own, so this is above it.
"""

import secrets
from collections.abc import Callable

_KEY_BYTES = 32


def system_keys(count: int) -> list[bytes]:
    """Return that many keys from the operating system."""
    return [secrets.token_bytes(_KEY_BYTES) for _ in range(count)]


# Tests put a fixed source here, so that their servers deal the same in every run. No setting does: players could then
# know the deals of a server.
key_source: Callable[[int], list[bytes]] = system_keys


def new_keys(count: int) -> list[bytes]:
    """Return that many keys that nobody can predict: for secrets of games, nonces of bots, and their chance."""
    return key_source(count)
