"""Cleaning texts that people write: names and chat."""

import unicodedata

from tilewright.tiles import BadInput
from tilewright.words.say import sentence

# Zero-width joiners are needed in some scripts and in emoji.
_JOINERS = {"\u200c", "\u200d"}
# What joiners join: letters of scripts without case, marks and emoji. In "An\u200dn" one would only hide a difference.
_JOINED = {"Lo", "Mn", "Mc", "So", "Sk"}
# Letters, symbols and marks that show nothing: fillers, the empty Braille pattern, vowels and joiners never drawn.
_BLANK = {*"\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"}
# Controls, direction marks, surrogates, private and unassigned characters.
_REMOVED = {"Cc", "Cf", "Cs", "Co", "Cn"}
_MARKS = {"Mn", "Me", "Mc"}
_SKIN_TONES = range(0x1F3FB, 0x1F400)
# No script needs more marks on a letter; a pile of them would cover other lines.
_MOST_MARKS = 4
_LONGEST_NAME = 24


def cleaned(text: str) -> str:
    """Return a text normalized, on one line, without invisible or disruptive characters.

    >>> cleaned("  a\\u202e b\\x00 ")
    'a b'
    """
    characters: list[str] = []
    marks = 0
    for character in unicodedata.normalize("NFC", " ".join(text.split())):
        category = unicodedata.category(character)
        marks = marks + 1 if category in _MARKS else 0
        if character in _JOINERS:
            wanted = bool(characters) and unicodedata.category(characters[-1]) in _JOINED
        else:
            wanted = marks <= _MOST_MARKS and category not in _REMOVED and character not in _BLANK
        if wanted:
            characters.append(character)
    # Without what was removed, a mark may stand beside its letter.
    clean = unicodedata.normalize("NFC", "".join(characters))
    return " ".join(clean.split()).strip("".join(_JOINERS))


def visible_length(text: str) -> int:
    """Return roughly how many characters a reader sees: marks and joined emoji do not count separately."""
    count, joined = 0, False
    for character in text:
        belongs = unicodedata.category(character) in _MARKS or character in _JOINERS or ord(character) in _SKIN_TONES
        count += not (belongs or joined)
        joined = character == "\u200d"
    return count


def short_text(text: str, what: str, most: int) -> str:
    """Return a cleaned text of 1 to `most` visible characters and not too many bytes, or raise BadInput."""
    clean = cleaned(text)
    if not any(unicodedata.category(character)[0] in "LNPS" for character in clean):
        raise BadInput(sentence("refused-nothing-to-read", what=what))
    if visible_length(clean) > most or len(clean.encode()) > 8 * most:
        raise BadInput(sentence("refused-text-too-long", what=what, most=most))
    return clean


def player_name(name: str) -> str:
    """Return a cleaned name, or raise BadInput if it is empty or too long."""
    return short_text(name, "name", _LONGEST_NAME)
