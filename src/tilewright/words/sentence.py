"""A sentence that is not said yet: refusals carry one, so that it can be said in the language of whoever reads it."""

from __future__ import annotations

from msgspec import Struct

from tilewright.words.say import say


class Sentence(Struct, frozen=True):
    """The key of a sentence and its values; as a text it is English, as logs and programs want it."""

    key: str
    values: dict[str, str | int] = {}

    def __str__(self) -> str:
        return self.said("en")

    def said(self, locale: str) -> str:
        """Return the sentence in a language."""
        return say(self.key, locale, **self.values)


def sentence(key: str, **values: str | int) -> Sentence:
    """Return a sentence that is not said yet.

    >>> str(sentence("refused-no-such-chair", last=3))
    'This table has chairs 0 to 3.'
    """
    return Sentence(key, values)
