"""The search on the crossword grid: many equal dice, estimates, what it refuses, and a run under sanitizers."""

from random import Random

import pytest
from msgspec.structs import replace

from tests.solver.crossword.tasks import turns
from tests.solver.crossword.test_solve import is_legal
from tests.solver.positions import JOKER
from tests.solver.test_kernel import run_sanitized
from tilewright.analysis.dice_position import read_turn
from tilewright.dice.grid import Cell, grid_faults
from tilewright.dice.turbo_rules import TURBO
from tilewright.kernel import native
from tilewright.solver.crossword import kernel
from tilewright.solver.crossword.pool import Turn
from tilewright.solver.crossword.solve import solve_grid
from tilewright.solver.crossword.task import Limits
from tilewright.solver.position import BadPosition
from tilewright.tiles import COLORS, Face, Number, Row, read_row, write_row


def test_an_estimate_is_never_less_than_the_best_turn_and_mostly_the_same(deep: bool) -> None:
    """An estimate leaves out that the dice must fit the plane; with few steps it is a lower one."""
    random = Random(52)
    same = count = 0
    for turn in turns(random, 2_000 if deep else 40):
        answer = solve_grid(turn)
        ((dice, points),) = kernel.playable(turn, [turn.own], 20_000)
        assert (dice, points) >= (answer.tiles, answer.points), turn
        assert kernel.playable(turn, [turn.own], 5) <= [(dice, points)]
        same += (dice, points) == (answer.tiles, answer.points)
        count += 1
    assert same > 0.8 * count


def test_a_number_may_be_on_any_number_of_dice(deep: bool) -> None:
    random = Random(54)
    for _ in range(1_000 if deep else 30):
        turn = odd_dice(random, jokers=random.choice((0, 0, 1, 2, 3)))
        answer, hurried = solve_grid(turn), solve_grid(turn, limits=Limits(500, 500))
        assert is_legal(turn, answer), turn
        assert is_legal(turn, hurried), turn
        assert (hurried.tiles, hurried.points) <= (answer.tiles, answer.points), turn
        assert not hurried.exact or (hurried.tiles, hurried.points) == (answer.tiles, answer.points), turn


@pytest.mark.slow(reason="lists sets of many jokers")
def test_with_more_than_four_jokers_only_a_turn_with_all_dice_is_proven(deep: bool) -> None:
    random = Random(55)
    for _ in range(40 if deep else 6):
        turn = odd_dice(random, jokers=random.randint(5, 9))
        answer = solve_grid(turn)
        assert not grid_faults(answer.grid, turn.rules)
        assert answer.exact == (answer.tiles == len(turn.own)), turn
        for jokers in range(5):
            # Fewer dice are never played by leaving more of them out.
            few = [face for face in turn.own if face != JOKER] + [JOKER] * jokers
            assert solve_grid(replace(turn, own=tuple(few))).tiles <= answer.tiles


def odd_dice(random: Random, jokers: int) -> Turn:
    """Return a turn with dice of few faces, which no family of ours shows so often (A-T1)."""
    low = random.randint(1, 10)
    faces: list[Face] = [Number(color, low + more) for color in random.sample(COLORS, 2) for more in range(3)]
    own: Row = (*random.choices(faces, k=random.randint(9 - min(jokers, 6), 10 - min(jokers, 6))), *[JOKER] * jokers)
    row = random.choice(("", f"{write_row(faces[:3])}", f"{write_row(faces[:2])} J"))
    return Turn(grid={Cell(x, 0): face for x, face in enumerate(read_row(row) if row else ())}, own=own)


@pytest.mark.parametrize(
    ("own", "why"),
    [
        (read_row("K1 K2 K3 K4") * 9 + read_row("R7"), "0 dice on the grid and 37 of the player: .* takes 36"),
        (read_row("K1") + (JOKER,) * 17, "17 dice are jokers: the solver takes 16"),
    ],
)
def test_more_dice_than_the_kernel_takes_are_refused_in_a_sentence(own: Row, why: str) -> None:
    for ask in (solve_grid, lambda turn: kernel.playable(turn, [turn.own], 9)):
        with pytest.raises(ValueError, match=why):
            ask(Turn(grid={}, own=own))
    with pytest.raises(BadPosition, match=r"jokers|dice"):
        read_turn({}, own, TURBO.rulebook)


def test_estimates_of_no_hands_and_of_empty_hands_are_nothing() -> None:
    turn = Turn(grid={Cell(x, 0): face for x, face in enumerate(read_row("K3 K4 K5"))}, own=())
    assert kernel.playable(turn, [], 9) == []
    assert kernel.playable(turn, [(), ()], 9) == [(0, 0), (0, 0)]


def test_bytes_that_are_no_task_are_refused() -> None:
    worth = bytes(8 * 53)
    for grid, own, worths, candidates in (
        (b"ab", b"", worth, b""),
        (b"", b"", b"", b""),
        (b"", bytes([53]), worth, b""),
        (b"", bytes(37), worth, b""),
        (b"", bytes([52] * 17), worth, b""),
        (b"", b"", worth, b"\1"),
        (b"", b"", worth, b"\0\1\5\1"),
        (b"", b"", worth, b"\0\1\1\65"),
    ):
        with pytest.raises(ValueError, match=r"dice|die|candidate"):
            native.search_grid(grid, own, worths, candidates, 0, 255, 9, 9)


@pytest.mark.slow(reason="a build and thousands of searches in another process")
@pytest.mark.deep
def test_the_search_is_clean_under_the_sanitizers(tmp_path_factory: pytest.TempPathFactory) -> None:
    run_sanitized(
        tmp_path_factory,
        "from random import Random; from tests.solver.crossword.tasks import tasks, turns\n"
        "from tilewright.solver.crossword import kernel\n"
        "random = Random(53)\n"
        "for task in tasks(random, 6000, 20000): kernel.search(task)\n"
        "for turn in turns(random, 2000): kernel.playable(turn, [turn.own], 60)\n"
        "from tests.solver.crossword.test_kernel import *\n"
        "test_bytes_that_are_no_task_are_refused()\n",
    )
