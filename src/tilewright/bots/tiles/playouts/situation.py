"""What playouts start from, as values and as the bytes that the kernel reads."""

from collections.abc import Sequence
from enum import IntEnum
from functools import lru_cache
from itertools import combinations

from msgspec import Struct

from tilewright.bots.tiles.playouts.meanings import stood_for
from tilewright.bots.tiles.search.counts import KINDS, Counts, counts_of, counts_of_box
from tilewright.game.table import Table
from tilewright.rules.rulebook import Empty, Rulebook, Tie, set_rules
from tilewright.sets.readings import arranged
from tilewright.solver.common.question import JOKER, NUMBERED, NUMBERS
from tilewright.solver.rules import turn_rules
from tilewright.tiles import FACES, Joker, JokerKind, codes_of

NOBODY = NO_LAP = 255
CLASSIC_KINDS = JOKER + 1
SPECIALS = (JokerKind.DOUBLE, JokerKind.CHANGE, JokerKind.MIRROR)

Pair = tuple[int, int]


class Policy(IntEnum):
    """How a seat plays in a playout."""

    LAY_MOST = 0
    """Play as many tiles as possible."""
    HOARD = 1
    """Like CAREFUL, but with an empty pool play the most value once somebody has passed, unless it wins by waiting."""
    CAREFUL = 2
    """Play nothing that others could use until the whole rack goes out.

    An opening that may use the table waits too, since it can be part of going out. With an empty pool a seat passes if
    it wins when everybody passes; otherwise it plays little, and nothing that lets anybody go out.
    """
    RUSH = 3
    """Open at once, then hold back until the whole rack goes out, or an opponent or the pool is nearly out."""
    PATIENT = 4
    """Like CAREFUL, but with an empty pool also pass while a later seat has to play first."""


class PlayoutRules(Struct, frozen=True, kw_only=True, cache_hash=True):
    """The rules of playouts.

    Jokers of every set of a classic rulebook are exact, but for house rules about how many jokers a set may have and
    where. A special joker is laid only with a pair of numbers from the rack, and never as part of an opening; a row
    with one is left alone ever after. With `jokers_stay` a joker lies on the table as the piece it stands for, as the
    rulebook binds it (A-22). `pairs` has, for each kind of special joker, the pairs of numbers with which it makes a
    set.
    """

    min_natural: int
    extras: bool
    last_lap: bool
    shared_ties: bool
    penalty: int
    jokers_stay: bool
    pairs: tuple[tuple[Pair, ...], ...]


class KnownSeat(Struct, frozen=True, kw_only=True):
    """What is known about a seat.

    `least_points` is what its opening must be worth, `held` are pieces it certainly holds, `idle_table` is the table at
    which it played nothing in its last turn, and `drawn` how many pieces it drew then. `weights` are those of the
    policies it may follow, each from 0 to 255.
    """

    count: int
    opened: bool
    least_points: int
    weights: tuple[int, ...]
    held: Counts = 0
    idle_table: Counts | None = None
    drawn: int = 0


class Situation(Struct, frozen=True, kw_only=True):
    """What a seat knows, from which worlds are dealt; a spectator knows no rack, and then `viewer` is NOBODY.

    `table` has the pieces that may be moved: rows that are left alone are not among them (`movable`).
    """

    rules: PlayoutRules
    viewer: int
    acting: int
    passes: int
    lap: int | None
    table: Counts
    rack: Counts
    unseen: Counts
    known: tuple[KnownSeat, ...]


class Plan(Struct, frozen=True, kw_only=True):
    """What the acting seat does first, and its policy afterwards; without `laid` (None) its own policy decides all.

    `table` is what can be moved after the turn, if it lays anything.
    """

    laid: Counts | None = None
    table: Counts = 0
    policy: Policy = Policy.PATIENT


@lru_cache(maxsize=1 << 6)
def playout_rules(rules: Rulebook) -> PlayoutRules:
    """Return the rules of playouts under a rulebook."""
    return PlayoutRules(
        min_natural=rules.sets.min_natural,
        extras=rules.opening.extras,
        last_lap=rules.pool.empty is Empty.LAST_LAP,
        shared_ties=rules.scoring.tie is Tie.SHARED,
        penalty=rules.jokers.penalty,
        jokers_stay=turn_rules(rules).jokers_bound,
        pairs=tuple(_pairs(kind, rules) for kind in SPECIALS),
    )


def _pairs(kind: JokerKind, rules: Rulebook) -> tuple[Pair, ...]:
    """Return the pairs of numbers with which a special joker makes a set, low numbers first."""
    joker = Joker(kind)
    if not dict(rules.box.contents.jokers).get(kind):
        return ()
    by_number = sorted(range(NUMBERED), key=lambda code: (code % NUMBERS, code))
    close = [*((code, code) for code in by_number), *combinations(by_number, 2)]
    sets = set_rules(rules)
    return tuple(
        (first, second)
        for first, second in close
        if abs(first % NUMBERS - second % NUMBERS) <= _WIDEST
        and arranged((FACES[first], joker, FACES[second]), sets) is not None
    )[:NOBODY]


# A double fills two places between two numbers.
_WIDEST = 3


def movable(table: Table, rules: Rulebook) -> Counts:
    """Return the pieces of the table that playouts move; rows with special jokers are left alone.

    A joker that a rulebook binds is the piece it stands for; if that is one too many, its row is left alone too.
    """
    found = bound = 0
    stay, box = playout_rules(rules).jokers_stay, counts_of_box(rules.box.contents)
    for codes in map(codes_of, table):
        if max(codes) > JOKER:
            continue
        if stay and JOKER in codes:
            meant = stood_for(codes, box + bound)
            bound += meant
            found += counts_of(code for code in codes if code != JOKER) + meant if meant else 0
        else:
            found += counts_of(codes)
    return found


def write_situation(known: Situation) -> bytes:
    """Return the bytes of a situation."""
    rules = known.rules
    head = (
        *(len(known.known), known.viewer, known.acting, known.passes, NO_LAP if known.lap is None else known.lap),
        *(rules.min_natural, rules.extras, rules.last_lap, rules.shared_ties, rules.penalty),
        *(rules.jokers_stay, *map(len, rules.pairs)),
    )
    pairs = bytes(code for kind in rules.pairs for pair in kind for code in pair)
    bags = _written(known.table, CLASSIC_KINDS) + _written(known.rack) + _written(known.unseen)
    return bytes(head) + pairs + bags + b"".join(map(_written_seat, known.known))


def write_plans(plans: Sequence[Plan]) -> bytes:
    """Return the bytes of plans."""
    return b"".join(
        bytes((plan.policy, plan.laid is None)) + _written(plan.laid or 0) + _written(plan.table, CLASSIC_KINDS)
        for plan in plans
    )


def _written_seat(seat: KnownSeat) -> bytes:
    head = (seat.count, seat.opened, seat.least_points, seat.drawn, seat.idle_table is not None, *seat.weights)
    return bytes(head) + _written(seat.held) + _written(seat.idle_table or 0, CLASSIC_KINDS)


def _written(pieces: Counts, kinds: int = KINDS) -> bytes:
    return pieces.to_bytes(kinds, "little")
