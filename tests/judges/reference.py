"""A reference solver: the method of docs/solver.md in its plainest form, to be read and to judge the solver.

It goes through the numbers from 1 to 13 and decides at each one where its pieces go. All that matters for the numbers
to come is the state: the runs still open, the jokers not yet laid, and the points that an opening still needs. The
search takes the state with the least worth left on the rack first, so the first one to get past 13 is the best layout.
Nothing is pruned, and nothing is packed: only states that were met before are skipped.
"""

from collections.abc import Iterator, Sequence
from heapq import heappop, heappush
from itertools import combinations, count, product
from typing import NamedTuple

from tests.judges.integer_program import COLORS, JOKER, NUMBERS, Counts, Task
from tilewright.game.table import Position
from tilewright.rules.rulebook import Release, Reuse
from tilewright.tiles import codes_of

SHORTEST = 3


class Run(NamedTuple):
    """An open run of a color that ends just before the number at hand; more than three pieces are as good as three."""

    color: int
    length: int
    numbers: int

    def longer(self, by_number: bool) -> "Run":
        """Return the run with one more piece, a number or a joker; more numbers than one make no difference."""
        return Run(self.color, min(SHORTEST, self.length + 1), min(1, self.numbers + by_number))


class State(NamedTuple):
    """Where a layout has got to: the number at hand, and the color whose runs come next there (None: groups first).

    `left` are the pieces of the number that are not laid yet, by color. `runs` are open and sorted, with those of the
    colors before `color` already past this number. `jokers` are not laid yet, and `points` are still needed.
    """

    number: int
    color: int | None
    left: Counts
    runs: tuple[Run, ...]
    jokers: int
    points: int


def best_worth(task: Task) -> int | None:
    """Return the highest worth of a layout beyond the required pieces, or None if there is no layout."""
    state = _at_number(task, 0, (), task.most[JOKER], task.least_points)
    queue, known, made = [(0, 0, 0, state)], set[State](), count(1)
    while queue:
        left_over, *_, state = heappop(queue)
        if state.number == NUMBERS:
            return _worth(task.weights, task.most) - _worth(task.weights, task.least) - left_over
        if state in known:
            continue
        known.add(state)
        for cost, after in _steps(task, state):
            # Among equals the one that is furthest along comes first, then the oldest.
            heappush(queue, (left_over + cost, -after.number, next(made), after))
    return None


def is_decided_by_counts(position: Position) -> bool:
    """Return whether only counts of classic pieces decide the turn: no joker is bound, and none is special."""
    jokers = position.rules.jokers
    codes = b"".join(map(codes_of, position.table))
    free = jokers.release is Release.REARRANGE and jokers.reuse is Reuse.ANY_SET
    apart = jokers.max_per_set is not None or not jokers.adjacent
    return not apart and (free or JOKER not in codes) and max(codes + codes_of(position.rack), default=0) <= JOKER


def best_turn_worth(position: Position, weights: Counts) -> int | None:
    """Return the highest worth of the rack pieces of a turn, or None if not even an opening can be laid."""
    rules, rack = position.rules, _counted(codes_of(position.rack))
    table = _counted(b"".join(map(codes_of, position.table)))
    natural, points = rules.sets.min_natural, rules.opening.least
    if position.opened:
        return best_worth(Task(table, _sum(table, rack), weights, natural))
    if not rules.opening.extras:
        return best_worth(Task(_counted(b""), rack, weights, natural, points))
    # the pieces of the rack in the turn contain an opening, and together with the table they make sets.
    plays = product(*(range(held + 1) for held in rack))
    for worth, play in sorted(((_worth(weights, play), play) for play in plays), reverse=True):
        opens = best_worth(Task(_counted(b""), play, weights, natural, points)) is not None
        everything = _sum(table, play)
        if any(play) and opens and best_worth(Task(everything, everything, weights, natural)) is not None:
            return worth
    return None


def _counted(codes: bytes) -> Counts:
    return tuple(codes.count(code) for code in range(JOKER + 1))


def _sum(one: Counts, other: Counts) -> Counts:
    return tuple(map(sum, zip(one, other, strict=True)))


def _worth(weights: Counts, counts: Sequence[int]) -> int:
    return sum(weight * held for weight, held in zip(weights, counts, strict=True))


def _at_number(task: Task, number: int, runs: tuple[Run, ...], jokers: int, points: int) -> State:
    """Return the state in which a number begins."""
    left = task.most[number:JOKER:NUMBERS] if number < NUMBERS else ()
    return State(number, None, left, runs, jokers, points)


def _steps(task: Task, state: State) -> Iterator[tuple[int, State]]:
    """Yield the states that one step leads to, each with the worth that the step leaves on the rack."""
    if state.color is None:
        for after in _with_a_group(task, state):
            yield 0, after
        yield 0, state._replace(color=0)
    elif state.color < COLORS:
        for after in _with_runs(task, state, state.color):
            yield 0, after
    else:
        yield from _next_number(task, state)


def _with_a_group(task: Task, state: State) -> Iterator[State]:
    """Yield the states with one more group of the number: different colors, and jokers for some of them."""
    for size, numbers in product((3, 4), range(task.min_natural, COLORS + 1)):
        jokers = size - numbers
        for colors in combinations([color for color in range(COLORS) if state.left[color]], numbers):
            if 0 <= jokers <= state.jokers:
                left = tuple(held - (color in colors) for color, held in enumerate(state.left))
                yield _laid(state._replace(left=left), size, jokers)


def _with_runs(task: Task, state: State, color: int) -> Iterator[State]:
    """Yield the states in which the runs of a color have passed the number: each gets a piece or a joker, or ends."""
    own = [run for run in state.runs if run.color == color]
    others = tuple(run for run in state.runs if run.color != color)
    most = state.left[color]
    for fates in set(product(("number", "joker", "end"), repeat=len(own))):
        if not all(_may_end(task, run) for run, fate in zip(own, fates, strict=True) if fate == "end"):
            continue
        extended = [run.longer(fate == "number") for run, fate in zip(own, fates, strict=True) if fate != "end"]
        for numbers, jokers in product(range(most + 1), range(state.jokers + 1)):
            laid, free = numbers + fates.count("number"), jokers + fates.count("joker")
            if laid <= most and free <= state.jokers:
                started = [Run(color, 1, 1)] * numbers + [Run(color, 1, 0)] * jokers
                left = (*state.left[:color], most - laid, *state.left[color + 1 :])
                runs = tuple(sorted((*others, *extended, *started)))
                yield _laid(state._replace(color=color + 1, left=left, runs=runs), laid + free, free)


def _laid(state: State, pieces: int, jokers: int) -> State:
    """Return the state with pieces of its number laid; some of them are jokers, which count as the number (NL-13)."""
    points = max(0, state.points - pieces * (state.number + 1))
    return state._replace(jokers=state.jokers - jokers, points=points)


def _next_number(task: Task, state: State) -> Iterator[tuple[int, State]]:
    """Yield the state in which the next number begins, if what is left of this one may stay on the rack."""
    codes = range(state.number, JOKER, NUMBERS)
    if any(rest > task.most[code] - task.least[code] for code, rest in zip(codes, state.left, strict=True)):
        return
    cost = sum(task.weights[code] * rest for code, rest in zip(codes, state.left, strict=True))
    after = _at_number(task, state.number + 1, state.runs, state.jokers, state.points)
    if after.number < NUMBERS:
        yield cost, after
    elif _is_complete(task, state):
        yield cost + task.weights[JOKER] * state.jokers, after


def _is_complete(task: Task, state: State) -> bool:
    """Return whether all runs may end after 13, the table's jokers are laid, and an opening has its points."""
    spare = task.most[JOKER] - task.least[JOKER]
    return all(_may_end(task, run) for run in state.runs) and state.jokers <= spare and not state.points


def _may_end(task: Task, run: Run) -> bool:
    """Return whether a run is a set: three pieces, and a number among them unless jokers alone may be one (A-24)."""
    return run.length == SHORTEST and run.numbers >= task.min_natural
