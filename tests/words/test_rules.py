"""Rulebooks in words: every value of every parameter has its phrase, and all are stored for review."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from tests.tables import cases, rulebook_named
from tilewright.dice.turbo_rules import TurboRules
from tilewright.games import EDITIONS, edition
from tilewright.rules.booklets import DEFAULT, booklet
from tilewright.rules.house import AnyRulebook, BadHouseRule, keys_of, parameters, read_value
from tilewright.rules.rulebook import Rulebook
from tilewright.rules.values import Numbers, write_value
from tilewright.words.booklets import differences, parameter_in_words, time_out_in_words

PHRASES = cases("rule_words.txt")
TIME_OUTS = cases("time_out_words.txt")
PARAMETERS = {**parameters(Rulebook), **parameters(TurboRules)}


def changed(key: str, text: str) -> AnyRulebook:
    """Return the default rulebook, or one that has the parameter, with the parameter changed."""
    chapter, field = key.split(".")
    books = [edition(DEFAULT).rulebook, *(book.rulebook for book in EDITIONS.values())]
    usual = next(book for book in books if key in keys_of(book))
    part = replace(getattr(usual, chapter), **{field: read_value(type(usual), key, text)})
    return usual.__replace__(**{chapter: part})


def values_to_look_at(key: str) -> Iterator[str]:
    """Yield the values of a parameter that may have their own phrase: all words; of numbers zero, one and some."""
    values = PARAMETERS[key].values
    if not isinstance(values, Numbers):
        yield from values.listed()
        return
    for number in dict.fromkeys((0, 1, 3, values.high)):
        if number in values.also or values.low <= number <= values.high:
            yield write_value(number, values)
    if values.word is not None:
        yield values.word


@pytest.mark.parametrize(("key", "value", "phrase"), PHRASES)
def test_every_rule_has_its_stored_phrase(key: str, value: str, phrase: str) -> None:
    assert parameter_in_words(changed(key, value), key) == phrase


def test_the_stored_phrases_cover_every_parameter_and_variant() -> None:
    looked_at = {(key, value) for key, value, _ in PHRASES}
    assert looked_at == {(key, value) for key in PARAMETERS for value in values_to_look_at(key)}


def test_two_values_of_a_parameter_have_different_phrases() -> None:
    assert len({(key, phrase) for key, _, phrase in PHRASES}) == len(PHRASES)


def test_special_rules_are_those_that_differ() -> None:
    usual = booklet(DEFAULT)
    assert differences(usual, usual) == {}
    for book in EDITIONS.values():
        special = differences(book.rulebook, usual)
        shared = {key: phrase for key, phrase in special.items() if key in keys_of(usual)}
        assert all(parameter_in_words(usual, key) != phrase for key, phrase in shared.items())
        assert set(special) - set(shared) == set(keys_of(book.rulebook)) - set(keys_of(usual))


@pytest.mark.parametrize(("rules", "sentences"), TIME_OUTS)
def test_the_effect_of_a_time_out_is_explained_beforehand(rules: str, sentences: str) -> None:
    assert time_out_in_words(rulebook_named(rules).time) == sentences


def test_every_time_out_procedure_is_explained() -> None:
    shown = {(time.table, time.loose, time.memory) for time in (rulebook_named(rules).time for rules, _ in TIME_OUTS)}
    for table in ("restore", "keep_sets"):
        for loose in ("restore", "rack", "pool"):
            for memory in ("yes", "no"):
                house = f"classic-fr time.table={table} time.loose={loose} time.memory={memory}"
                try:
                    time = rulebook_named(house).time
                except BadHouseRule:
                    continue
                # If the table is restored, nothing is loose.
                assert any(
                    time.table is other and time.memory == memory_ and (table == "restore" or time.loose is loose_)
                    for other, loose_, memory_ in shown
                )
