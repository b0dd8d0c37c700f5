"""Rulebooks in words: a phrase for each parameter, what is special, and what happens when time runs out."""

from __future__ import annotations

from tilewright.rules.house import AnyRulebook, keys_of, plain_value, value_of
from tilewright.rules.time import Time
from tilewright.words.say import say


def parameter_in_words(rulebook: AnyRulebook, key: str, locale: str = "en") -> str:
    """Return the phrase that says what a parameter is in this rulebook.

    >>> from tilewright.rules.booklets import booklet
    >>> parameter_in_words(booklet("classic-de"), "deal.starter")
    'a lot decides who starts'
    """
    return phrase(rulebook, key, plain_value(rulebook, key), locale)


def phrase(rulebook: AnyRulebook, key: str, value: int | str, locale: str = "en") -> str:
    """Return the phrase that says what a parameter would be with that value."""
    rounds = plain_value(rulebook, "match.rounds")
    return say(f"rule-{key.replace('.', '-')}", locale, value=value, rounds=rounds)


def differences(rulebook: AnyRulebook, usual: AnyRulebook, locale: str = "en") -> dict[str, str]:
    """Return the phrases of all parameters in which a rulebook differs from the usual one, by their keys.

    What only this rulebook knows is among them.
    """
    known = keys_of(usual)
    return {
        key: parameter_in_words(rulebook, key, locale)
        for key in keys_of(rulebook)
        if key not in known or value_of(rulebook, key) != value_of(usual, key)
    }


def time_out_in_words(time: Time, locale: str = "en") -> str:
    """Return what will happen when time runs out in the middle of a turn (A-12 to A-17)."""
    return " ".join(say(key, locale, **values) for key, values in time_out_phrases(time))


def time_out_phrases(time: Time) -> tuple[tuple[str, dict[str, str | int]], ...]:
    """Return the keys of the sentences that say what a time-out does, each with the values to fill in."""
    # A house rule may have the table forgotten only where it would be restored, so one sentence covers both.
    procedure = "forgotten" if time.memory else time.table.value
    return (
        ("time-finished", {}),
        ("time-idle", {"count": time.idle_draw}),
        (f"time-{procedure}", {"count": time.penalty, "loose": time.loose.value}),
    )
