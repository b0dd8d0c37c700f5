"""The best turn on the crossword grid: the booklet's figures, an exhaustive judge, and house rules."""

from random import Random

import pytest
from msgspec.structs import replace

from tests.dice.grids import read_grid
from tests.judges.every_grid import Judge
from tests.solver.crossword.grid_turns import HOUSES, small_turn, turn_of
from tests.tables import cases
from tilewright.dice.grid import grid_faults
from tilewright.dice.grid_jokers import freed_joker_faults
from tilewright.dice.notation import read_grid as read_written_grid
from tilewright.solver.crossword.pool import Turn
from tilewright.solver.crossword.solve import GridAnswer, solve_grid
from tilewright.solver.crossword.task import Limits
from tilewright.solver.solve import Objective
from tilewright.tiles import read_row, write_row

TABLE = cases("crossword_turns.txt")


def played(answer: GridAnswer) -> str:
    """Return what an answer plays, as text."""
    return write_row(answer.played) or "-"


def is_legal(turn: Turn, answer: GridAnswer) -> bool:
    """Return whether the answer is legal and still has all dice of the grid."""
    rest = list(answer.grid.values())
    for face in (*turn.grid.values(), *answer.played):
        rest.remove(face)
    wrong = grid_faults(answer.grid, turn.rules) or freed_joker_faults(turn.grid, answer.grid, turn.rules)
    return not rest and not wrong


@pytest.mark.parametrize(("grid", "own", "best"), TABLE)
def test_the_answer_is_the_best_play_of_the_table(grid: str, own: str, best: str) -> None:
    """TB-12, TB-13, TB-19, TB-20, TB-21, TB-27, A-T4, A-T6: the figures and hard cases."""
    turn = Turn(grid=read_grid(grid), own=read_row(own))
    answer = solve_grid(turn)
    assert played(answer) == best
    assert answer.exact
    assert is_legal(turn, answer)


@pytest.mark.slow(reason="fills every shape of up to nine cells in every way")
def test_no_legal_turn_is_better_than_the_answer(deep: bool) -> None:
    """A-T5, A-T7, A-T8, A-T9: the second judge tries all turns of small positions."""
    wrong, unproven, turns = [], 0, 20_000 if deep else 12
    for seed in range(turns):
        random = Random(seed)
        house = random.choice(HOUSES)
        judge = Judge(house)
        before, own = small_turn(random, judge)
        turn = turn_of(before, own, house)
        answer = solve_grid(turn)
        unproven += not answer.exact
        if (answer.tiles, answer.points) != judge.most(before, own) or not is_legal(turn, answer):
            wrong.append((seed, before, own))
    assert wrong == []
    assert unproven <= turns // 20


@pytest.mark.parametrize(
    ("grid", "own", "best"),
    [
        ("0,0 B1 B2 J B4 | 0,3 R9 R10 J | 0,5 B7 B8 B9 | 2,-1 down B2 J B4", "O1 R12 K2 O2", "R12"),
        ("0,0 K10 K11 J K13 | 2,2 O5 K5 B5 | 0,3 K6 B6 O6 | 2,2 down O5 O6 O7", "K7 K2 R8", "-"),
        ("-1,0 B10 B11 B12 B13 | -1,4 K7 K8 J | 0,-2 down K11 R11 B11 | 1,0 down B12 R12 O12", "R4 K1 R10 K3", "-"),
        ("0,0 R9 R10 R11 R12 R13 | 0,2 B2 B3 B4 | 4,2 B4 O4 J", "O12 K4 B2 R5 K2", "K4 B2 K2"),
    ],
)
def test_parts_that_could_complete_each_other_leave_no_doubt(grid: str, own: str, best: str) -> None:
    """A-T7: some families of these turns have a part whose dice only another part could complete to a set."""
    turn = Turn(grid=read_written_grid(grid), own=read_row(own))
    answer = solve_grid(turn, limits=Limits(steps=4_000, layouts=1_500))
    assert (played(answer), answer.exact) == (best, True)
    assert is_legal(turn, answer)


def test_the_objective_may_be_points() -> None:
    turn = Turn(grid={}, own=read_row("J K1 K2 K4 R12 B12"))
    assert played(solve_grid(turn)) == "J K1 K2 K4"
    assert played(solve_grid(turn, Objective.POINTS)) == "J R12 B12"


def test_dice_that_need_not_move_keep_their_cells() -> None:
    turn = Turn(grid=read_grid("K3 K4 K5 . . R9 / . . . . . B9 / . . . . . O9"), own=read_row("R3 B3 K13"))
    answer = solve_grid(turn)
    assert {cell: answer.grid[cell] for cell in turn.grid} == turn.grid


def test_a_turn_lays_no_more_sets_than_the_house_allows() -> None:
    """A-T4: `dice.max_sets`."""
    turn = Turn(grid={}, own=read_row("K1 K2 K3 R7 B7 O7"))
    assert solve_grid(turn).tiles == 6
    assert solve_grid(replace(turn, max_sets=1)).tiles == 3


def test_a_search_without_steps_is_legal_but_not_exact() -> None:
    turn = Turn(grid=read_grid("K3 K4 K5"), own=read_row("K6 R5 B5"))
    answer = solve_grid(turn, limits=Limits(0, 0))
    assert (played(answer), answer.exact) == ("K6", False)
    assert is_legal(turn, answer)


def test_going_out_is_all_or_nothing() -> None:
    grid = read_grid("K3 K4 K5")
    assert played(solve_grid(Turn(grid=grid, own=read_row("K6 R9")), Objective.OUT)) == "-"
    assert played(solve_grid(Turn(grid=grid, own=read_row("K6 R3 B3")), Objective.OUT)) == "K6 R3 B3"


def test_a_wide_grid_does_not_touch_new_islands() -> None:
    """A-T6, `dice.max_sets`: the joker far to the right keeps its set while another is laid."""
    wide = read_grid("K3 J K5" + " ." * 25 + " R7 J R9")
    turn = Turn(grid=wide, own=read_row("B1 B2 B3 O12"), max_sets=1)
    answer = solve_grid(turn)
    assert played(answer) == "B1 B2 B3"
    assert {cell: answer.grid[cell] for cell in wide} == wide
