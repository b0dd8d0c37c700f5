"""Keys that are the same in every run, so that the servers of the tests deal the same games.

A test that follows a game on a server would else fail now and then: by a deal in which nobody can open, by a bot that
wins early, or by a game that takes longer than its patience. All matches of as many games and seats have the same
secrets; players add their nonces, which are fixed too (`NONCE`, and zeros in the browser).
"""

from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256

from tilewright.messages import keys


def fixed_keys(count: int) -> list[bytes]:
    """Return that many keys, each another one."""
    return [sha256(b"key %d of the tests" % number).digest() for number in range(count)]


def fix_keys() -> None:
    """Let this process deal from fixed keys."""
    keys.key_source = fixed_keys


@contextmanager
def keys_of_the_system() -> Iterator[None]:
    """Let this process deal as a server does, for a test of the randomness itself."""
    keys.key_source = keys.system_keys
    try:
        yield
    finally:
        fix_keys()
