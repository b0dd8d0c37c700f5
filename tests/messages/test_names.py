"""Texts of people: whatever they hold, what is left is one harmless line."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tilewright.messages.names import cleaned, short_text, visible_length
from tilewright.tiles import BadInput

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"


@pytest.mark.parametrize(
    ("text", "clean"),
    [
        ("  Ann \t Lee\n", "Ann Lee"),
        ("a\u202eb\u2066c\u2069", "abc"),
        ("a\x00b\x1b[31m", "ab[31m"),
        ("e\u0301", "\u00e9"),
        ("\u05d3\u05d5\u05d3", "\u05d3\u05d5\u05d3"),
        ("\u0627\u0644\u0639\u0631\u0628\u064a\u0629", "\u0627\u0644\u0639\u0631\u0628\u064a\u0629"),
        ("\u0928\u092e\u0938\u094d\u0924\u0947", "\u0928\u092e\u0938\u094d\u0924\u0947"),
        ("\u738b\u5c0f\u660e", "\u738b\u5c0f\u660e"),
        (FAMILY, FAMILY),
        ("\u200dx\u200d", "x"),
        ("An\u200dn\u200c", "Ann"),
        ("A\u3164n\u2800n\u034f", "Ann"),
        ("\u0646\u0645\u06cc\u200c\u062e", "\u0646\u0645\u06cc\u200c\u062e"),
        ("\u0915\u094d\u200d\u0937", "\u0915\u094d\u200d\u0937"),
        ("Z" + "\u0335" * 50, "Z" + "\u0335" * 4),
        ("a\u2028b", "a b"),
        ("\ud800", ""),
        ("\ue000\U000e0041", ""),
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
    ],
)
def test_cleaning_keeps_scripts_and_removes_disruptive_characters(text: str, clean: str) -> None:
    assert cleaned(text) == clean


@given(st.text(st.characters(exclude_categories=()), max_size=60))
def test_a_cleaned_text_is_one_line_that_can_be_sent_and_stored(text: str) -> None:
    clean = cleaned(text)
    assert clean.encode().decode() == clean
    assert cleaned(clean) == clean
    for sign in clean:
        assert unicodedata.category(sign) not in {"Cc", "Cs", "Co", "Cn", "Zl", "Zp"}
        assert unicodedata.bidirectional(sign) not in {"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"}


@pytest.mark.parametrize(
    ("text", "count"), [("abc", 3), (FAMILY, 1), ("e\u0323\u0302", 1), ("\U0001f44d\U0001f3fd", 1)]
)
def test_visible_length_counts_what_a_reader_sees(text: str, count: int) -> None:
    assert visible_length(text) == count


def test_ten_kilobytes_of_joined_emoji_are_not_a_name() -> None:
    for text in ("\U0001f600" * 2_500, "\u200d".join(["\U0001f600"] * 1_400), "a" + "\U0001f3fd" * 2_500):
        with pytest.raises(BadInput, match="too long"):
            short_text(text, "name", 24)
    assert short_text(FAMILY * 5, "name", 24) == FAMILY * 5


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "\u200f\u202e", "\u0301", "\u200d\u200d"),
        *("\u3164", "\u115f\u1160", "\uffa0", "\u2800 \u2800", "\u034f", "\u17b4", "\ufe0f", "\u00ad", "\u2066\u2069"),
    ],
)
def test_a_text_with_nothing_to_read_is_refused(text: str) -> None:
    with pytest.raises(BadInput, match="can’t be blank"):
        short_text(text, "line", 200)
