"""Lines and faults of grids: the table of tests/data/grid_faults.txt."""

from tests.dice.grids import RULES, read_grid, write_faults
from tests.tables import cases
from tilewright.dice.grid import grid_faults, joker_faces, lines, row_of
from tilewright.tiles import write_row

TABLE = cases("grid_faults.txt")


def test_faults_of_grids_are_those_of_the_table() -> None:
    told = [(rules, grid, write_faults(grid_faults(read_grid(grid), RULES[rules]))) for rules, grid, _ in TABLE]
    assert told == TABLE


def test_lines_are_the_maximal_ones_across_then_down() -> None:
    grid = read_grid("R2 K2 B2 . O9 / . K3 / K3 K4 K5")
    assert [write_row(row_of(line, grid)) for line in lines(grid)] == ["R2 K2 B2", "K3 K4 K5", "K2 K3 K4"]


def test_a_joker_at_a_crossing_stands_only_for_what_fits_both_lines() -> None:
    """A-T9: one die must be able to replace it."""
    grid = read_grid("J K5 J . / B4 . K7 . / R4 . K8 .")
    stood = {cell: {write_row(meaning) for meaning in able} for cell, able in joker_faces(grid, RULES["turbo"]).items()}
    assert stood == {(0, 0): {"K4"}, (2, 0): {"K6"}}
