"""`tilewright simulate`: bots against bots, with records."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import IO, Annotated

import typer
from msgspec import to_builtins
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tilewright.bots.ladder import bot
from tilewright.bots.simulation import DealResult, Simulation, Tally, simulate
from tilewright.cli.verb import RULES, HouseOption, JsonOption, RulesOption, rulebook_of, run
from tilewright.game.match import refuse_seats
from tilewright.rules.rulebook import Rulebook
from tilewright.tiles.notation import BadInput

_PROGRESS = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())


def simulate_games(
    bots: Annotated[str, typer.Option(metavar="A,B,...", help="The bots, one a seat; `tilewright bots` lists them.")],
    rules: RulesOption = RULES,
    house: HouseOption = None,
    games: Annotated[int, typer.Option(min=1, help="Single games, rounded up to whole rotations.")] = 100,
    matches: Annotated[int | None, typer.Option(min=1, help="Whole matches instead of single games.")] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    workers: Annotated[int, typer.Option(min=1, max=256, help="Processes to play in.")] = 1,
    records: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the record of every game.")] = None,
    mishaps: Annotated[float, typer.Option(min=0, max=1, help="How likely a turn runs out of time.")] = 0,
    as_json: JsonOption = False,
) -> None:
    """Let bots play against each other and say who won how often, with 95 % intervals.

    Every deal is played once for each rotation, so that every bot meets every seat.

    Example: tilewright simulate --bots beginner,random --games 200 --seed 7 --records games.jsonl
    """
    rulebook = rulebook_of(rules, house)
    names = _names(bots, rulebook)
    simulation = Simulation(
        rules=rulebook,
        bots=names,
        deals=-(-(matches or games) // len(names)),
        seed=seed,
        matches=matches is not None,
        mishaps=mishaps,
        record=records is not None,
    )
    tally = _played(simulation, workers, records)
    print(json.dumps(to_builtins(tally)) if as_json else _text(tally))


def main(arguments: Sequence[str]) -> int:
    """Run the verb."""
    return run(simulate_games, arguments, "tilewright simulate")


def _names(bots: str, rulebook: Rulebook) -> tuple[str, ...]:
    names = tuple(name.strip() for name in bots.split(","))
    for name in names:
        bot(name)
    refuse_seats(rulebook, len(names))
    return names


def _played(simulation: Simulation, workers: int, records: Path | None) -> Tally:
    total = simulation.deals * len(simulation.bots)
    with _opened(records) as file, Progress(*_PROGRESS, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("games", total=total)

        def each(result: DealResult) -> None:
            progress.advance(task, len(result.wins))
            if file is not None:
                file.writelines(line + "\n" for line in result.lines)

        return simulate(simulation, workers, each)


def _opened(records: Path | None) -> IO[str] | nullcontext[None]:
    if records is None:
        return nullcontext()
    try:
        return records.open("w", encoding="utf-8")
    except OSError as wrong:
        raise BadInput(f"cannot write {records}: {wrong.strerror}") from None


def _text(tally: Tally) -> str:
    width = max(map(len, tally.wins))
    lines = [f"{'bot':{width}}  {'wins':>7}  {'rate':>6}  95 % interval   points a game"]
    for name, won in tally.wins.items():
        low, high = tally.ci95[name]
        rate, points = tally.win_rate[name], tally.points[name]
        lines.append(f"{name:{width}}  {won:7.1f}  {rate:6.1%}  {low:6.1%} - {high:6.1%}  {points:+.1f}")
    lines.append(
        f"{tally.games} games, {tally.turns:.1f} turns a game, {tally.blocked} without anybody going out, "
        f"{tally.games_per_s:.0f} games/s"
    )
    return "\n".join(lines)
