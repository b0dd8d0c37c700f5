"""The words, abbreviations and ranges that a player may type."""

import re
from collections.abc import Collection, Mapping
from enum import Enum

from msgspec import Struct

from tilewright.cli.terminal.language import say
from tilewright.tiles import HIGH, LOW


class BadMove(Exception):
    """A typed line that cannot be carried out; its text says why and what would work."""

    def __init__(self, key: str, **values: str | int) -> None:
        super().__init__(say(f"move-{key}", **values))


class Word(Enum):
    """What a player may type besides moves; each game allows some of them."""

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
    """A word and the text after it."""

    word: Word
    rest: str = ""


_RANGE = re.compile(r"\b([KRBO])(\d{1,2})\s?-\s?\1?(\d{1,2})\b", re.IGNORECASE | re.ASCII)
_PIECE = re.compile(r"[a-z]\d+|[jdcm]", re.ASCII)

_SYNONYMS = {
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
    """Return the words by everything that may be typed for them."""
    return {word.value: word for word in words} | {same: word for same, word in _SYNONYMS.items() if word in words}


def order_in(word: str, orders: Mapping[str, Word]) -> Word | None:
    """Return the word that was typed or abbreviated; two letters suffice if they are unambiguous.

    >>> order_in("re", orders_of([Word.RESET, Word.QUIT]))
    <Word.RESET: 'reset'>
    """
    if word in orders:
        return orders[word]
    matching = {order for known, order in orders.items() if len(word) > 1 and known.startswith(word)}
    return matching.pop() if len(matching) == 1 else None


def ranges_written_out(text: str) -> str:
    """Return the text with ranges of a color expanded: `K5-K7` becomes `K5 K6 K7`."""
    return _RANGE.sub(_run, text)


def is_piece(word: str) -> bool:
    """Return whether a word looks like a piece, even one that does not exist: `k5`, `x99`, `j`."""
    return _PIECE.fullmatch(word) is not None


def _run(found: re.Match[str]) -> str:
    color, low, high = found[1], int(found[2]), int(found[3])
    if not LOW <= low < high <= HIGH:
        return found[0]
    return " ".join(f"{color}{value}" for value in range(low, high + 1))
