"""`tilewright solve`: the best turn for a position, or for many."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from typing import Annotated, assert_never

import typer
from msgspec import Struct, ValidationError, convert

from tilewright.cli.grids import read_turn
from tilewright.cli.verb import BAD, DONE, RULES, HouseOption, JsonOption, RulesOption, rulebook_of, run
from tilewright.dice.notation import Listed, grid_of_list, listed_grid, read_grid, write_grid
from tilewright.dice.turbo_rules import TurboRules
from tilewright.games import edition
from tilewright.rules.house import with_house
from tilewright.rules.rulebook import Rulebook
from tilewright.solver.crossword.solve import GridAnswer, solve_grid
from tilewright.solver.position import read_position
from tilewright.solver.solve import Answer, Objective, solve
from tilewright.tiles.faces import Row
from tilewright.tiles.notation import (
    BadInput,
    read_faces,
    read_rows,
    read_table,
    write_face,
    write_row,
    write_table,
)


class Named(Struct, frozen=True):
    """The rulebook that a line of a batch names: it says how the others of its fields are read."""

    rules: str = RULES


class Asked(Struct, frozen=True, kw_only=True):
    """One line of a batch."""

    table: tuple[tuple[str, ...], ...] = ()
    rack: tuple[str, ...]
    rules: str = RULES
    objective: Objective = Objective.TILES
    opened: bool = True
    house: dict[str, int | str] = {}


class AskedOfDice(Struct, frozen=True, kw_only=True):
    """One line of a batch about the dice game, where nobody has to open."""

    table: tuple[Listed, ...] = ()
    rack: tuple[str, ...]
    rules: str
    objective: Objective = Objective.TILES
    opened: bool = True
    house: dict[str, int | str] = {}


class Solved(Struct, frozen=True, kw_only=True):
    """An answer of either solver, and the table it leaves, as JSON holds it and as text."""

    answer: Answer | GridAnswer
    table: Sequence[Sequence[object]]
    text: str


def solve_position(
    table: Annotated[str, typer.Option(metavar="ROWS", help="The table: rows with | between them.")] = "",
    rack: Annotated[str | None, typer.Option(metavar="PIECES", help="The rack.")] = None,
    rules: RulesOption = RULES,
    house: HouseOption = None,
    objective: Annotated[
        Objective, typer.Option(help="Most tiles, most points, or all of the rack.")
    ] = Objective.TILES,
    unopened: Annotated[bool, typer.Option("--unopened", help="The player has not opened yet.")] = False,
    batch: Annotated[bool, typer.Option("--batch", help="Read one JSON position a line from stdin.")] = False,
    as_json: JsonOption = False,
) -> int:
    """Find the best turn: which pieces of the rack to play, and the table that this leaves.

    Of the dice game the rack is what the own dice show, and the table is written line by line, each with the cell of
    its first die: "0,0 K3 K4 K5 | 0,0 down K3 R3 B3". In a batch it is a list of [x, y, face].

    With --batch every line of stdin is a position and every line of stdout its answer:
    {"id": 1, "rules": "classic-nl", "table": [["B4","B5","B6"]], "rack": ["B3"], "objective": "tiles",
    "opened": true, "house": {}}. A bad line is answered with what is wrong, and the exit code is 2 at the end.

    Example: tilewright solve --rules classic-de --table "B4 B5 B6 | K8 R8 O8" --rack "B3 B8 J"
    """
    if batch:
        return _batch()
    if rack is None:
        raise BadInput("there is no rack: give one with --rack, as in --rack 'B3 K9 J'")
    held, rulebook = read_faces(rack.split()), rulebook_of(rules, house)
    match rulebook:
        case Rulebook():
            position = read_position(read_table(table), held, rulebook, opened=not unopened)
            answer = _of_tiles(solve(position, objective))
        case TurboRules():
            answer = _of_dice(solve_grid(read_turn(read_grid(table), held, rulebook), objective))
        case _:
            assert_never(rulebook)
    print(json.dumps(_plain(answer)) if as_json else _text(answer))
    return DONE


def main(arguments: Sequence[str]) -> int:
    """Run the verb."""
    return run(solve_position, arguments, "tilewright solve")


def _batch() -> int:
    """Answer line by line, so that a caller may wait for each answer before the next question."""
    code = DONE
    for line in _lines():
        reply = _reply(line)
        if "error" in reply:
            code = BAD
        print(json.dumps(reply), flush=True)
    return code


def _lines() -> Iterator[str]:
    sys.stdin.reconfigure(encoding="utf-8", errors="replace")  # type: ignore[union-attr]
    return (line for line in sys.stdin if line.strip())


def _reply(line: str) -> dict[str, object]:
    """Return the answer to one line as JSON holds it, or what is wrong with the line."""
    identity: object = None
    try:
        given = json.loads(line)
        json.dumps(given)  # What is nested too deep to write shows here, not behind the answer.
        if not isinstance(given, dict):
            raise BadInput('a position is a JSON object, as in {"id": 1, "rack": ["B3"]}')
        identity = given.pop("id", None)
        answer = _solved(given)
    except (BadInput, ValidationError) as bad:
        return {"id": identity, "error": str(bad)}
    except (ValueError, RecursionError) as bad:
        return {"id": identity, "error": f"the line is no JSON: {bad}"}
    return {"id": identity, **_plain(answer)}


def _solved(given: dict[str, object]) -> Solved:
    """Return the best turn of a position of whatever game."""
    booklet = edition(convert(given, Named).rules).rulebook
    match booklet:
        case Rulebook():
            asked = convert(given, Asked)
            rules = with_house(booklet, asked.house)
            position = read_position(read_rows(asked.table), read_faces(asked.rack), rules, opened=asked.opened)
            return _of_tiles(solve(position, asked.objective))
        case TurboRules():
            of_dice = convert(given, AskedOfDice)
            grid = grid_of_list(of_dice.table)
            turn = read_turn(grid, read_faces(of_dice.rack), with_house(booklet, of_dice.house))
            return _of_dice(solve_grid(turn, of_dice.objective))
        case _:
            assert_never(booklet)


def _of_tiles(answer: Answer) -> Solved:
    table = [_words(row) for row in answer.rows]
    return Solved(answer=answer, table=table, text=write_table(answer.rows))


def _of_dice(answer: GridAnswer) -> Solved:
    return Solved(answer=answer, table=listed_grid(answer.grid), text=write_grid(answer.grid))


def _plain(solved: Solved) -> dict[str, object]:
    answer = solved.answer
    return {
        "played": _words(answer.played),
        "table": solved.table,
        "tiles": answer.tiles,
        "points": answer.points,
        "exact": answer.exact,
        "us": round(answer.us, 1),
    }


def _words(row: Row) -> list[str]:
    return [write_face(face) for face in row]


def _text(solved: Solved) -> str:
    answer = solved.answer
    if not answer.tiles:
        return "nothing can be played" if answer.exact else "nothing was found"
    pieces = "piece" if answer.tiles == 1 else "pieces"
    proven = "proven best" if answer.exact else "not proven best"
    return (
        f"play   {write_row(answer.played)}\n"
        f"table  {solved.text}\n"
        f"{answer.tiles} {pieces} worth {answer.points}, {proven}, {answer.us:.0f} us"
    )
