"""The planner of the dice game: it weighs its rolls and turns by its chance to win after the opponent's reply."""

import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import chain
from math import exp
from typing import Annotated

from msgspec import Meta
from msgspec.structs import replace

from tilewright.bots.dice.greedy import LIMITS
from tilewright.bots.dice.turns import chosen, dice_to_roll, turn_of
from tilewright.chance import Chance, branch
from tilewright.dice.commands import Command
from tilewright.dice.grid import Cell, Faces
from tilewright.dice.placed import DieIds, sides
from tilewright.dice.scoring import dice_value
from tilewright.dice.turn import shows_set
from tilewright.dice.view import Seen, View
from tilewright.solver.common.question import JOKER
from tilewright.solver.crossword import kernel
from tilewright.solver.crossword.placing import on_one_grid
from tilewright.solver.crossword.pool import Turn
from tilewright.solver.crossword.roll import STEPS, Aim, sampled_rolls
from tilewright.solver.crossword.sets import dice_sets
from tilewright.solver.crossword.solve import GridAnswer, solve_grid
from tilewright.tiles import CODES, FACES, Face, Row

SAMPLES = 36

TO_MOVE = (0.00, 0.57, 0.87, 1.06, 1.21, 1.27, 1.40, 1.48, 1.50)
WAITING = (0.46, 0.85, 1.09, 1.22, 1.34, 1.40, 1.45, 1.49, 1.55)
"""By dice left from one on, how far the seat to move and the other one are from winning: the difference is log odds.

Fitted once to 20,000 rounds between greedy players who ignored the plane, within half a point on average.
"""

KEPT = 0.8
"""What a die that fits and is kept counts of one that is played: the opponent may take its place.

Chosen by hand and not fitted: only that it is below 1 has a reason.
"""

POINT = 0.001
"""What a point in hand costs in chances to win while no turn has failed; an untuned guess."""


class TurboPlanner:
    """Samples its rolls, and after each of its turns the opponent's; takes what promises most.

    A die on the grid helps both players, and one that fits can be kept: so it often lays no more than it must.
    The budget is a number of samples, so that games are reproducible; `milliseconds` can only cut a turn short.
    """

    needs_history = False

    def __init__(
        self,
        samples: Annotated[int, Meta(ge=1)] = SAMPLES,
        milliseconds: Annotated[float, Meta(gt=0)] | None = None,
    ) -> None:
        self._samples, self._milliseconds = samples, milliseconds

    def choose(self, view: View, seen: Sequence[Seen], chance: Chance) -> Command:
        """Return the most promising roll, or the most promising turn."""
        in_time = self._clock()
        return chosen(
            view,
            lambda: dice_to_roll(view, branch(chance, "roll"), self._aim(view, in_time)),
            lambda: self._lay(view, branch(chance, "lay"), in_time),
        )

    def _clock(self) -> Callable[[], bool]:
        if self._milliseconds is None:
            return lambda: True
        end = time.monotonic() + self._milliseconds / 1000
        return lambda: time.monotonic() < end

    def _aim(self, view: View, in_time: Callable[[], bool]) -> Aim:
        value = partial(_after_own_turn, view.failed, len(_their_dice(view)))
        return Aim(value=value, samples=self._samples, in_time=in_time)

    def _lay(self, view: View, chance: Chance, in_time: Callable[[], bool]) -> Faces | None:
        turn = turn_of(view)
        replies = sampled_rolls([sides(die) for die in _their_dice(view)], chance, self._samples)
        best: GridAnswer | None = None
        highest = 0.0
        for answer in _turns(turn):
            if answer.tiles == len(turn.own):
                return answer.grid
            prospect = _prospect(view, turn, replies, answer)
            if best is None or prospect > highest:
                best, highest = answer, prospect
            if not in_time():
                break
        return best.grid if best is not None and best.played else None


def _their_dice(view: View) -> DieIds:
    assert view.seat is not None
    return view.hands[1 - view.seat]


def _chance(mine: float, theirs: int) -> float:
    """Return the chance of the seat to move, by the dice that both have left."""
    low = int(mine)
    behind = TO_MOVE[low - 1]
    if mine > low:
        behind += (mine - low) * (TO_MOVE[low] - behind)
    return 1 / (1 + exp(behind - WAITING[theirs - 1]))


def _after_own_turn(failed: int, theirs: int, left: int, points: int) -> float:
    """Return the value of having `left` dice worth `points` in hand when the other seat is to move.

    The points decide a blocked round (TB-18), which gets more likely with every failed turn in a row.
    """
    return 1.0 if not left else 1 - _chance(theirs, left) - points * POINT * (1 << failed)


def _turns(turn: Turn) -> Iterator[GridAnswer]:
    """Yield the turn with the most dice, turns without one of its dice, and those that lay as little as allowed."""
    best = solve_grid(turn, limits=LIMITS)
    yield best
    duty = turn.must_lay and shows_set(turn.own)
    met = {_played(best.played)}
    for other in chain(_without_one(turn, best), _single_sets(turn) if duty else [_lay_nothing(turn)]):
        if _played(other.played) not in met and (not duty or shows_set(other.played)):
            met.add(_played(other.played))
            yield other


def _without_one(turn: Turn, best: GridAnswer) -> Iterator[GridAnswer]:
    for face in dict.fromkeys(best.played):
        place = turn.own.index(face)
        yield solve_grid(replace(turn, own=turn.own[:place] + turn.own[place + 1 :]), limits=LIMITS)


def _single_sets(turn: Turn) -> Iterator[GridAnswer]:
    """Yield the turns that lay one set of the player's dice next to the grid."""
    kinds = [CODES[face] for face in turn.own]
    for one in dice_sets({kind for kind in kinds if kind != JOKER}, kinds.count(JOKER)):
        row = tuple([FACES[kind] for kind in one])
        grid = on_one_grid([turn.grid, {Cell(x, 0): face for x, face in enumerate(row)}], turn.grid)
        yield replace(_lay_nothing(turn), grid=grid, played=row, tiles=len(row))


def _lay_nothing(turn: Turn) -> GridAnswer:
    return GridAnswer(grid=turn.grid, played=(), tiles=0, points=0, exact=True, us=0.0)


def _played(faces: Row) -> tuple[str, ...]:
    return tuple(sorted(map(str, faces)))


def _prospect(view: View, turn: Turn, replies: Sequence[Row], answer: GridAnswer) -> float:
    """Return the chance to win after this turn, over the opponent's rolls of all dice and best plays."""
    left = _without(turn.own, answer.played)
    after = replace(turn, grid=answer.grid)
    # One die must be rolled again, so at least one is still to fit.
    to_fit = max(1.0, len(left) - KEPT * kernel.playable(after, [tuple(left)], STEPS)[0][0])
    theirs = len(replies[0])
    played = kernel.playable(after, replies, STEPS)
    chances = [_chance(to_fit, theirs - dice) if dice < theirs else 0.0 for dice, _ in played]
    failed = 0 if answer.played else view.failed + 1
    points = dice_value(left, turn.joker_value)
    return sum(chances) / len(chances) - points * POINT * (1 << failed)


def _without(own: Row, played: Row) -> list[Face]:
    left = list(own)
    for face in played:
        left.remove(face)
    return left
