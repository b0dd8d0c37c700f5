"""Where freed jokers may go: the table of tests/data/grid_jokers.txt."""

from tests.dice.grids import RULES, read_grid, write_faults
from tests.tables import cases
from tilewright.dice.grid import grid_faults
from tilewright.dice.grid_jokers import freed_joker_faults

TABLE = cases("grid_jokers.txt")


def test_faults_of_freed_jokers_are_those_of_the_table() -> None:
    """A-T6, TB-25."""
    told = [
        (rules, before, after, write_faults(freed_joker_faults(read_grid(before), read_grid(after), RULES[rules])))
        for rules, before, after, _ in TABLE
    ]
    assert told == TABLE


def test_the_grids_of_the_table_are_crosswords_of_sets() -> None:
    grids = [(rules, grid) for rules, before, after, _ in TABLE for grid in (before, after)]
    assert [grid for rules, grid in grids if grid_faults(read_grid(grid), RULES[rules])] == []
