"""Upper bounds on what a number and all later numbers can add, from a relaxation without jokers in runs.

In the relaxation only numbered pieces are in runs, and a run may stop before it has three; that costs one unit. A joker
in a group costs two. Jokers have these units to spend: two for each joker that is left, one for each run that a double
or a color change keeps in progress, and two for each mirrored run in progress.

Proof that this is a bound: take any way to complete a state, and split the numbered pieces that are still to be laid in
runs into sequences, each of one color and without a gap, on one side of its set. A sequence that continues a counted
run has the length of that run too. If it stops before it has three, a joker is beside it in the set. Who pays for it?

- The joker before it, if there is one. Or the mirror, if it is the first sequence of its side.
- Else the joker behind it. That only happens to the first sequence of a set, so no joker pays for more than two.
- A joker laid earlier pays for the first sequence after it, and a mirror laid earlier for the first on each side. These
  are the units of the sets in progress. A counted run pays for nothing: the sequence after its last joker continues it.

The bounds are worth their time where most pieces must be laid. Where few must, the relaxation has too many states; then
it is given up, and the search begins again with the bounds of `stages.py` alone.
"""

from collections.abc import Sequence

from msgspec import Struct

from tilewright.solver.common.lanes import excess, smaller, total
from tilewright.solver.common.question import NUMBERS
from tilewright.solver.special.stages import Action

Runs = tuple[int, int, int]
"""How many runs of each color are one, two, or at least three pieces long, as lanes."""

_INFEASIBLE = -1

# How many offers are tried before the relaxation is given up; the compiled form must have the same number.
MOST_STEPS = 150_000


class TooManySteps(Exception):
    """The relaxation has too many states."""


class Offer(Struct):
    """Pieces of one number in runs, and the highest reward for each amount that its groups may cost."""

    runs: int
    rewards: dict[int, int]


def cost_of(open_runs: Runs, runs: int) -> int:
    """Return how many runs stop too early if a number has these pieces for them."""
    return total(excess(open_runs[0] + open_runs[1], runs))


def relaxed(open_runs: Runs, runs: int) -> Runs:
    """Return the open runs after a number with these pieces; the pieces extend runs of two first, then of one.

    So the fewest runs stop: a run of two is safe with one more piece, and a long one may stop at any time.
    """
    n1, n2, n3 = open_runs
    second, extended_short = smaller(n2, runs), smaller(n1 + n2, runs)
    beyond = runs - extended_short
    extended_long = smaller(n3, beyond)
    return beyond - extended_long, extended_short - second, second + extended_long


class Ahead:
    """The bounds of one search, each found when it is first needed."""

    def __init__(self, actions: Sequence[Sequence[Action]], available: Sequence[int]) -> None:
        self.available = available
        self.offers: list[list[Offer]] = [_offers(some) for some in actions]
        self.steps: int = 0
        self.known: dict[tuple[int, Runs], list[int]] = {}
        self.most_later: list[int] = [0]
        for some in reversed(actions):
            self.most_later.insert(0, self.most_later[0] + some[0].reward)

    def most(self, number: int, open_runs: Runs, units: int) -> int:
        """Return the most that a number and all later ones can add, or -1 if they cannot be laid."""
        if units < 0:
            return _INFEASIBLE
        if number == NUMBERS:
            return 0 if total(open_runs[0] + open_runs[1]) <= units else _INFEASIBLE
        return self.outlook(number, open_runs, units)[units]

    def outlook(self, number: int, open_runs: Runs, units: int) -> list[int]:
        """Return the most that can be added for each amount up to `units` or more."""
        n1, n2, n3 = open_runs
        # Long runs that this number cannot extend make no difference.
        key = number, (n1, n2, smaller(n3, excess(self.available[number], n1 + n2)))
        found = self.known.get(key)
        if found is None or len(found) <= units:
            found = self.known[key] = self.look(*key, units)
        return found

    def look(self, number: int, open_runs: Runs, units: int) -> list[int]:
        """Find the most that can be added for each amount up to `units`; the best offers come first."""
        self.steps += len(self.offers[number])
        if self.steps > MOST_STEPS:
            raise TooManySteps
        most = [_INFEASIBLE] * (units + 1)
        for offer in self.offers[number]:
            cost = cost_of(open_runs, offer.runs)
            least = cost + min(offer.rewards)
            if least > units or most[least] >= max(offer.rewards.values()) + self.most_later[number + 1]:
                continue
            after = relaxed(open_runs, offer.runs)
            if number < NUMBERS - 1:
                ahead = self.outlook(number + 1, after, units - least)
            else:
                cost += total(after[0] + after[1])
                ahead = [0] * (units + 1)
            for in_groups, reward in offer.rewards.items():
                for spent in range(cost + in_groups, units + 1):
                    later = ahead[spent - cost - in_groups]
                    if later >= 0:
                        most[spent] = max(most[spent], reward + later)
        return most


def _offers(actions: Sequence[Action]) -> list[Offer]:
    found: dict[int, Offer] = {}
    for action in actions:
        rewards = found.setdefault(action.runs, Offer(action.runs, {})).rewards
        cost = 2 * total(action.wild)
        rewards[cost] = max(rewards.get(cost, 0), action.reward)
    return list(found.values())
