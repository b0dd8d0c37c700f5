"""Random positions and what a player may propose in them: right turns, and turns with something wrong.

Few colors and numbers close together make pieces meet, so that jokers have neighbors to leave and copies to be
taken for each other.
"""

import random
from collections import Counter
from collections.abc import Iterator, Sequence

from tests.judges.naive_game import box_of
from tests.judges.naive_sets import COLORS, Words
from tests.judges.naive_turns import Position, Rows, Rules, all_orders, limits_of, pieces_in, sets_of
from tests.judges.naive_twist import JOKERS, TwistLimits
from tests.sets.twist_rows import rules_of
from tilewright.sets.catalogue import catalogue
from tilewright.tiles import read_faces, write_face

_MOST_STEPS = 60


def positions(rules: Rules, luck: random.Random) -> Iterator[Position]:
    """Yield random positions without end."""
    while True:
        box = _corner_of(box_of(rules), luck)
        table: list[Words] = []
        for _ in range(luck.randint(0, 6)):
            if not (row := _a_set(box, rules, luck, longest=luck.choice((3, 4, 5, 7)))):
                break
            table.append(row)
            box -= Counter(row)
        left = sorted(box.elements())
        rack = luck.sample(left, min(len(left), luck.randint(1, 8)))
        if rack:
            yield Position(rules, tuple(table), tuple(rack), opened=luck.random() < 0.7)


def proposals(position: Position, luck: random.Random) -> Iterator[Rows]:
    """Yield a few tables that may be proposed in a position, turns laid with care and turns gone astray."""
    for _ in range(3):
        laid = _relaid(position, luck)
        yield laid
        yield _astray(laid, position, luck)


def _corner_of(box: Counter[str], luck: random.Random) -> Counter[str]:
    """Return the pieces of a few colors and numbers, and the jokers."""
    colors = luck.sample(COLORS, luck.randint(2, 4))
    low = luck.randint(1, 8)
    numbers = range(low, low + luck.randint(4, 6))
    kept = {f"{color}{number}" for color in colors for number in numbers}.union(JOKERS)
    return Counter({piece: count for piece, count in box.items() if piece in kept})


def _a_set(pieces: Counter[str], rules: Rules, luck: random.Random, longest: int) -> Words | None:
    """Return some set of the pieces in some order, rather one with a joker."""
    few = Counter(luck.sample(sorted(pieces.elements()), min(12, pieces.total())))
    found = [row for row in _sets_of(few, rules) if len(row) <= longest]
    if not found:
        return None
    with_jokers = [row for row in found if _has_joker(row)]
    row = luck.choice(with_jokers if with_jokers and luck.random() < 0.6 else found)
    return luck.choice(all_orders(tuple(sorted(row)), limits_of(rules)))


def _sets_of(pieces: Counter[str], rules: Rules) -> list[Words]:
    """Return sets that can be made of the pieces; with special jokers only those that do not fall apart."""
    limits = limits_of(rules)
    if isinstance(limits, TwistLimits):
        entries = catalogue(read_faces(tuple(pieces.elements())), rules_of(limits))
        return [tuple(map(write_face, entry.row)) for entry in entries]
    return list(sets_of(pieces, limits))


def _has_joker(row: Sequence[str]) -> bool:
    return not set(JOKERS).isdisjoint(row)


def _relaid(position: Position, luck: random.Random) -> Rows:
    """Return the table with a few rows laid anew, with pieces of the rack among them where that works out."""
    rows = sorted(position.table, key=lambda row: (not _has_joker(row), luck.random()))
    count = luck.randint(0, min(3, len(rows)))
    taken, kept = rows[:count], rows[count:]
    own = luck.sample(position.rack, luck.randint(1, min(6, len(position.rack))))
    must = pieces_in(tuple(taken))
    limits = limits_of(position.rules)
    sets = _sets_of(must + Counter(own), position.rules)
    luck.shuffle(sets)
    found = _cover(must, Counter(own), sets, [_MOST_STEPS])
    if found is None:
        found = list(taken)
    laid = [*kept]
    for row in found:
        # Now and then pieces lie just as they were put down.
        laid.append(
            luck.choice(all_orders(tuple(sorted(row)), limits))
            if luck.random() < 0.85
            else tuple(luck.sample(row, len(row)))
        )
    luck.shuffle(laid)
    return tuple(laid)


def _cover(must: Counter[str], may: Counter[str], sets: list[Words], steps: list[int]) -> list[Words] | None:
    """Return sets that hold all of `must` and perhaps some of `may`, the first found within some steps."""
    steps[0] -= 1
    if not must and (steps[0] % 3 or not may):
        return []
    first = min(must) if must else min(may)
    for row in sets:
        used = Counter(row)
        if steps[0] > 0 and first in used and used <= must + may:
            rest = _cover(must - used, may - (used - must), sets, steps)
            if rest is not None:
                return [row, *rest]
    return None if must else []


def _astray(table: Rows, position: Position, luck: random.Random) -> Rows:
    """Return the table with one or two things changed."""
    rows = [list(row) for row in table] or [[luck.choice(position.rack)]]
    for _ in range(luck.randint(1, 2)):
        row, other = luck.choice(rows), luck.choice(rows)
        match luck.randrange(8):
            case 0 if row:
                other.insert(luck.randint(0, len(other)), row.pop(luck.randrange(len(row))))
            case 1 if row and other:
                here, there = luck.randrange(len(row)), luck.randrange(len(other))
                row[here], other[there] = other[there], row[here]
            case 2 if row:
                row.pop(luck.randrange(len(row)))
            case 3:
                row.insert(luck.choice((0, len(row))), luck.choice(position.rack))
            case 4 if row:
                luck.shuffle(row)
            case 5 if _has_joker(row):
                joker = luck.choice([piece for piece in row if piece in JOKERS])
                row.remove(joker)
                other.insert(luck.choice((0, len(other))), joker)
            case 6 if row is not other:
                row += other
                other.clear()
            case _ if len(row) > 3:
                cut = luck.randint(1, len(row) - 1)
                rows.append(row[cut:])
                del row[cut:]
    return tuple(tuple(row) for row in rows if row)
