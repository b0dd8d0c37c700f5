"""Generates docs/rules.md from the booklets: `python -m tools.rules_page` writes it, `--check` only compares."""

import argparse
import inspect
import re
import sys
import textwrap
from collections.abc import Sequence
from itertools import groupby
from pathlib import Path
from typing import NamedTuple, get_args, get_type_hints

from tilewright.dice.turbo_rules import TurboRules
from tilewright.games import EDITIONS
from tilewright.rules.booklets import DEFAULT
from tilewright.rules.house import AnyRulebook, keys_of, parameter, parameters, possible, text_of
from tilewright.rules.printing import Booklet
from tilewright.rules.rulebook import Rulebook

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "rules.md"
REGISTER = ROOT / "src" / "tilewright" / "rules" / "register.txt"

HEAD = f"""\
# Rulebooks

<!-- Written by `python -m tools.rules_page`; changes made here are lost. -->

A rulebook is data, in chapters. The tables below hold every parameter of every rulebook: its key, its meaning, the
accepted values, and under each value the clauses and rulings behind it. **Where the booklets differ, their values are
bold.**

The letters of a clause id name the booklet: FR, DE, NL, TW or TB. An id with A is a ruling of ours, where a booklet is
silent or at odds with itself; [rulings.md](rulings.md) has the questions. The clauses used here are told
[below](#clauses), in our own words.

`tilewright rules` lists the rulebooks and `tilewright rules ID` prints one; a command that is given none takes
`{DEFAULT}`. A parameter that a table may change is also a house rule, given as `--house KEY=VALUE`
and as often as needed:

```console
$ tilewright rules classic-de --house opening.min=50
classic-de: Classic, German edition of 2012

parameter              value             possible                                  clauses
...
opening.min            50 (house)        0-100                                     DE-14
...
$ tilewright check --rules six --house jokers.max_per_set=1 "R5 J R7"
R5 J R7: run of 18 points, J is R6
```
"""

KINDS: dict[type[AnyRulebook], str] = {Rulebook: "The tile games", TurboRules: "The dice game"}


class Clause(NamedTuple):
    """A line of the clause register."""

    name: str
    status: str
    text: str


def register() -> list[Clause]:
    """Return the lines of the clause register in order."""
    lines = REGISTER.read_text(encoding="utf-8").splitlines()
    clauses = [line.split("|", 2) for line in lines if line.strip() and not line.startswith("#")]
    return [Clause(*(part.strip() for part in clause)) for clause in clauses]


def page() -> str:
    """Return the whole page."""
    return "\n".join([HEAD, _editions(), *map(part, KINDS), _clauses()])


def part(kind: type[AnyRulebook]) -> str:
    """Return the part of the page about one kind of rulebook: a table per chapter."""
    chapters = groupby(parameters(kind), key=lambda key: key.split(".")[0])
    return "\n".join([f"## {KINDS[kind]}\n", *(_chapter(kind, name, list(keys)) for name, keys in chapters)])


def main() -> int:
    """Write the page, or exit with 1 if the one in docs is out of date."""
    parser = argparse.ArgumentParser(prog="python -m tools.rules_page", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing, only say whether the page is up to date")
    new = page()
    if not parser.parse_args().check:
        PAGE.write_text(new, encoding="utf-8")
        return 0
    if PAGE.exists() and PAGE.read_text(encoding="utf-8") == new:
        return 0
    print("docs/rules.md is stale: python -m tools.rules_page renews it", file=sys.stderr)
    return 1


def _editions() -> str:
    rows = [("rulebook", "booklet", "pieces", "players")]
    for name, book in EDITIONS.items():
        fewest, most = book.rulebook.players
        players = f"{fewest} to {most}" if fewest < most else str(most)
        rows.append((f"`{name}`", book.title, str(book.rulebook.pieces), players))
    return _table(rows)


def _chapter(kind: type[AnyRulebook], name: str, keys: list[str]) -> str:
    """Return the table of a chapter, with a column for each rulebook that has it."""
    hint = get_type_hints(kind)[name]
    about = inspect.getdoc(next(iter(get_args(hint)), hint))
    books = [book for book in EDITIONS.values() if isinstance(book.rulebook, kind)]
    books = [book for book in books if keys[0] in keys_of(book.rulebook)]
    rows = [("parameter", *(book.rulebook.id for book in books))]
    rows += [(_explained(key, books), *_values(key, books)) for key in keys]
    return f"### {name}\n\n{about}\n\n{_table(rows)}"


def _explained(key: str, books: Sequence[Booklet[AnyRulebook]]) -> str:
    about = parameter(books[0].rulebook, key)
    taken: dict[tuple[str, ...], list[str]] = {}
    for book in books:
        taken.setdefault(possible(book.rulebook, key), []).append(book.rulebook.id)
    # If the accepted values differ between rulebooks, the most common come first and the others are named.
    (usual, _), *others = sorted(taken.items(), key=lambda pair: -len(pair[1]))
    takes = "takes " + _coded(usual) + "".join(f"; `{', '.join(ids)}` {_coded(texts)}" for texts, ids in others)
    if not about.house:
        takes = "set by the rulebook only"
    return f"`{key}`<br>{about.meaning}<br>{takes}"


def _coded(texts: Sequence[str]) -> str:
    return ", ".join(f"`{text}`" for text in texts)


def _values(key: str, books: Sequence[Booklet[AnyRulebook]]) -> list[str]:
    texts = [text_of(book.rulebook, key) for book in books]
    mark = "**" if len(set(texts)) > 1 else ""
    sources = [" ".join(f"[{clause}](#{_anchor(clause)})" for clause in book.clauses[key]) for book in books]
    return [f"{mark}{text}{mark}<br>{cited}" for text, cited in zip(texts, sources, strict=True)]


def _clauses() -> str:
    used = {clause for book in EDITIONS.values() for clauses in book.clauses.values() for clause in clauses}
    told = [
        wrapped(f'- <a id="{_anchor(name)}"></a>**{name}** {_linked(text, used)}')
        for name, _, text in register()
        if name in used
    ]
    return "\n".join(["## Clauses", "", *told, ""])


def wrapped(text: str) -> str:
    """Return a paragraph or an item of a list in lines of the length that our pages have."""
    indent = "  " if text.startswith("- ") else ""
    return textwrap.fill(text, 150, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False)


def _linked(text: str, used: set[str]) -> str:
    """Return a clause's text with links to the clauses it names on this page."""
    return re.sub(
        r"\b[A-Z]{1,2}-[A-Z]?\d{1,2}\b", lambda m: f"[{m[0]}](#{_anchor(m[0])})" if m[0] in used else m[0], text
    )


def _anchor(clause: str) -> str:
    return clause.lower()


def _table(rows: Sequence[tuple[str, ...]]) -> str:
    head, *body = rows
    lines = [head, ("---",) * len(head), *body]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines) + "\n"


if __name__ == "__main__":
    sys.exit(main())
