"""Texts that people write, made harmless: names, and what is said at a table."""

from __future__ import annotations

import unicodedata

from tilewright.tiles.notation import BadInput
from tilewright.words.sentence import sentence

# They join letters in some scripts and pictures into one, and change nothing beside them.
_JOINERS = {"\u200c", "\u200d"}
# Controls, marks of writing direction, halves of letters, private and unknown signs.
_REMOVED = {"Cc", "Cf", "Cs", "Co", "Cn"}
_MARKS = {"Mn", "Me", "Mc"}
_SKIN_TONES = range(0x1F3FB, 0x1F400)
# No script stacks more on one letter; a heap of them would cover the lines above.
_MOST_MARKS = 4


def cleaned(text: str) -> str:
    """Return a text in its normal form, on one line, without what is not shown or disturbs what stands beside it.

    >>> cleaned("  a\\u202e b\\x00 ")
    'a b'
    """
    kept: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFC", " ".join(text.split())):
        category = unicodedata.category(sign)
        marks = marks + 1 if category in _MARKS else 0
        if marks <= _MOST_MARKS and (category not in _REMOVED or sign in _JOINERS):
            kept.append(sign)
    return " ".join("".join(kept).split()).strip("".join(_JOINERS))


def signs(text: str) -> int:
    """Return about how many signs a reader sees: marks and joined pictures count with what they belong to."""
    count, joined = 0, False
    for sign in text:
        belongs = unicodedata.category(sign) in _MARKS or sign in _JOINERS or ord(sign) in _SKIN_TONES
        count += not (belongs or joined)
        joined = sign == "\u200d"
    return count


def short_text(text: str, what: str, most: int) -> str:
    """Return a text made harmless, of 1 to `most` signs, or raise BadInput; some signs take many bytes, not any."""
    clean = cleaned(text)
    if not any(unicodedata.category(sign)[0] in "LNPS" for sign in clean):
        raise BadInput(sentence("refused-nothing-to-read", what=what))
    if signs(clean) > most or len(clean.encode()) > 8 * most:
        raise BadInput(sentence("refused-text-too-long", what=what, most=most))
    return clean
