"""`tilewright rules`: the rulebooks, and every parameter of one."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Annotated

import typer

from tilewright.cli.verb import HouseOption, JsonOption, rulebook_of, run
from tilewright.rules.booklets import EDITIONS, Booklet, edition
from tilewright.rules.box import FEWEST_SEATS
from tilewright.rules.house import keys_of, parameters, plain_value, possible, text_of, value_of
from tilewright.rules.rulebook import Rulebook
from tilewright.tiles.notation import BadInput, quoted


def rules(
    name: Annotated[str | None, typer.Argument(metavar="ID", help="A rulebook, to see all of it.")] = None,
    house: HouseOption = None,
    as_json: JsonOption = False,
) -> None:
    """List the rulebooks, or print every parameter of one with its value, its possible values and its clauses.

    Example: tilewright rules classic-de --house opening.min=50
    """
    if name is None:
        if house:
            raise BadInput(f"{quoted(house[0])} needs a rulebook to change: tilewright rules ID --house KEY=VALUE")
        print(json.dumps([_summary(book) for book in EDITIONS.values()]) if as_json else _listing())
        return
    book, rulebook = edition(name), rulebook_of(name, house)
    print(json.dumps(_described(book, rulebook)) if as_json else _table(book, rulebook))


def main(arguments: Sequence[str]) -> int:
    """Run the verb."""
    return run(rules, arguments, "tilewright rules")


def _summary(book: Booklet) -> dict[str, object]:
    box = book.rulebook.box
    return {
        "id": book.rulebook.id,
        "title": book.title,
        "pieces": box.pieces,
        "players": [FEWEST_SEATS, box.most_seats],
    }


def _listing() -> str:
    width = max(map(len, EDITIONS))
    return "\n".join(f"{name:{width}}  {book.title}" for name, book in EDITIONS.items())


def _described(book: Booklet, rulebook: Rulebook) -> dict[str, object]:
    described = []
    for key in keys_of(rulebook):
        described.append(
            {
                "key": key,
                "value": plain_value(rulebook, key),
                "values": list(possible(rulebook, key)),
                "clauses": list(book.clauses[key]),
                "meaning": parameters()[key].meaning,
            }
        )
    return {**_summary(book), "parameters": described}


def _table(book: Booklet, rulebook: Rulebook) -> str:
    rows = [("parameter", "value", "possible", "clauses")]
    for key in keys_of(rulebook):
        changed = "" if value_of(rulebook, key) == value_of(book.rulebook, key) else " (house)"
        accepted = ", ".join(possible(rulebook, key))
        rows.append((key, text_of(rulebook, key) + changed, accepted, " ".join(book.clauses[key])))
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]
    return "\n".join([f"{book.rulebook.id}: {book.title}", "", *lines])
