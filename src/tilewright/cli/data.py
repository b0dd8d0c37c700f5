"""`tilewright data`: self-play games as files for research."""

import importlib
import json
import sys
from pathlib import Path
from typing import Annotated

import typer
from msgspec import to_builtins
from rich.console import Console
from rich.progress import Progress

from tilewright.arena.deals import Simulation
from tilewright.arena.kinds import refuse_bots, refuse_table
from tilewright.cli.measuring.playing import PROGRESS, SeedOption, WorkersOption
from tilewright.cli.shared.bots import read_bots
from tilewright.cli.shared.exit_codes import DONE, INTERRUPTED
from tilewright.cli.shared.verb import RULES, HouseOption, JsonOption, RulesOption, rulebook_of


def data(
    bots: Annotated[str, typer.Option(metavar="A,B,...", help="One bot per seat, as for simulate.")],
    out: Annotated[Path, typer.Option(metavar="FOLDER", help="The folder to write: a new one, or one to continue.")],
    rules: RulesOption = RULES,
    house: HouseOption = None,
    games: Annotated[int, typer.Option(min=1, help="The number of single games, rounded up to whole rotations.")] = 100,
    seed: SeedOption = 1,
    positions: Annotated[
        int, typer.Option(min=0, metavar="N", help="Also write this many positions with a proven best turn.")
    ] = 0,
    workers: WorkersOption = 1,
    as_json: JsonOption = False,
) -> int:
    """Write games between bots for research: records, a Parquet table of all turns, and a card that describes them.

    Every game is judged by the referee before it counts. The files are games.jsonl.gz, turns.parquet, card.md and, with
    --positions, positions.parquet. The same command continues a run that was interrupted, and the card has the SHA-256
    sum of each file.

    Example: tilewright data --rules classic-de --bots greedy,hoarder --games 1000 --seed 7 --out games --positions 500
    """
    rulebook = rulebook_of(rules, house)
    names = read_bots(bots)
    refuse_bots(rulebook, names)
    refuse_table(rulebook, len(names))
    deals = -(-games // len(names))
    # The files are written by packages of the extra, which the help of this verb does not need.
    writing = importlib.import_module("tilewright.research.data.writing")
    order = writing.Order(Simulation(rules=rulebook, bots=names, deals=deals, seed=seed, record=True), positions)
    console = Console(stderr=True)
    with Progress(*PROGRESS, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("games", total=order.games)
        try:
            counts = writing.write_data(order, out, workers, lambda done: bar.update(task, completed=done))
        except KeyboardInterrupt:
            bar.stop()
            done = f"stopped after {bar.tasks[task].completed:.0f} of {order.games} games"
            print(f"tilewright data: {done}; the same command continues the run in {out}", file=sys.stderr)
            return INTERRUPTED
    if as_json:
        print(json.dumps({**to_builtins(counts), "legal": counts.games, "out": str(out)}))
        return DONE
    found = f", {counts.positions} positions" if positions else ""
    print(f"{counts.games} games, all legal, {counts.turns} turns{found} in {out}")
    return DONE
