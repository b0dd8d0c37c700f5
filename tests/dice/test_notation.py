"""Grids as text and as lists: read and written alike, and refused with the exact part."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.tables import DATA
from tilewright.dice.grid import Cell
from tilewright.dice.notation import grid_of_list, listed_grid, read_grid, write_grid
from tilewright.dice.placed import FAMILY
from tilewright.tiles import BadNotation, Face

FACES = sorted({face for row in FAMILY for face in row}, key=str)
GRIDS = st.dictionaries(st.builds(Cell, st.integers(-6, 6), st.integers(-6, 6)), st.sampled_from(FACES), max_size=18)


def written() -> list[tuple[str, str]]:
    """Return the cases of the table; a grid has bars of its own, so the columns stand at fixed places."""
    lines = (DATA / "grid_notation.txt").read_text(encoding="utf-8").splitlines()
    return [(line[:37].strip(), line[39:].strip()) for line in lines if line.strip() and not line.startswith("#")]


@pytest.mark.parametrize(("text", "answer"), written())
def test_a_text_is_a_grid_or_is_refused_with_the_bad_part(text: str, answer: str) -> None:
    if answer.startswith("!"):
        with pytest.raises(BadNotation) as refused:
            read_grid(text)
        assert str(refused.value) == answer.removeprefix("! ")
    else:
        assert write_grid(read_grid(text)) == answer


@given(GRIDS)
def test_what_is_written_is_read_back(faces: dict[Cell, Face]) -> None:
    assert read_grid(write_grid(faces)) == faces
    assert grid_of_list(listed_grid(faces)) == faces


@pytest.mark.parametrize(
    ("dice", "complaint"),
    [
        ([(0, 0, "K3"), (0, 0, "K3")], "two dice are at 0,0"),
        ([(0, 0, "K33")], '"K33" is not a tile: numbers run from 1 to 13'),
        ([(0, 100, "K3")], "0,100 is outside the grid: squares run from -99 to 99 each way"),
    ],
)
def test_a_list_that_is_not_a_grid_is_refused(dice: list[tuple[int, int, str]], complaint: str) -> None:
    with pytest.raises(BadNotation) as refused:
        grid_of_list(dice)
    assert str(refused.value) == complaint
