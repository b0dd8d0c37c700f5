"""What the kernel must say of rows, by the definitions in Python.

With `-p tests.sets.definitions` a run of pytest asks these instead of the kernel, so that it sees a change of one.
"""

import sys

from tilewright.sets import kernel, readings, shapes
from tilewright.sets.rules import Reading, SetRules
from tilewright.tiles import Row

read = shapes.read


def judged(row: Row, rules: SetRules) -> tuple[Row, tuple[Reading, ...]] | None:
    """Return the row itself if its order is a set, else the first of its legal orders, with the readings of that."""
    order = row if read(row, rules) else next(iter(readings.orders(row, rules)), None)
    return None if order is None else (order, read(order, rules))


if f"-p {__name__}" in " ".join(sys.argv):
    for module in (kernel, readings):
        vars(module).update(read=read, judged=judged)
