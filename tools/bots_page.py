"""docs/results/leagues.md and its picture, written from two leagues of each game.

`python -m tools.bots_page` writes them, `--check` only compares. The leagues are JSON files in bench/results,
and the page names the commands that made them.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from math import hypot
from pathlib import Path

from msgspec import json

from tilewright.arena.standings import Rating, Standings, TableStandings, ranked
from tilewright.bots.registry import DICE_LADDER, LADDER
from tilewright.cli.measuring.plot import league_plot
from tools.rules_page import wrapped

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "results" / "leagues.md"
PICTURE = ROOT / "docs" / "results" / "bots.svg"
RESULTS = ROOT / "bench" / "results"
LEAGUES = (RESULTS / "league-1.json", RESULTS / "league-2.json")
DICE_LEAGUES = (RESULTS / "turbo-league-1.json", RESULTS / "turbo-league-2.json")

HEAD = """\
# Leagues of the bots

<!-- Written by `python -m tools.bots_page`; changes made here are lost. -->

A bot sees what its seat sees and no more. They are listed weakest first; `--bots` takes these names.

"""

DICE = """\
The dice game has its own bots, with [their own league](#the-dice-game).

"""

READING = """\
## How strong they are

Every two bots met at every table size, on duplicate deals from every seat; [the arena](../arena.md) explains how, and
what the figures mean. A rating is in points above the mean of the league at that table size; 400 points more mean ten
times as many wins. Each figure is followed by its 95 % interval. [Its matches](matches.md) have the searcher against
every other bot under several rulebooks.

![Win matrix and ratings of the league](bots.svg)
"""

DICE_READING = """\
## The dice game

Its bots met in the same way, two at a table as the rules require. A game is one round; a drawn
round is half a win for each.
"""


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the page and the picture, or with --check return 1 if they differ from what would be written."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="only compare")
    wanted = {PAGE: page(), PICTURE: league_plot(league(LEAGUES[0]))}
    if parser.parse_args(arguments).check:
        stale = [path.name for path, text in wanted.items() if path.read_text(encoding="utf-8") != text]
        if stale:
            print(f"{', '.join(stale)}: stale; python -m tools.bots_page renews them", file=sys.stderr)
        return int(bool(stale))
    for path, text in wanted.items():
        path.write_text(text, encoding="utf-8")
    return 0


def league(path: Path) -> Standings:
    """Return the standings of a league that was written with --json."""
    return json.decode(path.read_bytes(), type=Standings)


def page() -> str:
    """Return the whole page."""
    tiles, dice = (
        [(f"`{name}`", character.title, character.line) for name, character in ladder.items()]
        for ladder in (LADDER, DICE_LADDER)
    )
    columns = ("bot", "called", "what it does")
    parts = [HEAD + _table([columns, *tiles]), DICE + _table([columns, *dice])]
    return "\n".join([*parts, READING, *_shown(LEAGUES), DICE_READING, *_shown(DICE_LEAGUES)])


def _shown(paths: tuple[Path, Path]) -> Iterator[str]:
    """Yield what a league shows, beside the same league with another seed."""
    first, second = map(league, paths)
    for table, again in zip(first.tables, second.tables, strict=True):
        yield from _size(table, again)
    if len(first.tables) > 1:
        yield _skills(first)
    commands = "\n".join(_command(shown, path) for shown, path in ((first, paths[0]), (second, paths[1])))
    block = f"<!-- not run: it takes half an hour -->\n```console\n{commands}\n$ python -m tools.bots_page\n```\n"
    yield f"### The commands that made this\n\n{block}"
    yield _agreement(first, second)


def _size(table: TableStandings, again: TableStandings) -> Iterator[str]:
    yield f"### {table.seats} players\n"
    yield (
        f"{table.games:,} games in {table.line_ups} line-ups; a fair share is {1 / table.seats:.0%}. "
        "The last column is the rating with the second seed.\n"
    )
    rows = [("bot", "games", "wins", "rating", "second seed")]
    for name in ranked(table):
        rate = table.rates[name]
        wins = f"{rate.rate:.1%} ({100 * rate.ci95[0]:.1f} to {100 * rate.ci95[1]:.1f})"
        rows.append((f"`{name}`", str(rate.games), wins, _points(table.ratings[name]), _points(again.ratings[name])))
    yield _table(rows)
    together = "against" if table.seats == 2 else "with"
    yield f"Wins of each row in % {together} each column, and in how many games:\n"
    order = ranked(table)
    head = ("", *(f"`{name}`" for name in order))
    yield _table([head, *((f"`{name}`", *_cells(table, name, order)) for name in order)])


def _cells(table: TableStandings, name: str, order: Sequence[str]) -> Iterator[str]:
    for other in order:
        if other == name:
            yield ""
        else:
            rate = table.against[name][other]
            yield f"{100 * rate.rate:.1f} ({100 * rate.ci95[0]:.0f} to {100 * rate.ci95[1]:.0f}), {rate.games}"


def _points(rating: Rating) -> str:
    return f"{rating.rating:+.0f} ({rating.ci95[0]:+.0f} to {rating.ci95[1]:+.0f})"


def _skills(first: Standings) -> str:
    """Return openskill's figures over all tables, with what they are worth."""
    order = sorted(first.bots, key=lambda name: -first.skills[name].mu)
    figures = ", ".join(f"`{name}` {first.skills[name].mu:.1f} ± {first.skills[name].sigma:.1f}" for name in order)
    told = wrapped(
        f"openskill's mean and standard deviation after all games: {figures}. "
        "They depend on the order of the games; the fits above are the reliable figures."
    )
    return f"### All tables together, for show\n\n{told}\n"


def _agreement(first: Standings, second: Standings) -> str:
    pairs = [
        (table.ratings[name], again.ratings[name])
        for table, again in zip(first.tables, second.tables, strict=True)
        for name in first.bots
    ]
    agreeing = sum(_agree(one, other) for one, other in pairs)
    orders = [ranked(table) == ranked(again) for table, again in zip(first.tables, second.tables, strict=True)]
    illegal = sum(first.illegal.values()) + sum(second.illegal.values())
    told = wrapped(
        "The two seeds share no deal. "
        f"{agreeing} of {len(pairs)} ratings agree within the interval of their difference, where chance "
        "alone would put one in twenty outside. "
        f"At {sum(orders)} of {len(orders)} table sizes the order is the same from first to last. "
        f"Illegal turns in all games: {illegal}."
    )
    return f"{told}\n"


def _agree(one: Rating, other: Rating) -> bool:
    reach = hypot(one.ci95[1] - one.rating, other.ci95[1] - other.rating)
    return abs(one.rating - other.rating) <= reach


def _command(shown: Standings, path: Path) -> str:
    fewer = "".join(f" --fewer {name}={games}" for name, games in shown.fewer.items())
    house = "".join(f" --house {key}={value}" for key, value in shown.house.items())
    tables = ",".join(str(table.seats) for table in shown.tables)
    return (
        f"$ tilewright league --bots {','.join(shown.bots)} --rules {shown.rules}{house} --games {shown.games}{fewer} "
        f"--tables {tables} --seed {shown.seed} --json > bench/results/{path.name}"
    )


def _table(rows: Sequence[tuple[str, ...]]) -> str:
    head, *body = rows
    lines = [head, ("---",) * len(head), *body]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines) + "\n"


if __name__ == "__main__":
    sys.exit(main())
