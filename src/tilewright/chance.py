"""Chance as a value: a keyed stream that draws, shuffles, commits and can be verified.

Each number of the stream is the start of HMAC-SHA256(key, counter), so whoever knows the key can repeat every
draw, and nobody else can foresee one.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from functools import lru_cache
from typing import TypeVar

from msgspec import Struct

T = TypeVar("T")

_WORD_BYTES = 8
_WORD_RANGE = 1 << 8 * _WORD_BYTES


class Chance(Struct, frozen=True):
    """A place in the stream of numbers that belongs to `key`."""

    key: bytes
    counter: int = 0


def draw(chance: Chance, n: int) -> tuple[int, Chance]:
    """Return a number from 0 to n-1, all equally likely, and the chance that is left."""
    number, counter = _number(_keyed(chance.key), chance.counter, n)
    return number, Chance(chance.key, counter)


def shuffled(items: Sequence[T], chance: Chance) -> tuple[tuple[T, ...], Chance]:
    """Return the items in an order drawn from all orders alike, and the chance that is left."""
    order = list(items)
    keyed, counter = _keyed(chance.key), chance.counter
    for last in range(len(order) - 1, 0, -1):
        place, counter = _number(keyed, counter, last + 1)
        order[last], order[place] = order[place], order[last]
    return tuple(order), Chance(chance.key, counter)


def branch(chance: Chance, *path: int | str) -> Chance:
    """Return a fresh chance named by `path`, independent of what is drawn from the one it branches off."""
    label = "/".join(str(part) for part in path).encode()
    return Chance(hmac.digest(chance.key, b"branch:" + label, "sha256"))


def _number(keyed: hmac.HMAC, counter: int, n: int) -> tuple[int, int]:
    """Return a number from 0 to n-1, and the counter behind the words it took."""
    # Words at or above the largest multiple of n are thrown away: keeping them would favor the small results.
    fair = _WORD_RANGE - _WORD_RANGE % n
    while True:
        code = keyed.copy()
        code.update(counter.to_bytes(_WORD_BYTES, "big"))
        counter += 1
        word = int.from_bytes(code.digest()[:_WORD_BYTES], "big")
        if word < fair:
            return word % n, counter


@lru_cache(maxsize=16)
def _keyed(key: bytes) -> hmac.HMAC:
    """Return the code of an empty message, only ever copied: setting up the key costs more than a word."""
    return hmac.new(key, digestmod="sha256")


def commitment(secret: bytes) -> bytes:
    """Return the hash that is published before a game, and to which its secret is held afterwards."""
    return hashlib.sha256(b"tilewright commitment:" + secret).digest()


def game_key(secret: bytes, nonces: Sequence[bytes]) -> bytes:
    """Return the key of a game's chance: the secret mixed with one nonce of each seat, in the order of seats."""
    # Lengths go in front, so that no two lists of nonces give the same message.
    message = b"".join(len(nonce).to_bytes(4, "big") + nonce for nonce in nonces)
    return hmac.digest(secret, b"tilewright game:" + message, "sha256")


def verify(order: Sequence[T], items: Sequence[T], committed: bytes, secret: bytes, nonces: Sequence[bytes]) -> bool:
    """Return whether `order` is the shuffle of `items` that the committed secret and the nonces lead to."""
    honest, _ = shuffled(items, Chance(game_key(secret, nonces)))
    return hmac.compare_digest(commitment(secret), committed) and honest == tuple(order)
