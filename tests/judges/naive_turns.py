"""A second judge of turns, written from the rules alone: pieces are words, and everything possible is tried.

It shares nothing with the program. A rulebook is a mapping of dotted keys to texts, as `tilewright rules` prints it.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import combinations, permutations, product

from tests.judges.naive_sets import (
    COLORS,
    JOKER,
    Limits,
    Words,
    legal_orders,
    plain_sets,
    plain_sets_with,
    within,
)
from tests.judges.naive_twist import JOKERS, TwistLimits, numbers_in, orders_by_gaps
from tests.judges.naive_twist import seen as seen_in_twist
from tests.judges.naive_twist import within as within_in_twist
from tests.judges.naive_twist_sets import sets_made_of

Rules = Mapping[str, str]
Rows = tuple[Words, ...]
AnyLimits = Limits | TwistLimits


@dataclass(frozen=True)
class Spot:
    """The row of a joker, and its place in it."""

    row: int
    place: int


@dataclass(frozen=True)
class Plain:
    """A reading of a row: its shape, and what each piece is: a piece, or what a special joker stands for."""

    shape: str
    pieces: Words

    @property
    def points(self) -> int:
        """The points of the set in an opening."""
        return sum(number for piece in self.pieces for number in numbers_in(piece))

    def bound_as(self, place: int, piece: str) -> str:
        """Return what binds a joker to its place: a color change and a mirror stand for no piece (A-22)."""
        return "" if piece in ("C", "M") else self.pieces[place]


@dataclass(frozen=True)
class Position:
    """The position of the player whose turn it is."""

    rules: Rules
    table: Rows
    rack: Words
    opened: bool


def limits_of(rules: Rules) -> AnyLimits:
    """Return a rulebook's limits on the jokers of a set."""
    fewest, most = int(rules["sets.min_natural"]), rules["jokers.max_per_set"]
    most_jokers = None if most == "none" else int(most)
    side_by_side = rules["jokers.adjacent"] == "yes"
    if "change.at_start" not in rules:
        return Limits(fewest, most_jokers, side_by_side)
    return TwistLimits(
        fewest,
        most_jokers,
        side_by_side,
        change_at_start=rules["change.at_start"] == "yes",
        changes=int(rules["change.max_per_run"]),
        colors=int(rules["change.max_colors"]),
        smallest_side=int(rules["mirror.min_side"]),
        four_in_all=rules["mirror.group_limit"] == "total",
    )


@lru_cache(maxsize=1 << 15)
def seen_as(row: Words, limits: AnyLimits) -> tuple[Plain, ...]:
    """Return every reading of the row in its order; none means that this order is not a set."""
    if isinstance(limits, TwistLimits):
        ways = seen_in_twist(row, limits) if len(row) >= 3 and within_in_twist(row, limits) else ()
        return tuple(dict.fromkeys(Plain(shape, stands) for shape, stands in ways))
    if not within(row, limits):
        return ()
    shown = next((piece for piece in row if piece != JOKER), JOKER)
    return tuple(
        Plain(shape, plain)
        for shape, plain in plain_sets_with(len(row), shown)
        if all(piece in (JOKER, meant) for piece, meant in zip(row, plain, strict=True))
    )


@lru_cache(maxsize=1 << 15)
def orders(row: Words, limits: AnyLimits) -> tuple[Words, ...]:
    """Return the order given if it is a set, else every order that is one."""
    return (row,) if seen_as(row, limits) else all_orders(tuple(sorted(row)), limits)


@lru_cache(maxsize=1 << 15)
def all_orders(pieces: Words, limits: AnyLimits) -> tuple[Words, ...]:
    """Return every order of the pieces that is a set; of a mirrored group only some of those that look different."""
    if isinstance(limits, TwistLimits):
        return tuple(sorted(orders_by_gaps(pieces, limits)))
    return tuple(sorted(legal_orders(pieces, limits)))


def worth(row: Words, limits: AnyLimits) -> int:
    """Return the points of a row in an opening: its order decides, then the highest reading (A-10)."""
    return max((plain.points for order in orders(row, limits) for plain in seen_as(order, limits)), default=0)


@lru_cache(maxsize=1 << 15)
def best_worth(pieces: Words, limits: AnyLimits) -> int:
    """Return the points of the pieces in an opening in their best order, 0 if no order is a set."""
    return max((worth(order, limits) for order in all_orders(pieces, limits)), default=0)


def pieces_in(rows: Sequence[Words]) -> Counter[str]:
    """Return how often each piece occurs in the rows."""
    return Counter(piece for row in rows for piece in row)


def turn_fault(position: Position, after: Rows) -> str | None:
    """Return why the table may not be left like this, or None if it may."""
    limits = limits_of(position.rules)
    before, laid = pieces_in(position.table), pieces_in(after)
    if before - laid:
        return "pieces of the table are missing"
    played = laid - before
    if played - Counter(position.rack):
        return "pieces lie there that are not on the rack"
    if not played:
        return "no piece of the rack was played"
    if not all(orders(row, limits) for row in after):
        return "a row is not a set"
    if not position.opened:
        why = opening_fault(position, after, played)
        if why or position.rules["opening.extras"] == "no":
            # Rows of the table count as unchanged, and so do their jokers.
            return why
    layouts = product(*(orders(row, limits) for row in after))
    if not any(faithful(position.rules, position.table, layout) for layout in layouts):
        return "a joker of the table may not go there"
    return None


def opening_fault(position: Position, after: Rows, played: Counter[str]) -> str | None:
    """Return why this is not an opening (A-07, A-08), or None."""
    limits, least = limits_of(position.rules), max(1, int(position.rules["opening.min"]))
    if position.rules["opening.extras"] == "yes":
        return None if makes(played, least, limits) else "the pieces played make no opening"
    new = list(after)
    for row in position.table:
        # An unchanged row comes before one that merely has the same pieces.
        twins = sorted((other for other in new if Counter(other) == Counter(row)), key=lambda other: other != row)
        if not twins:
            return "the table was touched before the opening"
        new.remove(twins[0])
    return None if sum(worth(row, limits) for row in new) >= least else "the new rows are worth too little"


def makes(pieces: Counter[str], least: int, limits: AnyLimits) -> bool:
    """Return whether some of the pieces can be laid as sets worth at least this much."""
    sets = sets_of(pieces, limits)
    seen: set[tuple[Words, int]] = set()

    def search(left: Words, need: int) -> bool:
        if need <= 0:
            return True
        if not left or (left, need) in seen:
            return False
        seen.add((left, need))
        held = Counter(left)
        for chosen, points in sets.items():
            if left[0] in chosen and Counter(chosen) <= held:
                rest = tuple(sorted((held - Counter(chosen)).elements()))
                if search(rest, need - points):
                    return True
        return search(tuple(piece for piece in left if piece != left[0]), need)

    return search(tuple(sorted(pieces.elements())), least)


def sets_of(pieces: Counter[str], limits: AnyLimits) -> dict[Words, int]:
    """Return every set that can be formed of the pieces, and its best worth."""
    if isinstance(limits, TwistLimits):
        return {row: best_worth(row, limits) for row in sets_made_of(pieces, limits)}
    found: dict[Words, int] = {}
    for length in range(3, min(13, pieces.total()) + 1):
        for shape, plain in plain_sets(length):
            if shape == "group" and plain != tuple(sorted(plain)):
                continue
            absent = [place for place, piece in enumerate(plain) if not pieces[piece]]
            present = [place for place in range(length) if place not in absent]
            for more in range(pieces[JOKER] - len(absent) + 1):
                for others in combinations(present, more):
                    row = tuple(JOKER if at in (*absent, *others) else plain[at] for at in range(length))
                    found[tuple(sorted(row))] = best_worth(tuple(sorted(row)), limits)
    return {row: points for row, points in found.items() if points}


def faithful(rules: Rules, before: Rows, after: Rows) -> bool:
    """Return whether some assignment of the jokers of the table obeys A-19 and A-22."""
    if rules["jokers.release"] == "rearrange" and rules["jokers.reuse"] == "any_set":
        return True
    limits = limits_of(rules)
    old = _jokers(before)

    @cache
    def reused(freed: tuple[tuple[Spot, Spot], ...], went: tuple[Spot, ...]) -> bool:
        return rules["jokers.reuse"] == "any_set" or _in_new_sets(rules, before, after, freed, went)

    for began, ended in product(product(*map(_highest, _ways(before, limits))), product(*_ways(after, limits))):
        for went in _ways_to_go(before, after):
            freed = tuple(
                (start, end)
                for start, end in zip(old, went, strict=True)
                if began[start.row].bound_as(start.place, before[start.row][start.place])
                != ended[end.row].bound_as(end.place, after[end.row][end.place])
            )
            replaced = all(_replaced(rules, before, after, start, began[start.row]) for start, _ in freed)
            if replaced and reused(freed, went):
                return True
    return False


def _ways(rows: Rows, limits: AnyLimits) -> list[tuple[Plain, ...]]:
    # A row without a joker has only one meaning, whatever else is in the box.
    return [seen_as(row, limits) if not set(JOKERS).isdisjoint(row) else (Plain("", row),) for row in rows]


def _highest(ways: tuple[Plain, ...]) -> list[Plain]:
    most = max((way.points for way in ways), default=0)
    return [plain for plain in ways if plain.points == most]


def _jokers(rows: Rows) -> list[Spot]:
    """Return the places of jokers, kind by kind."""
    return [
        Spot(at, place)
        for kind in JOKERS
        for at, row in enumerate(rows)
        if kind in row
        for place, piece in enumerate(row)
        if piece == kind
    ]


def _ways_to_go(before: Rows, after: Rows) -> Iterator[tuple[Spot, ...]]:
    """Yield every assignment of the table's jokers to places now; a joker keeps its kind."""
    choices = []
    jokers_before, jokers_after = _jokers(before), _jokers(after)
    for kind in JOKERS:
        old = [spot for spot in jokers_before if before[spot.row][spot.place] == kind]
        new = [spot for spot in jokers_after if after[spot.row][spot.place] == kind]
        # Jokers that seem unmoved come first, since most of them are.
        here = [next((spot for spot in new if after[spot.row] == before[start.row]), None) for start in old]
        likely = list(dict.fromkeys([*(spot for spot in here if spot), *new]))
        choices.append(list(permutations(likely, len(old))))
    for choice in product(*choices):
        yield tuple(spot for spots in choice for spot in spots)


def _replaced(rules: Rules, before: Rows, after: Rows, spot: Spot, was: Plain) -> bool:
    """Return whether the piece that the joker stood for is on the table, where the rules demand it."""
    if rules["jokers.release"] == "rearrange":
        return True
    row, stood_for = before[spot.row], was.pieces[spot.place]
    needed = {stood_for}
    if rules["jokers.group_of_three"] == "both" and was.shape == "group" and len(row) == 3:
        needed = {color + stood_for[1:] for color in COLORS} - set(row)
    return needed <= set(pieces_in(after))


def _in_new_sets(
    rules: Rules, before: Rows, after: Rows, freed: Sequence[tuple[Spot, Spot]], went: Sequence[Spot]
) -> bool:
    """Return whether every freed joker is in a new set, for some assignment of equal copies (A-19)."""
    if any(_is_extended(before, after, end.row) for _, end in freed):
        return False
    wanted = 2 if rules["jokers.reuse"] == "new_set_two_rack_tiles" else 0
    # For each freed joker: how many of its old neighbors are in its set now, and how many pieces of the rack.
    lying = [sum(piece in JOKERS for piece in row) for row in after]
    tallies = {tuple((0, lying[end.row] - sum(spot.row == end.row for spot in went)) for _, end in freed)}
    for face in {piece for _, end in freed for piece in after[end.row]}.difference(JOKERS):
        tallies = {
            tuple(
                (old + origin.count((end.row, str(start.row))), own + origin.count((end.row, "rack")))
                for (start, end), (old, own) in zip(freed, tally, strict=True)
            )
            for tally in tallies
            for origin in _origins(before, after, face)
        }
    lay_with = [sum(piece not in JOKERS for piece in before[start.row]) for start, _ in freed]
    return any(
        all(
            old <= (1 if with_it > 1 else 0) and own >= wanted
            for (old, own), with_it in zip(tally, lay_with, strict=True)
        )
        for tally in tallies
    )


def _is_extended(before: Rows, after: Rows, at: int) -> bool:
    """Return whether a row is an old set with more pieces: the same faces lie together in no other row (A-19)."""
    for old in before:
        together = [place for place, row in enumerate(after) if all(old.count(x) <= row.count(x) for x in old)]
        if together == [at]:
            return True
    return False


def _origins(before: Rows, after: Rows, face: str) -> list[list[tuple[int, str]]]:
    """Return each way to say where the copies of a face came from: its row of `after`, and one of `before` or the rack.

    A mirrored set may hold a face twice.
    """
    here = [at for at, row in enumerate(after) for piece in row if piece == face]
    from_where = [str(at) for at, row in enumerate(before) for piece in row if piece == face]
    from_where += ["rack"] * (len(here) - len(from_where))
    return [list(zip(here, way, strict=True)) for way in set(permutations(from_where, len(here)))]
