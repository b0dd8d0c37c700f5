"""Random rows with special jokers: sets built cell by cell, sets with one thing wrong, and random pieces."""

import random
from collections import Counter
from collections.abc import Iterator, Sequence

from tests.judges.naive_sets import COLORS, EVERY_PIECE, Words
from tests.judges.naive_twist import JOKERS, TwistLimits
from tilewright.sets.rules import ChangeRules, GroupLimit, MirrorRules, SetRules

COPIES = 2

Built = tuple[str, Words, Words]
"""A set built from its cells: the shape, the row, and what each piece was built to stand for."""


def rules_of(limits: TwistLimits) -> SetRules:
    """Return the same limits as the program has them."""
    return SetRules(
        min_natural=limits.fewest_numbers,
        max_jokers=limits.most_jokers,
        adjacent_jokers=limits.side_by_side,
        change=ChangeRules(at_start=limits.change_at_start, max_per_run=limits.changes, max_colors=limits.colors),
        mirror=MirrorRules(
            min_side=limits.smallest_side,
            group_limit=GroupLimit.TOTAL if limits.four_in_all else GroupLimit.PER_SIDE,
        ),
    )


def random_limits(luck: random.Random) -> TwistLimits:
    """Return the limits of some house; each house rule is the booklet's half of the time or more."""
    return TwistLimits(
        fewest_numbers=luck.choice((1, 1, 0)),
        most_jokers=luck.choice((None, None, None, 1, 2, 3, 4)),
        side_by_side=luck.choice((True, True, False)),
        change_at_start=luck.choice((True, False)),
        changes=luck.choice((2, 1)),
        colors=luck.choice((3, 2)),
        smallest_side=luck.choice((1, 2)),
        four_in_all=luck.choice((False, True)),
    )


def in_the_box(row: Sequence[str]) -> bool:
    """Return whether a box with two of each piece holds the row."""
    return max(Counter(row).values()) <= COPIES


def random_rows(count: int, seed: int) -> Iterator[Words]:
    """Yield rows that the box holds, most of them sets or nearly so, half of those in a wrong order."""
    luck = random.Random(seed)
    while count:
        row = luck.choice((_some_order, _some_order, _near_miss, _near_miss, _handful))(luck)
        if row and in_the_box(row):
            count -= 1
            yield row


def built_sets(count: int, seed: int) -> Iterator[Built]:
    """Yield sets that the box holds, in a legal order, with what each piece was built to stand for."""
    luck = random.Random(seed)
    while count:
        shape, row, stands = luck.choice((_run, _group, _mirrored_run, _mirrored_group))(luck)
        if in_the_box(row) and len(row) >= 3 and any(piece not in JOKERS for piece in row):
            count -= 1
            yield shape, row, stands


def _some_order(luck: random.Random) -> Words:
    _, row, _ = luck.choice((_run, _group, _mirrored_run, _mirrored_run, _mirrored_group))(luck)
    return row if luck.random() < 0.5 else tuple(luck.sample(row, len(row)))


def _near_miss(luck: random.Random) -> Words:
    row = list(_some_order(luck))
    place, other = luck.randrange(len(row)), luck.randrange(len(row))
    match luck.randrange(8):
        case 0:
            row[place] = luck.choice(EVERY_PIECE)
        case 1:
            row.insert(place, luck.choice(row))
        case 2:
            del row[place]
        case 3:
            row.insert(place, luck.choice(JOKERS))
        case 4:
            row[place] = luck.choice(JOKERS)
        case 5:
            row[place], row[other] = row[other], row[place]
        case 6:
            row[place] = luck.choice(COLORS) + row[place][1:] if row[place] not in JOKERS else row[place]
        case _:
            row += _some_order(luck)[:2]
    return tuple(row)


def _handful(luck: random.Random) -> Words:
    # Few colors and numbers close together, or hardly any handful would be a set.
    colors = luck.sample(COLORS, luck.randint(1, 3))
    low = luck.randint(1, 12)
    pieces = [f"{color}{number}" for color in colors for number in range(low, min(low + 3, 14))]
    return tuple(luck.choice([*pieces, *JOKERS, "M"]) for _ in range(luck.randint(2, 6)))


def _run(luck: random.Random) -> Built:
    length = min(luck.randint(3, 13), luck.randint(3, 13))
    row, stands = _with_jokers(_rising(luck, length), luck)
    return "run", row, stands


def _group(luck: random.Random) -> Built:
    number = luck.randint(1, 13)
    cells = [f"{color}{number}" for color in luck.sample(COLORS, luck.choice((3, 4, 4)))]
    row, stands = _with_jokers(cells, luck)
    return "group", row, stands


def _mirrored_run(luck: random.Random) -> Built:
    cells = _rising(luck, min(luck.randint(1, 8), luck.randint(1, 8)))
    (left, here), (right, there) = _with_jokers(cells, luck), _with_jokers(cells, luck)
    if luck.random() < 0.3:
        left, here, right, there = left[::-1], here[::-1], right[::-1], there[::-1]
    return "mirror", (*left, "M", *right[::-1]), (*here, "-", *there[::-1])


def _mirrored_group(luck: random.Random) -> Built:
    number = luck.randint(1, 13)
    cells = [f"{color}{number}" for color in luck.sample(COLORS, luck.randint(1, 4))]
    (left, here), (right, there) = (_with_jokers(luck.sample(cells, len(cells)), luck) for _ in range(2))
    return "mirror", (*left, "M", *right), (*here, "-", *there)


def _rising(luck: random.Random, length: int) -> list[str]:
    """Return rising cells, with up to two color changes that are not neighbors; a change's cell is a number alone."""
    first = luck.randint(1, 13 - length + 1)
    changes = luck.sample(range(length), min(length, luck.choice((0, 0, 1, 1, 2))))
    if len(changes) == 2 and abs(changes[0] - changes[1]) == 1:
        changes = changes[:1]
    color, cells = luck.choice(COLORS), []
    for place in range(length):
        if place in changes:
            color = luck.choice([other for other in COLORS if other != color])
            cells.append(str(first + place))
        else:
            cells.append(f"{color}{first + place}")
    return cells


def _with_jokers(cells: Sequence[str], luck: random.Random) -> tuple[Words, Words]:
    """Return the pieces that lie in the cells, some of them jokers, and what each stands for."""
    likely = luck.choice((0, 0.1, 0.3))
    row: list[str] = []
    stands: list[str] = []
    place = 0
    while place < len(cells):
        cell = cells[place]
        if cell[0] not in COLORS:
            row.append("C")
        elif luck.random() >= likely:
            row.append(cell)
        elif place + 1 < len(cells) and cells[place + 1][0] in COLORS and luck.random() < 0.5:
            row.append("D")
            place += 1
            cell = "+".join(sorted((cell, cells[place]), key=lambda one: (int(one[1:]), COLORS.index(one[0]))))
        else:
            row.append("J")
        stands.append(cell)
        place += 1
    return tuple(row), tuple(stands)
