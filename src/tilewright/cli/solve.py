"""`tilewright solve`: the best turn for a position, or for many."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from typing import Annotated, Any

import typer
from msgspec import ValidationError, to_builtins

from tilewright.analysis.solving import SOLVERS, BestTurn, answer
from tilewright.cli.verb import BAD, DONE, RULES, HouseOption, JsonOption, RulesOption, rulebook_of, run
from tilewright.solver.solve import Objective
from tilewright.tiles.notation import BadInput, read_faces


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
    solver = SOLVERS.of(rulebook)
    turn = solver.solve(solver.text(table), held, rulebook, objective, not unopened)
    print(json.dumps(to_builtins(turn)) if as_json else _text(turn, solver.write(turn.table)))
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
        turn = answer(given)
    except (BadInput, ValidationError) as bad:
        return {"id": identity, "error": str(bad)}
    except (ValueError, RecursionError) as bad:
        return {"id": identity, "error": f"the line is no JSON: {bad}"}
    return {"id": identity, **to_builtins(turn)}


def _text(turn: BestTurn[Any], table: str) -> str:
    if not turn.tiles:
        return "nothing can be played" if turn.exact else "nothing was found"
    pieces = "piece" if turn.tiles == 1 else "pieces"
    proven = "proven best" if turn.exact else "not proven best"
    return (
        f"play   {' '.join(turn.played)}\n"
        f"table  {table}\n"
        f"{turn.tiles} {pieces} worth {turn.points}, {proven}, {turn.us:.0f} us"
    )
