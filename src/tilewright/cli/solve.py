"""`tilewright solve`: the best turn for a position, or for many."""

import json
import sys
from collections.abc import Iterator, Mapping
from typing import Annotated, Any

import typer
from msgspec import ValidationError, to_builtins

from tilewright.analysis.explaining import Asked, explained
from tilewright.analysis.kinds import SOLVERS, answer
from tilewright.analysis.solving import BestTurn
from tilewright.cli.shared.exit_codes import BAD, DONE
from tilewright.cli.shared.verb import RULES, HouseOption, JsonOption, RulesOption, rulebook_of
from tilewright.cli.terminal.language import language, message_in_words, say
from tilewright.cli.terminal.style import in_color
from tilewright.games import KINDS, GameRules
from tilewright.rules.house import read_house
from tilewright.solver.position import parts_of
from tilewright.solver.solve import Objective
from tilewright.tiles import BadInput, read_faces


def solve(
    position: Annotated[
        str | None, typer.Argument(metavar="POSITION", help="The whole position as one text, instead of its parts.")
    ] = None,
    table: Annotated[str, typer.Option(metavar="ROWS", help="The table: rows separated by |.")] = "",
    rack: Annotated[str | None, typer.Option(metavar="TILES", help="The tiles on the rack.")] = None,
    rules: RulesOption = RULES,
    house: HouseOption = None,
    objective: Annotated[
        Objective, typer.Option(help="Play the most tiles, the most points, or the whole rack.")
    ] = Objective.TILES,
    unopened: Annotated[bool, typer.Option("--unopened", help="The player has not opened yet.")] = False,
    batch: Annotated[bool, typer.Option("--batch", help="Read one JSON position per line of stdin.")] = False,
    steps: Annotated[bool, typer.Option("--steps", help="Also say how to rearrange the table, step by step.")] = False,
    as_json: JsonOption = False,
) -> int:
    """Find the best turn: which tiles to play, and the table after it.

    In the dice game the rack is what your dice show, and a line of the table begins with the square of its first die:
    "0,0 K3 K4 K5 | 0,0 down K3 R3 B3". In a batch the table is a list of [x, y, face].

    With --batch each line of stdin is a position, for which the other options are defaults, and each line of stdout is
    its answer:
    {"id": 1, "rules": "classic-nl", "table": [["B4","B5","B6"]], "rack": ["B3"], "objective": "tiles",
    "opened": true, "house": {}}. A bad line is answered with an error, and the exit code is then 2.

    One text has the rulebook, the table and the rack: "classic-nl: B4 B5 B6 / B3 K9".

    Example: tilewright solve --rules classic-de --table "B4 B5 B6 | K8 R8 O8" --rack "B3 B8 J"
    """
    if position is not None:
        if batch or table or rack is not None:
            raise BadInput("the position as one text is instead of --table, --rack and --batch")
        parts = parts_of(position)
        rules, house, table, rack, unopened = parts.rules, parts.house, parts.table, parts.rack, not parts.opened
    if batch and steps:
        raise BadInput("--steps explains one position: it does not go with --batch")
    if batch and table:
        raise BadInput("--table is for one position: in a batch each line has its own")
    if batch:
        named = {"rules": rules, "house": read_house(house or ()), "objective": objective.value, "opened": not unopened}
        return _batch({**named, **({} if rack is None else {"rack": rack.split()})})
    if rack is None:
        raise BadInput("there is no rack: name its tiles, as in --rack 'B3 K9 J'")
    try:
        rulebook = rulebook_of(rules, house)
        asked = Asked(SOLVERS.of(rulebook).text(table), read_faces(rack.split()), rulebook, objective, not unopened)
        if steps:
            return _print_explained(asked, as_json)
        turn = SOLVERS.of(rulebook).solve(asked.table, asked.rack, rulebook, objective, asked.opened)
    except BadInput as bad:
        raise BadInput(message_in_words(bad)) from None
    print(json.dumps(to_builtins(turn)) if as_json else in_color(_text(turn, rulebook)))
    return DONE


def _print_explained(asked: Asked, as_json: bool) -> int:
    """Print the best turn with its steps; those in JSON are English, as every sentence there."""
    found = explained(asked, "en" if as_json else language())
    if as_json:
        print(json.dumps({**to_builtins(found.turn), "steps": found.steps}))
    else:
        print(in_color(_text(found.turn, asked.rules)))
        for number, step in enumerate(found.steps, start=1):
            print(f"{number}. {step}")
    return DONE


def _batch(defaults: Mapping[str, object]) -> int:
    """Answer line by line, so that a caller may wait for each answer before the next question."""
    code = DONE
    for line in _lines():
        reply = _reply(line, defaults)
        if "error" in reply:
            code = BAD
        print(json.dumps(reply), flush=True)
    return code


def _lines() -> Iterator[str]:
    sys.stdin.reconfigure(encoding="utf-8", errors="replace")  # type: ignore[union-attr]
    return (line for line in sys.stdin if line.strip())


def _reply(line: str, defaults: Mapping[str, object]) -> dict[str, object]:
    """Return the JSON fields of the answer to one line, or of an error."""
    identity: object = None
    try:
        given = json.loads(line)
        json.dumps(given)  # JSON that is nested too deep to be written fails here and not after the answer.
        if not isinstance(given, dict):
            raise BadInput('a position is a JSON object, as in {"id": 1, "rack": ["B3"]}')
        identity = given.pop("id", None)
        turn = answer({**defaults, **given})
    except (BadInput, ValidationError) as bad:
        return {"id": identity, "error": str(bad)}
    except (ValueError, RecursionError) as bad:
        return {"id": identity, "error": f"the line is not JSON: {bad}"}
    return {"id": identity, **to_builtins(turn)}


def _text(turn: BestTurn[Any], rules: GameRules) -> str:
    if not turn.tiles:
        return say("solve-nothing" if turn.exact else "solve-not-found")
    labels = (say("solve-play"), say("solve-table"))
    width = max(map(len, labels))
    worth = say(
        "solve-worth",
        count=turn.tiles,
        game=KINDS.of(rules).name,
        points=turn.points,
        proven="yes" if turn.exact else "no",
        time=str(round(turn.us)),
    )
    table = SOLVERS.of(rules).write(turn.table)
    return f"{labels[0]:{width}}  {' '.join(turn.played)}\n{labels[1]:{width}}  {table}\n{worth}"
