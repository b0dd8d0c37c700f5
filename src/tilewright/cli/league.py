"""`tilewright league`: every pair and table size of the named bots, a win matrix and ratings."""

import importlib
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from tilewright.arena.kinds import refuse_bots, refuse_table
from tilewright.arena.simulation import League
from tilewright.cli.measuring import playing
from tilewright.cli.shared.bots import read_bots
from tilewright.cli.shared.verb import RULES, HouseOption, JsonOption, RulesOption, rulebook_of
from tilewright.tiles import BadInput, quoted


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
    seed: playing.SeedOption = 1,
    workers: playing.WorkersOption = 1,
    cluster: playing.ClusterOption = None,
    resume: playing.ResumeOption = None,
    svg: Annotated[Path | None, typer.Option(metavar="FILE", help="Also draw the standings to this SVG file.")] = None,
    as_json: JsonOption = False,
) -> int:
    """Let all line-ups of bots play at every table size, and print win rates and ratings with 95 % intervals.

    A rating is in points above the mean of the league; 400 points more mean ten times as many wins. Ctrl-C prints the
    standings of the table sizes that were finished, and the wins of the line-ups begun; the exit code is then 130.

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
    # What computes ratings needs packages of the extra, and the help of this verb does not.
    running = importlib.import_module("tilewright.cli.measuring.league_run")
    code: int = running.play_league(league, playing.RunOptions(workers, cluster, resume), svg, as_json)
    return code


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
