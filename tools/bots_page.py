"""docs/bots.md and its picture, written from two leagues.

`python -m tools.bots_page` renews them, `--check` only compares. The leagues lie beside the page as JSON,
and the page names the commands that made them.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from math import hypot
from pathlib import Path

from msgspec import json

from tilewright.bots.ladder import DICE_LADDER, LADDER
from tilewright.bots.ratings import Rating
from tilewright.bots.standings import Standings, TableStandings, ranked
from tilewright.cli.measuring.league_plot import league_plot

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "bots.md"
PICTURE = ROOT / "docs" / "bots.svg"
LEAGUES = (ROOT / "docs" / "league-1.json", ROOT / "docs" / "league-2.json")

HEAD = """\
# The bots

<!-- Written by `python -m tools.bots_page`; changes made here are lost. -->

Each sees what its seat sees and no more. They are listed from the weakest up; the names are those of `--bots`.

"""

DICE = """\
For the dice game there are three more. They are not in the league below, which is of tiles; `tilewright league
--rules turbo --tables 2 --bots turbo-random,turbo-greedy,turbo-planner` measures them.

"""

READING = """\
## How strong they are

Every two bots met at every size of table, on duplicate deals from every seat; [arena.md](arena.md) tells how, and what
the figures mean. A rating is in points above the mean of the league at that size of table, and 400 points more win ten
times as often. Behind each figure stands its 95 % interval.

![Win matrix and ratings of the league](bots.svg)
"""


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the page and the picture, or with --check return 1 if they differ from what would be written."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="only compare")
    leagues = [league(path) for path in LEAGUES]
    wanted = {PAGE: page(*leagues), PICTURE: league_plot(leagues[0])}
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


def page(first: Standings, second: Standings) -> str:
    """Return the whole page from a league and the same league with another seed."""
    tiles, dice = (
        [(f"`{name}`", character.title, character.line) for name, character in ladder.items()]
        for ladder in (LADDER, DICE_LADDER)
    )
    columns = ("bot", "called", "what it does")
    parts = [HEAD + _table([columns, *tiles]), DICE + _table([columns, *dice]), READING]
    for table, again in zip(first.tables, second.tables, strict=True):
        parts += _size(table, again)
    parts.append(_skills(first))
    parts.append(_provenance(first, second))
    return "\n".join(parts)


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
    return (
        "### All tables together, for show\n\n"
        f"openskill's mean and doubt after all games in turn: {figures}. "
        "They depend on the order of the games; claims rest on the fits above.\n"
    )


def _provenance(first: Standings, second: Standings) -> str:
    pairs = [
        (table.ratings[name], again.ratings[name])
        for table, again in zip(first.tables, second.tables, strict=True)
        for name in first.bots
    ]
    agreeing = sum(_agree(one, other) for one, other in pairs)
    orders = [ranked(table) == ranked(again) for table, again in zip(first.tables, second.tables, strict=True)]
    illegal = sum(first.illegal.values()) + sum(second.illegal.values())
    return (
        "## The commands that made this\n\n"
        f"```\n{_command(first, 1)}\n{_command(second, 2)}\npython -m tools.bots_page\n```\n\n"
        "The two seeds share no deal. "
        f"{agreeing} of {len(pairs)} ratings agree within the interval of their difference, where chance "
        "alone puts one in twenty outside. "
        f"At {sum(orders)} of {len(orders)} table sizes the order is the same from first to last. "
        f"Illegal turns in all games: {illegal}.\n"
    )


def _agree(one: Rating, other: Rating) -> bool:
    reach = hypot(one.ci95[1] - one.rating, other.ci95[1] - other.rating)
    return abs(one.rating - other.rating) <= reach


def _command(shown: Standings, number: int) -> str:
    fewer = "".join(f" --fewer {name}={games}" for name, games in shown.fewer.items())
    house = "".join(f" --house {key}={value}" for key, value in shown.house.items())
    tables = ",".join(str(table.seats) for table in shown.tables)
    return (
        f"tilewright league --bots {','.join(shown.bots)} --rules {shown.rules}{house} --games {shown.games}{fewer} "
        f"--tables {tables} --seed {shown.seed} --json > docs/league-{number}.json"
    )


def _table(rows: Sequence[tuple[str, ...]]) -> str:
    head, *body = rows
    lines = [head, ("---",) * len(head), *body]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines) + "\n"


if __name__ == "__main__":
    sys.exit(main())
