"""`tilewright simulate`: bots against bots, with records."""

import json
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import IO, Annotated

import typer
from msgspec import Struct, to_builtins

from tilewright.arena.deals import DealResult, Simulation, distinct, result_fields
from tilewright.arena.kinds import refuse_bots, refuse_table
from tilewright.arena.sprt import SequentialTest, Verdict, read_hypotheses
from tilewright.arena.tally import Tally, tally, won_share
from tilewright.cli.measuring import playing
from tilewright.cli.shared.bots import read_bots
from tilewright.cli.shared.exit_codes import DONE, INTERRUPTED
from tilewright.cli.shared.fitting import fitted, terminal_width, wrapped
from tilewright.cli.shared.output_files import keep_old, writing
from tilewright.cli.shared.verb import RULES, HouseOption, JsonOption, RulesOption, rulebook_of
from tilewright.games import edition
from tilewright.rules.house import house_of
from tilewright.tiles import BadInput
from tilewright.version import VERSION

GAMES = 100


def simulate(
    bots: Annotated[
        str,
        typer.Option(
            metavar="A,B,...",
            help="One bot per seat: a name of `tilewright bots`, also with parameters as in searcher:rollouts=400, or "
            "package.module:Name.",
        ),
    ],
    rules: RulesOption = RULES,
    house: HouseOption = None,
    games: Annotated[
        int | None,
        typer.Option(min=1, help="The number of single games, rounded up to whole rotations.", show_default=str(GAMES)),
    ] = None,
    matches: Annotated[int | None, typer.Option(min=1, help="Whole matches instead of single games.")] = None,
    seed: playing.SeedOption = 1,
    workers: playing.WorkersOption = 1,
    cluster: playing.ClusterOption = None,
    resume: playing.ResumeOption = None,
    records: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Write the record of every game; an older file of that name is renamed."),
    ] = None,
    results: Annotated[Path | None, typer.Option(metavar="FILE", help="Write a line of JSON for every deal.")] = None,
    lots: Annotated[
        bool, typer.Option(help="With three or more bots, draw the order around the table for each deal.")
    ] = True,
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
) -> int:
    """Let bots play against each other, and print their win rates with 95 % intervals.

    Every deal is played once for each rotation of the bots, so that every bot plays it from every seat. Ctrl-C prints
    the figures of the deals that were finished; the exit code is then 130.

    Example: tilewright simulate --bots beginner,random --games 200 --seed 7 --records games.jsonl
    """
    rulebook = rulebook_of(rules, house)
    names = read_bots(bots)
    refuse_bots(rulebook, names)
    refuse_table(rulebook, len(names))
    if games is not None and matches is not None:
        raise BadInput("--matches is instead of --games: name one of them")
    simulation = Simulation(
        rules=rulebook,
        bots=names,
        deals=-(-(matches or games or GAMES) // len(names)),
        seed=seed,
        matches=matches is not None,
        mishaps=mishaps,
        record=records is not None,
        choices=choices,
        lots=lots and len(names) > 2,
    )
    with _written(records) as record_file, _written(results) as result_file:
        played = _play(
            simulation, playing.RunOptions(workers, cluster, resume), _test(sprt, names), (record_file, result_file)
        )
    if played.partial and not played.deals:
        print("tilewright simulate: stopped before a deal was finished", file=sys.stderr)
        return INTERRUPTED
    shown = tally(distinct(names), played.deals, played.seconds, played.verdict)
    print(json.dumps(_fields(shown, simulation, played.partial)) if as_json else _text(shown, terminal_width()))
    if played.partial:
        print(f"tilewright simulate: stopped after {shown.deals} of {simulation.deals} deals", file=sys.stderr)
    return INTERRUPTED if played.partial else DONE


def _test(sprt: str | None, names: Sequence[str]) -> SequentialTest | None:
    if sprt is None:
        return None
    if len(names) != 2:
        raise BadInput(f"--sprt compares two bots, and there are {len(names)}")
    return SequentialTest(read_hypotheses(sprt))


class _Played(Struct, frozen=True, kw_only=True):
    """The finished deals; `partial` if Ctrl-C stopped the others."""

    deals: list[DealResult]
    seconds: float
    verdict: Verdict | None
    partial: bool


def _play(
    simulation: Simulation,
    options: playing.RunOptions,
    test: SequentialTest | None,
    files: tuple[IO[str] | None, IO[str] | None],
) -> _Played:
    """Play all deals, or until the test is decided or Ctrl-C, and write records and results as they come."""
    began, done = time.perf_counter(), list[DealResult]()
    verdict: Verdict | None = None
    partial = False
    records, results = files
    try:
        with closing(playing.play_with_progress([simulation], options)) as played:
            for _, result in played:
                done.append(result)
                if records is not None:
                    records.writelines(line + "\n" for line in result.lines)
                if results is not None:
                    results.write(json.dumps(result_fields(simulation, result, len(done) - 1)) + "\n")
                    results.flush()
                if test is not None:
                    test.add(won_share(result, 0))
                    verdict = test.verdict()
                    if verdict.decided:
                        break
    except KeyboardInterrupt:
        partial = True
    return _Played(deals=done, seconds=time.perf_counter() - began, verdict=verdict, partial=partial)


def _fields(shown: Tally, simulation: Simulation, partial: bool) -> dict[str, object]:
    """Return the figures, and what another run needs to repeat them."""
    rules = simulation.rules
    return {
        **to_builtins(shown),
        "version": VERSION,
        "rules": rules.id,
        "house": house_of(rules, edition(rules.id).rulebook),
        "seed": simulation.seed,
        "lots": simulation.lots,
        "partial": partial,
    }


@contextmanager
def _written(path: Path | None) -> Iterator[IO[str] | None]:
    """Open a file for writing, or raise BadInput; without a path, None."""
    if path is None:
        yield None
        return
    with writing(path):
        keep_old(path)
        file = path.open("w", encoding="utf-8")
    with file:
        yield file


def _text(shown: Tally, width: int | None) -> str:
    rows = [
        ["bot", f"{'wins':>7}", f"{'rate':>6}", "95 % interval  ", "points a game", "when first, second, ... to play"]
    ]
    for name, won in shown.wins.items():
        low, high = shown.ci95[name]
        rate, points = shown.win_rate[name], shown.points[name]
        order = " ".join(f"{one:6.1%}" for one in shown.order_rate[name])
        rows.append(
            [name, f"{won:7.1f}", f"{rate:6.1%}", f"{low:6.1%} - {high:6.1%}", f"{points:+13.1f}", order],
        )
    lines = [
        f"{shown.games} games of {shown.deals} deals, {shown.turns:.1f} turns a game, "
        f"{shown.blocked} in which no one went out, {shown.games_per_s:.0f} games/s, "
        f"{sum(shown.illegal.values())} illegal turns"
    ]
    swept = ", ".join(f"{name} {deals}" for name, deals in shown.swept.items())
    lines.append(f"deals won from every seat: {swept}")
    if shown.held_back is not None:
        held = ", ".join(f"{name} {turns:.1f}" for name, turns in shown.held_back.items())
        lines.append(f"turns per game that played nothing although they could: {held}")
    if shown.sprt is not None:
        lines.append(_verdict(next(iter(shown.wins)), shown.sprt))
    return "\n".join([*fitted(rows, width), *(wrapped(line, width) for line in lines)])


def _verdict(name: str, test: Verdict) -> str:
    low, high = f"{test.low:.1%}", f"{test.high:.1%}"
    said = {
        "low": f"{low} rather than {high}, decided",
        "high": f"{high} rather than {low}, decided",
    }.get(test.verdict, f"undecided between {low} and {high}")
    bounds = f"the test stops below {test.bounds[0]:.2f} and above {test.bounds[1]:.2f}"
    return f"{name}: {said} after {test.deals} deals (log-likelihood ratio {test.llr:+.2f}; {bounds})"
