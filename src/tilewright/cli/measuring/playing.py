"""How simulate and league play games: in local processes or on a cluster, resumable, with a progress bar."""

import importlib
from collections.abc import Generator, Sequence
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Annotated

import typer
from msgspec import Struct
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tilewright.arena.checkpoint import BatchLine, RunFile, run_line
from tilewright.arena.deals import DealResult, Simulation
from tilewright.arena.executors import Executor, WorkersLost, local_executor
from tilewright.arena.simulation import played
from tilewright.tiles import BadInput
from tilewright.version import VERSION

SeedOption = Annotated[int, typer.Option(help="The same seed always gives the same games.")]
WorkersOption = Annotated[int, typer.Option(min=1, max=256, help="Processes to play in.")]
ClusterOption = Annotated[
    str | None, typer.Option(metavar="ADDRESS", help="Play on this Dask cluster, as in tcp://10.0.0.7:8786.")
]
ResumeOption = Annotated[
    Path | None, typer.Option(metavar="FILE", help="Store results in this file; a second start resumes from it.")
]

PROGRESS = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())


class RunOptions(Struct, frozen=True):
    """What a run uses: local processes or a cluster, and the file of its results so far."""

    workers: int
    cluster: str | None
    resume: Path | None


def play_with_progress(
    simulations: Sequence[Simulation], options: RunOptions
) -> Generator[tuple[Simulation, DealResult], None, None]:
    """Yield the result of each deal of each simulation, with a progress bar on stderr; closing it stops all workers."""
    total = sum(simulation.deals * len(simulation.bots) for simulation in simulations)
    with ExitStack() as stack:
        checkpoint = None
        if options.resume is not None:
            checkpoint = RunFile(options.resume, run_line(simulations, VERSION), BatchLine)
        executor = stack.enter_context(closing(_executor(options)))
        console = Console(stderr=True)
        # Without a terminal the bar would only leave empty lines between errors.
        bar = Progress(*PROGRESS, console=console, transient=True, disable=not console.is_terminal)
        progress = stack.enter_context(bar)
        task = progress.add_task("games", total=total)
        try:
            for simulation, result in played(simulations, executor, checkpoint):
                progress.advance(task, len(result.rotations))
                yield simulation, result
        except WorkersLost as lost:
            raise BadInput(str(lost)) from lost


def _executor(options: RunOptions) -> Executor:
    if options.cluster is None:
        return local_executor(options.workers)
    if options.workers != 1:
        raise BadInput("--workers are processes here and --cluster has its own: give one of the two")
    try:
        cluster = importlib.import_module("tilewright.arena.dask_cluster")
    except ModuleNotFoundError as missing:
        where = "install tilewright[cluster], or in a checkout requirements/arena.txt"
        raise BadInput(f"--cluster: {missing.name} is not installed; {where}") from None
    executor: Executor = cluster.Cluster(options.cluster)
    return executor
