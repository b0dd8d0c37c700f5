"""A tournament as a value: who plays, what was played, and the refusal of what does not fit together."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from itertools import combinations
from statistics import fmean
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from tilewright.arguments import quoted
from tilewright.chance import Chance, branch
from tilewright.errors import BadInput

MOST_PLAYERS = 2_000
MOST_ROUNDS = 400
LARGEST_FILE = 16_000_000

Name = Annotated[str, Meta(min_length=1, max_length=64)]
Table = tuple[Name, ...]
Points = dict[Name, int | float]


class Kind(StrEnum):
    """How a round is made from the ones before it."""

    SWISS = "swiss"
    ROUND_ROBIN = "round-robin"
    EVENING = "evening"
    KNOCKOUT = "knockout"


class Tournament(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A tournament before its next round; `results[i][j]` has the points of the table `rounds[i][j]`.

    A knockout begins with `groups` rounds of an evening, and only the best of them go on.
    """

    kind: Kind
    seats: Annotated[int, Meta(ge=2, le=6)]
    players: Annotated[tuple[Name, ...], Meta(max_length=MOST_PLAYERS)]
    rounds: Annotated[tuple[tuple[Table, ...], ...], Meta(max_length=MOST_ROUNDS)] = ()
    results: Annotated[tuple[tuple[Points, ...], ...], Meta(max_length=MOST_ROUNDS)] = ()
    byes: Annotated[tuple[tuple[Name, ...], ...], Meta(max_length=MOST_ROUNDS)] = ()
    absent: tuple[Name, ...] = ()
    groups: Annotated[int, Meta(ge=0, le=MOST_ROUNDS)] = 0
    seed: int = 0

    @property
    def next_kind(self) -> Kind:
        """How the next round is made."""
        in_groups = self.kind is Kind.KNOCKOUT and len(self.rounds) < self.groups
        return Kind.EVENING if in_groups else self.kind


def read_tournament(text: bytes) -> Tournament:
    """Return the tournament that a JSON object describes, or raise BadInput with the part that is wrong."""
    if len(text) > LARGEST_FILE:
        raise BadInput(f"a tournament has at most {LARGEST_FILE:,} bytes")
    try:
        tournament = msgspec.json.decode(text, type=Tournament)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as wrong:
        raise BadInput(f"not a tournament: {wrong}"[:200]) from None
    for complaint in _complaints(tournament):
        raise BadInput(complaint)
    return tournament


def byes_of(tournament: Tournament) -> Counter[str]:
    """Return how many byes each player has had."""
    return Counter(name for byes in tournament.byes for name in byes)


def meetings_of(tournament: Tournament) -> dict[str, Counter[str]]:
    """Return how often each player has met each other one."""
    met = {name: Counter[str]() for name in tournament.players}
    for tables in tournament.rounds:
        for table in tables:
            for one, other in combinations(table, 2):
                met[one][other] += 1
                met[other][one] += 1
    return met


def _complaints(tournament: Tournament) -> Iterator[str]:
    """Yield what is wrong with a tournament, with the part of it."""
    players = set(tournament.players)
    yield from _twice("players", tournament.players)
    yield from _twice("absent", tournament.absent)
    yield from _strangers("absent", tournament.absent, players)
    for part in ("results", "byes"):
        if len(getattr(tournament, part)) > len(tournament.rounds):
            yield f"{part}[{len(tournament.rounds)}] belongs to a round that is not in rounds"
    for place, tables in enumerate(tournament.rounds):
        for number, table in enumerate(tables):
            yield from _strangers(f"rounds[{place}][{number}]", table, players)
            if len(table) < 2:
                yield f"rounds[{place}][{number}] has fewer than two players"
        seated = [name for table in tables for name in table]
        byes = tournament.byes[place] if place < len(tournament.byes) else ()
        yield from _strangers(f"byes[{place}]", byes, players)
        yield from _twice(f"rounds[{place}] and byes[{place}]", [*seated, *byes])
        yield from _wrong_results(tournament, place)


def _wrong_results(tournament: Tournament, place: int) -> Iterator[str]:
    """Yield what is wrong with the results of a round; a kind that does not look at results can do without them."""
    tables = tournament.rounds[place]
    results: Sequence[Mapping[str, float]] = tournament.results[place] if place < len(tournament.results) else ()
    if len(results) > len(tables):
        yield f"results[{place}][{len(tables)}] belongs to a table that is not in rounds[{place}]"
    for number, table in enumerate(tables):
        where = f"results[{place}][{number}]"
        if number >= len(results):
            if tournament.kind in {Kind.SWISS, Kind.KNOCKOUT}:
                yield f"{where} is missing"
            continue
        yield from (
            f"{where} has points for {quoted(name)}, not at that table" for name in results[number] if name not in table
        )
        yield from (f"{where} has no points for {quoted(name)}" for name in table if name not in results[number])


def _twice(part: str, names: Iterable[str]) -> Iterator[str]:
    return (f"{part} has {quoted(name)} twice" for name, times in Counter(names).items() if times > 1)


def _strangers(part: str, names: Iterable[str], players: set[str]) -> Iterator[str]:
    return (f"{part} has {quoted(name)}, who is not in players" for name in names if name not in players)


class Standing(Struct, frozen=True, kw_only=True, order=True):
    """One player's place: more points first, then more tables won, then opponents with more points, then the lot.

    In a knockout those who have come further are first: `reached` counts the rounds, and the last one if won.
    """

    reached: int
    points: float
    won: int
    opponents: float
    lot: bytes
    name: str


def standings(tournament: Tournament) -> list[Standing]:
    """Return all players, the best first.

    A bye is worth the mean of its round, and a round missed is worth the lowest result of it: under every way of
    scoring the first is neither luck nor loss, and the second is never better than playing. A table without a result
    is worth nothing yet.
    """
    points, met, lots = _points(tournament), meetings_of(tournament), lots_of(tournament)
    reached = _reached(tournament, lots)
    won = Counter(winner for results in tournament.results for winner in winners(results, lots))
    places = (
        Standing(
            reached=reached[name],
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
        seated = {name for table in tournament.rounds[place] for name in table}
        for name in points.keys() - (seated - scored.keys()):
            points[name] += scored.get(name, mean if name in byes else lowest)
    return points


def _reached(tournament: Tournament, lots: Mapping[str, bytes]) -> Counter[str]:
    """Return how far each player has come in a knockout, in which groups do not count; 0 in another kind."""
    if tournament.kind is not Kind.KNOCKOUT:
        return Counter()
    played = range(tournament.groups, len(tournament.rounds))
    reached = Counter(name for place in played for table in tournament.rounds[place] for name in table)
    reached.update(name for byes in tournament.byes[tournament.groups :] for name in byes)
    if played and len(tournament.results) == len(tournament.rounds):
        reached.update(winners(tournament.results[-1], lots))
    return reached
