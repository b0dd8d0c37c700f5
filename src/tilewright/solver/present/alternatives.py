"""Other layouts of the same pieces that break fewer rows of the table."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain, combinations, islice

from tilewright.sets.rules import SetRules
from tilewright.solver.classic.queries import feasible
from tilewright.solver.classic.question import KINDS, counts, demands
from tilewright.solver.common.question import JOKER, MOST_COPIES, MOST_JOKERS, NUMBERED, NUMBERS
from tilewright.solver.common.rows import Rows, count_codes, in_legal_order, rows_of
from tilewright.solver.special import queries as special
from tilewright.solver.special.queries import Demands

Pieces = Counter[int]

# Limits: broken rows, choices of broken rows, extensions tried per choice, and equally good layouts to compare.
_MOST_BROKEN, _CHOICES, _EXTENSIONS, _COMPARED = 2, 60, 12, 3


def alternatives(before: Rows, after: Rows, rules: SetRules) -> Iterator[Rows]:
    """Yield other layouts of the pieces of `after` that keep or extend rows of `before`; without special jokers.

    Keeping rows one by one as long as the rest can be laid is fast and good, but depends on the order. Where one or two
    broken rows suffice, trying these finds layouts that the first way missed.
    """
    unchanged = Counter(before) & Counter(after)
    ordered = [*unchanged.elements(), *(Counter(before) - unchanged).elements()]
    pieces = Counter(b"".join(after))
    broken = len(before)
    for order in (ordered, ordered[::-1]):
        kept, others = _keep_in_turn(order, pieces, rules)
        broken = min(broken, len(before) - len(kept))
        if others is not None:
            yield (*kept, *others)
    for count in range(min(broken, _MOST_BROKEN + 1)):
        # Rows at the end of the order are least likely to be unchanged.
        choices = islice(combinations(reversed(ordered), count), _CHOICES)
        tried = (_break(chosen, before, pieces, rules) for chosen in choices)
        found = list(islice(filter(None, tried), _COMPARED))
        yield from found
        if found:
            return


def special_alternative(before: Rows, after: Rows, rules: SetRules) -> Rows:
    """Return a layout of the same pieces that keeps rows of `before` where possible, the longest first."""
    pieces = Counter(chain.from_iterable(after))
    kept: list[bytes] = []
    rest = after
    for row in sorted(before, key=len, reverse=True):
        left = pieces - Counter(chain.from_iterable((*kept, row)))
        if left.total() + len(row) + sum(map(len, kept)) > pieces.total():
            continue
        solution = special.feasible(special.counts_of(left.elements(), ()), Demands(rules)).solution if left else None
        if solution is not None or not left:
            kept.append(row)
            rest = () if solution is None else rows_of(solution.flat)
    return (*kept, *rest)


def _keep_in_turn(order: Sequence[bytes], pieces: Pieces, rules: SetRules) -> tuple[Rows, Rows | None]:
    """Return the old rows that are kept, each in turn if the rest can be laid, and rows of the rest."""
    kept: list[bytes] = []
    left = Counter(pieces)
    rest = _rows_of_all(left, rules)
    for row in order:
        if not Counter(row) <= left:
            continue
        for longer in _longer(row, left, rules):
            fewer = left - Counter(longer)
            if (rows := _rows_of_all(fewer, rules)) is not None:
                kept.append(longer)
                left, rest = fewer, rows
                break
    return tuple(kept), rest


def _longer(row: bytes, left: Pieces, rules: SetRules) -> Iterator[bytes]:
    """Yield the row itself, then the row extended by one or two of the pieces left."""
    yield row
    spare = left - Counter(row)
    for _, extended in islice(_extensions((row,), spare, rules), 1, None):
        if len(extended[0]) <= len(row) + 2:
            yield extended[0]


def _break(chosen: Rows, before: Rows, pieces: Pieces, rules: SetRules) -> Rows | None:
    """Return a layout that keeps or extends all rows but the chosen ones, or None if none is found."""
    kept = tuple((Counter(before) - Counter(chosen)).elements())
    pool = pieces - Counter(b"".join(kept))
    for left, rows in _extensions(kept, pool, rules):
        if (new := _rows_of_all(left, rules)) is not None:
            return (*rows, *new)
    return None


def _extensions(rows: Rows, pool: Pieces, rules: SetRules) -> Iterator[tuple[Pieces, Rows]]:
    """Yield what is left of the pool and the rows extended by the others, fewest first, up to a limit."""
    tries = [(pool, rows)]
    seen = {rows}
    for left, current in tries:
        yield left, current
        for place, row in enumerate(current if len(tries) < _EXTENSIONS else ()):
            for code, longer in _with_one_more(row, left):
                extended = (*current[:place], longer, *current[place + 1 :])
                if extended not in seen and in_legal_order(longer, rules) == longer:
                    seen.add(extended)
                    tries.append((left - Counter((code,)), extended))


def _with_one_more(row: bytes, pool: Pieces) -> Iterator[tuple[int, bytes]]:
    """Yield each piece of the pool that may fit at an end of the row, and the row with it."""
    numbers = [code for code in row if code != JOKER]
    if not numbers:
        return
    number, color = numbers[0] % NUMBERS, numbers[0] - numbers[0] % NUMBERS
    if all(code % NUMBERS == number for code in numbers):
        yield from ((code, row + bytes([code])) for code in range(number, NUMBERED, NUMBERS) if pool[code])
    first = number - row.index(numbers[0])
    for end, in_front in ((first - 1, True), (first + len(row), False)):
        if 0 <= end < NUMBERS:
            for code in (color + end, JOKER):
                if pool[code]:
                    yield code, bytes([code]) + row if in_front else row + bytes([code])


def _rows_of_all(pool: Pieces, rules: SetRules) -> Rows | None:
    """Return rows of all the pieces, or None."""
    if not pool.total():
        return ()
    counted = count_codes([pool.elements()], KINDS)
    if max(counted[:NUMBERED]) > MOST_COPIES or counted[JOKER] > MOST_JOKERS:
        return None
    solution = feasible(counts(counted, counted), demands(rules.min_natural))
    if solution is None:
        return None
    rows = [in_legal_order(row, rules) for row in rows_of(solution.flat)]
    return tuple(row for row in rows if row) if all(rows) else None
