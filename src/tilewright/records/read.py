"""Reading records: lines with their numbers, game by game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct

from tilewright.games import EDITIONS
from tilewright.records.kinds import RECORDS
from tilewright.records.lines import TILE_LINES, BadRecord, Decoder, EndLine, GameLine, Line, read_line


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
    """Yield the games of a record, or raise BadRecord naming the line that is out of place."""
    return games_in(_lines(texts))


def _lines(texts: Iterable[str | bytes]) -> Iterator[Numbered]:
    decoder = TILE_LINES
    for number, text in enumerate(texts, start=1):
        if not text.strip():
            raise BadRecord(f"line {number}: empty")
        line = read_line(text, number, decoder)
        if isinstance(line, GameLine):
            decoder = _decoder(line)
        yield Numbered(number, line)


def games_in(numbered: Iterable[Numbered], *, whole: bool = True) -> Iterator[RecordedGame]:
    """Yield the games of some lines, or raise BadRecord; unless they must be `whole`, they may lack their end."""
    head: Numbered | None = None
    lines: list[Numbered] = []
    last = 0
    for one in numbered:
        last = one.number
        if isinstance(one.line, GameLine):
            if head is not None:
                yield _game(head, lines, last, whole=whole)
            head, lines = one, []
        elif head is None:
            raise BadRecord(f"line {last}: a record begins with a game")
        else:
            lines.append(one)
    if head is None:
        raise BadRecord("line 1: the record is empty")
    yield _game(head, lines, last + 1, whole=whole)


def _decoder(head: GameLine) -> Decoder:
    """Return the decoder of a game's lines; the referee refuses an unknown rulebook before it reads them."""
    book = EDITIONS.get(head.rules)
    return TILE_LINES if book is None else RECORDS.of(book.rulebook).lines


def _game(head: Numbered, lines: list[Numbered], stop: int, *, whole: bool) -> RecordedGame:
    assert isinstance(head.line, GameLine)
    if whole and not any(isinstance(numbered.line, EndLine) for numbered in lines):
        raise BadRecord(f"line {stop}: the game that began on line {head.number} stops before its end")
    return RecordedGame(head.number, head.line, tuple(lines))
