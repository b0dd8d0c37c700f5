"""Booklets and rules in words: titles, a phrase for each parameter with its choices, differences between booklets."""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache

from msgspec import Struct

from tilewright.games import EDITIONS, GameRules, edition
from tilewright.rules.house import AnyRulebook, keys_of, parameter, plain_value, possible, value_of, with_house
from tilewright.rules.rulebook import Time
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


class Choice(Struct, frozen=True):
    """A possible value of a rule, and its phrase."""

    value: int | str
    sentence: str


class Elsewhere(Struct, frozen=True):
    """The phrase of a rule in other booklets, and their titles."""

    sentence: str
    booklets: tuple[str, ...]


class Rule(Struct, frozen=True, kw_only=True):
    """A parameter in words; its values are the choices and the numbers from `low` to `high`, if given.

    `house` says whether a table may change it, `changed` whether this one has, `only` that no other booklet has it.
    `clauses` are the ids of the clauses behind the value of the booklet. `means` says what changing it does to a game,
    and is empty where no table may.
    """

    key: str
    title: str
    sentence: str
    means: str
    value: int | str
    choices: tuple[Choice, ...]
    low: int | None
    high: int | None
    house: bool
    changed: bool
    only: bool
    elsewhere: tuple[Elsewhere, ...]
    clauses: tuple[str, ...]


class Chapter(Struct, frozen=True, kw_only=True):
    """The rules of one chapter."""

    chapter: str
    title: str
    rules: tuple[Rule, ...]


@cache
def rare_rules(rules: str) -> tuple[str, ...]:
    """Return the keys of the rules that fewer than half of the booklets of the same game share, rarest first.

    >>> rare_rules("tournament")[0]
    'turn.wrong_lay'
    """
    booklet = edition(rules).rulebook
    others = _others(booklet)
    alike = {
        key: sum(key in keys_of(book) and value_of(book, key) == value_of(booklet, key) for book in others)
        for key in keys_of(booklet)
    }
    rare = [key for key, count in alike.items() if 2 * (count + 1) < len(others) + 1]
    return tuple(sorted(rare, key=alike.__getitem__))


def title_of(rules: str, locale: str = "en") -> str:
    """Return the title of a booklet."""
    return say(f"booklet-{rules}", locale)


def special_of(rules: str, locale: str = "en") -> str:
    """Return one line about what is special in a booklet."""
    return say(f"special-{rules}", locale)


def preset_in_words(name: str, game: str, locale: str = "en") -> tuple[str, str]:
    """Return the name of a preset of house rules, and what it is for in a game of tiles or dice."""
    return say(f"preset-{name}", locale), say(f"preset-means-{name}", locale, game=game)


def bot_in_words(name: str, locale: str = "en") -> tuple[str, str]:
    """Return the name of a bot, and a description of its style."""
    return say(f"bot-{name}", locale), say(f"manner-{name}", locale)


def chapters_in_words(rules: str, house: Mapping[str, int | str], locale: str = "en") -> tuple[Chapter, ...]:
    """Return a booklet with house rules, chapter by chapter, or raise BadHouseRule.

    >>> chapters_in_words("classic-nl", {"opening.min": 50})[3].rules[0].sentence
    'the opening must be worth at least 50 points'
    """
    return _chapters(rules, tuple(house.items()), locale)


@lru_cache(maxsize=256)
def _chapters(rules: str, house: tuple[tuple[str, int | str], ...], locale: str) -> tuple[Chapter, ...]:
    booklet = edition(rules).rulebook
    rulebook = with_house(booklet, dict(house))
    found: dict[str, list[Rule]] = {}
    for key in keys_of(rulebook):
        found.setdefault(key.partition(".")[0], []).append(_rule(rulebook, booklet, key, locale))
    return tuple(
        Chapter(chapter=chapter, title=say(f"chapter-{chapter}", locale), rules=tuple(described))
        for chapter, described in found.items()
    )


def _rule(rulebook: GameRules, booklet: GameRules, key: str, locale: str) -> Rule:
    texts = possible(booklet, key)
    ranges = [text.split("-") for text in texts if "-" in text]
    low, high = map(int, ranges[0]) if ranges else (None, None)
    others = [book for book in _others(booklet) if key in keys_of(book)]
    single = [int(text) if text.isdigit() else text for text in texts if "-" not in text]
    house, name = parameter(booklet, key).house, key.replace(".", "-")
    return Rule(
        key=key,
        title=say(f"title-{name}", locale),
        sentence=parameter_in_words(rulebook, key, locale),
        means=say(f"rule-means-{name}", locale) if house else "",
        value=plain_value(rulebook, key),
        choices=tuple(Choice(value, phrase(rulebook, key, value, locale)) for value in single),
        low=low,
        high=high,
        house=house,
        changed=value_of(rulebook, key) != value_of(booklet, key),
        only=bool(_others(booklet)) and not others,
        elsewhere=_elsewhere(rulebook, others, key, locale),
        clauses=edition(booklet.id).clauses.get(key, ()),
    )


def _others(booklet: GameRules) -> list[GameRules]:
    """Return the other booklets of the same game."""
    books = [book.rulebook for book in EDITIONS.values()]
    return [book for book in books if type(book) is type(booklet) and book.id != booklet.id]


def _elsewhere(rulebook: GameRules, others: Sequence[GameRules], key: str, locale: str) -> tuple[Elsewhere, ...]:
    found: dict[str, list[str]] = {}
    for other in others:
        if value_of(other, key) != value_of(rulebook, key):
            found.setdefault(parameter_in_words(other, key, locale), []).append(title_of(other.id, locale))
    return tuple(Elsewhere(sentence, tuple(titles)) for sentence, titles in found.items())
