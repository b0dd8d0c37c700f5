"""The next round of a tournament: who plays, who sits out, at which table and on which seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Final

from msgspec import Struct

from tilewright.tournaments.division import split_byes
from tilewright.tournaments.grouping import grouped
from tilewright.tournaments.rotation import rotated
from tilewright.tournaments.seating import places_of, seated
from tilewright.tournaments.standings import lots_of, standings, winners
from tilewright.tournaments.tournament import Kind, Tournament, byes_of, meetings_of


class Round(Struct, frozen=True, kw_only=True):
    """A round to be played; the order at a table is that of the seats, and the first starts."""

    tables: list[list[str]] = []
    byes: list[str] = []
    over: bool = False


def next_round(tournament: Tournament) -> Round:
    """Return the next round; the same tournament gives the same round."""
    order = ORDERS[tournament.kind](tournament)
    if len(order) < 2 or _is_complete(tournament, order):
        return Round(over=True)
    playing, byes, sizes = split_byes(order, tournament.seats, byes_of(tournament))
    tables = _tables(tournament, playing, sizes)
    return Round(tables=seated(tables, places_of(tournament)), byes=byes)


def _tables(tournament: Tournament, playing: Sequence[str], sizes: Sequence[int]) -> list[list[str]]:
    """Return who sits with whom; in a knockout that is settled by the tables before."""
    if tournament.kind is Kind.KNOCKOUT or not sizes:
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
    byes = tournament.byes[last] if last < len(tournament.byes) else ()
    return _present(tournament, [*winners(tournament.results[last], lots), *byes])


ORDERS: Final[dict[Kind, Callable[[Tournament], list[str]]]] = {
    Kind.SWISS: _by_standing,
    Kind.ROUND_ROBIN: _by_rotation,
    Kind.EVENING: _by_rotation,
    Kind.KNOCKOUT: _by_winning,
}


def _present(tournament: Tournament, names: Sequence[str]) -> list[str]:
    absent = set(tournament.absent)
    return [name for name in names if name not in absent]


def _is_complete(tournament: Tournament, present: Sequence[str]) -> bool:
    """Return whether everybody present has met everybody, which ends a round robin."""
    if tournament.kind is not Kind.ROUND_ROBIN:
        return False
    met = meetings_of(tournament)
    return all(met[one][other] for one, other in combinations(present, 2))
