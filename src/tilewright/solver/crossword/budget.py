"""The limits of a search on the crossword grid."""

from __future__ import annotations

from msgspec import Struct


class OutOfSteps(Exception):
    """The search has used up its steps."""


class Limits(Struct, frozen=True):
    """The most search steps and the most layouts of a turn."""

    steps: int
    layouts: int


class Budget:
    """The layouts that may still be tried."""

    def __init__(self, layouts: int) -> None:
        self._left = layouts

    def spend(self) -> None:
        """Count one layout; raise OutOfSteps at the limit."""
        self._left -= 1
        if self._left < 0:
            raise OutOfSteps
