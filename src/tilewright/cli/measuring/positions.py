"""Positions to measure: random ones from seeds that nothing was tuned on, and the worst ones found."""

from collections import Counter
from collections.abc import Iterator
from importlib import resources
from random import Random

from msgspec import Struct

from tilewright.game.table import Position
from tilewright.rules.booklets import booklet
from tilewright.rules.house import with_house
from tilewright.rules.rulebook import Rulebook
from tilewright.solver.position import read_position
from tilewright.tiles import (
    COLORS,
    FACES,
    HIGH,
    LOW,
    Face,
    Joker,
    JokerKind,
    Number,
    Row,
    copies_in,
    read_row,
    read_table,
)

_JOKER = Joker(JokerKind.CLASSIC)
LARGEST_TABLE = 90


class Sample(Struct, frozen=True):
    """A legal table and a rack of what is left of the box."""

    table: tuple[Row, ...]
    rack: Row


class Wanted(Struct, frozen=True, kw_only=True):
    """A sample's box, the approximate number of pieces on the table, the size of the rack, and the jokers in play."""

    copies: int = 2
    jokers: int = 0
    table: int = 40
    rack: int = 14


def sample(random: Random, wanted: Wanted) -> Sample:
    """Return a random sample; jokers are on table or rack by chance, and the table may be a little smaller."""
    left: Counter[Face] = Counter({face: wanted.copies for face in FACES if isinstance(face, Number)})
    on_table = sum(random.random() < 0.6 for _ in range(wanted.jokers)) if wanted.table >= 3 else 0
    rows: list[list[Face]] = []
    laid = misses = 0
    while laid < wanted.table - 2 and misses < 50:
        row = _run(random, left) if random.random() < 0.6 else _group(random, left)
        if row is None:
            misses += 1
            continue
        left.subtract(row)
        rows.append(row)
        laid += len(row)
    held = [_JOKER] * wanted.jokers
    for _ in range(on_table):
        if replaced := _put_joker(random, rows):
            left[replaced] += 1
            held.pop()
    pool = list(left.elements())
    random.shuffle(pool)
    rack = held[: wanted.rack] + pool[: max(0, wanted.rack - len(held))]
    return Sample(tuple(tuple(row) for row in rows), tuple(rack))


def _run(random: Random, left: Counter[Face]) -> list[Face] | None:
    color, start = random.choice(COLORS), random.randint(LOW, HIGH - 2)
    size = min(random.choice((3, 3, 3, 4, 4, 5, 6, 8)), HIGH - start + 1)
    row: list[Face] = [Number(color, value) for value in range(start, start + size)]
    return row if all(left[face] for face in row) else None


def _group(random: Random, left: Counter[Face]) -> list[Face] | None:
    value = random.randint(LOW, HIGH)
    row: list[Face] = [Number(color, value) for color in random.sample(COLORS, random.choice((3, 3, 4)))]
    return row if all(left[face] for face in row) else None


def _put_joker(random: Random, rows: list[list[Face]]) -> Face | None:
    """Replace a number by a joker in some row that keeps another number, and return the number."""
    for row in random.sample(rows, len(rows)):
        numbers = [place for place, face in enumerate(row) if face != _JOKER]
        if len(numbers) > 1:
            place = random.choice(numbers)
            face, row[place] = row[place], _JOKER
            return face
    return None


def positions(rules: Rulebook, jokers: int, count: int, seed: str) -> Iterator[Position]:
    """Yield positions with this number of jokers in play, tables of 0 to 90 pieces and racks of 5 to 20."""
    random = Random(f"{seed} {rules.id} {jokers}")
    for _ in range(count):
        table, rack = random.randint(0, LARGEST_TABLE), random.randint(5, 20)
        copies = rules.box.contents.copies
        made = sample(random, Wanted(copies=copies, jokers=jokers, table=table, rack=rack))
        yield read_position(made.table, made.rack, rules)


def free_rules(jokers: int) -> Rulebook:
    """Return a rulebook with free rearrangement whose box has at least this number of jokers."""
    printed = booklet("classic-de")
    enough = copies_in(printed.box.contents, _JOKER) >= jokers
    return printed if enough else with_house(printed, {"box.pieces": 108})


def full_tables(count: int, pieces: int = 100) -> Iterator[Position]:
    """Yield positions with at least this number of pieces on the table."""
    random = Random("full tables")
    while count:
        made = sample(random, Wanted(copies=3, jokers=2, table=pieces + 2, rack=14))
        if sum(map(len, made.table)) >= pieces:
            count -= 1
            yield read_position(made.table, made.rack, booklet("six"))


def worst_positions() -> list[Position]:
    """Return the slowest positions that `python -m bench worst-positions` has found."""
    text = resources.files("tilewright.cli.measuring").joinpath("worst.txt").read_text(encoding="utf-8")
    found = []
    for line in text.splitlines():
        if line and not line.startswith("#"):
            name, table, rack = line.split(" / ")
            found.append(read_position(read_table(table), read_row(rack), booklet(name)))
    return found
