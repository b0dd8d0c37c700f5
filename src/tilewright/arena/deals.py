"""Duplicate deals: one deal played once for each rotation of the bots around the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from typing import Generic, TypeVar

from msgspec import Struct

from tilewright.arena.kernel_matches import Contested, Names
from tilewright.arena.kinds import CONTESTS, Contest
from tilewright.arena.match import play_match, shuffles_from
from tilewright.arena.timeouts import with_probability
from tilewright.bots.protocol import Bot
from tilewright.chance import Chance, branch, shuffled
from tilewright.engine import Command, Event, Fault, Rules, Seat, Seen, State, View, replay
from tilewright.games import GameRules
from tilewright.records.lines import write_line
from tilewright.rules.handicap import Handicaps

_View = TypeVar("_View")
_Seen = TypeVar("_Seen")
_Command = TypeVar("_Command")

# As in a match without a host.
_HOST = Seat(0)


class Simulation(Struct, frozen=True, kw_only=True):
    """What to play: each deal once for every rotation of the bots around the table.

    `deals` counts single games, or whole matches if `matches` is set; their numbers begin with `first`. With `lots` the
    order around the table is drawn for each deal. `mishaps` is the probability that a turn runs out of time. `choices`
    counts the turns in which bots held back. `handicaps` has one for each bot, which takes it to every seat.
    """

    rules: GameRules
    bots: tuple[str, ...]
    deals: int
    seed: int
    matches: bool = False
    mishaps: float = 0
    record: bool = False
    choices: bool = False
    first: int = 0
    lots: bool = False
    handicaps: Handicaps = ()


class Rotation(Struct, frozen=True):
    """One rotation of the bots around the table: the match's id, the seat of each bot, and their chance."""

    match: str
    seats: tuple[Seat, ...]
    chance: Chance


class RotationResult(Struct, frozen=True, kw_only=True):
    """The result of one rotation, with one value for each bot in the order they were named.

    `illegal` counts turns against the rules, `held_back` those that played nothing although a legal turn would.
    """

    seats: tuple[Seat, ...]
    wins: tuple[Fraction, ...]
    points: tuple[Fraction, ...]
    illegal: tuple[int, ...]
    held_back: tuple[int, ...] | None
    games: int
    turns: int
    blocked: int
    lines: tuple[str, ...]


class DealResult(Struct, frozen=True):
    """The result of one deal: the seat that acted first, and every rotation."""

    starter: Seat
    rotations: tuple[RotationResult, ...]

    @property
    def lines(self) -> Iterator[str]:
        """Return the record lines of all games."""
        return (line for rotation in self.rotations for line in rotation.lines)


class Watched(Generic[_View, _Seen, _Command]):
    """A bot with a count of the turns in which it held back."""

    def __init__(self, bot: Bot[_View, _Seen, _Command], holds_back: Callable[[_View, _Command], bool]) -> None:
        self._bot, self._holds_back, self.held_back = bot, holds_back, 0

    def choose(self, view: _View, seen: Sequence[_Seen], chance: Chance) -> _Command:
        """Return the bot's command."""
        command = self._bot.choose(view, seen, chance)
        self.held_back += self._holds_back(view, command)
        return command


def distinct(names: Sequence[str]) -> tuple[str, ...]:
    """Return distinct names: one given twice becomes `greedy#1` and `greedy#2`."""
    return tuple(
        f"{name}#{names[: place + 1].count(name)}" if names.count(name) > 1 else name
        for place, name in enumerate(names)
    )


def result_fields(simulation: Simulation, result: DealResult, number: int) -> dict[str, object]:
    """Return a deal as a line of JSON: its number, the seat that acted first, and each game by its seats.

    `match` is the id that the record of the game has.
    """
    names, deal = distinct(simulation.bots), simulation.first + number
    games = []
    for turned, rotation in enumerate(result.rotations):
        bots = [rotation.seats.index(Seat(seat)) for seat in range(len(names))]
        games.append(
            {
                "match": _match_id(simulation, deal, turned),
                "seats": [names[bot] for bot in bots],
                "wins": [float(rotation.wins[bot]) for bot in bots],
                "points": [float(rotation.points[bot]) for bot in bots],
                "illegal": [rotation.illegal[bot] for bot in bots],
                "games": rotation.games,
                "turns": rotation.turns,
                "blocked": rotation.blocked,
            }
        )
    return {"deal": deal, "starter": result.starter, "games": games}


def _match_id(simulation: Simulation, deal: int, rotation: int) -> str:
    return f"{simulation.seed}-{deal}-{rotation}"


def play_deal(simulation: Simulation, deal: int) -> DealResult:
    """Return the result of one deal, which depends on nothing but the arguments."""
    return duplicate_deal(CONTESTS.of(simulation.rules), simulation.rules, simulation, deal)


def duplicate_deal(
    contest: Contest[Rules, State, Command, Event, Fault, View, Seen], rules: Rules, simulation: Simulation, deal: int
) -> DealResult:
    """Return the result of one deal: in rotation r the bot at place i of the order has seat i + r."""
    rules = rules if simulation.matches else contest.single_game(rules)
    count = len(simulation.bots)
    root = branch(Chance(f"seed {simulation.seed}".encode()), deal)
    order: Sequence[int] = range(count)
    if simulation.lots:
        order, _ = shuffled(order, branch(root, "order"))
    shuffles = shuffles_from(contest.engine, rules, count, root)
    rotations = []
    dealt: dict[Handicaps, tuple[Event, ...]] = {}
    for number in range(count):
        seats = tuple(Seat((order.index(bot) + number) % count) for bot in range(count))
        one = Rotation(_match_id(simulation, deal, number), seats, branch(root, "turns", number))
        handicaps = tuple(simulation.handicaps[seats.index(seat)] for seat in sorted(seats) if simulation.handicaps)
        if handicaps not in dealt:
            dealt[handicaps] = contest.start(rules, count, shuffles, _HOST, handicaps)
        first_events = dealt[handicaps]
        rotations.append(_rotation(contest, first_events, simulation, one))
    return DealResult(contest.engine.to_move(replay(contest.engine, first_events))[0], tuple(rotations))


def _rotation(
    contest: Contest[Rules, State, Command, Event, Fault, View, Seen],
    first_events: Sequence[Event],
    simulation: Simulation,
    one: Rotation,
) -> RotationResult:
    seated = [one.seats.index(Seat(seat)) for seat in range(len(one.seats))]
    bots = [contest.bot(simulation.bots[place]) for place in seated]
    names = None
    if simulation.record:
        named = distinct(simulation.bots)
        names = Names([named[place] for place in seated], one.match)
    played = None
    if not (simulation.mishaps or simulation.choices):
        played = contest.play_in_kernel(first_events, bots, one.chance, names)
    played = played or _through_engine(contest, first_events, simulation, one.chance, (bots, names))
    counts, over = played.counts, played.outcome
    return RotationResult(
        seats=one.seats,
        wins=tuple(Fraction(seat in over.winners, len(over.winners)) for seat in one.seats),
        points=tuple(over.totals[seat] for seat in one.seats),
        illegal=tuple(played.refused[seat] + counts.penalised.count(seat) for seat in one.seats),
        held_back=None if played.held_back is None else tuple(played.held_back[seat] for seat in one.seats),
        games=counts.games,
        turns=counts.turns,
        blocked=counts.blocked,
        lines=played.lines,
    )


def _through_engine(
    contest: Contest[Rules, State, Command, Event, Fault, View, Seen],
    first_events: Sequence[Event],
    simulation: Simulation,
    chance: Chance,
    seated: tuple[Sequence[Bot[View, Seen, Command]], Names | None],
) -> Contested:
    bots, names = seated
    watched = [Watched(bot, contest.holds_back) for bot in bots] if simulation.choices else None
    replace = with_probability(simulation.mishaps, contest.time_out) if simulation.mishaps else None
    played = play_match(contest.engine, first_events, watched or bots, chance, replace)
    over = contest.engine.outcome(played.state)
    assert over is not None
    return Contested(
        over,
        contest.counts(played.events),
        played.refused,
        None if watched is None else tuple(one.held_back for one in watched),
        () if names is None else tuple(map(write_line, contest.recorded(played.events, names.seats, names.match))),
    )
