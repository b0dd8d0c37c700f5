"""Sets without jokers are looked up: the list has those that the shapes read, and no other."""

from itertools import permutations

from tilewright.sets import group, run
from tilewright.sets.readings import readings
from tilewright.sets.rules import SetRules, Shape
from tilewright.sets.shapes import natural_sets
from tilewright.tiles import COLORS, FACES, HIGH, SAME_VALUE, Number, Row


def read_by_shapes(row: Row) -> bool:
    """Return whether the row is a set in its order, without the list."""
    return any(group.readings(row, SetRules())) or any(run.readings(row, SetRules()))


def test_the_list_has_every_natural_set_and_no_other_row() -> None:
    """FR-08, FR-09: all rows of one number up to five pieces, and all stretches of faces, are tried."""
    numbers = [face for face in FACES if isinstance(face, Number)]
    tried: set[Row] = {
        row for same in SAME_VALUE.values() for size in range(1, len(COLORS) + 1) for row in permutations(same, size)
    }
    tried |= {(*row, row[0]) for same in SAME_VALUE.values() for row in permutations(same, 4)}
    for size in range(1, HIGH + 2):
        stretches = [FACES[first : first + size] for first in range(len(numbers) - size + 1)]
        tried |= {row for stretch in stretches for row in (stretch, stretch[::-1], (*stretch[1:], stretch[0]))}
    legal = {row for row in tried if read_by_shapes(row)}
    assert natural_sets() == legal
    assert len(legal) == 13 * (4 * 6 + 24) + 4 * sum(range(1, 12))


def test_a_looked_up_set_has_one_reading_under_all_rules() -> None:
    for row in natural_sets():
        (found,) = readings(row, SetRules(min_natural=0, max_jokers=1, adjacent_jokers=False))
        values = [face.value for face in row if isinstance(face, Number)]
        assert found.shape is (Shape.GROUP if len({*values}) == 1 else Shape.RUN)
        assert found.points == sum(values)
