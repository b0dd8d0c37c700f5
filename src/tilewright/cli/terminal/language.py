"""The texts of the terminal, in the language of the environment."""

import os
import re
from collections.abc import Mapping, Sequence

from tilewright.games import AnyFault
from tilewright.rules.house import AnyRulebook
from tilewright.rules.rulebook import Time
from tilewright.solver.present.steps import Step
from tilewright.words import booklets, faults, steps
from tilewright.words import say as words
from tilewright.words.locales import supported_locale

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


def listed(parts: Sequence[str]) -> str:
    """Return words joined as a list within a sentence."""
    return words.listed(parts, language())


def fault_in_words(fault: AnyFault) -> str:
    """Return the sentence that says what is wrong with a turn."""
    return faults.turn_fault_in_words(fault, language())


def message_in_words(wrong: Exception) -> str:
    """Return the message of an exception, in the reader's language where it has one."""
    return words.message_in_words(wrong, language())


def step_in_words(step: Step) -> str:
    """Return the sentence for one step of a rearrangement."""
    return steps.step_in_words(step, language())


def parameter_in_words(rulebook: AnyRulebook, key: str) -> str:
    """Return the phrase for a parameter of this rulebook."""
    return booklets.parameter_in_words(rulebook, key, language())


def differences(rulebook: AnyRulebook, usual: AnyRulebook) -> dict[str, str]:
    """Return the phrases of all parameters that differ from the usual rulebook, by key."""
    return booklets.differences(rulebook, usual, language())


def time_out_in_words(time: Time) -> str:
    """Return the sentence about running out of time in the middle of a turn."""
    return booklets.time_out_in_words(time, language())


def title_of(rulebook: str) -> str:
    """Return the title of a rulebook."""
    return booklets.title_of(rulebook, language())
