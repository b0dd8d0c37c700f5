"""Which dice to roll again, compared with the average over all rolls."""

from itertools import combinations, product
from random import Random
from statistics import fmean

import pytest
from msgspec.structs import replace

from tests.dice.grids import read_grid
from tilewright.chance import Chance
from tilewright.dice.placed import BAG, sides
from tilewright.solver.crossword.pool import Turn
from tilewright.solver.crossword.roll import Aim, best_roll, playable, sampled_rolls
from tilewright.solver.crossword.solve import solve_grid
from tilewright.tiles import Row, read_row

GRID = read_grid("K3 K4 K5 . R9 R10 R11 / B3 / O3")


def average(turn: Turn, able: list[Row], roll: tuple[int, ...]) -> float:
    """Return how many dice are played on average over all rolls of these dice."""
    counts = []
    for rolled in product(*(able[die] for die in roll)):
        shown = dict(zip(roll, rolled, strict=True))
        own = tuple(shown.get(die, face) for die, face in enumerate(turn.own))
        counts.append(solve_grid(replace(turn, own=own)).tiles)
    return fmean(counts)


@pytest.mark.slow(reason="every roll of every choice is solved")
def test_the_choice_is_close_to_the_best_over_all_rolls(deep: bool) -> None:
    random = Random(1)
    missed = []
    for case in range(60 if deep else 1):
        dice = random.sample(BAG, 3)
        able = [sides(die) for die in dice]
        turn = Turn(grid=GRID, own=tuple(random.choice(faces) for faces in able))
        averages = {roll: average(turn, able, roll) for size in (1, 2, 3) for roll in combinations(range(3), size)}
        choice = best_roll(turn, able, Chance(b"%d" % case))
        missed.append(max(averages.values()) - averages[choice.roll])
    assert fmean(missed) < 0.1


def test_a_die_that_fits_is_kept() -> None:
    turn = Turn(grid=GRID, own=read_row("K6 R1"))
    assert best_roll(turn, [sides(BAG[5]), sides(BAG[4])], Chance(b"kept")).roll == (1,)


def test_no_die_is_rolled_if_all_fit_and_none_must_be() -> None:
    turn = Turn(grid=GRID, own=read_row("K6 R12"))
    able = [sides(BAG[5]), sides(BAG[6])]
    choice = best_roll(turn, able, Chance(b"none"), Aim(least=0))
    assert (choice.roll, choice.value) == ((), 0)
    assert len(best_roll(turn, able, Chance(b"none"), Aim(least=1)).roll) == 1


def test_one_die_is_rolled_if_many_fit_and_one_must_be() -> None:
    turn = Turn(grid=GRID, own=read_row("K6 K7 R12 R13 R8 R7"))
    able = [sides(BAG[die]) for die in (5, 6, 6, 7, 2, 1)]
    assert playable(turn) == (6, 53)
    assert len(best_roll(turn, able, Chance(b"many"), Aim(least=1)).roll) == 1


def test_the_same_chance_gives_the_same_choice() -> None:
    turn = Turn(grid=GRID, own=read_row("K7 R7 R1"))
    able = [sides(BAG[die]) for die in (6, 1, 4)]
    first, second = (best_roll(turn, able, Chance(b"same")) for _ in range(2))
    assert first == second
    assert -3 <= first.value <= 0


def test_without_time_the_first_choice_is_taken() -> None:
    turn = Turn(grid=GRID, own=read_row("K6 K7 R12 R13 R8 R7"))
    able = [sides(BAG[die]) for die in (5, 6, 6, 7, 2, 1)]
    assert best_roll(turn, able, Chance(b"many"), Aim(in_time=lambda: False)).roll == (0, 1, 2, 3, 4, 5)


def test_each_die_shows_each_face_equally_often() -> None:
    rolls = sampled_rolls([sides(BAG[0]), sides(BAG[7])], Chance(b"often"), 24)
    for die, faces in enumerate((sides(BAG[0]), sides(BAG[7]))):
        assert {face: sum(roll[die] == face for roll in rolls) for face in faces} == dict.fromkeys(faces, 4)
