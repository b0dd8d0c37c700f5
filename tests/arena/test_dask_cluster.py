"""A cluster plays what one process plays, to the byte, also when it loses a worker."""

import os
import signal
from collections.abc import Iterator
from contextlib import closing
from fractions import Fraction
from pathlib import Path
from time import sleep

import pytest
from distributed import LocalCluster
from msgspec import json
from msgspec.structs import replace

from tests.arena.jobs import Square, squared
from tilewright.arena.dask_cluster import Cluster
from tilewright.arena.deals import DealResult, Simulation
from tilewright.arena.executors import WorkersLost, finished
from tilewright.arena.simulation import batches_of, play_batch, played, results
from tilewright.bots.plug_in import BotFailed
from tilewright.rules.booklets import booklet
from tilewright.tiles import BadInput

SMALL = Simulation(rules=booklet("classic-nl"), bots=("beginner",) * 2, deals=8, seed=3, record=True)


def local_cluster(workers: int) -> LocalCluster:
    """Return a cluster that only this machine can reach."""
    return LocalCluster(
        n_workers=workers, threads_per_worker=1, processes=True, host="127.0.0.1", dashboard_address="127.0.0.1:0"
    )


@pytest.fixture(scope="module")
def cluster(deep: bool) -> Iterator[LocalCluster]:
    """Return a cluster of two processes, or in a daily run of one: each takes a second to start."""
    with local_cluster(2 if deep else 1) as running:
        yield running


@pytest.fixture(scope="module")
def alone() -> bytes:
    """Return the bytes of what one process plays."""
    return as_bytes(list(results(SMALL)))


def as_bytes(done: list[DealResult]) -> bytes:
    """Return results as they are kept in files."""

    def written(value: object) -> str:
        assert isinstance(value, Fraction)
        return str(value)

    return json.encode(done, enc_hook=written)


@pytest.mark.slow(reason="starts a cluster of processes")
def test_the_workers_of_a_cluster_return_the_bytes_of_one_process(
    cluster: LocalCluster, alone: bytes, deep: bool
) -> None:
    with closing(Cluster(cluster.scheduler_address)) as executor:
        assert executor.capacity() == (4 if deep else 2)
        assert as_bytes([result for _, result in played([SMALL], executor)]) == alone


@pytest.mark.deep
def test_a_worker_killed_in_the_middle_loses_nothing(cluster: LocalCluster) -> None:
    done, longer = [], replace(SMALL, deals=24)
    with closing(Cluster(cluster.scheduler_address)) as executor:
        for _, result in played([longer], executor):
            done.append(result)
            if len(done) == 6:
                pid = next(iter(cluster.workers.values())).pid
                os.kill(pid, signal.SIGKILL)
    assert as_bytes(done) == as_bytes(list(results(longer)))


@pytest.mark.deep
def test_a_lost_cluster_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tilewright.arena.dask_cluster._PATIENCE", "3s")
    with local_cluster(1) as running, closing(Cluster(running.scheduler_address)) as executor:
        playing = played([replace(SMALL, deals=4_000)], executor)
        next(playing)
        running.close()
        with pytest.raises(WorkersLost, match="the cluster is gone"):
            list(playing)


@pytest.mark.deep
def test_the_last_job_ends_if_the_cluster_is_lost_at_any_moment() -> None:
    # The second job may be waiting, running, done, or on its way here when the cluster ends.
    with local_cluster(1) as running, closing(Cluster(running.scheduler_address)) as executor:
        first, second = [executor.submit(play_batch, batch) for batch in batches_of(SMALL)]
        first.result()
        running.close()
        assert second.exception(timeout=20) is None or isinstance(second.exception(), WorkersLost)


@pytest.mark.deep
def test_a_cluster_that_is_gone_takes_no_job(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tilewright.arena.dask_cluster._PATIENCE", "1s")
    with local_cluster(1) as running, closing(Cluster(running.scheduler_address)) as executor:
        running.close()
        for _ in range(4):  # while the client tries to connect again, and after it gave up
            with pytest.raises(WorkersLost, match="the cluster is gone"):
                executor.capacity()
            with pytest.raises(WorkersLost, match="the cluster is gone"):
                executor.submit(squared, Square(2)).result(timeout=10)
            sleep(0.5)


@pytest.mark.deep
def test_a_job_that_kills_every_worker_of_a_cluster_is_given_up(cluster: LocalCluster, tmp_path: Path) -> None:
    jobs = [Square(2, deaths=99, marks=str(tmp_path))]
    with closing(Cluster(cluster.scheduler_address)) as executor, pytest.raises(WorkersLost, match="gave a job up"):
        list(finished(squared, jobs, executor))


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:9", "nowhere://"])
def test_an_address_without_a_cluster_is_refused(monkeypatch: pytest.MonkeyPatch, address: str) -> None:
    monkeypatch.setattr("tilewright.arena.dask_cluster._PATIENCE", "1s")
    with pytest.raises(BadInput, match="no Dask cluster answers at"):
        Cluster(address)


@pytest.mark.deep
def test_workers_of_a_cluster_resolve_a_bot_by_import(cluster: LocalCluster) -> None:
    bots = ("tests.bots.plug_ins:Patient:few=8", "casual:rows=3")
    simulation = Simulation(rules=booklet("classic-nl"), bots=bots, deals=8, seed=3)
    with closing(Cluster(cluster.scheduler_address)) as executor:
        assert [result for _, result in played([simulation], executor)] == list(results(simulation))
        failing = replace(simulation, bots=("tests.bots.plug_ins:Faulty:how=raise", "greedy"))
        with pytest.raises(BotFailed, match="Faulty:how=raise failed in its turn: IndexError"):
            list(played([failing], executor))
