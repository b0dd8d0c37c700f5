"""Simulations: the same results on every executor, and fast to import."""

import subprocess
import sys
from contextlib import closing

import pytest
from msgspec.structs import replace

from tilewright.arena.deals import DealResult, Simulation
from tilewright.arena.executors import InProcess, local_executor
from tilewright.arena.simulation import batches_of, played, results, simulate
from tilewright.rules.booklets import booklet

SMALL = Simulation(rules=booklet("classic-nl"), bots=("greedy",) * 3, deals=9, seed=4, record=True, mishaps=0.05)


def test_batches_hold_every_deal_once_and_in_order() -> None:
    for first, deals in ((0, 1), (0, 8), (5, 9)):
        batches = batches_of(replace(SMALL, first=first, deals=deals))
        assert [deal for batch in batches for deal in batch.deals] == list(range(first, first + deals))


@pytest.mark.slow(reason="starts processes")
def test_two_workers_return_the_results_of_one() -> None:
    assert list(results(SMALL, 2)) == list(results(SMALL))


def test_simulations_played_together_equal_those_played_alone() -> None:
    other = replace(SMALL, first=100, deals=2, bots=("greedy", "greedy"))
    together = [(simulation.bots, result) for simulation, result in played([SMALL, other], InProcess())]
    alone = [(one.bots, result) for one in (SMALL, other) for result in results(one)]
    assert together == alone


def test_each_is_called_with_every_deal() -> None:
    told: list[DealResult] = []
    shown = simulate(SMALL, each=told.append)
    assert (len(told), shown.deals, shown.games) == (9, 9, 27)


@pytest.mark.slow(reason="starts processes")
def test_an_executor_can_be_closed_before_it_is_done() -> None:
    with closing(local_executor(2)) as executor:
        running = played([replace(SMALL, deals=4_000)], executor)
        _, first = next(running)
        running.close()
        _, again = next(played([SMALL], executor))
    assert first == again


@pytest.mark.parametrize("module", ["tilewright", "tilewright.arena.simulation", "tilewright.cli.simulate"])
def test_a_plain_simulation_needs_no_heavy_package(module: str) -> None:
    program = (
        f"import sys, {module}; print(*sorted({{'scipy', 'openskill', 'distributed', 'dask'}} & {{*sys.modules}}))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "\n"
