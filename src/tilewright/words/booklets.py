"""Booklets in words: titles, and every rule chapter by chapter with its choices and what other booklets say."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import assert_never

from msgspec import Struct

from tilewright.dice.turbo_rules import TurboRules
from tilewright.games import EDITIONS, GameRules, edition
from tilewright.rules.house import keys_of, parameter, plain_value, possible, value_of, with_house
from tilewright.rules.rulebook import Rulebook
from tilewright.tiles.faces import JokerKind
from tilewright.words.rules import parameter_in_words, phrase
from tilewright.words.say import say


class Choice(Struct, frozen=True):
    """A value that a rule may have, and the phrase that says it."""

    value: int | str
    sentence: str


class Elsewhere(Struct, frozen=True):
    """What a rule is in some other booklets, which are named by their titles."""

    sentence: str
    booklets: tuple[str, ...]


class Rule(Struct, frozen=True, kw_only=True):
    """A parameter in words; numbers from `low` to `high` are its values besides the choices, if there are any.

    `house` says whether a table may change it, `changed` whether this one has, `only` that no other booklet knows it.
    """

    key: str
    title: str
    sentence: str
    value: int | str
    choices: tuple[Choice, ...]
    low: int | None
    high: int | None
    house: bool
    changed: bool
    only: bool
    elsewhere: tuple[Elsewhere, ...]


class Chapter(Struct, frozen=True, kw_only=True):
    """Rules that belong together."""

    chapter: str
    title: str
    rules: tuple[Rule, ...]


def joker_kinds(rulebook: GameRules) -> tuple[str, ...]:
    """Return the kinds of jokers that are played with, in the notation."""
    match rulebook:
        case Rulebook(box=box):
            return tuple(kind.value for kind, _ in box.contents.jokers)
        case TurboRules():
            return (JokerKind.CLASSIC.value,)
        case _:
            assert_never(rulebook)


def rare_rules(rules: str) -> tuple[str, ...]:
    """Return the keys of the rules that fewer than half of the booklets of the same game have so, the rarest first.

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
    """Return what a booklet is called."""
    return say(f"booklet-{rules}", locale)


def special_of(rules: str, locale: str = "en") -> str:
    """Return what is special about a booklet, in a line."""
    return say(f"special-{rules}", locale)


def bot_in_words(name: str, locale: str = "en") -> tuple[str, str]:
    """Return what a bot is called, and what it is like."""
    return say(f"bot-{name}", locale), say(f"manner-{name}", locale)


def chapters_in_words(rules: str, house: Mapping[str, int | str], locale: str = "en") -> tuple[Chapter, ...]:
    """Return a booklet with house rules, chapter by chapter, or raise BadHouseRule.

    >>> chapters_in_words("classic-nl", {"opening.min": 50})[3].rules[0].sentence
    'the first sets of a player are worth at least 50 points'
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
        Chapter(chapter=chapter, title=say(f"chapter-{chapter}", locale), rules=tuple(told))
        for chapter, told in found.items()
    )


def _rule(rulebook: GameRules, booklet: GameRules, key: str, locale: str) -> Rule:
    texts = possible(booklet, key)
    ranges = [text.split("-") for text in texts if "-" in text]
    low, high = map(int, ranges[0]) if ranges else (None, None)
    others = [book for book in _others(booklet) if key in keys_of(book)]
    single = [int(text) if text.isdigit() else text for text in texts if "-" not in text]
    return Rule(
        key=key,
        title=say(f"title-{key.replace('.', '-')}", locale),
        sentence=parameter_in_words(rulebook, key, locale),
        value=plain_value(rulebook, key),
        choices=tuple(Choice(value, phrase(rulebook, key, value, locale)) for value in single),
        low=low,
        high=high,
        house=parameter(booklet, key).house,
        changed=value_of(rulebook, key) != value_of(booklet, key),
        only=bool(_others(booklet)) and not others,
        elsewhere=_elsewhere(rulebook, others, key, locale),
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
