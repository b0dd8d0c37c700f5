"""Previews of shared links: the words of every page, and positions in one word."""

import pytest

from tilewright.answers.previews import page_preview, position_preview
from tilewright.tiles import BadInput, write_row, write_table
from tilewright.web.assets import addresses, browser_files
from tilewright.words.locales import LOCALES


def test_every_page_has_words_of_its_own_in_every_language() -> None:
    pages = {address.split("/")[1] for address in addresses(browser_files())}
    for language in LOCALES:
        home = page_preview("", language)
        assert all(page_preview(page, language).title != home.title for page in pages - {""})
        assert all(page_preview(page, language).sentence for page in pages)


def test_a_position_in_one_word_is_read_as_the_browser_writes_it() -> None:
    # short_position.test.js has the same word.
    shown = position_preview("P0R-IViv_zA3", "en")
    assert (write_table(shown.table), write_row(shown.rack)) == ("R3 J R5 | K9 R9 B9 O9", "O13 K1 M")
    for word in ("", "ABC", "AB4_", "A_B_C", "<b>_", "A" * 400 + "_"):
        with pytest.raises(BadInput):
            position_preview(word, "en")
