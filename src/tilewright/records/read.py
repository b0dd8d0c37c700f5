"""Reading records: lines with their numbers, game by game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct

from tilewright.dice.turbo_rules import TurboRules
from tilewright.games import EDITIONS
from tilewright.records.lines import (
    DICE_LINES,
    TILE_LINES,
    BadRecord,
    Decoder,
    EndLine,
    GameLine,
    Line,
    read_line,
)


class Numbered(Struct, frozen=True):
    """A line of a record and its number in the file, from 1."""

    number: int
    line: Line


class RecordedGame(Struct, frozen=True):
    """One game of a record: its first line, the lines to its end, and the end of the match if it follows."""

    number: int
    head: GameLine
    lines: tuple[Numbered, ...]


def recorded_games(texts: Iterable[str | bytes]) -> Iterator[RecordedGame]:
    """Yield the games of a record; raise BadRecord naming the line where one begins, goes on or stops wrongly."""
    head: tuple[int, GameLine] | None = None
    lines: list[Numbered] = []
    number, decoder = 0, TILE_LINES
    for number, text in enumerate(texts, start=1):
        if not text.strip():
            raise BadRecord(f"line {number}: empty")
        line = read_line(text, number, decoder)
        if isinstance(line, GameLine):
            if head is not None:
                yield _whole(head, lines, number)
            head, lines, decoder = (number, line), [], _decoder(line)
        elif head is None:
            raise BadRecord(f"line {number}: a record begins with a game")
        else:
            lines.append(Numbered(number, line))
    if head is None:
        raise BadRecord("line 1: the record is empty")
    yield _whole(head, lines, number + 1)


def _decoder(head: GameLine) -> Decoder:
    """Return what reads the lines of a game; of a rulebook that nobody knows, the referee judges only the head."""
    book = EDITIONS.get(head.rules)
    return DICE_LINES if book is not None and isinstance(book.rulebook, TurboRules) else TILE_LINES


def _whole(head: tuple[int, GameLine], lines: list[Numbered], stop: int) -> RecordedGame:
    if not any(isinstance(numbered.line, EndLine) for numbered in lines):
        raise BadRecord(f"line {stop}: the game that began on line {head[0]} stops before its end")
    return RecordedGame(*head, tuple(lines))
