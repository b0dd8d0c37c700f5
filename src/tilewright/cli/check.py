"""`tilewright check`: whether rows are legal sets."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from typing import Annotated, assert_never

import typer
from msgspec import Struct

from tilewright.cli.verb import DONE, NO, RULES, HouseOption, JsonOption, RulesOption, rulebook_of, run
from tilewright.dice.dice import SHOWN
from tilewright.dice.grid import line_readings
from tilewright.dice.turbo_rules import TurboRules
from tilewright.games import GameRules
from tilewright.rules.rulebook import Rulebook, set_rules
from tilewright.sets.faults import box_fault, set_fault
from tilewright.sets.reading import Reading, write_stand
from tilewright.sets.readings import arranged, readings
from tilewright.sets.rules import SetRules
from tilewright.tiles.faces import Joker, Row
from tilewright.tiles.notation import BadInput, BadNotation, read_row, write_face, write_row
from tilewright.words.say import say, set_fault_in_words


class Verdict(Struct, frozen=True):
    """What a row is: its readings, in the order it is judged in; or why it is no set."""

    row: Row
    readings: tuple[Reading, ...] = ()
    why: str | None = None


def check(
    rows: Annotated[list[str] | None, typer.Argument(help="Rows; without any they are read from stdin.")] = None,
    rules: RulesOption = RULES,
    house: HouseOption = None,
    as_json: JsonOption = False,
) -> int:
    """Say of each row whether it is a legal set, what its jokers stand for and what it is worth in an opening.

    Rows are given as arguments or on stdin, one a line. Exit code 1 if any row is illegal. A row of tiles is legal when
    some order of it is; a line of dice is judged as it lies.

    Example: tilewright check --rules classic-de "R3 J R5" "K8 R8 B8 O8"
    """
    rulebook = rulebook_of(rules, house)
    legal = True
    for row in _rows(rows):
        verdict = _verdict(row, rulebook)
        legal = legal and verdict.why is None
        print(_json(verdict) if as_json else _text(verdict))
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


def _verdict(row: Row, rulebook: GameRules) -> Verdict:
    match rulebook:
        case Rulebook():
            return _tile_verdict(row, rulebook)
        case TurboRules():
            return _line_verdict(row, rulebook)
        case _:
            assert_never(rulebook)


def _tile_verdict(row: Row, rulebook: Rulebook) -> Verdict:
    if fault := box_fault(row, rulebook.box.contents) or set_fault(row, set_rules(rulebook)):
        return Verdict(row, why=set_fault_in_words(fault))
    laid = arranged(row, set_rules(rulebook))
    assert laid is not None
    return Verdict(laid, readings(laid, set_rules(rulebook)))


def _line_verdict(row: Row, rulebook: TurboRules) -> Verdict:
    """Judge a line of dice: only the order it lies in counts (A-T8)."""
    if fault := box_fault(row, SHOWN):
        return Verdict(row, why=set_fault_in_words(fault))
    if found := line_readings(row, rulebook.grid):
        return Verdict(row, found)
    fault = set_fault(row, SetRules())
    return Verdict(row, why=say("set-wrong-order") if fault is None else set_fault_in_words(fault))


def _json(verdict: Verdict) -> str:
    row = list(map(write_face, verdict.row))
    if verdict.why is not None:
        return json.dumps({"row": row, "legal": False, "why": verdict.why})
    described = [
        {"shape": reading.shape.value, "points": reading.points, "stands": list(map(write_stand, reading.stands))}
        for reading in verdict.readings
    ]
    return json.dumps({"row": row, "legal": True, "readings": described})


def _text(verdict: Verdict) -> str:
    if verdict.why is not None:
        return f"{write_row(verdict.row)}: no set, {verdict.why}"
    return f"{write_row(verdict.row)}: " + "; or ".join(
        _described(verdict.row, reading) for reading in verdict.readings
    )


def _described(row: Row, reading: Reading) -> str:
    jokers = [
        f"{write_face(face)} is {write_stand(stand)}"
        for face, stand in zip(row, reading.stands, strict=True)
        if isinstance(face, Joker)
    ]
    return ", ".join([f"{reading.shape.value} of {reading.points} points", *jokers])
