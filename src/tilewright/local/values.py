"""The values that this device stores, by their keys: a browser reads all of them when it starts.

Every change is a list of values to be written in one transaction; one that cannot be written is undone.
"""

from collections.abc import Iterator, Mapping
from typing import TypeVar

import msgspec

T = TypeVar("T")


class Values:
    """All values of this device, each as JSON, and what has changed since the last transaction."""

    def __init__(self, stored: Mapping[str, str]) -> None:
        self._values = dict(stored)
        self._before: dict[str, str | None] = {}

    def __getitem__(self, key: str) -> str | None:
        return self._values.get(key)

    def __setitem__(self, key: str, value: str | None) -> None:
        """Set a value; None deletes it."""
        self._before.setdefault(key, self._values.get(key))
        if value is None:
            self._values.pop(key, None)
        else:
            self._values[key] = value

    def under(self, folder: str) -> Iterator[tuple[str, str]]:
        """Yield the values whose keys are below a folder, in the order of their keys."""
        names = sorted(key for key in self._values if key.startswith(f"{folder}/"))
        return ((name.removeprefix(f"{folder}/"), self._values[name]) for name in names)

    def read(self, key: str, kind: type[T]) -> T | None:
        """Return a value as what it was written from, or raise MsgspecError."""
        text = self._values.get(key)
        return None if text is None else msgspec.json.decode(text, type=kind)

    def write(self, key: str, value: object) -> None:
        """Set a value."""
        self[key] = msgspec.json.encode(value).decode()

    def changes(self) -> dict[str, str | None]:
        """Return what is to be written, by its key; None deletes."""
        return {key: self._values.get(key) for key, before in self._before.items() if self._values.get(key) != before}

    def commit(self) -> None:
        """Note that all changes are written."""
        self._before = {}

    def undo(self) -> None:
        """Take all changes back."""
        for key, value in self._before.items():
            self[key] = value
        self._before = {}

    def replace(self, values: Mapping[str, str]) -> None:
        """Set these values and delete all others."""
        for key in {*self._values, *values}:
            self[key] = values.get(key)

    def all(self) -> dict[str, str]:
        """Return every value."""
        return dict(self._values)
