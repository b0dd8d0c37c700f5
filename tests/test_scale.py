"""The simulation of growth: right where theory has the answer, the same for the same seed, and what the docs say."""

import asyncio
import os

import pytest
from msgspec.structs import replace

from bench.serving import scale_costs
from bench.serving.scale import MESSAGES_A_MOVE, PEOPLE_A_MATCH, Plan, main, plan_for, read_costs, report, simulate
from tests.service.conftest import postgres, postgres_url
from tests.service.servers import PostgreSQL
from tests.service.store_setup import added, new_match
from tilewright.service.storage.store import Store
from tools.environment import ROOT

__all__ = ["postgres", "postgres_url"]

COSTS = read_costs()
MILLION = plan_for(1_000_000, COSTS)


@pytest.mark.parametrize("load", [0.3, 0.6, 0.8])
def test_one_queue_waits_as_long_as_the_formula_of_pollaczek_and_khinchine_says(load: float) -> None:
    free = replace(
        COSTS,
        node_ms_a_move=10.0 * MESSAGES_A_MOVE,
        node_idle_ms_a_second=0.0,
        database_ms_a_move=0.0,
        commit_wait_ms=0.0,
    )
    # Each message takes 10 ms, and every match sends one a second.
    people = round(100 * load * PEOPLE_A_MATCH)
    found = simulate(free, Plan(people=people, cells=1, nodes=1), seconds=2_000)
    assert found.node_load == pytest.approx(load, rel=0.03)
    assert found.mean_ms == pytest.approx(10 + 10 * load / (2 * (1 - load)), rel=0.1)


def test_the_same_seed_gives_the_same_outcome() -> None:
    plan = Plan(people=5_000, cells=3, nodes=2)
    assert simulate(COSTS, plan, 7, 5) == simulate(COSTS, plan, 7, 5)
    assert simulate(COSTS, plan, 7, 5) != simulate(COSTS, plan, 8, 5)


def test_a_million_people_are_served_by_cells_and_not_by_one() -> None:
    found = simulate(COSTS, MILLION, seconds=5)
    assert found.keeps_up
    assert max(found.node_load, found.database_load, found.redis_load) < 0.6
    few = replace(MILLION, people=100_000, cells=1)
    assert not simulate(COSTS, few, seconds=2).keeps_up


def test_watchers_of_a_hot_match_make_the_others_wait() -> None:
    waits = [simulate(COSTS, replace(MILLION, watchers=count), 3, 40).p99_ms for count in (0, 200_000)]
    assert waits[1] > 10 * waits[0]


def test_the_page_has_the_tables_that_the_costs_give(capsys: pytest.CaptureFixture[str]) -> None:
    tables = report(COSTS)
    page = (ROOT / "docs" / "results" / "load.md").read_text("utf-8")
    assert tables in page, "docs/results/load.md is stale: python -m bench scale --write renews it"
    assert main(["--people", "1000"]) == 0
    assert capsys.readouterr().out.splitlines()[-1] in tables


async def test_the_costs_of_a_database_are_those_of_its_processes(postgres: PostgreSQL, postgres_url: str) -> None:
    store = await Store.open(postgres_url)
    used, written, logged = await scale_costs.database_state(store)
    await store.create(new_match("m", *[b"x" * 1_000] * 10))
    await store.append(added(10, b"y"))
    await asyncio.to_thread(postgres.query, "SELECT sum(n) FROM generate_series(1, 1000000) n")
    after = await scale_costs.database_state(store)
    await store.close()
    # A tick of the clock that counts is 10 ms.
    assert used + 10 <= after[0] < 1_000 * os.times().elapsed
    assert after[1] > written + 1_000
    assert after[2] > logged
