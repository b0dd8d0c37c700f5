"""The standings of a tournament: points, and how ties are broken."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from statistics import fmean

from msgspec import Struct

from tilewright.chance import Chance, branch
from tilewright.tournaments.tournament import Tournament, meetings_of


class Standing(Struct, frozen=True, kw_only=True, order=True):
    """One player's place: more points first, then more tables won, then opponents with more points, then the lot."""

    points: float
    won: int
    opponents: float
    lot: bytes
    name: str


def standings(tournament: Tournament) -> list[Standing]:
    """Return all players, the best first.

    A bye is worth the mean of its round, and a round missed is worth the lowest result of it: under every way of
    scoring the first is neither luck nor loss, and the second is never better than playing.
    """
    points, met, lots = _points(tournament), meetings_of(tournament), lots_of(tournament)
    won = Counter(winner for results in tournament.results for winner in winners(results, lots))
    places = (
        Standing(
            points=points[name],
            won=won[name],
            opponents=sum(points[other] * times for other, times in met[name].items()),
            lot=lots[name],
            name=name,
        )
        for name in tournament.players
    )
    return sorted(places, reverse=True)


def winners(results: Sequence[Mapping[str, float]], lots: Mapping[str, bytes]) -> list[str]:
    """Return who won each table of a round; of equal results the one with the higher lot wins."""
    return [max(result, key=lambda name: (result[name], lots[name])) for result in results if result]


def lots_of(tournament: Tournament) -> dict[str, bytes]:
    """Return the lot of each player: it depends on seed and name alone, so it stays when others come and leave."""
    chance = Chance(str(tournament.seed).encode())
    return {name: branch(chance, "lot", name).key for name in tournament.players}


def _points(tournament: Tournament) -> Mapping[str, float]:
    points = dict.fromkeys(tournament.players, 0.0)
    for place, results in enumerate(tournament.results):
        scored = {name: float(value) for result in results for name, value in result.items()}
        if not scored:
            continue
        byes = tournament.byes[place] if place < len(tournament.byes) else ()
        mean, lowest = fmean(scored.values()), min(scored.values())
        for name in points:
            points[name] += scored.get(name, mean if name in byes else lowest)
    return points
