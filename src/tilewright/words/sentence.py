"""Sentences that refusals carry, to be said in the reader's language."""

from __future__ import annotations

from msgspec import Struct

from tilewright.tiles.notation import Complaint
from tilewright.words.say import say


class Sentence(Struct, frozen=True):
    """The key of a sentence and its values; `str` gives the English text, for logs and programs."""

    key: str
    values: dict[str, str | int] = {}

    def __str__(self) -> str:
        return say(self.key, "en", **self.values)


def sentence(key: str, **values: str | int) -> Sentence:
    """Return the sentence of a key with its values.

    >>> str(sentence("refused-no-such-chair", last=3))
    'This table has seats 0 to 3.'
    """
    return Sentence(key, values)


def message_in_words(wrong: Exception, locale: str) -> str:
    """Return the message of an exception, in the language if it is a sentence or a complaint."""
    match wrong.args:
        case (Sentence(key, values) | Complaint(key, _, values), *_):
            return say(key, locale, **values)
        case _:
            return str(wrong)
