"""A league: every line-up of the named bots at every table size, so that all meet equally often."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import chain, combinations, combinations_with_replacement

from msgspec import Struct

from tilewright.arena.deals import Simulation
from tilewright.games import GameRules


class League(Struct, frozen=True, kw_only=True):
    """What to play: every two bots meet in at least `games` games at each table size.

    Line-ups with a bot in `fewer` play as if the league had only that number of games.
    """

    rules: GameRules
    bots: tuple[str, ...]
    tables: tuple[int, ...]
    games: int
    seed: int
    fewer: Mapping[str, int] = {}


def line_ups(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Return every choice of bots for the seats; with fewer bots than seats, each bot as evenly as possible.

    >>> line_ups("abc", 2)
    [('a', 'b'), ('a', 'c'), ('b', 'c')]
    >>> line_ups("ab", 3)
    [('a', 'a', 'b'), ('a', 'b', 'b')]
    """
    if len(bots) >= seats:
        return list(combinations(bots, seats))
    least = seats // len(bots)
    return [
        line_up
        for line_up in combinations_with_replacement(bots, seats)
        if all(least <= line_up.count(bot) <= least + 1 for bot in bots)
    ]


def schedule(league: League) -> list[Simulation]:
    """Return the simulations of a league, each with its own deals."""
    planned: list[Simulation] = []
    first = 0
    for seats in league.tables:
        every = line_ups(league.bots, seats)
        meetings = Counter(chain.from_iterable({*combinations(sorted(line_up), 2)} for line_up in every))
        rarest = min(count for (one, other), count in meetings.items() if one != other)
        for line_up in every:
            games = min([league.games, *(league.fewer[bot] for bot in line_up if bot in league.fewer)])
            deals = -(-games // (rarest * seats))
            planned.append(
                Simulation(rules=league.rules, bots=line_up, deals=deals, seed=league.seed, first=first, lots=True)
            )
            first += deals
    return planned
