"""Random racks and pools that agree with everything a seat has seen, weighted by likelihood."""

from __future__ import annotations

from math import prod
from random import Random

from tilewright.bots.tiles.search.counts import Counts, codes_in, counts_of, counts_of_tiles
from tilewright.bots.tiles.search.fast_game import FastGame
from tilewright.bots.tiles.search.fast_solver import FastSolver
from tilewright.bots.tiles.search.opponents import Knowledge, Opponent, counts_on
from tilewright.bots.tiles.search.policies import Policy, careful, hoard, lay_most, rush

# How often a rack is resampled that is inconsistent with the owner's last idle turn.
_MOST_TRIES = 3

# After this many turns without an opening, a seat is probably holding one back.
_LONG = 8

# The probability of a turn before the opening that plays nothing, of one after it that plays nothing, and of one after
# it that plays: for seats that play all they can, measured in games of two to four greedy bots, and for seats that hold
# back, which sometimes play too.
_LAYS_ALL = (0.73, 0.54, 0.46)
_HOLDS_BACK = (1.0, 1.0, 0.1)

# The policies of seats that hold back, the common ones more often. The last opens at once, so it is excluded for seats
# that have not opened.
_HOLDERS = (hoard, hoard, careful, rush)


class Sample:
    """A possible state of the game, and the policy of each seat; that of the seat itself is to be replaced."""

    __slots__ = ("game", "policies")

    def __init__(self, game: FastGame, policies: list[Policy]) -> None:
        self.game, self.policies = game, policies


def sampled(known: Knowledge, solver: FastSolver, random: Random) -> Sample:
    """Return a state that the seat cannot distinguish from the real one.

    Racks that are inconsistent with the owner's last idle turn are resampled: nobody keeps a rack that goes out, few
    keep an opening, and a seat that plays all it can holds nothing that fitted.
    """
    view = known.view
    assert view.seat is not None
    policies = [_policy(other, random) for other in known.others]
    hidden = known.unseen
    for seat, other in enumerate(known.others):
        if seat != view.seat:
            hidden -= counts_of_tiles(tuple(other.held))
    free = _shuffled(codes_in(hidden), random)
    racks: list[Counts] = []
    for seat, other in enumerate(known.others):
        if seat == view.seat:
            racks.append(known.rack)
            continue
        certain = counts_of_tiles(tuple(other.held))
        count = view.counts[seat] - len(other.held)
        for _ in range(_MOST_TRIES):
            rack = free[:count]
            if not _would_have_laid(other, certain + counts_of(rack[other.drawn :]), policies[seat], solver):
                break
            free = _shuffled(free, random)
            rack = free[:count]
        racks.append(certain + counts_of(rack))
        free = free[count:]
    game = FastGame(view.rules, known.table, racks, free)
    game.opened = list(view.opened)
    game.seat, game.passes, game.lap = view.seat, view.passes, view.lap
    return Sample(game, policies)


def _shuffled(codes: list[int], random: Random) -> list[int]:
    # Only random() returns the same numbers in every version of Python.
    keys = [random.random() for _ in codes]
    return [code for _, code in sorted(zip(keys, codes, strict=True))]


def _policy(other: Opponent, random: Random) -> Policy:
    """Return a random policy, weighted by how well it explains the opponent's turns."""
    turns = (other.unopened_turns, other.idle_turns, other.laid)
    lays_all, holds = (prod(map(pow, each, turns)) for each in (_LAYS_ALL, _HOLDS_BACK))
    if random.random() * (lays_all + holds) < lays_all:
        return lay_most
    return _HOLDERS[int(random.random() * (len(_HOLDERS) - (other.unopened_turns > _LONG and not other.opened)))]


def _would_have_laid(other: Opponent, rack: Counts, policy: Policy, solver: FastSolver) -> bool:
    """Return whether it would have played in its last idle turn with this rack."""
    if other.idle_table is None:
        return False
    table = counts_on(other.idle_table)
    if not other.opened:
        waits = solver.extras and policy in (hoard, careful)
        return solver.opens(rack) and (not waits or solver.fits(table, rack))
    if policy is lay_most:
        return bool(solver.most(table, rack, solver.most_tiles))
    return solver.fits(table, rack)
