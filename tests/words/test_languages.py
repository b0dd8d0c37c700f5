"""Six languages: the same messages in each, clean with all values, in the terms of the glossary."""

import re

import pytest
from babel import Locale

from tests.tables import cases
from tests.words.languages import CATEGORIES, OTHERS, is_clean, keys_that_say, messages, said_every_way
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
        same = said_every_way(key, locale) & said_every_way(key, "en")
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


@pytest.mark.parametrize("locale", OTHERS)
def test_terms_are_those_of_the_booklets_everywhere(locale: str) -> None:
    for _, english, stem, source in (row for row in TERMS if row[0] == locale):
        assert source
        speaking = keys_that_say(english, "en")
        assert speaking, english
        assert speaking - keys_that_say(stem, locale) == set(), (english, stem)


@pytest.mark.parametrize("locale", LOCALES)
def test_words_that_the_glossary_replaces_are_in_no_message(locale: str) -> None:
    for _, pattern, instead in (row for row in NEVER if row[0] == locale):
        assert instead
        assert keys_that_say(pattern, locale) == set(), (pattern, instead)


def test_every_language_has_its_terms() -> None:
    concepts = {english for _, english, _, _ in TERMS}
    assert {(locale, english) for locale, english, _, _ in TERMS} == {
        (locale, e) for locale in OTHERS for e in concepts
    }
    assert {locale for locale, _, _ in NEVER} == set(LOCALES)
