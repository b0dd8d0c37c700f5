"""A made-up language: English with all letters accented and all texts longer, so that untranslated texts stand out."""

import re
from functools import cache

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from tilewright.words import say

_PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
_ACCENTED = "áƀçđéƒğĥíĵķłɱñöþǫŕšŧüṽŵẋýžÁƁÇĐÉƑĞĤÍĴĶŁṀÑÖÞǪŔŠŦÜṼŴẊÝŽ"
_LETTERS = str.maketrans(_PLAIN, _ACCENTED)
_LONGER = 0.3


def pseudo(text: str) -> str:
    """Return a text with all its letters accented and every word about a third longer, as German may be.

    >>> pseudo("Play now")
    'Þłáý· ñöŵ·'
    """
    return re.sub(r"\w+", lambda word: word[0] + "·" * round(len(word[0]) * _LONGER), text.translate(_LETTERS))


class _Translator(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 (named by the parser)
        node.value = pseudo(node.value)
        return node


@cache
def pseudo_texts() -> dict[str, str]:
    """Return the English word files in the made-up language."""
    english = say.texts("en")
    parsed = {name: FluentParser().parse(text) for name, text in english.items()}
    return {name: FluentSerializer().serialize(_Translator().visit(resource)) for name, resource in parsed.items()}


def speak_pseudo() -> None:
    """Let this process have the made-up language in place of its English files."""
    made_up, texts = pseudo_texts(), say.texts
    say.texts = lambda locale: made_up if locale == "en" else texts(locale)
