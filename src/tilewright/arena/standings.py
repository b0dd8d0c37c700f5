"""The standings of a league: win rates, overall and against each other bot, and ratings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import permutations
from operator import itemgetter
from statistics import fmean

from msgspec import Struct

from tilewright.arena.deals import DealResult, Simulation
from tilewright.arena.intervals import Interval, rate_interval
from tilewright.arena.league import League
from tilewright.arena.ratings import DealWins, Game, Rating, Skill, ratings, skills
from tilewright.games import edition
from tilewright.rules.house import house_of


class Rate(Struct, frozen=True):
    """A win rate with its 95 % interval and number of games."""

    rate: float
    ci95: Interval
    games: int


class TableStandings(Struct, frozen=True, kw_only=True):
    """The standings at one table size; `against` has a bot's win rate in games with each other bot."""

    seats: int
    line_ups: int
    games: int
    rates: dict[str, Rate]
    ratings: dict[str, Rating]
    against: dict[str, dict[str, Rate]]


class Standings(Struct, frozen=True, kw_only=True):
    """The standings of a league, with its options."""

    rules: str
    house: dict[str, int | str]
    bots: tuple[str, ...]
    games: int
    fewer: dict[str, int]
    seed: int
    tables: tuple[TableStandings, ...]
    skills: dict[str, Skill]
    illegal: dict[str, int]


class _Value(Struct, frozen=True):
    """One bot in one deal: the share of its games that it won, and the weight of the deal."""

    share: float
    weight: float
    games: int


Played = Sequence[tuple[Simulation, DealResult]]


def standings(league: League, played: Played) -> Standings:
    """Return the standings after all results of a league."""
    illegal = dict.fromkeys(league.bots, 0)
    for simulation, result in played:
        for rotation in result.rotations:
            for bot, turns in zip(simulation.bots, rotation.illegal, strict=True):
                illegal[bot] += turns
    return Standings(
        rules=league.rules.id,
        house=house_of(league.rules, edition(league.rules.id).rulebook),
        bots=league.bots,
        games=league.games,
        fewer=dict(league.fewer),
        seed=league.seed,
        tables=tuple(
            _table(league.bots, seats, [pair for pair in played if len(pair[0].bots) == seats])
            for seats in league.tables
        ),
        skills=skills(league.bots, _games(played)),
        illegal=illegal,
    )


def ranked(table: TableStandings) -> list[str]:
    """Return the bots of a table size, strongest first."""
    return sorted(table.ratings, key=lambda bot: -table.ratings[bot].rating)


def _table(bots: Sequence[str], seats: int, played: Played) -> TableStandings:
    against: dict[str, dict[str, Rate]] = {bot: {} for bot in bots}
    for bot, other in permutations(bots, 2):
        against[bot][other] = _rate(_values(bot, [pair for pair in played if other in pair[0].bots]))
    return TableStandings(
        seats=seats,
        line_ups=len({simulation.bots for simulation, _ in played}),
        games=sum(len(result.rotations) for _, result in played),
        rates={bot: _rate(_values(bot, played)) for bot in bots},
        ratings=ratings(bots, [DealWins(simulation.bots, _won(result)) for simulation, result in played]),
        against=against,
    )


def _values(bot: str, played: Played) -> list[_Value]:
    """Return the value of each deal with the bot; line-ups weigh the same with any number of deals."""
    return [
        _Value(
            share=fmean(won for name, won in zip(simulation.bots, _won(result), strict=True) if name == bot)
            / len(result.rotations),
            weight=1 / simulation.deals,
            games=len(result.rotations),
        )
        for simulation, result in played
        if bot in simulation.bots
    ]


def _rate(values: Sequence[_Value]) -> Rate:
    weights = [value.weight for value in values]
    shares = [value.share for value in values]
    rate = fmean(shares, weights)
    return Rate(rate, rate_interval(shares, weights), sum(value.games for value in values))


def _won(result: DealResult) -> tuple[float, ...]:
    """Return the number of games that each bot of the line-up won in a deal."""
    return tuple(float(sum(column)) for column in zip(*(one.wins for one in result.rotations), strict=True))


def _games(played: Played) -> Iterator[Game]:
    """Yield single games, one deal of each line-up in turn, so that no line-up comes last as a whole."""
    turns, by_turn = Counter[int](), []
    for simulation, result in played:
        by_turn.append((turns[simulation.first], simulation, result))
        turns[simulation.first] += 1
    for _, simulation, result in sorted(by_turn, key=itemgetter(0)):
        for rotation in result.rotations:
            yield Game(simulation.bots, tuple(map(bool, rotation.wins)))
