"""Sentences in the six languages, from keys and values, and those that refusals carry until they are said."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache, lru_cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource
from msgspec import Struct

from tilewright.engine import Refused
from tilewright.sets.faults import SetFault
from tilewright.tiles import Complaint, Face, Joker, Number, Row
from tilewright.words.locales import LOCALES


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


class PlainRefusal(Refused):
    """A refusal that always says the same sentence, whose key and values its class names."""

    said: Sentence

    def __init_subclass__(cls, key: str, **values: str | int) -> None:
        cls.said = sentence(key, **values)

    def __init__(self) -> None:
        super().__init__(self.said)


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


MARK = "\x1a"
"""Stands in a sentence for a text that is put there later: sentences are few, and such texts are many."""


def say(key: str, locale: str = "en", **values: str | int) -> str:
    """Return the sentence of a key with its values."""
    return _sentence(locale, key, tuple(values.items()))


def read_all_words() -> None:
    """Read the word files of all languages, so that the first sentence does not wait for them."""
    for locale in LOCALES:
        read_words(locale)


def read_words(locale: str) -> None:
    """Read the word files of a language, if they are not read yet."""
    _messages(locale)


# One for each face and language.
@lru_cache(maxsize=1 << 9)
def face_in_words(face: Face, locale: str = "en") -> str:
    """Return a face in words: `red 7`."""
    match face:
        case Number(color, value):
            return say("face-number", locale, color=say(f"color-{color.value}", locale), number=value)
        case Joker(kind):
            return say(f"face-{kind.value}", locale)


def faces_in_words(faces: Sequence[Face], locale: str = "en") -> str:
    """Return faces as a list in a sentence: `red 7, red 8, and joker`."""
    return listed([face_in_words(face, locale) for face in faces], locale)


def listed(parts: Sequence[str], locale: str = "en") -> str:
    """Return a list in a sentence: `Ann, Ben, and Cleo`."""
    if len(parts) < 2:
        return "".join(parts)
    *firsts, last = parts
    first = firsts[0]
    before, between, after = _around("list-more", locale)
    for part in firsts[1:]:
        first = before + first + between + part + after
    before, between, after = _around("list-last" if firsts[1:] else "list-two", locale)
    return before + first + between + last + after


# One for each way to join parts and language.
@lru_cache(maxsize=1 << 5)
def _around(key: str, locale: str) -> tuple[str, str, str]:
    """Return the words of a list before, between and after two of its parts, which are the same for all parts."""
    before, between, after = say(key, locale, first=MARK, last=MARK).split(MARK)
    return before, between, after


def texts(locale: str) -> dict[str, str]:
    """Return the texts of the word files of a language by file name."""
    files = resources.files("tilewright.words").joinpath(locale).iterdir()
    return {file.name.removesuffix(".ftl"): file.read_text(encoding="utf-8") for file in sorted(files, key=str)}


# Cached: arranging a table shows the same few faults again and again.
@lru_cache(maxsize=1 << 10)
def _sentence(locale: str, key: str, values: tuple[tuple[str, str | int], ...]) -> str:
    bundle = _bundle(locale)
    if not bundle.has_message(key):
        # Parsing all two thousand at once takes a third of a second; a program says some dozens.
        bundle.add_resource(FluentResource(_messages(locale)[key]))
    message = bundle.get_message(key)
    if message.value is None:
        raise LookupError(key)
    text, errors = bundle.format_pattern(message.value, dict(values))
    if errors:
        raise errors[0]
    # An empty variant leaves two spaces. Non-breaking spaces, as in French, stay.
    return re.sub("[ \n]+", " ", str(text)).strip()


@cache
def _bundle(locale: str) -> FluentBundle:
    """Return the messages of a language that were said so far."""
    # Isolation marks would be visible in a terminal.
    return FluentBundle([locale], use_isolating=False)


@cache
def _messages(locale: str) -> dict[str, str]:
    """Return the messages of a language as written, by key: each begins at the start of a line."""
    written = (each for words in texts(locale).values() for each in re.split(r"^(?=[a-z])", words, flags=re.MULTILINE))
    return {each.partition(" ")[0]: each for each in written if each[:1].islower()}
