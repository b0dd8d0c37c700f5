"""The assignment problem: a matching of rows and columns of the highest total worth."""

from collections.abc import Sequence


def best_matching(worth: Sequence[Sequence[int]]) -> list[int | None]:
    """Return for each row of the matrix its column, each column at most once, so that the total worth is highest.

    Worth is 0 or more; pairs worth nothing are not matched. This is the Hungarian method with shortest paths.
    """
    rows, columns = len(worth), max((len(row) for row in worth), default=0)
    width = max(rows, columns)
    # Indices start at 1; column 0 holds the row that is being placed.
    cost = [[0] * (width + 1)] + [[0, *(-value for value in row), *[0] * (width - len(row))] for row in worth]
    row_price, column_price = [0] * (rows + 1), [0] * (width + 1)
    holder = [0] * (width + 1)
    for row in range(1, rows + 1):
        holder[0] = row
        last, parents = _shortest_path(cost, (row_price, column_price), holder)
        while last:
            holder[last] = holder[parents[last]]
            last = parents[last]
    found: list[int | None] = [None] * rows
    for column in range(1, columns + 1):
        if holder[column] and cost[holder[column]][column] < 0:
            found[holder[column] - 1] = column - 1
    return found


def _shortest_path(
    cost: Sequence[Sequence[int]], prices: tuple[list[int], list[int]], holder: Sequence[int]
) -> tuple[int, list[int]]:
    """Return the free column that is cheapest to reach from column 0, and the path back; prices are updated."""
    row_price, column_price = prices
    width = len(holder) - 1
    infinity = 1 << 60
    least, parents, used = [infinity] * (width + 1), [0] * (width + 1), [False] * (width + 1)
    column = 0
    while holder[column]:
        used[column] = True
        row = holder[column]
        for other in range(1, width + 1):
            if not used[other]:
                reduced = cost[row][other] - row_price[row] - column_price[other]
                if reduced < least[other]:
                    least[other], parents[other] = reduced, column
        step, nearest = min((least[other], other) for other in range(1, width + 1) if not used[other])
        for other in range(width + 1):
            if used[other]:
                row_price[holder[other]] += step
                column_price[other] -= step
            else:
                least[other] -= step
        column = nearest
    return column, parents
