"""How pieces of one number form groups."""

from functools import lru_cache

from tilewright.solver.common.lanes import ONES, covers, lane, smaller, total
from tilewright.solver.common.question import JOKER, MOST_JOKERS, NUMBERS, Weights


@lru_cache(maxsize=1 << 16)
def groupings(required: int, available: int, exact_jokers: bool, min_natural: int) -> tuple[tuple[int, int, int], ...]:
    """Return (jokers, groups, numbered pieces) for each number of jokers with which the pieces form groups.

    `groups` groups exist exactly if no color has more pieces than there are groups and the pieces, jokers included, are
    three to four per group: hand them out color by color, round robin. Numbered pieces are handed out first, so each
    group gets one if there are enough. More groups hold at least as many pieces of each color and in total (the limits
    below grow with `groups`), so for a given number of jokers the largest number of groups is best under any weights.
    """
    found = (_most_groups(required, available, jokers, exact_jokers, min_natural) for jokers in range(MOST_JOKERS + 1))
    return tuple(grouping for grouping in found if grouping)


def _most_groups(
    required: int, available: int, jokers: int, exact_jokers: bool, min_natural: int
) -> tuple[int, int, int] | None:
    least = total(required)
    for groups in range((total(available) + jokers) // 3, 0, -1):
        # Free jokers: a joker that extends a group of three to four is not needed.
        limit = (4 if exact_jokers or not jokers else 3) * groups - jokers
        pieces = min(limit, total(smaller(available, ONES * groups)))
        enough = max(least, 3 * groups - jokers, groups if min_natural else 0)
        if pieces >= enough and covers(ONES * groups, required):
            return jokers, groups, pieces
    return None if jokers or least else (0, 0, 0)


def grouped_pieces(required: int, available: int, groups: int, pieces: int, weights: Weights) -> int:
    """Return the pieces (lanes) that go into the groups: the required ones, then those of the highest weight."""
    grouped, limits = required, smaller(available, ONES * groups)
    spare = pieces - total(required)
    for color in sorted(range(4), key=lambda color: -weights[color]):
        more = min(spare, lane(limits, color) - lane(required, color))
        spare -= more
        grouped += more << 4 * color
    return grouped


def group_cells(number: int, grouped: int, jokers: int, groups: int) -> list[list[int]]:
    """Return the face codes of each group, handed out color by color, round robin, jokers last."""
    cells = [color * NUMBERS + number for color in range(4) for _ in range(lane(grouped, color))] + [JOKER] * jokers
    return [cells[group::groups] for group in range(groups)]
