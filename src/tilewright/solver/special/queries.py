"""The questions a position with special jokers can be asked, in counts of all 56 faces; `best.py` has the classic ones.

Counts are 112 bytes: for each face code what must be laid, then for each what may be laid in all. Every answer says
whether it is proven to be the best there is.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from msgspec import Struct

from tilewright.sets.readings import arranged, readings
from tilewright.sets.rules import SetRules
from tilewright.solver.classic.queries import Codes, Laid, bounds, fitting, rows_of
from tilewright.solver.classic.queries import count_faces as counted
from tilewright.solver.classic.question import FACES
from tilewright.solver.classic.question import WEIGHTS as CLASSIC_WEIGHTS
from tilewright.solver.kernel import Solve
from tilewright.solver.special import plain as special_plain
from tilewright.solver.special.question import CHANGE, KINDS, MIRROR, WEIGHTS, asking
from tilewright.tiles.faces import CODES
from tilewright.tiles.faces import FACES as EVERY_FACE

try:
    from tilewright.solver._special import solve as _compiled
except ImportError:
    FORMS: dict[str, Solve] = {"plain": special_plain.solve}
else:
    FORMS = {"compiled": _compiled, "plain": special_plain.solve}

NAME = next(iter(FORMS))

_NO_CAP = 1 << 48
_BOOKLET = SetRules()
_NOTHING = WEIGHTS.pack(*[0] * KINDS)
_ONE_EACH = WEIGHTS.pack(*[1] * KINDS)


class Answer(Struct, frozen=True):
    """The best way found to lay the pieces, if any, and whether it is proven that there is no better one."""

    laid: Laid | None
    exact: bool


class Asked(Struct, frozen=True):
    """What the rules ask, and the least points if it is an opening."""

    rules: SetRules = _BOOKLET
    least_points: int | None = None


PLAIN = Asked()


def counts_of(table: Codes, rack: Codes, chosen: Codes = ()) -> bytes:
    """Return the counts of face codes on table and rack; `chosen` of the rack must be laid too."""
    return b"".join(bounds(KINDS, table, rack, chosen))


def weights_of(classic: bytes) -> bytes:
    """Return the weights of all faces when each special joker is worth as much as a classic one (TW-65)."""
    weights = CLASSIC_WEIGHTS.unpack(classic)
    return WEIGHTS.pack(*weights, *weights[-1:] * (KINDS - len(weights)))


def best(counts: bytes, weights: bytes, asked: Asked = PLAIN) -> Answer:
    """Return the way to lay the pieces that is worth most; none if none is worth anything."""
    return _answer(counts, weights, 0, asked)


def goes_out(counts: bytes, asked: Asked = PLAIN) -> Answer:
    """Return a way to lay every piece."""
    return _answer(counts[KINDS:] * 2, _NOTHING, -1, asked)


def feasible(counts: bytes, asked: Asked = PLAIN) -> Answer:
    """Return some way to lay what must be laid."""
    return _answer(counts, _NOTHING, -1, asked)


def playable(counts: bytes, asked: Asked = PLAIN) -> bool:
    """Return whether any piece beyond what must be laid can be, as far as is known."""
    return _answer(counts, _ONE_EACH, 0, asked, cap=1).laid is not None


def mask(counts: bytes, asked: Asked = PLAIN) -> bytes:
    """Return for each of the 56 faces whether one more piece of it, with what must be laid, is part of a legal turn."""
    least, most = counts[:KINDS], counts[KINDS:]
    return fitting(least, most, lambda wanted: _answer(counts, WEIGHTS.pack(*wanted), 0, asked).laid)


def count_faces(flat: bytes) -> bytes:
    """Return how often each of the 56 faces lies in flat rows."""
    return counted(flat, KINDS)


def _answer(counts: bytes, weights: bytes, floor: int, asked: Asked, cap: int = _NO_CAP) -> Answer:
    """Answer by looser rules first: if that happens to be legal, or there is nothing, it is proven.

    Looser are the rules in that jokers may lie as they like, and both color changes in one run.
    """
    rules, bound = asked.rules, None
    try:
        found = FORMS[NAME](counts + asking(rules, asked.least_points), weights, floor, cap)
    except MemoryError:
        pass
    else:
        if found is None:
            return Answer(None, True)
        bound = found[0]
        if laid := _lawful(found, asked):
            return Answer(laid, bool(rules.min_natural) or _is_bound(counts, weights, laid, asked))
    for narrower, strict in _narrower(counts):
        try:
            found = FORMS[NAME](narrower + asking(rules, asked.least_points, strict), weights, floor, cap)
        except MemoryError:
            continue
        if found and (laid := _lawful(found, asked)):
            return Answer(laid, laid.worth == bound)
    return Answer(None, False)


def _lawful(found: tuple[int, bytes], asked: Asked) -> Laid | None:
    """Return what was found with its rows in an order that is legal, or None if some have none."""
    rules, change = asked.rules, asked.rules.change
    if (rules.max_jokers, rules.adjacent_jokers, change.max_per_run > 1, change.max_colors > 2) == (None,) + (
        True,
    ) * 3:
        return Laid(*found)
    laid, points = b"", 0
    for codes in rows_of(found[1]):
        row = arranged(tuple(EVERY_FACE[code] for code in codes), rules)
        if row is None:
            return None
        laid += bytes([len(row), *(CODES[face] for face in row)])
        points += readings(row, rules)[0].points
    return Laid(found[0], laid) if points >= (asked.least_points or 0) else None


def _is_bound(counts: bytes, weights: bytes, laid: Laid, asked: Asked) -> bool:
    """Whether the answer is worth all the jokers and the best of the rest with the jokers free.

    Where sets of jokers alone are allowed the search leaves them out, so more cannot be proven.
    """
    if asked.least_points is not None:
        return False
    worth = list(WEIGHTS.unpack(weights))
    free = sum(worth[code] * (counts[KINDS + code] - counts[code]) for code in range(FACES, MIRROR))
    worth[FACES:MIRROR] = [0, 0, 0]
    unbound = counts[:FACES] + bytes(3) + counts[MIRROR:]
    found = FORMS[NAME](unbound + asking(asked.rules), WEIGHTS.pack(*worth), -1, _NO_CAP)
    return found is not None and laid.worth == found[0] + free


def _narrower(counts: bytes) -> Iterator[tuple[bytes, bool]]:
    """Yield narrower questions whose answers are the likelier to be legal: color changes apart, then fewer jokers."""
    least, most = counts[:KINDS], counts[KINDS:]
    if counts[KINDS + CHANGE] == 2:
        yield counts, True
    spare = [range(most[code] - least[code] + 1) for code in range(FACES, KINDS)]
    for fewer in sorted(product(*spare), key=sum)[1:]:
        jokers = bytes(most[FACES + kind] - less for kind, less in enumerate(fewer))
        yield least + most[:FACES] + jokers, True
