"""Chance as a value: a keyed pseudorandom stream for draws and shuffles, with commitments to verify them.

Each number of the stream is the start of HMAC-SHA256(key, counter): with the key every draw can be repeated, and
without it none can be predicted.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from functools import lru_cache
from typing import TypeVar

from msgspec import Struct

from tilewright.kernel import native

T = TypeVar("T")

_WORD_BYTES = 8
_WORD_RANGE = 1 << 8 * _WORD_BYTES
_BLOCK_BYTES = 64
# Tables that add the inner and the outer pad of HMAC to every byte.
_PADS = tuple(bytes(byte ^ pad for byte in range(256)) for pad in (0x36, 0x5C))


class Chance(Struct, frozen=True):
    """A position in the stream of numbers of `key`."""

    key: bytes
    counter: int = 0


def draw(chance: Chance, n: int) -> tuple[int, Chance]:
    """Return a number from 0 to n-1, uniformly distributed, and the chance after it."""
    # Rejection sampling: words at or above the largest multiple of n would favor small results.
    fair = _WORD_RANGE - _WORD_RANGE % n
    inner, outer = _keyed(chance.key)
    counter = chance.counter
    while True:
        code, signed = inner.copy(), outer.copy()
        code.update(counter.to_bytes(_WORD_BYTES, "big"))
        signed.update(code.digest())
        counter += 1
        word = int.from_bytes(signed.digest()[:_WORD_BYTES], "big")
        if word < fair:
            return word % n, Chance(chance.key, counter)


def shuffled(items: Sequence[T], chance: Chance) -> tuple[tuple[T, ...], Chance]:
    """Return the items in a uniformly random order, and the chance after it."""
    order = list(items)
    counter = native.shuffle(order, chance.key, chance.counter)
    return tuple(order), Chance(chance.key, counter)


def branch(chance: Chance, *path: int | str) -> Chance:
    """Return a new chance for `path`, independent of the draws from `chance`."""
    label = "/".join(str(part) for part in path).encode()
    return Chance(hmac.digest(chance.key, b"branch:" + label, "sha256"))


@lru_cache(maxsize=16)
def _keyed(key: bytes) -> tuple[hashlib._Hash, hashlib._Hash]:
    """Return HMAC-SHA256 of an empty message as its two hashes (RFC 2104), to be copied.

    Setting up the key costs more than one number, and `hmac.HMAC` takes twice the time of its hashes.
    """
    padded = (hashlib.sha256(key).digest() if len(key) > _BLOCK_BYTES else key).ljust(_BLOCK_BYTES, b"\0")
    inner, outer = _PADS
    return hashlib.sha256(padded.translate(inner)), hashlib.sha256(padded.translate(outer))


def commitment(secret: bytes) -> bytes:
    """Return the hash of a secret, published before the game."""
    return hashlib.sha256(b"tilewright commitment:" + secret).digest()


def game_key(secret: bytes, nonces: Sequence[bytes]) -> bytes:
    """Return the key of a game's chance: the secret mixed with the nonces of all seats in order."""
    # Length prefixes: no two lists of nonces give the same message.
    message = b"".join(len(nonce).to_bytes(4, "big") + nonce for nonce in nonces)
    return hmac.digest(secret, b"tilewright game:" + message, "sha256")


def verify(order: Sequence[T], items: Sequence[T], committed: bytes, secret: bytes, nonces: Sequence[bytes]) -> bool:
    """Return whether `order` is the shuffle of `items` by the committed secret and the nonces."""
    honest, _ = shuffled(items, Chance(game_key(secret, nonces)))
    return hmac.compare_digest(commitment(secret), committed) and honest == tuple(order)
