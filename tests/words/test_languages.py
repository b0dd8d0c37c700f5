"""Six languages: the same messages in each, clean with all values, in the terms of the glossary."""

import re
from functools import cache

import pytest
from babel import Locale

from tests.tables import cases
from tests.words.languages import CATEGORIES, OTHERS, is_clean, messages, said_every_way
from tilewright.words.locales import LOCALES
from tilewright.words.say import texts

_ROWS = cases("terms.txt")
TERMS = [row for row in _ROWS if row[1] != "-"]
NEVER = [(locale, pattern, instead) for locale, english, pattern, instead in _ROWS if english == "-"]


@pytest.mark.parametrize("locale", OTHERS)
def test_every_language_has_the_same_messages_in_the_same_files_and_order(locale: str) -> None:
    assert list(texts(locale)) == list(texts("en"))
    own = [(message.file, key) for key, message in messages(locale).items()]
    assert own == [(message.file, key) for key, message in messages("en").items()]


@pytest.mark.parametrize("locale", OTHERS)
def test_a_message_shows_the_same_in_every_language(locale: str) -> None:
    for key, message in messages(locale).items():
        # A count may decide between words in one language and be shown in another.
        assert message.variables <= messages("en")[key].variables, key
        counted = {name for name, keys in messages("en")[key].looked_at.items() if keys & CATEGORIES}
        assert message.shown | counted == messages("en")[key].shown | counted, key


@pytest.mark.parametrize("locale", LOCALES)
def test_every_message_is_clean_whatever_its_values(locale: str) -> None:
    wrong = {(key, text) for key in messages("en") for text in said_every_way(key, locale) if not is_clean(text)}
    assert wrong == set()


@pytest.mark.parametrize("locale", LOCALES)
def test_plural_categories_exist_in_the_language(locale: str) -> None:
    known = {*Locale(locale).plural_form.tags, "other"}
    for key, message in messages(locale).items():
        for keys in message.looked_at.values():
            assert keys & CATEGORIES <= known, key


@pytest.mark.parametrize("locale", OTHERS)
def test_commands_to_type_are_the_same_in_every_language(locale: str) -> None:
    for key, message in messages(locale).items():
        if message.file == "terminal":
            typed = [sorted(re.findall("`[^`]+`", text)) for text in sorted(said_every_way(key, locale), key=len)]
            assert (
                typed[:1]
                == [sorted(re.findall("`[^`]+`", text)) for text in sorted(said_every_way(key, "en"), key=len)][:1]
            ), key


@pytest.mark.parametrize("locale", OTHERS)
def test_no_sentence_was_left_in_english(locale: str) -> None:
    for key in messages("en"):
        same = said_every_way(key, locale) & set(said_every_way(key, "en"))
        assert all(len(re.findall("[a-z]{2,}", text)) < 3 for text in same), key


def test_french_punctuation_has_non_breaking_spaces() -> None:
    for key in messages("en"):
        for text in said_every_way(key, "fr"):
            assert not re.search(r"(?<=\w) [:;!?](\s|$)", text), text
            assert not re.search(r"\w[;!?](\s|$)", text), text
            assert "'" not in text, text


def test_spanish_questions_and_exclamations_have_opening_marks() -> None:
    for key in messages("en"):
        for text in said_every_way(key, "es"):
            plain = re.sub("`[^`]+`", "", text)
            assert plain.count("?") == plain.count("¿"), text
            if key != "play-mark-wrong":
                assert plain.count("!") == plain.count("¡"), text


@pytest.mark.parametrize(("locale", "english", "stem", "source"), TERMS)
def test_a_term_is_the_one_of_the_booklets_everywhere(locale: str, english: str, stem: str, source: str) -> None:
    assert source
    speaking = _speaking_of(english)
    assert speaking
    assert [key for key in speaking if not _speaks_of(stem, key, locale)] == []


@pytest.mark.parametrize(("locale", "pattern", "instead"), NEVER)
def test_words_that_the_glossary_replaces_are_in_no_message(locale: str, pattern: str, instead: str) -> None:
    assert instead
    assert [key for key in messages(locale) if _speaks_of(pattern, key, locale)] == []


@cache
def _speaking_of(pattern: str) -> list[str]:
    """Return the messages whose English matches; it is asked for each language."""
    return [key for key in messages("en") if _speaks_of(pattern, key, "en")]


def _speaks_of(pattern: str, key: str, locale: str) -> bool:
    return any(re.search(pattern, text, re.IGNORECASE) for text in said_every_way(key, locale))


def test_every_language_has_its_terms() -> None:
    concepts = {english for _, english, _, _ in TERMS}
    assert {(locale, english) for locale, english, _, _ in TERMS} == {
        (locale, e) for locale in OTHERS for e in concepts
    }
    assert {locale for locale, _, _ in NEVER} == set(LOCALES)
