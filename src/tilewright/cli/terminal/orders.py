"""Words that a player may type, and may cut short."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

Word = TypeVar("Word")


def order_in(word: str, orders: Mapping[str, Word]) -> Word | None:
    """Return the order a word is, or begins: two letters do where they are the beginning of only one.

    >>> order_in("re", {"reset": 1, "rest": 1, "roll": 2})
    1
    """
    if word in orders:
        return orders[word]
    begun = {order for known, order in orders.items() if len(word) > 1 and known.startswith(word)}
    return begun.pop() if len(begun) == 1 else None
