"""The two forms of the search on the crossword grid, compared, and the compiled one under sanitizers."""

from random import Random

import pytest

from tests.forms import in_each_form, needs_kernel
from tests.solver.crossword.tasks import tasks, turns
from tests.solver.test_kernel import run_sanitized
from tilewright.kernel import native
from tilewright.solver.crossword import kernel
from tilewright.solver.crossword.pool import Turn
from tilewright.solver.crossword.solve import solve_grid
from tilewright.solver.crossword.task import Found, Limits
from tilewright.tiles import read_row


def in_order(found: Found) -> object:
    """Return an answer with the order of its dice, on which records depend."""
    islands = found.islands and [list(island.items()) for island in found.islands]
    return islands, found.exact


@pytest.mark.slow(reason="the plain form")
def test_both_forms_give_the_same_islands_in_the_same_order(deep: bool) -> None:
    random = Random(51)
    for task in tasks(random, 4_000 if deep else 80, 1_500 if deep else 80):
        answers = [in_order(found) for found in in_each_form(kernel.search, task)]
        assert answers[0] == answers[-1], task


def test_both_forms_estimate_hands_equally(deep: bool) -> None:
    random = Random(52)
    for turn in turns(random, 2_000 if deep else 40):
        steps = random.choice((5, 60))
        estimates = in_each_form(kernel.playable, turn, [turn.own], steps)
        assert estimates[0] == estimates[-1], turn


def test_more_dice_than_the_compiled_form_takes_are_searched_by_the_plain_one() -> None:
    long = read_row("K1 K2 K3 K4 K5 K6 K7 K8 K9 K10 K11 K12 K13 R1 R2 R3 R4 R5 R6")
    for own in (long * 2, read_row("K1 K2 K3") * 5):
        answer = solve_grid(Turn(grid={}, own=own), limits=Limits(50, 50))
        assert answer.tiles == len(own)


@needs_kernel
def test_the_compiled_form_refuses_bytes_that_are_no_task() -> None:
    worth = bytes(8 * 53)
    for grid, own, worths, candidates in (
        (b"ab", b"", worth, b""),
        (b"", b"", b"", b""),
        (b"", bytes([53]), worth, b""),
        (b"", bytes(range(37)), worth, b""),
        (b"", bytes(5), worth, b""),
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
        "test_the_compiled_form_refuses_bytes_that_are_no_task()\n",
    )
