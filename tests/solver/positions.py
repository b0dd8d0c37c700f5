"""Positions for tests of whole turns, under any rulebook and house rule."""

from collections import Counter
from random import Random

from tilewright.cli.measuring.positions import Wanted, sample
from tilewright.game.table import Position
from tilewright.rules.booklets import booklet
from tilewright.rules.house import with_house
from tilewright.rules.rulebook import Rulebook, set_rules
from tilewright.sets.readings import arranged, readings
from tilewright.solver.position import BadPosition, read_position
from tilewright.tiles import COLORS, HIGH, Face, Joker, JokerKind, Number, Row, copies_in, read_row, read_table

JOKER = Joker(JokerKind.CLASSIC)

# The house rules that decide what a legal turn is, with values that matter in small positions.
TURN_RULES: dict[str, tuple[str, ...]] = {
    "box.pieces": ("106", "108", "160"),
    "sets.min_natural": ("0", "1"),
    "opening.min": ("0", "8", "15", "30", "100"),
    "opening.extras": ("yes", "no"),
    "jokers.release": ("rearrange", "replace"),
    "jokers.reuse": ("any_set", "new_set", "new_set_two_rack_tiles"),
    "jokers.group_of_three": ("either", "both"),
    "jokers.max_per_set": ("1", "2", "none"),
    "jokers.adjacent": ("yes", "no"),
    "jokers.penalty": ("0", "25", "100"),
}


def position(table: str, rack: str, rules: Rulebook | str = "classic-de", *, opened: bool = True) -> Position:
    """Return the position of a text."""
    book = booklet(rules) if isinstance(rules, str) else rules
    return read_position(read_table(table), read_row(rack) if rack else (), book, opened=opened)


def random_rules(random: Random, name: str) -> Rulebook:
    """Return a booklet with a few random house rules."""
    keys = random.sample(list(TURN_RULES), random.choice((0, 1, 2, 2, 3, 4)))
    return with_house(booklet(name), {key: random.choice(TURN_RULES[key]) for key in keys})


def close(random: Random, rules: Rulebook, rack: int) -> Position:
    """Return a small position of few numbers and colors, so that pieces interact, with jokers on the table."""
    box = rules.box.contents
    low = random.randint(1, 10)
    values = range(low, min(HIGH, low + random.choice((2, 3, 4))) + 1)
    colors = random.sample(COLORS, random.choice((2, 3, 4)))
    left: Counter[Face] = Counter({Number(color, value): box.copies for color in colors for value in values})
    jokers = copies_in(box, JOKER)
    left[JOKER] = random.randint(0, min(jokers, 3)) if random.random() < 0.5 else 2
    rows: list[Row] = []
    wanted = random.choice((0, 1, 2, 2, 3))
    for _ in range(30):
        row = _row(random, values, left)
        if len(rows) < wanted and readings(row, set_rules(rules)) and not Counter(row) - left:
            left -= Counter(row)
            rows.append(row)
    pool = list(left.elements())
    random.shuffle(pool)
    return read_position(rows, tuple(pool[: random.randint(1, rack)]), rules, opened=random.random() < 0.6)


def crowded(random: Random, rules: Rulebook) -> Position:
    """Return a position with all jokers of the box in play, most of them on the table, in a few small sets."""
    box, sets = rules.box.contents, set_rules(rules)
    low = random.randint(1, 10)
    faces = [Number(color, value) for color in COLORS for value in range(low, low + 4)] * box.copies
    while True:
        left = random.sample(faces, len(faces))
        table: list[Row] = []
        for jokers in random.choice(((3,), (2, 1), (2, 2), (1, 1, 1), (1, 1, 1, 1), (4,), (3, 1))):
            row = arranged((*left[: max(0, 3 - jokers)], *[JOKER] * jokers), sets)
            left = left[3:]
            table += [row] if row else []
        on_table = sum(row.count(JOKER) for row in table)
        if copies_in(box, JOKER) >= on_table > 0:
            rack = random.sample(left, 2) + [JOKER] * (random.random() < 0.3 and on_table < copies_in(box, JOKER))
            return read_position(table, tuple(rack), rules, opened=True)


def _row(random: Random, values: range, left: Counter[Face]) -> Row:
    start = random.choice(values)
    if random.random() < 0.6:
        color = random.choice(COLORS)
        faces = [Number(color, value) for value in range(start, min(HIGH, start + random.choice((2, 2, 3, 4))) + 1)]
    else:
        faces = [Number(color, start) for color in random.sample(COLORS, random.choice((3, 3, 4)))]
    row: list[Face] = [face if left[face] and random.random() < 0.7 else JOKER for face in faces]
    if random.random() < 0.3:
        random.shuffle(row)
    return tuple(row)


def far(random: Random, rules: Rulebook) -> Position:
    """Return a position of any size: up to 90 pieces on the table, up to 30 on the rack."""
    box = rules.box.contents
    while True:
        wanted = Wanted(
            copies=box.copies,
            jokers=random.randint(0, copies_in(box, JOKER)),
            table=random.randint(0, 90),
            rack=random.randint(1, 30),
        )
        made = sample(random, wanted)
        try:
            return read_position(made.table, made.rack, rules, opened=random.random() < 0.75)
        except BadPosition:
            # A house rule on jokers forbids a row of this table.
            continue


def special(random: Random, rules: Rulebook) -> Position:
    """Return a small position of few numbers and colors with special jokers on table and rack."""
    low = random.randint(1, 10)
    values = range(low, min(HIGH, low + random.choice((2, 3, 4))) + 1)
    colors = random.sample(COLORS, random.choice((2, 3, 4)))
    left: Counter[Face] = Counter({Number(color, value): 2 for color in colors for value in values})
    for kind in JokerKind:
        left[Joker(kind)] = random.choice((0, 0, 1) if kind is JokerKind.CLASSIC else (0, 1, 1, 2))
    pool = list(left.elements())
    random.shuffle(pool)
    rows: list[Row] = []
    wanted = random.choice((0, 1, 2))
    for _ in range(60):
        row = arranged(tuple(random.sample(pool, random.choice((3, 3, 4)))), set_rules(rules))
        if row and len(rows) < wanted:
            rows.append(row)
            for face in row:
                pool.remove(face)
    return read_position(rows, tuple(pool[: random.randint(1, 5)]), rules, opened=random.random() < 0.65)
