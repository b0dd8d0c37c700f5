"""Random grids and turns of few faces, so that many are legal, and jokers move about."""

import random
from collections.abc import Iterator
from itertools import permutations

from tests.judges.naive_turbo import Case, Spot, could_be, of_sets, turn_kinds

COLORS, HIGHEST = "KRBO", 5
Turn = list[tuple[int, int, int]]


def random_face(luck: random.Random) -> str:
    """Return a low number or, more often than dice do, a joker."""
    return "J" if luck.random() < 0.22 else f"{luck.choice(COLORS)}{luck.randint(1, HIGHEST)}"


def random_set(luck: random.Random) -> list[str]:
    """Return a set, a joker perhaps in the place of a number."""
    if luck.random() < 0.5:
        number = luck.randint(1, HIGHEST)
        row = [f"{color}{number}" for color in luck.sample(COLORS, luck.choice([3, 3, 4]))]
    else:
        size, color = luck.choice([3, 3, 4, 5]), luck.choice(COLORS)
        first = luck.randint(1, HIGHEST + 3 - size)
        row = [f"{color}{first + place}" for place in range(size)]
    if luck.random() < 0.5:
        row[luck.randrange(len(row))] = "J"
    return row


def positions(luck: random.Random, house: dict[str, str]) -> Iterator[Case]:
    """Yield positions: up to three sets that cross or are apart, and a few dice in hand."""
    while True:
        board: dict[Spot, str] = {}
        for _ in range(luck.randint(1, 3)):
            board = _with_set(board, random_set(luck), luck)
        if not _is_legal(board, house) or sum(face == "J" for face in board.values()) > 3:
            continue
        hand = [random_face(luck) for _ in range(luck.randint(1, 4))]
        for faces in could_be(board, house.get("grid.descending") == "yes", True).values():
            hand += luck.sample(sorted(faces), 1) if faces and luck.random() < 0.6 else []
        hand += [face for _ in range(2) if luck.random() < 0.35 for face in random_set(luck)]
        shows = dict(enumerate([*board.values(), *hand], start=1))
        if len(shows) <= 18:
            table = dict(zip(board, range(1, len(board) + 1), strict=True))
            yield Case(table, shows, frozenset(range(len(board) + 1, len(shows) + 1)), house)


def _with_set(board: dict[Spot, str], row: list[str], luck: random.Random) -> dict[Spot, str]:
    """Return the board with one set more: through a die that shows one of its faces, or apart from all."""
    right, down = luck.choice([(1, 0), (0, 1)])
    shared = [(spot, place) for spot in board for place, face in enumerate(row) if board[spot] == face]
    if shared and luck.random() < 0.8:
        (x, y), place = luck.choice(shared)
        x, y = x - place * right, y - place * down
    else:
        x, y = 0, 2 + max((y for _, y in board), default=-2)
    return board | {(x + step * right, y + step * down): face for step, face in enumerate(row)}


def _is_legal(board: dict[Spot, str], house: dict[str, str]) -> bool:
    """Return whether a board is possible: all its dice can show these faces at once."""
    shows = dict(enumerate(board.values(), start=1))
    turn = [(*spot, die) for spot, die in zip(board, shows, strict=True)]
    return not turn_kinds(Case({}, shows, frozenset(shows), house), turn) - {"too-many-sets"}


def proposals(case: Case, luck: random.Random) -> Iterator[Turn]:
    """Yield turns: dice added, exchanged, moved or left out, sets carried elsewhere; few steps each.

    Most by far break a line, and most of those are left out.
    """
    falling = case.house.get("grid.descending") == "yes"
    while True:
        turn = [(*spot, die) for spot, die in case.table.items()]
        for _ in range(luck.choice([1, 1, 2, 2, 3, 4])):
            turn = luck.choice(STEPS)(case, turn, luck)
        board = {(x, y): case.shows.get(die, "J") for x, y, die in turn}
        if luck.random() < 0.06 or of_sets(board, falling):
            yield turn


def _add(case: Case, turn: Turn, luck: random.Random) -> Turn:
    """Put a die of the hand next to another."""
    left = sorted(case.hand - {die for _, _, die in turn})
    if not left:
        return turn
    x, y, _ = luck.choice(turn)
    right, down = luck.choice([(1, 0), (-1, 0), (0, 1), (0, -1)])
    while (x, y) in {(x, y) for x, y, _ in turn}:
        x, y = x + right, y + down
    return [*turn, (x, y, luck.choice(left))]


def _lay(case: Case, turn: Turn, luck: random.Random) -> Turn:
    """Lay three dice of the hand apart from all others, if they make a set in some order."""
    left = sorted(case.hand - {die for _, _, die in turn})
    able = [
        row
        for row in permutations(luck.sample(left, min(5, len(left))), 3)
        if of_sets({(x, 0): case.shows[die] for x, die in enumerate(row)}, False)
    ]
    if not able:
        return _add(case, turn, luck)
    y = 2 + max(y for _, y, _ in turn)
    return [*turn, *((x, y, die) for x, die in enumerate(luck.choice(able)))]


def _exchange(case: Case, turn: Turn, luck: random.Random) -> Turn:
    """Exchange a die of the grid with another, or put one of the hand in its place and move it to the end of a line."""
    place = luck.randrange(len(turn))
    x, y, die = turn[place]
    left = sorted(case.hand - {die for _, _, die in turn})
    if left and luck.random() < 0.7:
        turn = [*turn[:place], (x, y, luck.choice(left)), *turn[place + 1 :]]
        return _elsewhere(turn, die, luck)
    other = luck.randrange(len(turn))
    swapped = list(turn)
    swapped[place], swapped[other] = (x, y, turn[other][2]), (*turn[other][:2], die)
    return swapped


def _replace(case: Case, turn: Turn, luck: random.Random) -> Turn:
    """Replace a joker by a number of the hand, and move it to the end of a line."""
    left = [die for die in sorted(case.hand - {die for _, _, die in turn}) if case.shows[die] != "J"]
    jokers = [one for one in turn if case.shows.get(one[2]) == "J"]
    if not left or not jokers:
        return _add(case, turn, luck)
    x, y, joker = luck.choice(jokers)
    return _elsewhere([*(one for one in turn if one[2] != joker), (x, y, luck.choice(left))], joker, luck)


def _move(case: Case, turn: Turn, luck: random.Random) -> Turn:
    """Take a die away and put it beside another."""
    place = luck.randrange(len(turn))
    rest = [*turn[:place], *turn[place + 1 :]]
    return _elsewhere(rest, turn[place][2], luck) if rest else turn


def _carry(case: Case, turn: Turn, luck: random.Random) -> Turn:
    """Carry a whole row of the grid down, away from all others."""
    row = luck.choice(turn)[1]
    below = 2 + max(y for _, y, _ in turn)
    return [(x, below if y == row else y, die) for x, y, die in turn]


def _spoil(case: Case, turn: Turn, luck: random.Random) -> Turn:
    """Leave a die out, name one twice, or one that nobody has, or put it far out."""
    x, y, die = luck.choice(turn)
    rest = [one for one in turn if one[2] != die]
    return luck.choice([rest, [*turn, (x + 1, y, die)], [*rest, (x, y, 18)], [*rest, (x, 100, die)]])


def _elsewhere(turn: Turn, die: int, luck: random.Random) -> Turn:
    x, y, _ = luck.choice(turn)
    right, down = luck.choice([(1, 0), (-1, 0), (0, 1), (0, -1)])
    while (x, y) in {(x, y) for x, y, _ in turn}:
        x, y = x + right, y + down
    return [*turn, (x, y, die)]


STEPS = [_add, _add, _add, _lay, _lay, _exchange, _replace, _replace, _move, _carry, _spoil]
