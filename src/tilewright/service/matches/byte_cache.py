"""A cache of pieces of text, bounded by their bytes: what was used least lately goes first."""

from __future__ import annotations

from collections import OrderedDict
from typing import Generic, TypeVar

Key = TypeVar("Key")


class ByteCache(Generic[Key]):
    """Values under keys, up to a number of bytes in all; a value never changes."""

    def __init__(self, most_bytes: int) -> None:
        self._most_bytes, self._bytes = most_bytes, 0
        self._values: OrderedDict[Key, tuple[bytes, ...]] = OrderedDict()

    @property
    def size(self) -> int:
        """How many bytes are stored."""
        return self._bytes

    def keys(self) -> tuple[Key, ...]:
        """Return the keys, the one used least lately first."""
        return tuple(self._values)

    def get(self, key: Key) -> tuple[bytes, ...] | None:
        """Return the value of a key, or None."""
        if (value := self._values.get(key)) is not None:
            self._values.move_to_end(key)
        return value

    def put(self, key: Key, value: tuple[bytes, ...]) -> None:
        """Store a value unless there is one, and drop others until all fit."""
        if key in self._values:
            return
        self._values[key] = value
        self._bytes += sum(map(len, value))
        while self._bytes > self._most_bytes:
            self._bytes -= sum(map(len, self._values.popitem(last=False)[1]))
