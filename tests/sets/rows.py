"""Random rows for two judges: sets, sets with one thing wrong, and random pieces."""

import random
from collections.abc import Iterator

from tests.judges.naive_sets import COLORS, EVERY_PIECE, JOKER, Limits, Meaning, Words, plain_sets
from tilewright.sets.rules import Reading, SetRules, write_stand
from tilewright.tiles import Row, write_face

EVERY_LIMIT = tuple(
    Limits(fewest_numbers, most_jokers, side_by_side)
    for fewest_numbers in (1, 0)
    for most_jokers in (None, 1, 2, 3)
    for side_by_side in (True, False)
)


def rules_of(limits: Limits) -> SetRules:
    """Return the same limits as the program has them."""
    return SetRules(
        min_natural=limits.fewest_numbers, max_jokers=limits.most_jokers, adjacent_jokers=limits.side_by_side
    )


def as_meaning(reading: Reading) -> Meaning:
    """Return a reading in the words of the second judge."""
    stands = tuple(frozenset(write_stand(stand).split("/")) for stand in reading.stands)
    return Meaning(reading.shape.value, reading.points, stands)


def words_of(row: Row) -> Words:
    """Return a row in the words of the second judge."""
    return tuple(map(write_face, row))


def random_rows(count: int, seed: int, copies: int, jokers: int) -> Iterator[Words]:
    """Yield rows of a box with these copies and jokers, two thirds of them sets or nearly so."""
    luck = random.Random(seed)
    while count:
        row = luck.choice((_set, _near_miss, _handful))(luck, jokers)
        if row.count(JOKER) <= jokers and all(row.count(piece) <= copies for piece in set(row) - {JOKER}):
            count -= 1
            yield row


def _set(luck: random.Random, jokers: int) -> Words:
    # Short rows come more often: that is where groups and runs meet.
    length = min(luck.randint(3, 13), luck.randint(3, 13))
    _, plain = luck.choice(plain_sets(length))
    row = list(plain)
    for place in luck.sample(range(length), min(length, luck.randint(0, jokers))):
        row[place] = JOKER
    if luck.random() < 0.5:
        luck.shuffle(row)
    return tuple(row)


def _near_miss(luck: random.Random, jokers: int) -> Words:
    row = list(_set(luck, jokers))
    place = luck.randrange(len(row))
    match luck.randrange(7):
        case 0:
            row[place] = luck.choice(EVERY_PIECE)
        case 1:
            row.insert(place, luck.choice(row))
        case 2:
            del row[place]
        case 3:
            row.insert(place, JOKER)
        case 4:
            row = [luck.choice(COLORS) + row[0][1:] if row[0] != JOKER else JOKER, *row[1:]]
        case 5:
            row.append(luck.choice("KRBO") + luck.choice(("1", "13")))
        case _:
            row += _set(luck, jokers)[:2]
    return tuple(row)


def _handful(luck: random.Random, jokers: int) -> Words:
    # Few colors and numbers close together, or hardly any handful would be a set.
    colors = luck.sample(COLORS, luck.randint(1, 4))
    low = luck.randint(1, 11)
    pieces = [f"{color}{number}" for color in colors for number in range(low, min(low + 5, 14))]
    return tuple(luck.choice([*pieces, JOKER, JOKER]) for _ in range(luck.randint(1, 6)))
