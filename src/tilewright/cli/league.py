"""`tilewright league`: every pair and table size of the named bots, a win matrix and ratings."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Annotated, Literal

import typer
from msgspec import to_builtins

from tilewright.arena.kinds import refuse_bots, refuse_table
from tilewright.arena.league import League, schedule
from tilewright.arena.standings import Standings, TableStandings, ranked, standings
from tilewright.cli.measuring.league_plot import league_plot
from tilewright.cli.measuring.playing import (
    ClusterOption,
    ResumeOption,
    RunOptions,
    SeedOption,
    WorkersOption,
    play_with_progress,
)
from tilewright.cli.shared.bots import read_bots
from tilewright.cli.shared.verb import RULES, HouseOption, JsonOption, RulesOption, rulebook_of
from tilewright.tiles.notation import BadInput, quoted


def league(
    bots: Annotated[
        str, typer.Option(metavar="A,B,...", help="The bots, separated by commas. `tilewright bots` lists them.")
    ],
    rules: RulesOption = RULES,
    house: HouseOption = None,
    games: Annotated[
        int, typer.Option(min=1, help="The number of games that every two bots play together at each table size.")
    ] = 100,
    fewer: Annotated[
        list[str] | None, typer.Option(metavar="BOT=GAMES", help="Play fewer games with this bot. May be repeated.")
    ] = None,
    tables: Annotated[str, typer.Option(metavar="N,...", help="The numbers of players at a table.")] = "2,3,4",
    seed: SeedOption = 1,
    workers: WorkersOption = 1,
    cluster: ClusterOption = None,
    resume: ResumeOption = None,
    svg: Annotated[Path | None, typer.Option(metavar="FILE", help="Also draw the standings to this SVG file.")] = None,
    as_json: JsonOption = False,
) -> None:
    """Let all line-ups of bots play at every table size, and print win rates and ratings with 95 % intervals.

    A rating is in points above the mean of the league; 400 points more mean ten times as many wins.

    Example: tilewright league --bots random,beginner --games 40 --tables 2,3 --svg league.svg
    """
    names = _names(bots)
    league = League(
        rules=rulebook_of(rules, house),
        bots=names,
        tables=_tables(tables),
        games=games,
        seed=seed,
        fewer=_fewer(fewer or (), names),
    )
    refuse_bots(league.rules, names)
    for seats in league.tables:
        refuse_table(league.rules, seats)
    if svg is not None:
        # Refuse a file that cannot be written before hours of games, not after.
        _write(svg, "", "a")
    with closing(play_with_progress(schedule(league), RunOptions(workers, cluster, resume))) as played:
        shown = standings(league, list(played))
    if svg is not None:
        _write(svg, league_plot(shown), "w")
    print(json.dumps(to_builtins(shown)) if as_json else "\n".join(_text(shown)))


def _names(bots: str) -> tuple[str, ...]:
    names = read_bots(bots)
    if len(names) < 2 or len(set(names)) < len(names):
        raise BadInput(f"{quoted(bots)} is not a league: name at least two different bots")
    return names


def _tables(text: str) -> tuple[int, ...]:
    try:
        return tuple(sorted({int(size) for size in text.split(",")}))
    except ValueError:
        raise BadInput(f"{quoted(text)} is not a list of table sizes: write numbers, as in 2,4") from None


def _fewer(rules: Sequence[str], names: Sequence[str]) -> dict[str, int]:
    found = {}
    for rule in rules:
        name, _, games = rule.rpartition("=")
        if name not in names or not games.isdecimal() or not int(games):
            raise BadInput(
                f"{quoted(rule)} does not name a bot of the league and its games: write BOT=GAMES, as in greedy=20"
            )
        found[name] = int(games)
    return found


def _write(path: Path, text: str, mode: Literal["a", "w"]) -> None:
    try:
        with path.open(mode, encoding="utf-8") as file:
            file.write(text)
    except OSError as wrong:
        raise BadInput(f"cannot write {path}: {wrong.strerror}") from None


def _text(shown: Standings) -> Iterator[str]:
    width = max(map(len, shown.bots))
    for table in shown.tables:
        yield from _table_text(table, width)
        yield ""
    yield f"{'all tables':{width}}  openskill, for show: mean and standard deviation"
    for name in sorted(shown.bots, key=lambda name: -shown.skills[name].mu):
        yield f"{name:{width}}  {shown.skills[name].mu:6.1f}  {shown.skills[name].sigma:4.1f}"
    yield ""
    yield f"{shown.rules}, seed {shown.seed}, {sum(shown.illegal.values())} illegal turns"


def _table_text(table: TableStandings, width: int) -> Iterator[str]:
    """Yield the lines of a table size: ratings, win rates overall and against each other bot, best first."""
    order = ranked(table)
    heads = "  ".join(f"{name[:9]:>9}" for name in order)
    share = f"{1 / table.seats:.1%}"
    yield f"{table.seats} players: {table.games} games, line-ups: {table.line_ups}, a fair share is {share}"
    yield f"{'':{width}}  {'rating':>6}  {'95 % interval':>15}  {'wins':>6}  {'95 % interval':>15}  {heads}"
    for name in order:
        rating, rate = table.ratings[name], table.rates[name]
        cells = "  ".join(
            f"{table.against[name][other].rate:9.1%}" if other != name else f"{'-':>9}" for other in order
        )
        ours = f"{rating.ci95[0]:+.0f} to {rating.ci95[1]:+.0f}"
        wins = f"{rate.ci95[0]:.1%} - {rate.ci95[1]:.1%}"
        yield f"{name:{width}}  {rating.rating:+6.0f}  {ours:>15}  {rate.rate:6.1%}  {wins:>15}  {cells}"
