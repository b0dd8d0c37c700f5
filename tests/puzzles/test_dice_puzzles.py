"""Puzzles with dice: those that ship are proven again, and the methods of the proof agree with trying everything."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest
from msgspec.structs import replace

from tests.judges.every_grid import House, Judge
from tests.tables import cases
from tilewright.dice.grid import Cell, Faces, GridRules, grid_faults
from tilewright.dice.notation import grid_of_list, listed_grid, read_grid
from tilewright.dice.placed import BAG, FAMILY, sides
from tilewright.puzzles.collection import collection
from tilewright.puzzles.dice.grading import graded
from tilewright.puzzles.dice.layouts import may_cover, may_lie_beside
from tilewright.puzzles.dice.position import dice_identity, turn_of
from tilewright.puzzles.dice.proof import dice_fault, is_legal
from tilewright.puzzles.puzzle import Kind, Solution
from tilewright.solver.crossword.plays import grid_plays
from tilewright.solver.crossword.pool import Turn
from tilewright.solver.crossword.solve import solve_grid
from tilewright.tiles import Face, Row, read_row, write_face
from tools.puzzles import DICE_COUNTS

RULES = GridRules()
FACES = [face for side in FAMILY for face in side]


@pytest.mark.slow(reason="proves puzzles by trying grids")
def test_the_puzzles_with_dice_that_ship_are_proven_again(deep: bool) -> None:
    shipped = collection("turbo")
    assert Counter(puzzle.kind for puzzle in shipped) == Counter(DICE_COUNTS)
    assert len(shipped) >= 100
    assert len({puzzle.id for puzzle in shipped}) == len(shipped)
    for puzzle in shipped if deep else shipped[::30]:
        assert dice_fault(puzzle) is None, puzzle
        # The solver agrees, which played no part in the proof.
        best = solve_grid(turn_of(puzzle))
        assert best.exact
        assert best.tiles == len(puzzle.answer.played), puzzle


def rolled(random: Random, count: int) -> Row:
    """Return what some dice of the bag show."""
    return tuple(random.choice(sides(die)) for die in random.sample(BAG, count))


@pytest.mark.slow(reason="fills every figure of cells in every way")
def test_dice_that_cannot_cover_a_grid_make_none(deep: bool) -> None:
    random, judge, answers = Random("covers"), Judge(House()), Counter[bool]()
    while sum(answers.values()) < (400 if deep else 12):
        base = random.choice(["K4 K5 K6", "R7 B7 O7", "O1 O2 O3 O4", "K4 J K6"])
        dice = (*read_row(base), *rolled(random, random.randint(1, 4)))
        words = tuple(sorted(map(write_face, dice)))
        if max(Counter(dice).values()) > 2:
            continue
        exists = next(iter(judge.grids(words)), None) is not None
        answers[exists] += 1
        assert may_cover(dice) or not exists, words
    assert min(answers.values()) > 0


def test_dice_that_lie_beside_a_grid_are_found(deep: bool) -> None:
    """Take dice away from legal grids: what is left is a grid beside which they lie."""
    found = 0
    for puzzle in collection("turbo")[:: 1 if deep else 10]:
        after = grid_of_list(puzzle.answer.table)
        for gone in combinations(sorted(after), 2):
            before = {cell: face for cell, face in after.items() if cell not in gone}
            if not grid_faults(before, RULES):
                assert may_lie_beside(before, tuple(after[cell] for cell in gone), RULES)
                found += 1
    assert found > 20


def every_place(grid: Faces, dice: Row) -> bool:
    """Return whether some choice of cells near the grid takes the dice."""
    xs, ys = [cell.x for cell in grid], [cell.y for cell in grid]
    cells = [
        Cell(x, y)
        for x in range(min(xs) - 2, max(xs) + 3)
        for y in range(min(ys) - 2, max(ys) + 3)
        if Cell(x, y) not in grid
    ]
    first, second = dice
    return any(
        not grid_faults({**grid, one: first, other: second}, RULES) for one in cells for other in cells if one != other
    )


def test_two_dice_lie_beside_a_grid_in_just_the_cases_that_trying_everything_finds(deep: bool) -> None:
    random, answers = Random("beside"), Counter[bool]()
    grids = [grid_of_list(puzzle.table) for puzzle in collection("turbo") if 3 <= len(puzzle.table) <= 7]
    while sum(answers.values()) < (300 if deep else 10):
        grid = random.choice(grids)
        near = [face for face in FACES if any(_is_near(face, other) for other in grid.values())]
        dice = (random.choice(near), random.choice(near))
        expected = every_place(grid, dice)
        assert may_lie_beside(grid, dice, RULES) == expected, (listed_grid(grid), dice)
        answers[expected] += 1
    assert min(answers.values()) > 0


def _is_near(face: Face, other: Face) -> bool:
    return bool(abs(getattr(face, "value", 0) - getattr(other, "value", 0)) <= 1)


@pytest.mark.slow(reason="asks the solver for every choice of dice")
def test_no_other_choice_of_as_many_dice_is_a_turn(deep: bool) -> None:
    most = [puzzle for puzzle in collection("turbo") if puzzle.kind is Kind.MOST]
    for puzzle in most if deep else most[::25]:
        plays = grid_plays(turn_of(puzzle), 2)
        sizes = [len(play.played) for play in plays]
        assert sizes[0] == len(puzzle.answer.played)
        assert sizes[1:] < sizes[:1]


FIRST = {kind: next(puzzle for puzzle in collection("turbo") if puzzle.kind is kind) for kind in DICE_COUNTS}


@pytest.mark.parametrize("line", cases("dice_puzzle_faults.txt"), ids=" ".join)
def test_what_is_not_a_puzzle_with_dice_is_found_out(line: tuple[str, ...]) -> None:
    kind, table, rack, played, after, reason = line
    before, laid = (read_grid(text.replace("/", "|")) for text in (table, after))
    answer = Solution(tuple(played.split()), tuple(listed_grid(laid)))
    made = replace(FIRST[Kind(kind)], table=tuple(listed_grid(before)), rack=tuple(rack.split()), answer=answer)
    turn = turn_of(made)
    made = replace(made, id=dice_identity(turn, made.kind, "turbo"))
    if is_legal(made, read_row(played), laid):
        steps, difficulty = graded(turn, laid)
        made = replace(made, steps=steps, difficulty=difficulty)
    assert (dice_fault(made) or "-") == reason


def test_positions_that_differ_in_colors_place_or_direction_are_the_same_puzzle() -> None:
    def identity(table: str, rack: str) -> str:
        return dice_identity(Turn(grid=read_grid(table), own=read_row(rack)), Kind.OUT, "turbo")

    one = identity("0,0 K3 K4 K5 | 0,0 down K3 R3 B3", "O3 J")
    assert one == identity("7,-2 R3 R4 R5 | 7,-2 down R3 K3 O3", "J B3")
    assert one == identity("0,0 K3 R3 B3 | 0,0 down K3 K4 K5", "O3 J")
    assert one != identity("0,0 K3 K4 K5 | 0,0 down K3 R3 B3", "O4 J")
