"""Which old thing goes on as which new one, so that the most is kept in all."""

from __future__ import annotations

from collections.abc import Sequence


def best_matching(worth: Sequence[Sequence[int]]) -> list[int | None]:
    """Return for each line the column it is matched with, each column once, so that the sum of worth is highest.

    Worth is 0 or more; pairs worth nothing are left apart. This is the Hungarian method with shortest paths.
    """
    lines, columns = len(worth), max((len(line) for line in worth), default=0)
    width = max(lines, columns)
    # Costs from 1 on; column 0 holds the line that is being placed.
    cost = [[0] * (width + 1)] + [[0, *(-value for value in line), *[0] * (width - len(line))] for line in worth]
    line_price, column_price = [0] * (lines + 1), [0] * (width + 1)
    holder = [0] * (width + 1)
    for line in range(1, lines + 1):
        holder[0] = line
        last, way = _shortest(cost, (line_price, column_price), holder)
        while last:
            holder[last] = holder[way[last]]
            last = way[last]
    found: list[int | None] = [None] * lines
    for column in range(1, columns + 1):
        if holder[column] and cost[holder[column]][column] < 0:
            found[holder[column] - 1] = column - 1
    return found


def _shortest(
    cost: Sequence[Sequence[int]], prices: tuple[list[int], list[int]], holder: Sequence[int]
) -> tuple[int, list[int]]:
    """Return the free column that is cheapest to reach from column 0, and the way back; prices are kept in step."""
    line_price, column_price = prices
    width = len(holder) - 1
    far = 1 << 60
    least, way, used = [far] * (width + 1), [0] * (width + 1), [False] * (width + 1)
    column = 0
    while holder[column]:
        used[column] = True
        line = holder[column]
        for other in range(1, width + 1):
            if not used[other]:
                reduced = cost[line][other] - line_price[line] - column_price[other]
                if reduced < least[other]:
                    least[other], way[other] = reduced, column
        step, nearest = min((least[other], other) for other in range(1, width + 1) if not used[other])
        for other in range(width + 1):
            if used[other]:
                line_price[holder[other]] += step
                column_price[other] -= step
            else:
                least[other] -= step
        column = nearest
    return column, way
