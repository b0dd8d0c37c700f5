"""The steps of a rearrangement in sentences."""

import pytest

from tilewright.solver.present.steps import Add, Join, Lay, Split, Step, Take, Where
from tilewright.tiles import Box, JokerKind, TileRow, assign, read_row, tiles_of
from tilewright.words.steps import step_in_words

BOX = tiles_of(Box(2, ((JokerKind.CLASSIC, 2),)))


def tiles(text: str) -> TileRow:
    """Return tiles that show these faces."""
    return assign([read_row(text)], BOX)[0]


@pytest.mark.parametrize(
    ("step", "sentence"),
    [
        (Take(1, tiles("K8"), Where.END), "take the black 8 from the end of row 2"),
        (Take(0, tiles("K1 K2"), Where.FRONT), "take black 1 2 from the start of row 1"),
        (Take(0, tiles("J"), Where.MIDDLE), "take the joker out of the middle of row 1"),
        (Take(2, tiles("K8 R8 J"), Where.WHOLE), "take black 8, red 8, and joker (all of row 3)"),
        (Lay(tiles("K7 K8 J")), "lay black 7, black 8, and joker as a new row"),
        (Lay(tiles("R6 R7 R8")), "lay red 6 7 8 as a new row"),
        (Split(4, tiles("R6 R7 R8")), "split row 5: red 6 7 8 become a row of their own"),
        (Join(0, 1, tiles("R6 R7"), Where.FRONT), "join all of row 1 to the start of row 2"),
        (Add(0, tiles("O5"), 1, Where.MIDDLE), "add the orange 5 into row 1"),
        (Add(8, tiles("O5 O6"), 3, Where.END), "add orange 5 6 to the end of row 9"),
    ],
)
def test_a_step_is_one_sentence(step: Step, sentence: str) -> None:
    assert step_in_words(step) == sentence


@pytest.mark.parametrize(
    ("step", "sentence"),
    [
        (Take(1, tiles("K8"), Where.END), "take the black 8 from the end of row black 6 7 8"),
        (Take(0, tiles("R3 R4 R5"), Where.WHOLE), "take red 3 4 5 (the whole row)"),
        (Join(0, 1, tiles("R3 R4 R5"), Where.END), "join all of row red 3 4 5 to the end of row black 6 7 8"),
    ],
)
def test_on_a_screen_without_numbers_a_row_is_named_by_its_tiles(step: Step, sentence: str) -> None:
    assert step_in_words(step, rows=(tiles("R3 R4 R5"), tiles("K6 K7 K8"))) == sentence
