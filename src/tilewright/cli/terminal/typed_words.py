"""Words that a player may type, and may cut short."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from enum import Enum

from msgspec import Struct


class Word(Enum):
    """What a player may say that moves no piece; which words there are, the game says."""

    SHOW = "show"
    END = "end"
    DRAW = "draw"
    PASS = "pass"
    CLAIM = "claim"
    UNDO = "undo"
    RESET = "reset"
    SORT = "sort"
    HINT = "hint"
    HELP = "help"
    RULES = "rules"
    VERIFY = "verify"
    QUIT = "quit"


class Order(Struct, frozen=True):
    """A word, and what stands behind it."""

    word: Word
    rest: str = ""


_SAME = {
    "": Word.SHOW,
    "done": Word.END,
    "finish": Word.END,
    "e": Word.END,
    "skip": Word.PASS,
    "back": Word.UNDO,
    "u": Word.UNDO,
    "s": Word.SORT,
    "?": Word.HELP,
    "h": Word.HELP,
    "q": Word.QUIT,
    "exit": Word.QUIT,
    "bye": Word.QUIT,
}


def orders_of(words: Collection[Word]) -> dict[str, Word]:
    """Return the words by all that may be typed for them."""
    return {word.value: word for word in words} | {same: word for same, word in _SAME.items() if word in words}


def order_in(word: str, orders: Mapping[str, Word]) -> Word | None:
    """Return the order a word is, or begins: two letters do where they are the beginning of only one.

    >>> order_in("re", orders_of([Word.RESET, Word.QUIT]))
    <Word.RESET: 'reset'>
    """
    if word in orders:
        return orders[word]
    begun = {order for known, order in orders.items() if len(word) > 1 and known.startswith(word)}
    return begun.pop() if len(begun) == 1 else None
