"""Simulations: many deals between bots, on one core or several, and what they show."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from math import sqrt
from statistics import NormalDist, fmean, stdev

from joblib import Parallel, delayed
from msgspec import Struct

from tilewright.bots.arena import begun, play_match
from tilewright.bots.contests import TILES, Contest, Course
from tilewright.chance import Chance, branch
from tilewright.engine import Command, Event, Fault, Rules, Seen, State, View
from tilewright.records.lines import write_line
from tilewright.rules.rulebook import Rulebook

_BATCH = 4
_Z95 = NormalDist().inv_cdf(0.975)


class Simulation(Struct, frozen=True, kw_only=True):
    """What is to be played: each deal once for every rotation of the bots around the table.

    `deals` counts games of one deal, or whole matches where `matches` is set.
    """

    rules: Rulebook
    bots: tuple[str, ...]
    deals: int
    seed: int
    matches: bool = False
    mishaps: float = 0
    record: bool = False


class DealResult(Struct, frozen=True, kw_only=True):
    """What one deal brought: for each bot its wins and points in each rotation, and what was needed for it."""

    wins: tuple[tuple[Fraction, ...], ...]
    points: tuple[tuple[Fraction, ...], ...]
    games: int
    turns: int
    blocked: int
    lines: tuple[str, ...]


class Tally(Struct, frozen=True, kw_only=True):
    """What a simulation showed, by the names of the bots."""

    games: int
    wins: dict[str, float]
    win_rate: dict[str, float]
    ci95: dict[str, tuple[float, float]]
    points: dict[str, float]
    turns: float
    games_per_s: float
    blocked: int


def distinct(names: Sequence[str]) -> tuple[str, ...]:
    """Return the names as they are told apart: one given twice becomes `greedy#1` and `greedy#2`."""
    return tuple(
        f"{name}#{names[: place + 1].count(name)}" if names.count(name) > 1 else name
        for place, name in enumerate(names)
    )


def results(simulation: Simulation, workers: int = 1) -> Iterator[DealResult]:
    """Yield what each deal brought, in their order, whatever the number of workers."""
    batches = [range(first, min(first + _BATCH, simulation.deals)) for first in range(0, simulation.deals, _BATCH)]
    if workers == 1:
        for batch in batches:
            yield from _batch(simulation, batch)
        return
    jobs = Parallel(n_jobs=workers, return_as="generator")(delayed(_batch)(simulation, batch) for batch in batches)
    for done in jobs:
        yield from done


def simulate(simulation: Simulation, workers: int = 1, each: Callable[[DealResult], object] | None = None) -> Tally:
    """Return what a simulation shows; `each` is called with every deal's result as it comes."""
    began = time.perf_counter()
    done = []
    for result in results(simulation, workers):
        if each is not None:
            each(result)
        done.append(result)
    return _tally(distinct(simulation.bots), done, time.perf_counter() - began)


def _batch(simulation: Simulation, deals: range) -> list[DealResult]:
    return [_deal(simulation, deal) for deal in deals]


def _deal(simulation: Simulation, deal: int) -> DealResult:
    return _dealt(TILES, simulation.rules, simulation, deal)


def _dealt(
    contest: Contest[Rules, State, Command, Event, Fault, View, Seen], rules: Rules, simulation: Simulation, deal: int
) -> DealResult:
    """Play one deal from every seat: in rotation r the bot of place i sits on seat i + r."""
    rules = rules if simulation.matches else contest.single(rules)
    count = len(simulation.bots)
    root = branch(Chance(f"seed {simulation.seed}".encode()), deal)
    first_events = begun(contest.engine, rules, count, root)
    mishap = contest.mishap(simulation.mishaps) if simulation.mishaps else None
    names = distinct(simulation.bots)
    wins: list[tuple[Fraction, ...]] = []
    points: list[tuple[Fraction, ...]] = []
    courses: list[Course] = []
    lines: list[str] = []
    for rotation in range(count):
        seated = [(seat - rotation) % count for seat in range(count)]
        bots = [contest.bot(simulation.bots[place]) for place in seated]
        played = play_match(contest.engine, first_events, bots, branch(root, "turns", rotation), mishap)
        courses.append(contest.course(played.events))
        if simulation.record:
            match_id = f"{simulation.seed}-{deal}-{rotation}"
            lines += map(write_line, contest.recorded(played.events, [names[place] for place in seated], match_id))
        over = contest.engine.outcome(played.state)
        assert over is not None
        seats = [(place + rotation) % count for place in range(count)]
        wins.append(tuple(Fraction(seat in over.winners, len(over.winners)) for seat in seats))
        points.append(tuple(over.totals[seat] for seat in seats))
    return DealResult(
        wins=tuple(wins),
        points=tuple(points),
        games=sum(course.games for course in courses),
        turns=sum(course.turns for course in courses),
        blocked=sum(course.blocked for course in courses),
        lines=tuple(lines),
    )


def _tally(names: Sequence[str], done: Sequence[DealResult], seconds: float) -> Tally:
    games = sum(result.games for result in done)
    shares = {
        name: [float(fmean(row[place] for row in result.wins)) for result in done] for place, name in enumerate(names)
    }
    points = {
        name: float(sum(row[place] for result in done for row in result.points)) for place, name in enumerate(names)
    }
    wins = {name: float(sum(row[place] for result in done for row in result.wins)) for place, name in enumerate(names)}
    played = sum(len(result.wins) for result in done)
    return Tally(
        games=games,
        wins=wins,
        win_rate={name: won / played for name, won in wins.items()},
        ci95={name: _interval(values) for name, values in shares.items()},
        points={name: total / games for name, total in points.items()},
        turns=sum(result.turns for result in done) / games,
        games_per_s=games / seconds,
        blocked=sum(result.blocked for result in done),
    )


def _interval(shares: Sequence[float]) -> tuple[float, float]:
    """Return the 95 % interval of a win rate from its values deal by deal: games of one deal depend on each other."""
    if len(shares) < 2:
        return (0.0, 1.0)
    middle, reach = fmean(shares), _Z95 * stdev(shares) / sqrt(len(shares))
    return (max(0.0, middle - reach), min(1.0, middle + reach))
