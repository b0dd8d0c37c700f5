"""Caches of pieces of text, bounded by their bytes."""

from __future__ import annotations

from contextlib import suppress
from typing import TypeVar

from cachetools import LRUCache

Key = TypeVar("Key")


def byte_cache(most_bytes: int) -> LRUCache[Key, tuple[bytes, ...]]:
    """Return a cache from which what was used least lately goes first."""
    return LRUCache(most_bytes, getsizeof=lambda pieces: sum(map(len, pieces)))


def remember(cache: LRUCache[Key, tuple[bytes, ...]], key: Key, pieces: tuple[bytes, ...]) -> None:
    """Put pieces into a cache, unless they are larger than the whole of it."""
    with suppress(ValueError):
        cache[key] = pieces
