"""Rulebooks in words: a phrase for each parameter, differences, and what happens when time runs out."""

from __future__ import annotations

from tilewright.rules.house import AnyRulebook, keys_of, plain_value, value_of
from tilewright.rules.time import Time
from tilewright.words.say import say


def parameter_in_words(rulebook: AnyRulebook, key: str, locale: str = "en") -> str:
    """Return the phrase for a parameter of this rulebook.

    >>> from tilewright.rules.booklets import booklet
    >>> parameter_in_words(booklet("classic-de"), "deal.starter")
    'the starter is chosen at random'
    """
    return phrase(rulebook, key, plain_value(rulebook, key), locale)


def phrase(rulebook: AnyRulebook, key: str, value: int | str, locale: str = "en") -> str:
    """Return the phrase for a parameter with a given value."""
    rounds = plain_value(rulebook, "match.rounds")
    return say(f"rule-{key.replace('.', '-')}", locale, value=value, rounds=rounds)


def differences(rulebook: AnyRulebook, usual: AnyRulebook, locale: str = "en") -> dict[str, str]:
    """Return the phrases of all parameters that differ from the usual rulebook or are missing there, by key."""
    known = keys_of(usual)
    return {
        key: parameter_in_words(rulebook, key, locale)
        for key in keys_of(rulebook)
        if key not in known or value_of(rulebook, key) != value_of(usual, key)
    }


def time_out_in_words(time: Time, locale: str = "en") -> str:
    """Return the sentences about what happens when time runs out during a turn (A-12 to A-17)."""
    return " ".join(say(key, locale, **values) for key, values in time_out_phrases(time))


def time_out_phrases(time: Time) -> tuple[tuple[str, dict[str, str | int]], ...]:
    """Return the keys and values of the sentences about a time-out."""
    # Memory mode requires a restored table, so one sentence covers both.
    procedure = "forgotten" if time.memory else time.table.value
    return (
        ("time-finished", {}),
        ("time-idle", {"count": time.idle_draw}),
        (f"time-{procedure}", {"count": time.penalty, "loose": time.loose.value}),
    )
