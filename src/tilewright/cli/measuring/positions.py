"""The positions that are measured: from seeds that nothing was tuned on, and the worst ever found."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import resources
from random import Random

from tilewright.cli.measuring.samples import Wanted, sample
from tilewright.game.position import Position
from tilewright.rules.booklets import booklet
from tilewright.rules.house import with_house
from tilewright.rules.rulebook import Rulebook
from tilewright.solver.position import read_position
from tilewright.tiles.faces import Joker, JokerKind
from tilewright.tiles.notation import read_row, read_table
from tilewright.tiles.tile import copies_in

_JOKER = Joker(JokerKind.CLASSIC)
LARGEST_TABLE = 90


def positions(rules: Rulebook, jokers: int, count: int, seed: str) -> Iterator[Position]:
    """Yield positions with so many jokers in play, tables of 0 to 90 pieces and racks of 5 to 20."""
    random = Random(f"{seed} {rules.id} {jokers}")
    for _ in range(count):
        table, rack = random.randint(0, LARGEST_TABLE), random.randint(5, 20)
        copies = rules.box.contents.copies
        made = sample(random, Wanted(copies=copies, jokers=jokers, table=table, rack=rack))
        yield read_position(made.table, made.rack, rules)


def free_rules(jokers: int) -> Rulebook:
    """Return a rulebook of free rearrangement whose box has so many jokers."""
    printed = booklet("classic-de")
    enough = copies_in(printed.box.contents, _JOKER) >= jokers
    return printed if enough else with_house(printed, {"box.pieces": 108})


def full_tables(count: int, pieces: int = 100) -> Iterator[Position]:
    """Yield positions with at least so many pieces on the table."""
    random = Random("full tables")
    while count:
        made = sample(random, Wanted(copies=3, jokers=2, table=pieces + 2, rack=14))
        if sum(map(len, made.table)) >= pieces:
            count -= 1
            yield read_position(made.table, made.rack, booklet("six"))


def worst_positions() -> list[Position]:
    """Return the positions that took longest of all that were hunted for."""
    text = resources.files("tilewright.cli.measuring").joinpath("worst.txt").read_text(encoding="utf-8")
    found = []
    for line in text.splitlines():
        if line and not line.startswith("#"):
            name, table, rack = line.split(" / ")
            found.append(read_position(read_table(table), read_row(rack), booklet(name)))
    return found
