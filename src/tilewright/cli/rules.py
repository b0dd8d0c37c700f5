"""`tilewright rules`: the rulebooks, and every parameter of one."""

import json
from typing import Annotated

import typer

from tilewright.cli.shared.fitting import terminal_width, wrapped
from tilewright.cli.shared.verb import HouseOption, JsonOption
from tilewright.games import EDITIONS, edition
from tilewright.rules import house as house_rules
from tilewright.rules.house import AnyRulebook
from tilewright.rules.printing import Booklet
from tilewright.tiles import BadInput, quoted


def rules(
    name: Annotated[str | None, typer.Argument(metavar="ID", help="The rulebook to print in full.")] = None,
    house: HouseOption = None,
    as_json: JsonOption = False,
) -> None:
    """List the rulebooks, or print every parameter of one with its value, possible values and clauses.

    Example: tilewright rules classic-de --house opening.min=50
    """
    if name is None:
        if house:
            raise BadInput(f"{quoted(house[0])} needs a rulebook to change: tilewright rules ID --house KEY=VALUE")
        print(json.dumps([_summary(book) for book in EDITIONS.values()]) if as_json else _listing())
        return
    book = edition(name)
    rulebook = house_rules.with_house(book.rulebook, house_rules.read_house(house or ()))
    print(json.dumps(_described(book, rulebook)) if as_json else _table(book, rulebook))


def _summary(book: Booklet[AnyRulebook]) -> dict[str, object]:
    return {
        "id": book.rulebook.id,
        "title": book.title,
        "pieces": book.rulebook.pieces,
        "players": list(book.rulebook.players),
    }


def _listing() -> str:
    width = max(map(len, EDITIONS))
    lines = [f"{name:{width}}  {book.title}" for name, book in EDITIONS.items()]
    return "\n".join(wrapped(line, terminal_width(), " " * (width + 2)) for line in lines)


def _described(book: Booklet[AnyRulebook], rulebook: AnyRulebook) -> dict[str, object]:
    described = []
    for key in house_rules.keys_of(rulebook):
        described.append(
            {
                "key": key,
                "value": house_rules.plain_value(rulebook, key),
                "values": list(house_rules.possible(rulebook, key)),
                "clauses": list(book.clauses[key]),
                "meaning": house_rules.parameter(rulebook, key).meaning,
            }
        )
    return {**_summary(book), "parameters": described}


def _table(book: Booklet[AnyRulebook], rulebook: AnyRulebook) -> str:
    rows = [("parameter", "value", "possible", "clauses")]
    for key in house_rules.keys_of(rulebook):
        changed = "" if house_rules.value_of(rulebook, key) == house_rules.value_of(book.rulebook, key) else " (house)"
        accepted = ", ".join(house_rules.possible(rulebook, key))
        rows.append((key, house_rules.text_of(rulebook, key) + changed, accepted, " ".join(book.clauses[key])))
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]
    terminal = terminal_width()
    if terminal is not None and max(map(len, lines)) > terminal:
        lines = [wrapped("  ".join(row), terminal, "    ") for row in rows]
    return "\n".join([wrapped(f"{book.rulebook.id}: {book.title}", terminal), "", *lines])
