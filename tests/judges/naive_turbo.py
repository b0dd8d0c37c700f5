"""A second judge of turns of the dice game, written from the clauses; faces are plain texts such as K7 and J.

It shares no code with the program and looks for nothing clever: every way to see a grid is tried one by one.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations, permutations, product
from typing import NamedTuple

Spot = tuple[int, int]
Board = Mapping[Spot, str]
ALL_FACES = [f"{color}{number}" for color in "KRBO" for number in range(1, 14)]


class Case(NamedTuple):
    """A position: the dice on the table by their cells, what each die shows, the player's dice, and the house rules."""

    table: Mapping[Spot, int]
    shows: Mapping[int, str]
    hand: frozenset[int]
    house: Mapping[str, str]


def turn_kinds(case: Case, proposal: Sequence[tuple[int, int, int]]) -> set[str]:
    """Return the kinds of all faults of the proposed grid."""
    if impossible := _impossible(case, proposal):
        return impossible
    before = {spot: case.shows[die] for spot, die in case.table.items()}
    after = {(x, y): case.shows[die] for x, y, die in proposal}
    played = [case.shows[die] for _, _, die in proposal if die in case.hand]
    falling = case.house.get("grid.descending") == "yes"
    one = case.house.get("grid.crossing_joker", "one") == "one"
    wrong = _grid_kinds(after, falling, one)
    legal = not wrong
    if not played:
        wrong.add("nothing-played")
    elif case.house.get("dice.must_lay", "yes") == "yes" and not has_set(played):
        # A-T4: the player's dice before the turn.
        wrong |= {"must-lay"} if has_set([case.shows[die] for die in case.hand]) else set()
    most = case.house.get("dice.max_sets", "none")
    if legal and most != "none" and _fewest_own_lines(before, after) > int(most):
        wrong.add("too-many-sets")
    if legal and not _jokers_moved_rightly(before, after, falling, one):
        wrong.add("freed-joker-in-old-set")
    return wrong


def may_pass(case: Case) -> bool:
    """Return whether the player may pass (TB-07)."""
    return case.house.get("dice.must_lay", "yes") == "no" or not has_set([case.shows[die] for die in case.hand])


def has_set(faces: Sequence[str]) -> bool:
    """Return whether some of the faces form a set; every set contains one of three."""
    return any(_is_set(order, False) for three in combinations(faces, 3) for order in permutations(three))


def of_sets(board: Board, falling: bool) -> bool:
    """Return whether every line of the board is a set."""
    return all(_is_set(tuple([board[spot] for spot in line]), falling) for line in _lines(board))


def _impossible(case: Case, proposal: Sequence[tuple[int, int, int]]) -> set[str]:
    wrong = set()
    dice = [die for _, _, die in proposal]
    lying = set(case.table.values())
    if set(dice) - lying - case.hand:
        wrong.add("no-such-die")
    if len(set(dice)) < len(dice):
        wrong.add("die-twice")
    if lying - set(dice):
        wrong.add("die-missing")
    if len({(x, y) for x, y, _ in proposal}) < len(proposal):
        wrong.add("cell-taken")
    if any(not -99 <= place <= 99 for x, y, _ in proposal for place in (x, y)):
        wrong.add("too-far-out")
    return wrong


def _grid_kinds(board: Board, falling: bool, one: bool) -> set[str]:
    wrong = set()
    lines = _lines(board)
    if any(not _is_set(tuple([board[spot] for spot in line]), falling) for line in lines):
        wrong.add("line-no-set")
    if any(all(spot not in line for line in lines) for spot in board):
        wrong.add("die-in-no-set")
    good = [line for line in lines if _is_set(tuple([board[spot] for spot in line]), falling)]
    if one and not any(True for _ in _boards_without_jokers(board, good, falling)):
        wrong.add("crossing-joker-two-faces")
    return wrong


def _lines(board: Board) -> list[list[Spot]]:
    found = []
    for right, down in ((1, 0), (0, 1)):
        for x, y in board:
            if (x - right, y - down) in board:
                continue
            line = [(x, y)]
            while (line[-1][0] + right, line[-1][1] + down) in board:
                line.append((line[-1][0] + right, line[-1][1] + down))
            if len(line) >= 2:
                found.append(line)
    return found


@cache
def _is_set(row: tuple[str, ...], falling: bool) -> bool:
    """TB-09, TB-10, A-T7, A-T8: a group or a rising run of three or more, one number among them."""
    if len(row) < 3 or all(face == "J" for face in row):
        return False
    return _may_be_group(row) or _may_be_run(row) or (falling and _may_be_run(row[::-1]))


def _may_be_group(row: Sequence[str]) -> bool:
    known = [face for face in row if face != "J"]
    return len(row) <= 4 and len({face[1:] for face in known}) <= 1 and len({face[0] for face in known}) == len(known)


def _may_be_run(row: Sequence[str]) -> bool:
    known = [(place, face) for place, face in enumerate(row) if face != "J"]
    starts = [
        first for first in range(1, 13 - len(row) + 2) if all(int(face[1:]) == first + place for place, face in known)
    ]
    return bool(starts) and len({face[0] for _, face in known}) <= 1


def _boards_without_jokers(board: Board, lines: Sequence[Sequence[Spot]], falling: bool) -> Iterator[dict[Spot, str]]:
    """Yield the board with every joker of the lines replaced by a face so that all lines are sets."""
    jokers = sorted({spot for line in lines for spot in line if board[spot] == "J"})

    def go_on(filled: dict[Spot, str], left: Sequence[Spot]) -> Iterator[dict[Spot, str]]:
        if not left:
            yield filled
            return
        for face in ALL_FACES:
            tried = {**filled, left[0]: face}
            through = [line for line in lines if left[0] in line]
            if all(_is_set(tuple([tried[spot] for spot in line]), falling) for line in through):
                yield from go_on(tried, left[1:])

    yield from go_on(dict(board), jokers)


def could_be(board: Board, falling: bool, one: bool) -> dict[Spot, set[str]]:
    """Return the faces that each joker of a legal board may stand for."""
    lines = _lines(board)
    could: dict[Spot, set[str]] = {spot: set() for spot, face in board.items() if face == "J"}
    for some in [lines] if one else [[line] for line in lines]:
        for filled in _boards_without_jokers(board, some, falling):
            for spot, faces in could.items():
                faces.update({filled[spot]} - {"J"})
    return could


def _ways(before: Board, after: Board) -> Iterator[dict[Spot, Spot]]:
    """Yield every assignment of the old dice to cells that show their faces now."""
    faces = sorted(set(before.values()))
    olds = [[spot for spot in before if before[spot] == face] for face in faces]
    news = [[spot for spot in after if after[spot] == face] for face in faces]
    for choice in product(*(permutations(new, len(old)) for old, new in zip(olds, news, strict=True))):
        yield {
            old: new for olds_, news_ in zip(olds, choice, strict=True) for old, new in zip(olds_, news_, strict=True)
        }


def _jokers_moved_rightly(before: Board, after: Board, falling: bool, one: bool) -> bool:
    """TB-25, A-T6: some assignment of the dice brings each freed joker to another set."""
    was, now = could_be(before, falling, one), could_be(after, falling, one)
    if not was:
        return True
    return any(
        all(was[old] & now[way[old]] or _is_elsewhere(old, way, before, after) for old in was)
        for way in _ways(before, after)
    )


def _is_elsewhere(joker: Spot, way: Mapping[Spot, Spot], before: Board, after: Board) -> bool:
    for left in _lines(before):
        for line in _lines(after):
            if joker in left and way[joker] in line:
                numbered = [spot for spot in left if before[spot] != "J"]
                along = sum(way[spot] in line for spot in numbered)
                if along >= 2 or along == len(numbered) == 1:
                    return False
    return True


def _fewest_own_lines(before: Board, after: Board) -> int:
    lines = _lines(after)
    return min(sum(not set(way.values()) & set(line) for line in lines) for way in _ways(before, after))
