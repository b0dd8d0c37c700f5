"""Simulations at the edge of the library."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import closing
from typing import TYPE_CHECKING

from msgspec.structs import replace

from tilewright.arena import simulation as playing
from tilewright.arena.deals import DealResult, Simulation
from tilewright.arena.executors import local_executor
from tilewright.arena.kinds import refuse_bots, refuse_table
from tilewright.arena.simulation import League, schedule
from tilewright.arena.tally import Tally
from tilewright.arguments import expect, wrong_type
from tilewright.bots import specs
from tilewright.bots.protocol import AnyBot
from tilewright.errors import BadInput
from tilewright.lazy import needing
from tilewright.library.editions import rules_of

if TYPE_CHECKING:
    from tilewright.arena.standings import Standings


def bot(spec: str) -> AnyBot:
    """Return a new bot of any game, or raise BadInput.

    A spec is a name of `tilewright bots`, an entry point of the group `tilewright.bots`, or `package.module:Name`, a
    class or function that makes a bot. Parameters follow, each after a colon: `searcher:rollouts=400:milliseconds=50`.
    `exec:COMMAND` is a program in any language (docs/programs.md).
    """
    expect("spec", spec, str, "the name of a bot, as in searcher:rollouts=400")
    return specs.bot(spec)


def simulate(simulation: Simulation, workers: int = 1, each: Callable[[DealResult], object] | None = None) -> Tally:
    """Return the tally of a simulation, or raise BadInput; `each` is called with every deal's result as it comes."""
    expect("simulation", simulation, Simulation, "a Simulation")
    simulation = replace(simulation, rules=rules_of(simulation.rules))
    _refuse_specs(simulation.bots)
    for name, value in (("deals", simulation.deals), ("seed", simulation.seed), ("workers", workers)):
        expect(name, value, int, "a whole number")
    for name, value in (("deals", simulation.deals), ("workers", workers)):
        if value < 1:
            raise BadInput(f"{name} is at least 1, not {value}")
    expect("mishaps", simulation.mishaps, (int, float), "a probability")
    if not 0 <= simulation.mishaps <= 1:
        raise BadInput(f"mishaps is a probability, from 0 to 1, not {simulation.mishaps}")
    refuse_bots(simulation.rules, simulation.bots)
    refuse_table(simulation.rules, len(simulation.bots))
    return playing.simulate(simulation, workers, each)


def play_league(league: League, workers: int = 1) -> Standings:
    """Return the standings of a league: win rates, ratings and the wins of every two bots, at each table size.

    It needs the packages of the extra `arena`; without them it raises MissingExtra.
    """
    expect("league", league, League, "a League")
    league = replace(league, rules=rules_of(league.rules))
    _refuse_specs(league.bots)
    expect("tables", league.tables, (list, tuple), "the sizes of tables")
    for name, value in (("games", league.games), ("seed", league.seed), ("workers", workers)):
        expect(name, value, int, "a whole number")
    for name, value in (("games", league.games), ("workers", workers)):
        if value < 1:
            raise BadInput(f"{name} is at least 1, not {value}")
    expect("fewer", league.fewer, Mapping, "numbers of games by bot")
    for fewer in league.fewer.values():
        expect("fewer", fewer, int, "numbers of games by bot")
    if len(set(league.bots)) < max(2, len(league.bots)):
        raise BadInput("bots are at least two different ones")
    refuse_bots(league.rules, league.bots)
    for seats in league.tables:
        expect("tables", seats, int, "the sizes of tables")
        refuse_table(league.rules, seats)
    # Ratings need packages that the rest of the library does not.
    rated = needing("arena", "play_league", "tilewright.arena.standings")
    with closing(local_executor(workers)) as executor:
        shown: Standings = rated.standings(league, [*playing.played(schedule(league), executor)])
    return shown


def _refuse_specs(bots: object) -> None:
    """Raise WrongType unless these are the specs of bots."""
    if not isinstance(bots, list | tuple):
        raise wrong_type("bots", bots, "the specs of bots, one for each seat")
    for spec in bots:
        expect("bots", spec, str, "the specs of bots, one for each seat")
