"""Sentences: every value of the core that people read has a text."""

from itertools import product

import pytest
from babel.lists import format_list

from tests.words.languages import is_clean
from tilewright.sets.faults import SetFault, SetFaultKind
from tilewright.tiles import FACES, read_row
from tilewright.words.locales import LOCALES
from tilewright.words.say import face_in_words, listed, say, set_fault_in_words


@pytest.mark.parametrize("locale", LOCALES)
def test_every_face_has_its_own_words(locale: str) -> None:
    assert len({face_in_words(face, locale) for face in FACES}) == len(FACES)


@pytest.mark.parametrize(
    ("piece", "words"),
    [
        ("K1", "black 1"),
        ("R7", "red 7"),
        ("B10", "blue 10"),
        ("O13", "orange 13"),
        ("J", "joker"),
        ("D", "double joker"),
        ("C", "color-change joker"),
        ("M", "mirror joker"),
    ],
)
def test_a_face_in_english(piece: str, words: str) -> None:
    assert face_in_words(read_row(piece)[0]) == words


@pytest.mark.parametrize("locale", LOCALES)
def test_every_fault_of_a_set_is_a_clean_line_whatever_its_numbers(locale: str) -> None:
    for kind, count in product(SetFaultKind, (0, 1, 2, 5)):
        assert is_clean(set_fault_in_words(SetFault(kind, read_row("R7 J"), count), locale)), (kind, count)


def test_an_unknown_key_is_an_error() -> None:
    with pytest.raises(LookupError):
        say("no-such-sentence")


@pytest.mark.parametrize(
    ("locale", "two", "three"),
    [
        ("en", "Ann and Ben", "Ann, Ben, and Cleo"),
        ("nl", "Ann en Ben", "Ann, Ben en Cleo"),
        ("fr", "Ann et Ben", "Ann, Ben et Cleo"),
        ("de", "Ann und Ben", "Ann, Ben und Cleo"),
        ("es", "Ann y Ben", "Ann, Ben y Cleo"),
        ("pt", "Ann e Ben", "Ann, Ben e Cleo"),
    ],
)
def test_a_list_is_written_as_the_unicode_tables_have_it(locale: str, two: str, three: str) -> None:
    assert listed(["Ann"], locale) == "Ann"
    assert listed(["Ann", "Ben"], locale) == two == format_list(["Ann", "Ben"], locale=locale)
    assert listed(["Ann", "Ben", "Cleo"], locale) == three == format_list(["Ann", "Ben", "Cleo"], locale=locale)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("kind", [SetFaultKind.TOO_SHORT, SetFaultKind.MIXED])
def test_a_fault_of_a_line_speaks_of_dice(kind: SetFaultKind, locale: str) -> None:
    fault = SetFault(kind, count=3)
    assert set_fault_in_words(fault, locale, "dice") != set_fault_in_words(fault, locale)
