"""`tilewright check`: whether rows are legal sets."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from typing import Annotated

import typer
from msgspec import to_builtins

from tilewright.analysis.checking import RowReading, RowVerdict, check_row
from tilewright.cli.shared.verb import DONE, NO, RULES, HouseOption, JsonOption, RulesOption, rulebook_of
from tilewright.tiles.faces import Row
from tilewright.tiles.notation import BadInput, BadNotation, read_row


def check(
    rows: Annotated[
        list[str] | None, typer.Argument(help="Rows to check. Without any, rows are read from stdin, one per line.")
    ] = None,
    rules: RulesOption = RULES,
    house: HouseOption = None,
    as_json: JsonOption = False,
) -> int:
    """Check whether rows are legal sets, and show what their jokers stand for and what they are worth in an opening.

    A row of tiles is legal if some order of it is; a line of dice counts only in the order given. The exit code is 1 if
    any row is illegal.

    Example: tilewright check --rules classic-de "R3 J R5" "K8 R8 B8 O8"
    """
    rulebook = rulebook_of(rules, house)
    legal = True
    for row in _rows(rows):
        verdict = check_row(row, rulebook)
        legal = legal and verdict.legal
        print(_json(verdict) if as_json else _text(verdict))
    return DONE if legal else NO


def _rows(given: list[str] | None) -> Iterator[Row]:
    """Yield the rows one by one, so that a long stream is answered line by line."""
    if given:
        yield from map(read_row, given)
        return
    sys.stdin.reconfigure(errors="replace")  # type: ignore[union-attr]
    empty = True
    for place, line in enumerate(sys.stdin, start=1):
        empty = False
        try:
            yield read_row(line)
        except BadNotation as bad:
            raise BadInput(f"line {place}: {bad}") from None
    if empty:
        raise BadInput("no rows on stdin: write one per line, as in B4 B5 B6")


def _json(verdict: RowVerdict) -> str:
    fields = to_builtins(verdict)
    del fields["why" if verdict.legal else "readings"]
    return json.dumps(fields)


def _text(verdict: RowVerdict) -> str:
    row = " ".join(verdict.row)
    if not verdict.legal:
        return f"{row}: not a set, {verdict.why}"
    return f"{row}: " + "; or ".join(_described(verdict.row, reading) for reading in verdict.readings)


def _described(row: Sequence[str], reading: RowReading) -> str:
    jokers = [f"{piece} is {stand}" for piece, stand in zip(row, reading.stands, strict=True) if piece != stand]
    return ", ".join([f"{reading.shape} of {reading.points} points", *jokers])
