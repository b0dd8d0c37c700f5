"""The languages that there are; who needs a name only does not load what makes sentences of the word files."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal, get_args

Locale = Literal["en", "nl", "fr", "de", "es", "pt"]
LOCALES: tuple[Locale, ...] = get_args(Locale)
# Here and not in the word files, because a page needs all of them and the files are slow to read.
OWN_NAMES: Mapping[Locale, str] = MappingProxyType(
    {"en": "English", "nl": "Nederlands", "fr": "Français", "de": "Deutsch", "es": "Español", "pt": "Português"}
)
"""The name of each language in that language."""


def supported_locale(language: str) -> str:
    """Return the language if it is supported, else English."""
    return language if language in LOCALES else LOCALES[0]


def known_locale(name: str) -> str | None:
    """Return the language of a name such as `pt-BR`, if it is supported."""
    code = name.strip().partition("-")[0].lower()
    return code if code in LOCALES else None
