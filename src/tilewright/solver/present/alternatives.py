"""Other ways to lay the pieces of a table, in which fewer of its rows are broken up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, islice

from tilewright.sets.rules import SetRules
from tilewright.solver.branching.candidate_sets import laid_by
from tilewright.solver.branching.node import count_codes
from tilewright.solver.classic.actions import MOST_JOKERS
from tilewright.solver.classic.queries import asking, feasible, rows_of
from tilewright.solver.classic.question import FACES, JOKER, MOST_COPIES, NUMBERS

Rows = tuple[bytes, ...]
Pieces = Counter[int]

# How many rows are chosen to be broken at most, in how many ways, in how many ways the others are added to for each,
# and how many ways that are equally good in this are enough.
_MOST_BROKEN, _CHOICES, _ADDITIONS, _COMPARED = 2, 60, 12, 3


def gentler(before: Rows, after: Rows, rules: SetRules) -> Iterator[Rows]:
    """Yield other ways to lay the pieces of `after` that leave rows of `before` as they are, or add to them.

    Keeping rows one by one as long as the rest can be laid is quick and good, whichever row comes first. Where a turn
    can do with one or two broken rows, trying these finds what that may have missed.
    """
    kept = Counter(before) & Counter(after)
    staying = [*kept.elements(), *(Counter(before) - kept).elements()]
    pieces = Counter(b"".join(after))
    broken = len(before)
    for order in (staying, staying[::-1]):
        kept_rows, others = _keeping(order, pieces, rules)
        broken = min(broken, len(before) - len(kept_rows))
        if others is not None:
            yield (*kept_rows, *others)
    for count in range(min(broken, _MOST_BROKEN + 1)):
        tried = (_breaking(chosen, before, pieces, rules) for chosen in _choices(staying, count))
        found = list(islice(filter(None, tried), _COMPARED))
        yield from found
        if found:
            return


def _keeping(order: Sequence[bytes], pieces: Pieces, rules: SetRules) -> tuple[Rows, Rows | None]:
    """Return the old rows that stay, each kept in turn if the rest can be laid, and rows of the rest."""
    kept: list[bytes] = []
    left = Counter(pieces)
    rest = _rows_of_all(left, rules)
    for row in order:
        if not Counter(row) <= left:
            continue
        for longer in _longer(row, left, rules):
            fewer = left - Counter(longer)
            if (laid := _rows_of_all(fewer, rules)) is not None:
                kept.append(longer)
                left, rest = fewer, laid
                break
    return tuple(kept), rest


def _longer(row: bytes, left: Pieces, rules: SetRules) -> Iterator[bytes]:
    """Yield a row itself, and then with one or two of the pieces left added to it."""
    yield row
    spare = left - Counter(row)
    for _, grown in islice(_growing((row,), spare, rules), 1, None):
        if len(grown[0]) <= len(row) + 2:
            yield grown[0]


def _choices(rows: Sequence[bytes], count: int) -> list[tuple[bytes, ...]]:
    """Return ways to choose rows to be broken; those that come last were not left alone so far."""
    return list(islice(combinations(reversed(rows), count), _CHOICES))


def _breaking(chosen: Rows, before: Rows, pieces: Pieces, rules: SetRules) -> Rows | None:
    """Return rows in which all but the chosen ones stay, perhaps added to, or None if no way is found."""
    staying = tuple((Counter(before) - Counter(chosen)).elements())
    pool = pieces - Counter(b"".join(staying))
    for left, rows in _growing(staying, pool, rules):
        if (new := _rows_of_all(left, rules)) is not None:
            return (*rows, *new)
    return None


def _growing(rows: Rows, pool: Pieces, rules: SetRules) -> Iterator[tuple[Pieces, Rows]]:
    """Yield the rows with ever more pieces of the pool added, and what is left of it, in a few ways."""
    tries = [(pool, rows)]
    seen = {rows}
    for left, laid in tries:
        yield left, laid
        for place, row in enumerate(laid if len(tries) < _ADDITIONS else ()):
            for code, longer in _with_one_more(row, left):
                grown = (*laid[:place], longer, *laid[place + 1 :])
                if grown not in seen and laid_by(longer, rules) == longer:
                    seen.add(grown)
                    tries.append((left - Counter((code,)), grown))


def _with_one_more(row: bytes, pool: Pieces) -> Iterator[tuple[int, bytes]]:
    """Yield pieces of the pool and the row with each at one of its ends; not all of that need be sets."""
    numbers = [code for code in row if code != JOKER]
    if not numbers:
        return
    number, color = numbers[0] % NUMBERS, numbers[0] - numbers[0] % NUMBERS
    if all(code % NUMBERS == number for code in numbers):
        yield from ((code, row + bytes([code])) for code in range(number, FACES, NUMBERS) if pool[code])
    first = number - row.index(numbers[0])
    ends = [(first - 1, True), (first + len(row), False)]
    for end, in_front in ends:
        if 0 <= end < NUMBERS:
            for code in (color + end, JOKER):
                if pool[code]:
                    yield code, bytes([code]) + row if in_front else row + bytes([code])


def _rows_of_all(pool: Pieces, rules: SetRules) -> Rows | None:
    """Return rows of all the pieces, or None."""
    if not pool.total():
        return ()
    counts = count_codes([bytes(pool.elements())])
    if max(counts[:FACES]) > MOST_COPIES or counts[JOKER] > MOST_JOKERS:
        return None
    laid = feasible(counts[:FACES] * 2 + counts[JOKER:] * 2, asking(rules.min_natural))
    if laid is None:
        return None
    rows = [laid_by(row, rules) for row in rows_of(laid.flat)]
    return tuple(row for row in rows if row) if all(rows) else None
