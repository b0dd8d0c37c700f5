"""Sentences that refusals carry, to be said in the reader's language."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from tilewright.sets.faults import SetFault
from tilewright.tiles.faces import Row
from tilewright.tiles.notation import Complaint
from tilewright.words.say import MARK, faces_in_words, say


class Sentence(Struct, frozen=True):
    """The key of a sentence and its values: texts, numbers, pieces, or sentences inside it.

    `str` gives the English text, for logs and programs.
    """

    key: str
    values: dict[str, str | int | Row | Sentence] = {}

    def in_words(self, locale: str) -> str:
        """Return the sentence in a language."""
        return say(self.key, locale, **{name: _said(value, locale) for name, value in self.values.items()})

    def __str__(self) -> str:
        return self.in_words("en")


def _said(value: str | int | Row | Sentence, locale: str) -> str | int:
    match value:
        case Sentence():
            return value.in_words(locale)
        case tuple():
            return faces_in_words(value, locale)
        case _:
            return value


def sentence(key: str, **values: str | int | Row | Sentence) -> Sentence:
    """Return the sentence of a key with its values.

    >>> str(sentence("refused-no-such-chair", last=3))
    'This table has seats 0 to 3.'
    """
    return Sentence(key, values)


def message_in_words(wrong: Exception, locale: str) -> str:
    """Return the message of an exception, in the language if it is a sentence or a complaint."""
    match wrong.args:
        case (Sentence() as said, *_):
            return said.in_words(locale)
        case (Complaint(key, _, values), *_):
            return say(key, locale, **values)
        case _:
            return str(wrong)


def set_fault_sentence(fault: SetFault, game: str = "tiles") -> Sentence:
    """Return the sentence for why a row of tiles, or a line of dice, is not a set."""
    faces = len(fault.faces)
    return sentence(f"set-{fault.kind.value}", face=fault.faces, faces=faces, count=fault.count, game=game)


# Cached: programs check rows by the million, and most have one of few faults.
@lru_cache(maxsize=1 << 10)
def set_fault_in_words(fault: SetFault, locale: str = "en", game: str = "tiles") -> str:
    """Return why a row of tiles, or a line of dice, is not a set."""
    if not fault.faces:
        return set_fault_sentence(fault, game).in_words(locale)
    faces = len(fault.faces)
    pattern = say(f"set-{fault.kind.value}", locale, face=MARK, faces=faces, count=fault.count, game=game)
    return pattern.replace(MARK, faces_in_words(fault.faces, locale))
