"""The notation: what is written can be read, and bad text is named exactly."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.tables import cases
from tilewright.tiles import (
    FACES,
    BadNotation,
    Face,
    Row,
    quoted,
    read_face,
    read_faces,
    read_row,
    read_rows,
    read_table,
    write_face,
    write_row,
    write_table,
)

faces = st.sampled_from(FACES)
rows = st.lists(faces, min_size=1).map(tuple)
tables = st.lists(rows).map(tuple)
spaces = st.text(" \t", min_size=1, max_size=3)


def test_the_four_colors_have_thirteen_numbers_each_and_there_are_four_jokers() -> None:
    written = [write_face(face) for face in FACES]
    assert written == [*(f"{color}{number}" for color in "KRBO" for number in range(1, 14)), *"JDCM"]


@given(faces)
def test_a_face_is_read_as_it_was_written(face: Face) -> None:
    assert read_face(write_face(face)) == face
    assert read_face(write_face(face).lower()) == face


@given(rows)
def test_a_row_is_read_as_it_was_written(row: Row) -> None:
    assert read_row(write_row(row)) == row
    assert read_faces(write_row(row).split()) == row


@given(tables)
def test_a_table_is_read_as_it_was_written(table: tuple[Row, ...]) -> None:
    assert read_table(write_table(table)) == table
    assert read_rows([write_row(row).split() for row in table]) == table


@given(st.data(), rows)
def test_case_and_extra_spaces_do_not_matter(data: st.DataObject, row: Row) -> None:
    words = [data.draw(st.sampled_from([str.lower, str.upper]))(write_face(face)) for face in row]
    text = "".join(data.draw(spaces) + word for word in words) + data.draw(spaces)
    assert write_row(read_row(text)) == write_row(row)


def assert_short_line(complaint: str) -> None:
    """Check that a complaint can be shown as it is."""
    assert complaint.isprintable()
    assert len(complaint) < 130


@pytest.mark.slow(reason="the first text drawn makes Hypothesis build its table of all characters")
@given(st.text())
def test_any_text_is_a_row_or_is_refused_in_one_short_line(text: str) -> None:
    try:
        words = write_row(read_row(text)).split()
    except BadNotation as bad:
        assert_short_line(str(bad))
    else:
        assert words == text.upper().split()


@given(st.text())
def test_any_text_is_a_table_or_is_refused_in_one_short_line(text: str) -> None:
    try:
        table = read_table(text + "|" + text)
    except BadNotation as bad:
        assert_short_line(str(bad))
    else:
        assert len(table) >= 2


@pytest.mark.parametrize(("kind", "text", "complaint"), cases("complaints.txt"))
def test_every_complaint_names_the_offending_part(kind: str, text: str, complaint: str) -> None:
    reader = {"row": read_row, "table": read_table, "piece": read_face}[kind]
    with pytest.raises(BadNotation) as refused:
        reader(text.strip("'"))
    assert str(refused.value) == complaint.replace('": ', '" is not a tile: ')


@pytest.mark.parametrize(
    ("text", "place"), [("R3|", "2 of 2"), ("|R3", "1 of 2"), ("R3||R4", "2 of 3"), ("|", "1 of 2")]
)
def test_an_empty_row_of_a_table_is_named_by_its_place(text: str, place: str) -> None:
    with pytest.raises(BadNotation) as refused:
        read_table(text)
    assert str(refused.value) == f"row {place} is empty: write one | between two rows"


def test_lookalike_letters_are_refused() -> None:
    for word in ("\N{KELVIN SIGN}7", "\N{GREEK CAPITAL LETTER KAPPA}7", "\N{CYRILLIC CAPITAL LETTER VE}7"):
        with pytest.raises(BadNotation, match="a tile is a color K, R, B or O"):
            read_row(word)


@pytest.mark.parametrize("word", ["B" * 1_000_000, "B" + "1" * 1_000_000, "9" * 1_000_000, "\0" * 1_000_000])
def test_a_word_of_a_megabyte_is_refused_with_its_beginning(word: str) -> None:
    with pytest.raises(BadNotation) as refused:
        read_row(word)
    assert len(str(refused.value)) < 130
    assert str(refused.value).startswith('"' + word[:24].replace("\0", "?") + '…" is not a tile: ')


def test_control_characters_of_a_word_are_not_repeated() -> None:
    assert quoted("K7\x1b[2J\r\n") == '"K7?[2J??"'


def test_blank_text_is_an_empty_table() -> None:
    assert read_table("") == ()
    assert read_table(" \n ") == ()
    assert write_table(()) == ""


def test_an_empty_list_in_a_table_of_lists_is_refused_by_its_place() -> None:
    with pytest.raises(BadNotation, match=r"^row 2 of 2 is empty$"):
        read_rows([["B4"], []])
