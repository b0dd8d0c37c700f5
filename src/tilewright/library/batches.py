"""Many rows at once: their readings, and verdicts on the rows of a table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from tilewright.analysis.checking import RowVerdict, check_row, check_text
from tilewright.arguments import expect
from tilewright.dice.grid import line_readings
from tilewright.dice.turbo_rules import TurboRules
from tilewright.games import GameRules
from tilewright.library.editions import rules_of
from tilewright.library.tables import Pieces, Rows, pieces_of, rows_of
from tilewright.rules import judging
from tilewright.sets.kernel import ReadText
from tilewright.sets.rules import Reading, SetRules

# Rows of data come again and again: where reading is slow, each is read once, and the memory of that has a bound.
_MOST_REMEMBERED = 1 << 17


def readings_many(rows: Iterable[Pieces], rules: GameRules | SetRules | str) -> Iterator[tuple[Reading, ...]]:
    """Return an iterator over what `readings` returns for each row.

    >>> [bool(found) for found in readings_many(["R3 J R5", "R3 R5", "R3 J R5"], "classic-nl")]
    [True, False, True]
    """
    expect("rows", rows, Iterable, "rows, each as text or as faces")
    book = rules_of(rules)
    return _readings(rows, book)


def _readings(rows: Iterable[Pieces], book: GameRules | SetRules) -> Iterator[tuple[Reading, ...]]:
    def read(row: Pieces) -> tuple[Reading, ...]:
        faces = pieces_of(row)
        return line_readings(faces, book.grid) if isinstance(book, TurboRules) else judging.readings(faces, book)

    of_dice = isinstance(book, TurboRules)
    read_text: ReadText = lru_cache(maxsize=_MOST_REMEMBERED)(read) if of_dice else judging.reader_of_texts(book)
    for row in rows:
        found = read_text(row) if isinstance(row, str) else None
        yield read(row) if found is None else found


def check_table(table: Rows, rules: GameRules | str) -> tuple[RowVerdict, ...]:
    """Return the verdict on each row of a table: whether it is a set, its readings, or the reason why not.

    A row of tiles is legal if some order of it is, and comes back in that order; a line of dice only as it lies.

    >>> [verdict.legal for verdict in check_table("B4 B6 B5 | K8 R8", "classic-nl")]
    [True, False]
    """
    book = rules_of(rules)
    if isinstance(table, str) and all(map(str.strip, texts := table.split("|"))):
        return tuple([check_text(text, book) for text in texts])
    return tuple([check_row(row, book) for row in rows_of(table)])
