"""The texts of the terminal, in the language of the environment."""

import os
import re
from collections.abc import Callable, Mapping
from typing import TypeVar

from tilewright.rules.house import AnyRulebook
from tilewright.words import booklets, faults, steps
from tilewright.words import say as words
from tilewright.words.locales import supported_locale

Given = TypeVar("Given")

# As in POSIX, the first that is set and not empty counts.
_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def language(environment: Mapping[str, str] = os.environ) -> str:
    """Return the language of the environment; English for C, POSIX and unsupported languages.

    >>> language({"LANG": "nl_BE.UTF-8"})
    'nl'
    """
    chosen = next((environment[name] for name in _VARIABLES if environment.get(name)), "")
    return supported_locale(re.split("[_.@]", chosen)[0].lower())


def say(key: str, **values: str | int) -> str:
    """Return the text of a key with its values filled in."""
    return words.say(key, language(), **values)


def parameter_in_words(rulebook: AnyRulebook, key: str) -> str:
    """Return the phrase for a parameter of this rulebook."""
    return booklets.parameter_in_words(rulebook, key, language())


def differences(rulebook: AnyRulebook, usual: AnyRulebook) -> dict[str, str]:
    """Return the phrases of all parameters that differ from the usual rulebook, by key."""
    return booklets.differences(rulebook, usual, language())


def _in_language(told: Callable[[Given, str], str]) -> Callable[[Given], str]:
    """Return a function that tells something as one of the words does, in the language of the environment."""
    return lambda given: told(given, language())


listed = _in_language(words.listed)
fault_in_words = _in_language(faults.turn_fault_in_words)
message_in_words = _in_language(words.message_in_words)
step_in_words = _in_language(steps.step_in_words)
time_out_in_words = _in_language(booklets.time_out_in_words)
title_of = _in_language(booklets.title_of)
