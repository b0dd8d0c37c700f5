"""The order of the seats at a table: everybody starts, and sits in each place, as evenly as the rounds allow."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache

from tilewright.tournaments.tournament import Tournament

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
