"""A turn chosen piece by piece: which faces can follow those committed, and whether these are a turn by themselves."""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from tilewright.game.table import Position
from tilewright.kernel import native
from tilewright.solver.classic.question import KINDS as CLASSIC_KINDS
from tilewright.solver.classic.question import WEIGHTS, counts
from tilewright.solver.common.masks import Known
from tilewright.solver.common.question import JOKER, NO_CAP
from tilewright.solver.common.rows import CodedTurn, Rows, bounds, rows_of
from tilewright.solver.rules import TurnRules, turn_rules
from tilewright.solver.solve import best_turn_with, mask, opens, played_codes, rows_with
from tilewright.solver.special.question import KINDS, demands
from tilewright.solver.special_turns import best_special_turn, has_special_jokers
from tilewright.tiles import FACES, code_of, codes_of

# More than all pieces of a rack.
_WANTED = 1 << 10


class Commits(Struct, frozen=True):
    """57 flags: of each face whether one more piece of it can be committed, and whether the turn may end as it is.

    `known` is what the mask after one more committed face can begin with, in the form of `Known`.
    """

    flags: bytes
    known: bytes = b""


def commits(position: Position, committed: bytes = b"", before: Commits | None = None) -> Commits:
    """Return for each face whether one more piece, played with those committed, is part of some legal turn.

    The last flag says whether the committed pieces are a legal turn by themselves. So a turn that takes one flagged
    face after the other always ends legally. Under every booklet one call of a kernel answers most positions; it is
    faster with the answer `before` the last piece was committed.
    """
    rules, opening = turn_rules(position.rules), not position.opened
    table = b"" if opening and not rules.opening_extras else b"".join(map(codes_of, position.table))
    special = has_special_jokers(position)
    known = committed[-1:] + before.known if before and before.known else b""
    if not counts_decide(rules, special) or (rules.jokers_bound and max(table, default=0) >= JOKER):
        return _by_special_turns(position, committed) if special else _by_turns(position, committed, known)
    if special:
        return _special_flags(position, table, committed, known)
    # With extras the whole turn is judged as any other; that it contains an opening is a question of its own.
    asked = rules.opening if opening and not rules.opening_extras else rules.turn
    limits = bounds(CLASSIC_KINDS, table, codes_of(position.rack), committed)
    if opening and rules.opening_extras and not opens(committed, rules):
        if not committed and not opens(codes_of(position.rack), rules):
            return _NOTHING
        found = _opening_flags(position, limits, known)
        return _by_turns(position, committed, known) if found is None else found
    least, most = limits
    alone = counts(least, least) + asked if committed else b""
    return _widened(native.mask(counts(least, most) + asked, alone, least, most, known))


def committed_turn(position: Position, committed: bytes) -> CodedTurn | None:
    """Return a legal turn that plays exactly the committed pieces, or None.

    Where there are special jokers, few rows are moved if that is possible: it takes a fraction of the time of all.
    """
    if not committed:
        return None
    alone = with_rack(position, committed)
    return _beside_other_rows(alone, committed) or best_turn_with(alone, committed)


@lru_cache(maxsize=1 << 6)
def counts_decide(rules: TurnRules, special: bool) -> bool:
    """Return whether the kernel knows every rule of sets, so that counts of pieces decide what can be laid."""
    change = rules.sets.change
    known = rules.counts_suffice and bool(rules.sets.min_natural)
    return known and not (special and (rules.opening_extras or change.max_per_run < 2 or change.max_colors < 3))


def _beside_other_rows(position: Position, committed: bytes) -> CodedTurn | None:
    """Return a turn that leaves the rows with special jokers alone, or else all other rows; None if there is none."""
    rules = turn_rules(position.rules)
    if not has_special_jokers(position) or rules.jokers_bound or not counts_decide(rules, special=True):
        return None
    special = tuple(row for row in position.table if max(codes_of(row)) > JOKER)
    others = tuple(row for row in position.table if max(codes_of(row)) <= JOKER)
    kept, turn = special, None
    if max(committed) <= JOKER:
        turn = best_turn_with(replace(position, table=others), committed)
    if turn is None and position.opened:
        kept, turn = others, best_special_turn(replace(position, table=special), None, committed)
    # What is worth less than nothing is not proven.
    return CodedTurn((*map(codes_of, kept), *turn.rows), turn.worth, turn.exact) if turn and turn.worth >= 0 else None


def _widened(known: bytes) -> Commits:
    """Return flags of the 53 classic faces as flags of all."""
    flags = known[:CLASSIC_KINDS] + bytes(KINDS - CLASSIC_KINDS) + known[CLASSIC_KINDS : CLASSIC_KINDS + 1]
    return Commits(flags, known)


_NOTHING = _widened(bytes(CLASSIC_KINDS + 1))


def _opening_flags(position: Position, limits: tuple[bytes, bytes], before: bytes) -> Commits | None:
    """Return the flags of an opening with extras whose committed pieces are not an opening yet, or None if unknown.

    Among the turns that lay a wanted face, one that lays most of the rack is likely to contain an opening.
    """
    rules, known = turn_rules(position.rules), Known(limits, before)
    question = counts(*limits) + rules.turn
    optional = [int(high > low) for low, high in zip(*limits, strict=True)]
    broken = False

    def best_rows(wanted: Sequence[int]) -> Rows | None:
        nonlocal broken
        weights = WEIGHTS.pack(*[_WANTED * want + may for want, may in zip(wanted, optional, strict=True)])
        found = native.solve(question, weights, _WANTED - 1, NO_CAP)
        if found is None:
            return None
        rows = rows_of(found[1])
        broken = not opens(played_codes(rows, position.table), rules)
        return None if broken else rows

    known.find(best_rows)
    # The committed pieces are not an opening, so they are not a turn.
    return None if broken else _widened(bytes(known))


def _special_flags(position: Position, table: bytes, committed: bytes, before: bytes) -> Commits:
    rules = turn_rules(position.rules)
    asked = demands(rules.sets, None if position.opened else position.rules.opening.least)
    least, most = bounds(KINDS, table, codes_of(position.rack), committed)
    alone = least + least + asked if committed else b""
    try:
        known = native.mask_special(least + most + asked, alone, least, most, before)
    except MemoryError:
        return _by_special_turns(position, committed)
    return Commits(known[: KINDS + 1], known)


def _by_turns(position: Position, committed: bytes, before: bytes) -> Commits:
    """Return the flags from whole turns, which the solver finds one after the other."""
    table = b"".join(map(codes_of, position.table))
    known = Known(bounds(CLASSIC_KINDS, table, codes_of(position.rack), committed), before)
    known.find(lambda wanted: rows_with(position, wanted, committed))
    known.fits[-1] = known.fits[-1] or committed_turn(position, committed) is not None
    return _widened(bytes(known))


def _by_special_turns(position: Position, committed: bytes) -> Commits:
    fits = mask(position, tuple(FACES[code] for code in committed))
    alone = committed_turn(position, committed) is not None
    return Commits(bytes([face in fits for face in FACES]) + bytes([alone]))


def with_rack(position: Position, codes: bytes) -> Position:
    """Return the position with only these pieces on the rack."""
    left = Counter(codes)
    rack = []
    for tile in position.rack:
        code = code_of(tile)
        if left[code]:
            left[code] -= 1
            rack.append(tile)
    return replace(position, rack=tuple(rack))
