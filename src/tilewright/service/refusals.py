"""Refusals as sentences in the reader's language."""

from __future__ import annotations

from tilewright.engine import NotYourTurn
from tilewright.service.storage.rows import StoreUnavailable
from tilewright.words.say import say
from tilewright.words.sentence import message_in_words

# Refusals of layers below the words, and those whose own text is for the operator.
_SENTENCES: dict[type[Exception], str] = {
    NotYourTurn: "refused-not-your-turn",
    StoreUnavailable: "refused-no-database",
}


def refusal_in_words(wrong: Exception, locale: str) -> str:
    """Return the sentence that says why something was refused.

    Mistakes that only a program can make, such as malformed JSON, are described in English.
    """
    key = next((key for kind, key in _SENTENCES.items() if isinstance(wrong, kind)), None)
    return message_in_words(wrong, locale) if key is None else say(key, locale)
