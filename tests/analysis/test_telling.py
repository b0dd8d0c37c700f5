"""What is told of a missed turn: one thing, by rules, and in words in every language."""

import pytest

from tests.dice.grids import read_grid
from tests.tables import cases
from tilewright.analysis.telling import dice_insight, insight
from tilewright.rules.booklets import booklet
from tilewright.rules.rulebook import set_rules
from tilewright.solver.position import read_position
from tilewright.solver.present.least_change import rebuilt
from tilewright.solver.solve import solve
from tilewright.tiles import read_row, read_table, write_row

RULES = booklet("classic-nl")


@pytest.mark.parametrize("row", cases("insights.txt"), ids=" ".join)
def test_the_rarest_thing_of_the_best_turn_is_told(row: tuple[str, ...]) -> None:
    table, rack, theme, pieces = row
    rows = () if table == "-" else read_table(table.replace(" , ", " | "))
    position = read_position(rows, read_row(rack), RULES)
    answer = solve(position)
    assert answer.tiles
    found = insight(position.table, rebuilt(position, answer), set_rules(RULES))
    assert (found.theme.value, write_row(found.pieces)) == (theme, pieces)


@pytest.mark.parametrize(
    ("before", "after", "theme", "pieces"),
    [
        ("-", "B4 B5 B6", "sets", "B4 B5 B6"),
        ("B4 B5 B6", "B4 B5 B6 B7 B8", "extending", "B7 B8"),
        ("K3 K4 K5", "K3 K4 K5 / B3 / R3", "crossing", "K3 B3 R3"),
        ("B4 B5 B6 B7", "B4 B5 B6 / . / K7 R7 B7", "moving", "B7"),
    ],
)
def test_the_rarest_thing_of_a_turn_with_dice_is_told(before: str, after: str, theme: str, pieces: str) -> None:
    found = dice_insight(read_grid(before), read_grid(after))
    assert (found.theme.value, write_row(found.pieces)) == (theme, pieces)
