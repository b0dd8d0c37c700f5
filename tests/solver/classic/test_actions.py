"""The actions of one number against a recursive search for groups."""

from functools import cache
from itertools import combinations, product
from random import Random

from tilewright.solver.classic.stages import PARTITIONS, Supply, actions, prefixes
from tilewright.solver.common.lanes import covers, distributions, excess, lane, nonzero, packed, smaller, total

Four = tuple[int, ...]


@cache
def makes_groups(pieces: Four, jokers: int) -> bool:
    """Return whether the pieces and jokers form groups, each with a number in it."""
    if not any(pieces):
        return not jokers
    for naturals in range(1, 5):
        for colors in combinations(range(4), naturals):
            if all(pieces[color] for color in colors):
                rest = tuple(count - (color in colors) for color, count in enumerate(pieces))
                for size in (3, 4):
                    if 0 <= size - naturals <= jokers and makes_groups(rest, jokers - (size - naturals)):
                        return True
    return False


def test_groups_are_the_best_for_each_number_of_jokers() -> None:
    random = Random(1)
    for _ in range(400):
        held = [random.randint(0, 3) for _ in range(4)]
        required = [random.randint(0, count) if random.random() < 0.4 else 0 for count in held]
        weights = (random.randint(0, 9), random.randint(0, 9), random.randint(0, 9), random.randint(0, 9))
        supply = Supply(packed(required), packed(held), 0, weights, 4, True, 1)
        best = {action.jokers: action.reward for action in actions(supply)}
        choices = list(product(*[range(less, more + 1) for less, more in zip(required, held, strict=True)]))
        for jokers in range(5):
            rewards = [
                sum(weight * (count - less) for weight, count, less in zip(weights, pieces, required, strict=True))
                for pieces in choices
                if makes_groups(pieces, jokers)
            ]
            assert best.get(jokers) == max(rewards, default=None)


def test_actions_lay_what_is_required_and_no_more_than_is_available() -> None:
    random = Random(2)
    for _ in range(200):
        held = [random.randint(0, 3) for _ in range(4)]
        required = [random.randint(0, count) for count in held]
        room = [random.randint(0, count) for count in held]
        for exact in (True, False):
            supply = Supply(packed(required), packed(held), packed(room), (1, 2, 3, 4), 2, exact, 1)
            for action in actions(supply):
                laid = action.runs + action.grouped
                assert covers(laid, packed(required))
                assert covers(packed(held), laid)
                assert covers(packed(room), action.runs)
                grouped = tuple(lane(action.grouped, color) for color in range(4))
                assert makes_groups(grouped, action.jokers)


def test_lanes_are_independent() -> None:
    random = Random(3)
    for _ in range(500):
        left, right = ([random.randint(0, 7) for _ in range(4)] for _ in range(2))
        pairs = list(zip(left, right, strict=True))
        assert smaller(packed(left), packed(right)) == packed([min(pair) for pair in pairs])
        assert excess(packed(left), packed(right)) == packed([max(0, one - other) for one, other in pairs])
        assert covers(packed(left), packed(right)) == all(one >= other for one, other in pairs)
        assert total(packed(left)) == sum(left)
        assert nonzero(packed(left)) == packed([15 * (one > 0) for one in left])


def test_distributions_put_jokers_into_lanes_within_limits() -> None:
    limits = packed((2, 0, 1, 7))
    expected = {
        packed(counts): sum(counts) for counts in product(range(3), (0,), range(2), range(8)) if sum(counts) <= 3
    }
    assert dict(distributions(limits, 3)) == expected


def test_prefixes_are_the_ways_to_put_jokers_before_numbers() -> None:
    assert [len(prefixes(12, jokers, True)) for jokers in range(5)] == [1, 5, 19, 59, 160]
    assert [
        one.points for one in prefixes(2, 4, True) if one.partitions == packed((PARTITIONS.index((2, 2)), 0, 0, 0))
    ] == [6]
    assert all(one.jokers <= 1 for one in prefixes(1, 1, True))
    assert prefixes(5, 4, False) == prefixes(0, 0, True)
