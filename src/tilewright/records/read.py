"""Reading records from files, plain or compressed, or stdin: lines with their numbers, game by game."""

import gzip
import sys
import zlib
from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager, nullcontext
from os import PathLike
from pathlib import Path
from typing import Literal

from msgspec import Struct

from tilewright.games import EDITIONS
from tilewright.records.kinds import RECORDS
from tilewright.records.lines import TILE_LINES, BadRecord, Decoder, EndLine, GameLine, Line, read_line
from tilewright.tiles import BadInput


def lines_of(file: str | PathLike[str]) -> Iterator[bytes]:
    """Yield the lines of a file, of a compressed one, or of stdin for `-`; raise BadInput if it cannot be read."""
    try:
        with _opened(_path(file)) as lines:
            yield from lines
    except (OSError, EOFError, zlib.error) as wrong:
        reason = wrong.strerror if isinstance(wrong, OSError) and wrong.strerror else "it is not a whole gzip file"
        raise BadInput(f"cannot read {file}: {reason}") from None


def _path(file: str | PathLike[str]) -> Path:
    """Return the path of a file, or raise BadInput: the system takes no name with NUL in it."""
    if "\0" in str(file):
        raise BadInput("the name of a file cannot contain NUL")
    return Path(file)


def _opened(file: Path) -> AbstractContextManager[Iterable[bytes]]:
    if str(file) == "-":
        return nullcontext(sys.stdin.buffer)
    return gzip.open(file, "rb") if file.suffix == ".gz" else file.open("rb")


def write_lines(file: str | PathLike[str], lines: Iterable[str], *, append: bool = False) -> None:
    """Write lines to a file, or after those it has, or raise BadInput; a name that ends in .gz is compressed."""
    path = _path(file)
    try:
        mode: Literal["ab", "wb"] = "ab" if append else "wb"
        with gzip.open(path, mode) if path.suffix == ".gz" else path.open(mode) as written:
            for line in lines:
                written.write(line.encode() + b"\n")
    except OSError as wrong:
        raise BadInput(f"cannot write {file}: {wrong.strerror or wrong}") from None


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
