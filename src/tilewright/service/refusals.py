"""What was refused, in the language of whoever asked for it."""

from __future__ import annotations

from tilewright.engine import NotYourTurn
from tilewright.service.storage.rows import StoreUnavailable
from tilewright.words.say import say
from tilewright.words.sentence import Sentence

# Refusals of layers that know no words, or whose own text is for the operator.
_SENTENCES: dict[type[Exception], str] = {
    NotYourTurn: "refused-not-your-turn",
    StoreUnavailable: "refused-no-database",
}


def refusal_in_words(wrong: Exception, locale: str) -> str:
    """Return the sentence that says why something was refused.

    What only a program can get wrong, such as a message that is no JSON, is said in English.
    """
    if wrong.args and isinstance(wrong.args[0], Sentence):
        return wrong.args[0].said(locale)
    key = next((key for kind, key in _SENTENCES.items() if isinstance(wrong, kind)), None)
    return str(wrong) if key is None else say(key, locale)
