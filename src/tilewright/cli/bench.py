"""`tilewright bench`: the benchmark of the solver and of self-play."""

import json
import os
import platform
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from statistics import median
from typing import Annotated

import typer
from msgspec import Struct
from msgspec.structs import replace

from tilewright.cli.measuring import selfplay
from tilewright.cli.measuring import times as timing
from tilewright.cli.measuring.game_times import turbo_round, twist_game
from tilewright.cli.measuring.plot import plot
from tilewright.cli.measuring.positions import LARGEST_TABLE, free_rules, full_tables, positions, worst_positions
from tilewright.cli.measuring.times import Times, times_of
from tilewright.cli.shared.output_files import writing
from tilewright.cli.shared.verb import JsonOption
from tilewright.game.table import Position
from tilewright.rules.booklets import EDITIONS
from tilewright.tiles import BadInput
from tilewright.version import VERSION

_SEED = "bench"
_JOKERS = range(5)
_BOTS = ("beginner", "greedy")
_LISTED_RACK = 14


class Sizes(Struct, frozen=True):
    """How much is measured: positions per line, those for the slower methods, judged turns, deals, rounds of Turbo."""

    positions: int
    compared: int
    judged: int
    deals: int
    rounds: int


_FULL, _QUICK = Sizes(1_000, 60, 300, 40, 1_000), Sizes(60, 6, 20, 4, 40)


def bench(
    plotted: Annotated[Path | None, typer.Option("--plot", metavar="FILE", help="Also write a plot as SVG.")] = None,
    quick: Annotated[bool, typer.Option("--quick", help="A rough idea in half a minute.")] = False,
    as_json: JsonOption = False,
) -> None:
    """Measure the solver, against an integer program on the same positions, and games between bots.

    The integer program is PuLP with CBC, preprocessing off, with a variable for every set that can be formed. It needs
    PuLP, which only the tests install: without it that column is left out.

    Example: tilewright bench --quick --plot solver.svg
    """
    if plotted is not None and not plotted.parent.is_dir():
        raise BadInput(f"cannot write {plotted}: there is no folder {plotted.parent}")
    sizes = _QUICK if quick else _FULL
    where = f"Python {platform.python_version()}, {platform.machine()}, {os.cpu_count()} cores"
    sections = (_solving, _other_turns, _self_play, _games)
    if as_json:
        measured = [line for section in sections for line in section(sizes) if isinstance(line, Measured)]
        found = {"tilewright": VERSION, "kernel": "compiled", "machine": where, "quick": quick}
        print(json.dumps({**found, "measures": [{"name": line.title, **line.figures} for line in measured]}))
    else:
        print(f"tilewright {VERSION}, compiled solver, {where}; times are of the processor")
        for section in sections:
            print()
            for line in section(sizes):
                print(line, flush=True)
    if plotted is not None:
        _write_plot(plotted, sizes)


class Measured(Struct, frozen=True):
    """A line of the table: its name, what it says, and its figures for programs."""

    name: str
    said: str
    figures: dict[str, float | None]
    width: int = 44

    @property
    def title(self) -> str:
        """The name without its unit: all figures are in the one that their names say."""
        return self.name.removesuffix(", us").removesuffix(", ms") if self.width > 6 else f"solve(), {self.name} jokers"

    def __str__(self) -> str:
        return f"{self.name:{self.width}}  {self.said}"


Line = str | Measured


def _say(what: str) -> None:
    print(f"measuring {what} ...", file=sys.stderr, flush=True)


class Sample(Struct, frozen=True, kw_only=True):
    """Times for a number of jokers: of the solver on many positions, and of both methods on the same few."""

    many: list[float]
    few: list[float]
    program: list[float] | None


def _solving(sizes: Sizes) -> Iterator[Line]:
    """Yield the table of solve() by jokers in play, with ratios to the integer program."""
    yield "solve(), most tiles, free rearrangement, 0-90 pieces on the table, racks of 5-20: median / p99 / mean"
    yield f"{'jokers':6}  {'solve(), us':>18}  {'program, ms':>20}  {'program : solve()':>20}"
    samples = []
    for jokers in _JOKERS:
        _say(f"solve() with {jokers} jokers")
        samples.append(_sample(jokers, sizes))
        yield _line(str(jokers), samples[-1])
    yield _line("all", _together(samples))
    few = f"program and ratios (of means, at p99): {sizes.compared} of them"
    yield f"{sizes.positions} positions a row; {few}"
    if samples[0].program is None:
        yield "no integer program: PuLP is not installed; requirements/test.txt has it"


def _sample(jokers: int, sizes: Sizes) -> Sample:
    places = list(positions(free_rules(jokers), jokers, sizes.positions, _SEED))
    few = places[: sizes.compared]
    many = timing.solve_times(places)
    return Sample(many=many, few=many[: sizes.compared], program=timing.program_times(few))


def _together(samples: Sequence[Sample]) -> Sample:
    return Sample(
        many=[seconds for sample in samples for seconds in sample.many],
        few=[seconds for sample in samples for seconds in sample.few],
        program=[seconds for sample in samples for seconds in sample.program or ()] or None,
    )


def _line(name: str, sample: Sample) -> Measured:
    many, few = times_of(sample.many), times_of(sample.few)
    figures, line = _figures(many), f"{_three(many, 1e6, 0):>18}"
    if sample.program is None:
        return Measured(name, f"{line}  {'-':>20}", figures, 6)
    program = times_of(sample.program)
    ratios = f"{program.mean / few.mean:.0f}, {program.p99 / few.p99:.0f}"
    figures |= {**_figures(program, "program_"), "program_by_solve": program.mean / few.mean}
    return Measured(name, f"{line}  {_three(program, 1e3, 1):>20}  {ratios:>20}", figures, 6)


def _figures(times: Times, of: str = "") -> dict[str, float | None]:
    """Return times as figures, in microseconds."""
    return {f"{of}{name}_us": getattr(times, name) * 1e6 for name in ("median", "p99", "mean")}


def _three(times: Times, scale: float, digits: int) -> str:
    return " / ".join(f"{value * scale:.{digits}f}" for value in (times.median, times.p99, times.mean))


def _other_turns(sizes: Sizes) -> Iterator[Line]:
    """Yield the times of other turns, of the worst positions found so far, and of judging a turn."""
    yield f"{'other turns':44}  median / p99 / mean"
    rulebooks = [book.rulebook for book in EDITIONS.values() if book.rulebook.change is None]
    largest = max(rulebooks, key=lambda rules: rules.box.pieces)
    _say(f"the box of {largest.box.pieces} pieces")
    crowded = list(positions(largest, len(_JOKERS) - 1, sizes.positions, _SEED))
    yield _timed(f"{largest.box.pieces} pieces, 4 jokers in play, us", crowded)
    for rules in rulebooks:
        _say(f"turns and openings by {rules.id}")
        opened = list(positions(rules, 2, sizes.positions // 2, _SEED))
        yield _timed(f"{rules.id}, 2 jokers in play, us", opened)
        yield _timed(f"{rules.id}, openings, us", [replace(position, opened=False) for position in opened])
    _say("Twist, played by solvers")
    games = [twist_game(Random(f"{_SEED} {game}"), 2 + game % 3) for game in range(sizes.deals)]
    met = [one for game in games for one in game if one.special_jokers]
    proven = sum(one.exact for one in met) / len(met)
    times = times_of([one.seconds for one in met])
    said = f"{_three(times, 1e6, 0)}; {proven:.2%} of {len(met)} proven"
    yield Measured("twist, special jokers in play, us", said, {**_figures(times), "proven": proven})
    _say("Turbo, played by solvers")
    yield from _turbo(sizes)
    _say("the worst positions found so far")
    for position in worst_positions():
        taken = min(timing.solve_times([position] * 3))
        yield Measured(f"worst found, {position.rules.id}, ms", f"{taken * 1e3:.1f}", {"us": taken * 1e6})
    _say("judging turns")
    judging = times_of(timing.judging_times(full_tables(sizes.judged)))
    yield Measured("judging a turn on 100 pieces, ms", _three(judging, 1e3, 3), _figures(judging))


def _turbo(sizes: Sizes) -> Iterator[Line]:
    """Yield the times of turns of Turbo from games that solvers play."""
    solved = [one for game in range(sizes.rounds) for one in turbo_round(Random(f"{_SEED} {game}"))]
    proven = sum(one.answer.exact for one in solved) / len(solved)
    times = times_of([one.seconds for one in solved])
    share = f"{proven:.2%} of {len(solved)} proven, most {times.longest * 1e3:.0f} ms"
    yield Measured("turbo, us", f"{_three(times, 1e6, 0)}; {share}", {**_figures(times), "proven": proven})


def _self_play(sizes: Sizes) -> Iterator[Line]:
    """Yield the times of single questions, of batches and of all legal plays in positions from games."""
    _say("positions from games")
    met = selfplay.greedy_positions(max(1, sizes.deals // 2))
    yield f"{len(met)} positions from games of four greedy bots, before and after the opening"
    alone, together = timing.single_and_batch(met)
    both = f"{alone * 1e6:.1f}, {together * 1e6:.1f} ({alone / together:.2f} times)"
    figures: dict[str, float | None] = {"solve_us": alone * 1e6, "solve_many_us": together * 1e6}
    yield Measured("solve() in a loop, solve_many(), us", both, figures)
    full = [position for position in met if len(position.rack) == _LISTED_RACK]
    yield _listed("legal_plays(), racks of 14, ms", full)
    yield _listed("legal_plays(), after the opening, ms", [position for position in met if position.opened])


def _listed(name: str, places: Sequence[Position]) -> Measured:
    times = times_of(timing.listing_times(places))
    return Measured(name, f"{_three(times, 1e3, 3)}; {len(places)} positions", _figures(times))


def _timed(name: str, places: Sequence[Position]) -> Measured:
    times = times_of(timing.solve_times(places))
    return Measured(name, _three(times, 1e6, 0), _figures(times))


def _games(sizes: Sizes) -> Iterator[Line]:
    """Yield the games per second of bots, the gain from a second worker, and the solver's share of the time."""
    deals = 5 * sizes.deals
    yield f"{'games of four players':44}  a second of one processor; by the clock one worker, two workers"
    for bot in _BOTS:
        _say(f"games of {bot}")
        alone, pair = (selfplay.games_per_second(bot, deals, workers) for workers in (1, 2))
        games = selfplay.games_per_processor_second(bot, deals)
        said = f"{games:.0f}; {alone:.0f}, {pair:.0f} ({pair / alone:.2f} times)"
        yield Measured(bot, said, {"games_per_processor_s": games, "games_per_s": alone, "two_workers_per_s": pair})
    _say("what two workers cost")
    cost = selfplay.cost_of_two_workers("greedy", deals)
    yield Measured("greedy, processor time, two workers : one", f"{cost:.2f}", {"two_workers_by_one": cost})
    solving = selfplay.greedy_share(deals)
    yield Measured("greedy through the engine, share of solving", f"{solving:.0%}", {"solving": solving})
    yield f"{deals} deals, each dealt once and played from every seat"


def _write_plot(path: Path, sizes: Sizes) -> None:
    """Write the plot: medians of the positions whose tables are within five pieces of each multiple of ten."""
    _say("for the plot")
    lines = {}
    for jokers in _JOKERS:
        places = list(positions(free_rules(jokers), jokers, 2 * sizes.positions, f"{_SEED} plot"))
        taken = timing.solve_times(places)
        tables = [sum(map(len, position.table)) for position in places]
        points = []
        for tenth in range(0, LARGEST_TABLE + 1, 10):
            near = [seconds for size, seconds in zip(tables, taken, strict=True) if abs(size - tenth) <= 5]
            if near:
                points.append((float(tenth), median(near)))
        lines[jokers] = points
    with writing(path):
        path.write_text(plot(lines), encoding="utf-8")
