"""Positions from outside: impossible ones are refused by name."""

import pytest

from tests.solver.positions import position
from tilewright.game.table import faces_on
from tilewright.rules.booklets import booklet
from tilewright.rules.house import with_house
from tilewright.solver.position import BadPosition
from tilewright.tiles import write_table


@pytest.mark.parametrize(
    ("table", "rack", "complaint"),
    [
        ("B4 B5 B6 | K1 K2 K4", "B3", "row 2 of the table is not a set: K1 K2 K4"),
        ("K1 K2", "B3", "row 1 of the table is not a set: K1 K2"),
        ("J J K1 | K2 K3 J", "B3", "J occurs 3 times on table and rack: the box has 2"),
        ("B4 B5 B6 | B4 B5 B6", "B4", "B4 occurs 3 times on table and rack: the box has 2"),
        ("B4 B5 B6", "M", "M is not a piece of this box"),
        ("D B5 B6", "K1", "D is not a piece of this box"),
    ],
)
def test_a_bad_position_is_refused_by_name(table: str, rack: str, complaint: str) -> None:
    with pytest.raises(BadPosition) as refused:
        position(table, rack)
    assert str(refused.value) == complaint


def test_house_rules_decide_whether_a_row_is_a_set() -> None:
    rules = with_house(booklet("classic-nl"), {"jokers.max_per_set": 1})
    with pytest.raises(BadPosition, match="row 1 of the table is not a set: K5 J J"):
        position("K5 J J", "K1", rules)
    assert position("K5 J J", "K1", "six").table


def test_a_row_is_put_into_its_best_legal_order() -> None:
    assert write_table(faces_on(position("B6 J B4 | R9 R10 J", "K1").table)) == "B4 J B6 | R9 R10 J"
