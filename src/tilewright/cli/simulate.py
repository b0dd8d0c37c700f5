"""`tilewright simulate`: bots against bots, with records."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from contextlib import closing, nullcontext
from pathlib import Path
from typing import IO, Annotated

import typer
from msgspec import to_builtins

from tilewright.arena.deals import Simulation, distinct
from tilewright.arena.kinds import refuse_bots, refuse_table
from tilewright.arena.sprt import SequentialTest, Verdict, read_hypotheses
from tilewright.arena.tally import Tally, tally, won_share
from tilewright.cli.measuring.playing import (
    ClusterOption,
    ResumeOption,
    RunOptions,
    SeedOption,
    WorkersOption,
    play_with_progress,
)
from tilewright.cli.shared.verb import RULES, HouseOption, JsonOption, RulesOption, rulebook_of
from tilewright.tiles.notation import BadInput


def simulate(
    bots: Annotated[str, typer.Option(metavar="A,B,...", help="One bot per seat. `tilewright bots` lists them.")],
    rules: RulesOption = RULES,
    house: HouseOption = None,
    games: Annotated[int, typer.Option(min=1, help="The number of single games, rounded up to whole rotations.")] = 100,
    matches: Annotated[int | None, typer.Option(min=1, help="Whole matches instead of single games.")] = None,
    seed: SeedOption = 1,
    workers: WorkersOption = 1,
    cluster: ClusterOption = None,
    resume: ResumeOption = None,
    records: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the record of every game.")] = None,
    mishaps: Annotated[float, typer.Option(min=0, max=1, help="The probability that a turn runs out of time.")] = 0,
    sprt: Annotated[
        str | None,
        typer.Option(
            metavar="LOW,HIGH",
            help="Stop once it is clear whether the first bot wins LOW or HIGH.",
        ),
    ] = None,
    choices: Annotated[
        bool,
        typer.Option("--choices", help="Also count turns that held back; takes longer."),
    ] = False,
    as_json: JsonOption = False,
) -> None:
    """Let bots play against each other, and print their win rates with 95 % intervals.

    Every deal is played once for each rotation of the bots, so that every bot plays it from every seat.

    Example: tilewright simulate --bots beginner,random --games 200 --seed 7 --records games.jsonl
    """
    rulebook = rulebook_of(rules, house)
    names = tuple(name.strip() for name in bots.split(","))
    refuse_bots(rulebook, names)
    refuse_table(rulebook, len(names))
    simulation = Simulation(
        rules=rulebook,
        bots=names,
        deals=-(-(matches or games) // len(names)),
        seed=seed,
        matches=matches is not None,
        mishaps=mishaps,
        record=records is not None,
        choices=choices,
    )
    shown = _played(simulation, RunOptions(workers, cluster, resume), records, _test(sprt, names))
    print(json.dumps(to_builtins(shown)) if as_json else _text(shown))


def _test(sprt: str | None, names: Sequence[str]) -> SequentialTest | None:
    if sprt is None:
        return None
    if len(names) != 2:
        raise BadInput(f"--sprt compares two bots, and there are {len(names)}")
    return SequentialTest(read_hypotheses(sprt))


def _played(simulation: Simulation, options: RunOptions, records: Path | None, test: SequentialTest | None) -> Tally:
    """Return the tally of all deals, or of the deals until the test was decided."""
    began, done = time.perf_counter(), []
    verdict: Verdict | None = None
    with _opened(records) as file, closing(play_with_progress([simulation], options)) as results:
        for _, result in results:
            done.append(result)
            if file is not None:
                file.writelines(line + "\n" for line in result.lines)
            if test is not None:
                test.add(won_share(result, 0))
                verdict = test.verdict()
                if verdict.decided:
                    break
    return tally(distinct(simulation.bots), done, time.perf_counter() - began, verdict)


def _opened(records: Path | None) -> IO[str] | nullcontext[None]:
    if records is None:
        return nullcontext()
    try:
        return records.open("w", encoding="utf-8")
    except OSError as wrong:
        raise BadInput(f"cannot write {records}: {wrong.strerror}") from None


def _text(shown: Tally) -> str:
    width = max(map(len, shown.wins))
    lines = [
        f"{'bot':{width}}  {'wins':>7}  {'rate':>6}  95 % interval   points a game  when first, second, ... to play"
    ]
    for name, won in shown.wins.items():
        low, high = shown.ci95[name]
        rate, points = shown.win_rate[name], shown.points[name]
        order = " ".join(f"{one:6.1%}" for one in shown.order_rate[name])
        lines.append(f"{name:{width}}  {won:7.1f}  {rate:6.1%}  {low:6.1%} - {high:6.1%}  {points:+13.1f}  {order}")
    lines.append(
        f"{shown.games} games of {shown.deals} deals, {shown.turns:.1f} turns a game, "
        f"{shown.blocked} without anybody going out, {shown.games_per_s:.0f} games/s, "
        f"{sum(shown.illegal.values())} illegal turns"
    )
    swept = ", ".join(f"{name} {deals}" for name, deals in shown.swept.items())
    lines.append(f"deals won from every seat: {swept}")
    if shown.held_back is not None:
        held = ", ".join(f"{name} {turns:.1f}" for name, turns in shown.held_back.items())
        lines.append(f"turns per game that played nothing although they could: {held}")
    if shown.sprt is not None:
        lines.append(_verdict(next(iter(shown.wins)), shown.sprt))
    return "\n".join(lines)


def _verdict(name: str, test: Verdict) -> str:
    low, high = f"{test.low:.1%}", f"{test.high:.1%}"
    said = {
        "low": f"{low} rather than {high}, decided",
        "high": f"{high} rather than {low}, decided",
    }.get(test.verdict, f"undecided between {low} and {high}")
    bounds = f"the test stops below {test.bounds[0]:.2f} and above {test.bounds[1]:.2f}"
    return f"{name}: {said} after {test.deals} deals (log-likelihood ratio {test.llr:+.2f}; {bounds})"
