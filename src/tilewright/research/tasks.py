"""Tasks with fixed seeds, and the score of a policy with its interval."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from statistics import fmean

import numpy as np
from msgspec import Struct

from tilewright.arena.deals import Simulation
from tilewright.arena.simulation import simulate
from tilewright.arena.tally import Interval, mean_interval, rate_interval, won_share
from tilewright.arguments import expect, wrong_type
from tilewright.bots.kinds import LADDERS
from tilewright.bots.specs import resolve
from tilewright.game.commands import Command, PlayTiles
from tilewright.game.turn import judged
from tilewright.games import edition
from tilewright.research.actions import Choosing, action_of, chosen
from tilewright.research.episode import Observation
from tilewright.research.observing import observed
from tilewright.research.settings import tile_rules
from tilewright.research.tiles import EngineTiles, Seating
from tilewright.solver.solve import solve
from tilewright.tiles import BadInput

Policy = Callable[[Observation], int]
"""A function from what the seat in turn observes, in the form `commit`, to a legal action."""

Player = Callable[[EngineTiles], Command]
"""A player returns the command of the seat in turn, and leaves the game as it was."""

POOL = ("casual", "greedy", "hoarder")
"""The opponents of the tasks; they and the seed must never change, or scores could not be compared."""

SEED = 23
_TURBO_OPPONENT = "turbo-greedy"
_TILES_PLAYER = "greedy"


class Score(Struct, frozen=True, kw_only=True):
    """The score of a policy in a task: the mean of some deals with its 95 % interval.

    `fair` is what a player as good as its opponents would have; for `tiles`, 0 is the best.
    """

    task: str
    policy: str
    deals: int
    games: int
    mean: float
    interval: Interval
    fair: float

    def __str__(self) -> str:
        head = f"{'task':8} {'policy':24} {'deals':>5} {'games':>6} {'mean':>7}  {'95 % interval':17} {'fair':>6}"
        low, high = self.interval
        played = f"{self.task:8} {self.policy:24} {self.deals:5} {self.games:6}"
        return f"{head}\n{played} {self.mean:7.3f}  {f'{low:.3f} to {high:.3f}':17} {self.fair:6.3f}"


class Task(Struct, frozen=True):
    """A task: what it measures in one sentence, the deals of the whole form, and how it is played."""

    measures: str
    deals: int
    play: Callable[[str | Policy, int], tuple[list[float], int, float]]


def score(policy: str | Policy, task: str, deals: int | None = None) -> Score:
    """Play a task, print the score of the policy as a table, and return it.

    A policy is a bot's spec, or a function from an observation of `env` to an action. Fewer deals than the task has are
    a first impression: only whole tasks are compared.
    """
    expect("task", task, str, f"one of {', '.join(TASKS)}")
    if task not in TASKS:
        raise BadInput(f"{task} is not a task: there are {', '.join(TASKS)}")
    asked = TASKS[task]
    most = asked.deals if deals is None else deals
    expect("deals", most, int, "a whole number, or None")
    if most < 2:
        raise BadInput(f"an interval needs at least 2 deals, not {most}")
    values, games, fair = asked.play(policy, most)
    interval = mean_interval(values) if task == _TILES else rate_interval(values)
    name = policy if isinstance(policy, str) else getattr(policy, "__name__", type(policy).__name__)
    found = Score(task=task, policy=name, deals=most, games=games, mean=fmean(values), interval=interval, fair=fair)
    print(found)
    return found


def player_of(policy: str | Policy) -> Player:
    """Return the player of a bot's spec or of a policy, or raise BadInput."""
    if not (isinstance(policy, str) or callable(policy)):
        raise wrong_type("policy", policy, "a bot's spec, or a function from an observation to an action")
    if isinstance(policy, str):
        bot = resolve(policy, LADDERS.tiles)
        return lambda tiles: tiles.command_of(bot)
    return partial(_command_of_policy, policy)


def _command_of_policy(policy: Policy, tiles: EngineTiles) -> Command:
    """Return the command that the policy's actions lead to, or raise NotLegal."""
    game, turn = tiles.game, tiles.turn
    while True:
        vector, mask = observed(game, game.seat, turn.committed), np.frombuffer(turn.mask, np.int8).copy()
        after = chosen(turn, action_of(policy({"observation": vector, "action_mask": mask})))
        if not isinstance(after, Choosing):
            return after
        turn = after


def _tiles_laid(tiles: EngineTiles, command: Command) -> int:
    """Return how many pieces a command of the seat in turn lays; an illegal one lays none."""
    if not isinstance(command, PlayTiles):
        return 0
    judgement = judged(tiles.turn_position, command.table)
    return 0 if judgement.faults else len(judgement.played)


def _wins(seats: int, names: Sequence[str] = POOL) -> Callable[[str | Policy, int], tuple[list[float], int, float]]:
    def play(policy: str | Policy, deals: int) -> tuple[list[float], int, float]:
        own = player_of(policy)
        pool = [player_of(name) for name in names]
        seating = Seating(tile_rules("classic-nl", seats), seats)
        values = []
        for deal in range(deals):
            others = [pool[(deal + step) % len(pool)] for step in range(seats - 1)]
            # The policy plays the deal once from every seat.
            shares = [
                _won(EngineTiles(seating, SEED, deal), [*others[:seat], own, *others[seat:]], seat)
                for seat in range(seats)
            ]
            values.append(fmean(shares))
        return values, deals * seats, 1 / seats

    return play


def _won(tiles: EngineTiles, players: list[Player], seat: int) -> float:
    while not tiles.over:
        tiles.carry_out(players[tiles.seat](tiles))
    winners = tiles.match.results[-1].winners
    return (seat in winners) / len(winners)


def _tiles_lost(policy: str | Policy, deals: int) -> tuple[list[float], int, float]:
    """Ask the policy at every turn of games that another bot plays: so every policy is asked the same questions."""
    own, other = player_of(policy), player_of(_TILES_PLAYER)
    seating = Seating(tile_rules("classic-nl", 2), 2)
    values = []
    for deal in range(deals):
        tiles, lost = EngineTiles(seating, SEED, deal), []
        while not tiles.over:
            best = solve(tiles.turn_position)
            if best.tiles and best.exact:
                lost.append(best.tiles - _tiles_laid(tiles, own(tiles)))
            tiles.carry_out(other(tiles))
        values.append(fmean(lost) if lost else 0.0)
    return values, deals, 0.0


def _turbo(policy: str | Policy, deals: int) -> tuple[list[float], int, float]:
    if not isinstance(policy, str):
        raise BadInput("turbo is played by bots: name one, as package.module:Name if it is your own")
    values: list[float] = []
    asked = Simulation(rules=edition("turbo").rulebook, bots=(policy, _TURBO_OPPONENT), deals=deals, seed=SEED)
    simulate(asked, each=lambda result: values.append(won_share(result, 0)))
    return values, deals * 2, 0.5


_TILES = "tiles"
TASKS = {
    "wins-2": Task("share of games won by two players against the pool", 100, _wins(2)),
    "wins-3": Task("share of games won by three players against the pool", 100, _wins(3)),
    "wins-4": Task("share of games won by four players against the pool", 100, _wins(4)),
    "hoarder": Task("share of games won by two players against the hoarder", 100, _wins(2, ("hoarder",))),
    _TILES: Task("pieces fewer than the proven best, in turns in which something can be laid", 50, _tiles_lost),
    "turbo": Task(f"share of rounds of Turbo won against {_TURBO_OPPONENT}", 100, _turbo),
}
"""The tasks by name."""
