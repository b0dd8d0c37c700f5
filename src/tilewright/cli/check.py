"""`tilewright check`: whether rows are legal sets."""

import json
import sys
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Annotated

import typer
from msgspec import to_builtins

from tilewright.analysis.checking import RowReading, RowVerdict, check_text
from tilewright.cli.shared.exit_codes import DONE, NO
from tilewright.cli.shared.verb import RULES, HouseOption, JsonOption, RulesOption, rulebook_of
from tilewright.cli.terminal.language import language, message_in_words, say
from tilewright.cli.terminal.style import in_color
from tilewright.tiles import BadInput, BadNotation


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
    any row is illegal. A line that is not a row does not stop the others; the exit code is then 2.

    Example: tilewright check --rules classic-de "R3 J R5" "K8 R8 B8 O8"
    """
    rulebook = rulebook_of(rules, house)
    legal, unread = True, list[str]()
    for place, text in enumerate(_texts(rows), start=1):
        try:
            verdict = check_text(text, rulebook, "en" if as_json else language())
        except BadNotation as bad:
            # JSON is for programs, and its sentences are English in every language.
            why = str(bad) if as_json else message_in_words(bad)
            unread.append(why if rows else f"line {place}: {why}")
            if as_json:
                print(json.dumps({"error": unread[-1]}))
            continue
        legal = legal and verdict.legal
        print(_json(verdict) if as_json else in_color(_text(verdict)))
    if unread:
        others = f" (and {len(unread) - 1} more)" if len(unread) > 1 else ""
        raise BadInput(unread[0] + others)
    return DONE if legal else NO


def _texts(given: list[str] | None) -> Iterator[str]:
    """Yield the texts of the rows one by one, so that a long stream is answered line by line."""
    if given:
        yield from given
        return
    sys.stdin.reconfigure(errors="replace")  # type: ignore[union-attr]
    empty = True
    for line in sys.stdin:
        empty = False
        yield line
    if empty:
        raise BadInput("no rows on stdin: write one per line, as in B4 B5 B6")


def _json(verdict: RowVerdict) -> str:
    """Return the verdict as JSON; the parts of verdicts recur, so each is encoded once."""
    row = ", ".join(map(_encoded, verdict.row))
    if not verdict.legal:
        return f'{{"row": [{row}], "legal": false, "why": {_encoded(verdict.why)}}}'
    opening = "" if verdict.opening is None else f', "opening": {verdict.opening}'
    return f'{{"row": [{row}], "legal": true, "readings": [{", ".join(map(_encoded, verdict.readings))}]{opening}}}'


@lru_cache(maxsize=1 << 12)
def _encoded(part: str | RowReading | None) -> str:
    return json.dumps(to_builtins(part))


def _text(verdict: RowVerdict) -> str:
    row = " ".join(verdict.row)
    if not verdict.legal:
        return say("check-no-set", row=row, why=verdict.why or "")
    first, *others = (_described(verdict.row, reading) for reading in verdict.readings)
    for other in others:
        first = say("check-or", first=first, other=other)
    if verdict.opening not in {None, verdict.readings[0].points}:
        first = say("check-opening", readings=first, points=verdict.opening)
    return say("check-set", row=row, readings=first)


def _described(row: Sequence[str], reading: RowReading) -> str:
    stands = zip(row, reading.stands, strict=True)
    jokers = [say("check-stands", piece=piece, stand=stand) for piece, stand in stands if piece != stand]
    return ", ".join([say("check-reading", shape=reading.shape, points=reading.points), *jokers])
