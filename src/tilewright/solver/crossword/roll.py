"""Which dice to roll again on the crossword grid: the choice with the best average over sampled rolls.

Every choice is tried with the same rolls (common random numbers), so that choices differ by merit and not by luck.
Among the rolls each die shows each of its faces equally often, or nearly so.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import combinations

from msgspec import Struct
from msgspec.structs import replace

from tilewright.chance import Chance, shuffled
from tilewright.solver.crossword import kernel
from tilewright.solver.crossword.pool import Turn
from tilewright.tiles import Number, Row

Roll = tuple[int, ...]
"""The dice to roll, by their places among the player's dice."""

SAMPLES = 12
ALL_CHOICES = 4
"""Up to this number of dice every choice is tried; with more, a local search changes one die at a time."""

Value = Callable[[int, int], float]
"""The value of having a number of dice left that count a number of points together."""

STEPS = 60
"""The search limit of an estimate."""


def _fewest_dice(left: int, _: int) -> float:
    return float(-left)


def _always() -> bool:
    return True


class Choice(Struct, frozen=True):
    """Dice to roll, and the average value of the turn after that."""

    roll: Roll
    value: float


class Aim(Struct, frozen=True, kw_only=True):
    """What a roll is chosen for: the value of dice left, at least `least` dice to roll, and how many rolls to sample.

    Once `in_time` returns False, the best choice found by then is taken.
    """

    value: Value = _fewest_dice
    least: int = 1
    samples: int = SAMPLES
    in_time: Callable[[], bool] = _always


_MOST_DICE = Aim()


def best_roll(turn: Turn, sides: Sequence[Row], chance: Chance, aim: Aim = _MOST_DICE) -> Choice:
    """Return which dice to roll; `sides` has the faces of each die of the player."""
    trial = _Trial(turn, sampled_rolls(sides, chance, aim.samples), aim)
    dice, least = range(len(turn.own)), aim.least
    if len(turn.own) <= ALL_CHOICES:
        return trial.best(roll for size in range(least, len(turn.own) + 1) for roll in combinations(dice, size))
    now = trial.best(_first_choices(turn, least))
    while aim.in_time():
        near = trial.best(roll for roll in _changed(now.roll, dice) if len(roll) >= least)
        if near.value <= now.value:
            break
        now = near
    return now


def sampled_rolls(sides: Sequence[Row], chance: Chance, samples: int) -> list[Row]:
    """Return rolls of dice with these faces; each die shows each face equally often, or nearly so."""
    return list(zip(*_columns(sides, chance, samples), strict=True))


def playable(turn: Turn) -> tuple[int, int]:
    """Return roughly how many dice can be played, and their points; whether they fit the plane is not checked."""
    return kernel.playable(turn, [turn.own], STEPS)[0]


def _first_choices(turn: Turn, least: int) -> Iterator[Roll]:
    """Yield all dice, then those that cannot be played now, or if these are too few, each smallest choice."""
    dice = range(len(turn.own))
    yield tuple(dice)
    kept = _fitting(turn)
    rest = tuple([die for die in dice if die not in kept])
    if len(rest) >= least:
        yield rest
    else:
        yield from combinations(dice, least)


def _fitting(turn: Turn) -> set[int]:
    """Return dice that can be played together as they are, chosen greedily."""
    kept: list[int] = []
    for die, face in enumerate(turn.own):
        able = replace(turn, own=(*(turn.own[other] for other in kept), face), must_lay=False)
        if playable(able)[0] == len(kept) + 1:
            kept.append(die)
    return set(kept)


def _changed(roll: Roll, dice: Iterable[int]) -> Iterator[Roll]:
    """Yield the choices that differ by one die."""
    for die in dice:
        yield tuple(sorted({*roll} ^ {die}))


class _Trial:
    """Choices tried with the same rolls; results are memoised."""

    def __init__(self, turn: Turn, rolls: Sequence[Row], aim: Aim) -> None:
        self._turn, self._aim, self._rolls = turn, aim, rolls
        self._known: dict[Row, float] = {}
        self._tried: dict[Roll, Choice] = {}

    def best(self, rolls: Iterable[Roll]) -> Choice:
        """Return the best of some choices, the first of equal ones."""
        best: Choice | None = None
        for roll in rolls:
            choice = self._choice(roll)
            if best is None or choice.value > best.value:
                best = choice
            if not self._aim.in_time():
                break
        assert best is not None
        return best

    def _choice(self, roll: Roll) -> Choice:
        if roll not in self._tried:
            values = self._values([self._after(roll, rolled) for rolled in self._rolls])
            self._tried[roll] = Choice(roll, sum(values) / len(values))
        return self._tried[roll]

    def _after(self, roll: Roll, rolled: Row) -> Row:
        return tuple([face if die in roll else self._turn.own[die] for die, face in enumerate(rolled)])

    def _values(self, hands: Sequence[Row]) -> list[float]:
        new = list(dict.fromkeys([own for own in hands if own not in self._known]))
        for own, (dice, points) in zip(new, kernel.playable(self._turn, new, STEPS), strict=True):
            self._known[own] = self._aim.value(len(own) - dice, self._held(own) - points)
        return [self._known[own] for own in hands]

    def _held(self, own: Row) -> int:
        return sum(face.value if isinstance(face, Number) else self._turn.joker_value for face in own)


def _columns(sides: Sequence[Row], chance: Chance, samples: int) -> Iterator[Row]:
    """Yield the faces of each die in all rolls."""
    for faces in sides:
        often = -(-samples // len(faces))
        column, chance = shuffled(faces * often, chance)
        yield column[:samples]
