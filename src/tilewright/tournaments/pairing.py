"""The next round of a tournament: who plays, who sits out, at which table and on which seat."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from itertools import combinations
from typing import Final

from msgspec import Struct

from tilewright.tournaments.grouping import grouped
from tilewright.tournaments.tournament import Kind, Tournament, byes_of, lots_of, meetings_of, standings, winners


def table_sizes(people: int, seats: int) -> list[int] | None:
    """Return the sizes of the tables, the largest first, or None where the people cannot be divided.

    Tables have `seats` people or one less; two less only where nothing else fits, and never fewer than two. The fewest
    tables leave the fewest seats empty, so no other number of tables needs to be tried.

    >>> table_sizes(10, 4), table_sizes(5, 4), table_sizes(7, 6)
    ([4, 3, 3], [3, 2], None)
    """
    tables = -(-people // seats)
    empty = tables * seats - people
    most_empty = min(2, seats - 2) * tables
    if empty > most_empty:
        return None
    two_less = max(0, empty - tables)
    one_less = empty - 2 * two_less
    return [seats] * (tables - one_less - two_less) + [seats - 1] * one_less + [seats - 2] * two_less


def split_byes(order: Sequence[str], seats: int, had: Counter[str]) -> tuple[list[str], list[str], list[int]]:
    """Return who plays, in the same order, who sits out, and the sizes of the tables.

    A bye goes to those who have had the fewest, the last in the order first.
    """
    by_turn = sorted(order, key=lambda name: (had[name], -order.index(name)))
    for count in range(len(order) + 1):
        sizes = table_sizes(len(order) - count, seats)
        if sizes is not None:
            byes = set(by_turn[:count])
            return [name for name in order if name not in byes], by_turn[:count], sizes
    raise AssertionError("nobody at all can always be divided")


# The irreducible polynomials that make the fields of 4 and 8 elements, as bits.
_POLYNOMIALS = {4: 0b111, 8: 0b1011}


def rotated(people: Sequence[str], seats: int, round_number: int) -> list[str]:
    """Return the people so that each `seats` of them in a row are a table of this round.

    Two at a table: the circle method, in which everybody meets everybody once; who is left over comes last. More: the
    people stand in `seats` rows, one column a table, and row r moves on by r times the round. Where the number of
    tables is a prime, 4 or 8, and not below the seats, nobody meets again for as many rounds; with as many tables as
    seats, the rows themselves are one round more.

    >>> [rotated("abcdef", 2, turn) for turn in (0, 1)]
    [['a', 'f', 'b', 'e', 'c', 'd'], ['a', 'e', 'f', 'd', 'b', 'c']]
    """
    around = _circle(people, round_number) if seats == 2 else _shifted_rows(people, seats, round_number)
    return [name for name in around if name is not None]


def _circle(people: Sequence[str], round_number: int) -> Iterator[str | None]:
    """Yield the pairs of a round of the circle method; one of an odd number meets nobody, and comes last."""
    fixed, *moving = [*people, *([None] if len(people) % 2 else [])] or [None]
    turned = [moving[(place - round_number) % len(moving)] for place in range(len(moving))]
    ring = [fixed, *turned]
    pairs = [(ring[place], ring[-1 - place]) for place in range(len(ring) // 2)]
    for pair in sorted(pairs, key=lambda pair: None in pair):
        yield from pair


def _shifted_rows(people: Sequence[str], seats: int, round_number: int) -> Iterator[str | None]:
    tables = -(-len(people) // seats)
    padded = [*people, *[None] * (tables * seats - len(people))]
    if tables == seats and round_number % (tables + 1) == tables:
        yield from padded
        return
    for table in range(tables):
        for row in range(seats):
            yield padded[row * tables + _moved(table, row, round_number % tables, tables)]


def _moved(table: int, row: int, round_number: int, tables: int) -> int:
    """Return table + row * round in the field of `tables` elements for 4 and 8, otherwise modulo `tables`."""
    if tables not in _POLYNOMIALS:
        return (table + row * round_number) % tables
    product = 0
    for bit in range(3):
        if round_number >> bit & 1:
            product ^= row << bit
    for bit in range(4, -1, -1):
        if product >> bit & tables:
            product ^= _POLYNOMIALS[tables] << bit
    return table ^ product


# To start is the largest advantage of a seat, so that it is even counts more than all other places together.
_FIRST = 16

Sat = dict[str, Counter[int]]


def places_of(tournament: Tournament) -> Sat:
    """Return how often each player has sat in each place of a table."""
    sat = {name: Counter[int]() for name in tournament.players}
    for tables in tournament.rounds:
        for table in tables:
            for place, name in enumerate(table):
                sat[name][place] += 1
    return sat


def seated(tables: Iterable[Sequence[str]], sat: Sat) -> list[list[str]]:
    """Return the tables with their people in the order of seats; no other order of a table is more even."""
    return [_order(tuple(table), sat) for table in tables]


def _order(table: tuple[str, ...], sat: Sat) -> list[str]:
    @cache
    def cheapest(people: frozenset[str]) -> tuple[int, tuple[str, ...]]:
        """Return the least cost of seating these people in the first places, and their order."""
        if not people:
            return 0, ()
        place = len(people) - 1
        choices = []
        for name in table:
            if name in people:
                cost, before = cheapest(people - {name})
                # The cost of sitting n times in a place is n squared, so that the next time costs 2n + 1.
                again = (2 * sat[name][place] + 1) * (_FIRST if place == 0 else 1)
                choices.append((cost + again, (*before, name)))
        return min(choices)

    return list(cheapest(frozenset(table))[1])


class Round(Struct, frozen=True, kw_only=True):
    """A round to be played; the order at a table is that of the seats, and the first starts."""

    tables: list[list[str]] = []
    byes: list[str] = []
    over: bool = False


def next_round(tournament: Tournament) -> Round:
    """Return the next round; the same tournament gives the same round."""
    order = ORDERS[tournament.next_kind](tournament)
    if len(order) < 2 or _is_complete(tournament, order):
        return Round(over=True)
    playing, byes, sizes = split_byes(order, tournament.seats, byes_of(tournament))
    tables = _tables(tournament, playing, sizes)
    return Round(tables=seated(tables, places_of(tournament)), byes=byes)


def _tables(tournament: Tournament, playing: Sequence[str], sizes: Sequence[int]) -> list[list[str]]:
    """Return who sits with whom; in a knockout that is settled by the tables before."""
    if tournament.next_kind is Kind.KNOCKOUT or not sizes:
        ends = [sum(sizes[: place + 1]) for place in range(len(sizes))]
        return [list(playing[end - size : end]) for size, end in zip(sizes, ends, strict=True)]
    return grouped(playing, sizes, meetings_of(tournament), by_standing=tournament.kind is Kind.SWISS)


def _by_standing(tournament: Tournament) -> list[str]:
    return _present(tournament, [each.name for each in standings(tournament)])


def _by_rotation(tournament: Tournament) -> list[str]:
    """Return those present by the rotation of all players; those who came later stand behind the others."""
    lots, came = lots_of(tournament), dict.fromkeys(tournament.players, len(tournament.rounds))
    for place in reversed(range(len(tournament.rounds))):
        byes = tournament.byes[place] if place < len(tournament.byes) else ()
        came |= dict.fromkeys([*(name for table in tournament.rounds[place] for name in table), *byes], place)
    everybody = sorted(tournament.players, key=lambda name: (came[name], lots[name]))
    return _present(tournament, rotated(everybody, tournament.seats, len(tournament.rounds)))


def _by_winning(tournament: Tournament) -> list[str]:
    """Return the winners of the last round in the order of its tables, then those who had a bye."""
    lots, last = lots_of(tournament), len(tournament.rounds) - 1
    if last < 0:
        return _present(tournament, sorted(tournament.players, key=lots.__getitem__))
    if last < tournament.groups:
        return _seeded(best_of_groups(_by_standing(tournament), tournament.seats), tournament.seats)
    byes = tournament.byes[last] if last < len(tournament.byes) else ()
    return _present(tournament, [*winners(tournament.results[last], lots), *byes])


ORDERS: Final[dict[Kind, Callable[[Tournament], list[str]]]] = {
    Kind.SWISS: _by_standing,
    Kind.ROUND_ROBIN: _by_rotation,
    Kind.EVENING: _by_rotation,
    Kind.KNOCKOUT: _by_winning,
}


def best_of_groups(order: Sequence[str], seats: int) -> list[str]:
    """Return those who go on after the groups: the best half at most, and enough that no later table is smaller.

    >>> len(best_of_groups(range(40), 4)), len(best_of_groups(range(12), 2)), best_of_groups("abc", 4)
    (16, 4, ['a', 'b', 'c'])
    """
    most = seats
    while most * seats <= len(order) // 2:
        most *= seats
    return list(order[:most])


def _seeded(order: Sequence[str], seats: int) -> list[str]:
    """Return people, the best first, so that tables of all rounds are equally strong, and the best meet last.

    >>> _seeded("12345678", 2)
    ['1', '8', '4', '5', '2', '7', '3', '6']
    """
    if len(order) <= seats:
        return list(order)
    tables = len(order) // seats
    rows = [order[start : start + tables] for start in range(0, len(order), tables)]
    # Back and forth: the first of a table has the last of the next row.
    table_of = dict(
        zip(order, zip(*(row[:: (-1) ** place] for place, row in enumerate(rows)), strict=True), strict=False)
    )
    return [name for first in _seeded(order[:tables], seats) for name in table_of[first]]


def _present(tournament: Tournament, names: Sequence[str]) -> list[str]:
    absent = set(tournament.absent)
    return [name for name in names if name not in absent]


def _is_complete(tournament: Tournament, present: Sequence[str]) -> bool:
    """Return whether everybody present has met everybody, which ends a round robin."""
    if tournament.kind is not Kind.ROUND_ROBIN:
        return False
    met = meetings_of(tournament)
    return all(met[one][other] for one, other in combinations(present, 2))
