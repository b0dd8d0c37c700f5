"""`tilewright check`: whether rows are legal sets."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from typing import Annotated

import typer

from tilewright.cli.verb import DONE, NO, RULES, HouseOption, JsonOption, RulesOption, rulebook_of, run
from tilewright.rules.rulebook import Rulebook, set_rules
from tilewright.sets.faults import SetFault, box_fault, set_fault
from tilewright.sets.reading import Reading, write_stand
from tilewright.sets.readings import arranged, readings
from tilewright.tiles.faces import Joker, Row
from tilewright.tiles.notation import BadInput, BadNotation, read_row, write_face, write_row
from tilewright.words.say import set_fault_in_words


def check(
    rows: Annotated[list[str] | None, typer.Argument(help="Rows; without any they are read from stdin.")] = None,
    rules: RulesOption = RULES,
    house: HouseOption = None,
    as_json: JsonOption = False,
) -> int:
    """Say of each row whether it is a legal set, what its jokers stand for and what it is worth in an opening.

    Rows are given as arguments or on stdin, one a line. Exit code 1 if any row is illegal.

    Example: tilewright check --rules classic-de "R3 J R5" "K8 R8 B8 O8"
    """
    rulebook = rulebook_of(rules, house)
    legal = True
    for row in _rows(rows):
        fault = box_fault(row, rulebook.box.contents) or set_fault(row, set_rules(rulebook))
        legal = legal and fault is None
        print(_json(row, fault, rulebook) if as_json else _text(row, fault, rulebook))
    return DONE if legal else NO


def main(arguments: Sequence[str]) -> int:
    """Run the verb."""
    return run(check, arguments, "tilewright check")


def _rows(given: list[str] | None) -> Iterator[Row]:
    """Yield the rows as they come, so that a long stream is answered line by line."""
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
        raise BadInput("no rows on stdin: write one a line, as in B4 B5 B6")


def _seen(row: Row, rulebook: Rulebook) -> tuple[Row, tuple[Reading, ...]]:
    laid = arranged(row, set_rules(rulebook))
    assert laid is not None
    return laid, readings(laid, set_rules(rulebook))


def _json(row: Row, fault: SetFault | None, rulebook: Rulebook) -> str:
    if fault is not None:
        why = set_fault_in_words(fault)
        return json.dumps({"row": list(map(write_face, row)), "legal": False, "why": why})
    laid, seen = _seen(row, rulebook)
    described = [
        {"shape": reading.shape.value, "points": reading.points, "stands": list(map(write_stand, reading.stands))}
        for reading in seen
    ]
    return json.dumps({"row": list(map(write_face, laid)), "legal": True, "readings": described})


def _text(row: Row, fault: SetFault | None, rulebook: Rulebook) -> str:
    if fault is not None:
        return f"{write_row(row)}: no set, {set_fault_in_words(fault)}"
    laid, seen = _seen(row, rulebook)
    return f"{write_row(laid)}: " + "; or ".join(_described(laid, reading) for reading in seen)


def _described(row: Row, reading: Reading) -> str:
    jokers = [
        f"{write_face(face)} is {write_stand(stand)}"
        for face, stand in zip(row, reading.stands, strict=True)
        if isinstance(face, Joker)
    ]
    return ", ".join([f"{reading.shape.value} of {reading.points} points", *jokers])
