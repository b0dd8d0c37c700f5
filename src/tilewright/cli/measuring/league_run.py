"""A league that is played and printed; it needs the packages of the extra `arena`."""

import json
import sys
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

from msgspec import to_builtins
from msgspec.structs import replace

from tilewright.arena.deals import DealResult, Simulation
from tilewright.arena.simulation import League, schedule
from tilewright.arena.standings import Standings, TableStandings, ranked, standings
from tilewright.cli.measuring.playing import RunOptions, play_with_progress
from tilewright.cli.measuring.plot import league_plot
from tilewright.cli.shared.exit_codes import DONE, INTERRUPTED
from tilewright.cli.shared.fitting import fitted, terminal_width, wrapped
from tilewright.cli.shared.output_files import writing

Played = list[tuple[Simulation, DealResult]]


def play_league(league: League, options: RunOptions, svg: Path | None, as_json: bool) -> int:
    """Play a league and print its standings, after Ctrl-C those that are known, and return the exit code."""
    if svg is not None:
        # Refuse a file that cannot be written before hours of games, not after.
        with writing(svg):
            svg.open("a", encoding="utf-8").close()
    planned, played = schedule(league), Played()
    try:
        with closing(play_with_progress(planned, options)) as results:
            for one in results:
                played.append(one)
    except KeyboardInterrupt:
        _print_partial(league, planned, played, as_json)
        return INTERRUPTED
    shown = standings(league, played)
    if svg is not None:
        with writing(svg):
            svg.write_text(league_plot(shown), encoding="utf-8")
    print(json.dumps(to_builtins(shown)) if as_json else "\n".join(_text(shown, terminal_width())))
    return DONE


def _print_partial(league: League, planned: Sequence[Simulation], played: Played, as_json: bool) -> None:
    """Print the standings of the table sizes of which every deal is played, and the wins of other line-ups."""
    missing = {len(one.bots) for one in planned if sum(of is one for of, _ in played) < one.deals}
    whole = tuple(seats for seats in league.tables if seats not in missing)
    others = [fields for one in planned if len(one.bots) in missing if (fields := _line_up(one, played))]
    shown = None
    if whole:
        done = [pair for pair in played if len(pair[0].bots) in whole]
        shown = standings(replace(league, tables=whole), done)
    if as_json:
        fields = {} if shown is None else to_builtins(shown)
        print(json.dumps({**fields, "partial": True, "line_ups": others}))
    else:
        width = terminal_width()
        lines = [] if shown is None else [*_text(shown, width), ""]
        for one in others:
            wins = ", ".join(f"{bot} {won:g}" for bot, won in one["wins"].items())
            lines.append(wrapped(f"{len(one['bots'])} players, {one['games']} games: {wins}", width, "  "))
        if lines:
            print("\n".join(lines))
    games = sum(len(result.rotations) for _, result in played)
    total = sum(one.deals * len(one.bots) for one in planned)
    print(f"tilewright league: stopped after {games} of {total} games", file=sys.stderr)


def _line_up(simulation: Simulation, played: Played) -> dict[str, Any] | None:
    """Return the wins of a line-up so far; None if no deal of it is played."""
    results = [result for of, result in played if of is simulation]
    if not results:
        return None
    wins = dict.fromkeys(simulation.bots, 0.0)
    for result in results:
        for rotation in result.rotations:
            for bot, won in zip(simulation.bots, rotation.wins, strict=True):
                wins[bot] += float(won)
    games = sum(len(result.rotations) for result in results)
    return {"bots": list(simulation.bots), "deals": len(results), "games": games, "wins": wins}


def _text(shown: Standings, terminal: int | None) -> Iterator[str]:
    width = max(map(len, shown.bots))
    for table in shown.tables:
        yield from _table_text(table, width, terminal)
        yield ""
    yield wrapped(f"{'all tables':{width}}  openskill, for show: mean and standard deviation", terminal, "  ")
    for name in sorted(shown.bots, key=lambda name: -shown.skills[name].mu):
        yield f"{name:{width}}  {shown.skills[name].mu:6.1f}  {shown.skills[name].sigma:4.1f}"
    yield ""
    yield f"{shown.rules}, seed {shown.seed}, {sum(shown.illegal.values())} illegal turns"


def _table_text(table: TableStandings, width: int, terminal: int | None) -> Iterator[str]:
    """Yield the lines of a table size: ratings, win rates overall and against each other bot, best first."""
    order = ranked(table)
    share = f"{1 / table.seats:.1%}"
    head = f"{table.seats} players: {table.games} games, line-ups: {table.line_ups}, a fair share is {share}"
    yield wrapped(head, terminal, "  ")
    interval = f"{'95 % interval':>15}"
    rows = [[" " * width, "rating", interval, f"{'wins':>6}", interval, *(f"{name[:9]:>9}" for name in order)]]
    for name in order:
        rating, rate = table.ratings[name], table.rates[name]
        ours = f"{rating.ci95[0]:+.0f} to {rating.ci95[1]:+.0f}"
        wins = f"{rate.ci95[0]:.1%} - {rate.ci95[1]:.1%}"
        against = [f"{table.against[name][other].rate:9.1%}" if other != name else f"{'-':>9}" for other in order]
        rows.append([name, f"{rating.rating:+6.0f}", f"{ours:>15}", f"{rate.rate:6.1%}", f"{wins:>15}", *against])
    yield from fitted(rows, terminal)
