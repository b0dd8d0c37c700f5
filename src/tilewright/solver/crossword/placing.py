"""Islands on one grid: each where its dice were before if possible, and none touching another."""

from collections import Counter
from collections.abc import Iterator, Sequence

from tilewright.dice.grid import Cell, Faces
from tilewright.tiles import Face

_BESIDE = ((1, 0), (-1, 0), (0, 1), (0, -1))
_AROUND = (*_BESIDE, (1, 1), (1, -1), (-1, 1), (-1, -1))


def on_one_grid(islands: Sequence[Faces], before: Faces) -> Faces:
    """Return a grid of all the islands: those that match the old grid stay there, the others are put close by.

    An island may be transposed, so that its rows become columns: runs ascend both ways.
    """
    grid: dict[Cell, Face] = {}
    waiting = []
    for island in sorted(islands, key=lambda island: -next(_overlays(island, before), (0, island))[0]):
        for _, stay in _overlays(island, before):
            if _is_clear(stay, grid, _BESIDE):
                grid.update(stay)
                break
        else:
            waiting.append(island)
    for island in waiting:
        grid.update(_close_by(island, grid))
    return grid


def _overlays(island: Faces, before: Faces) -> Iterator[tuple[int, Faces]]:
    """Yield positions of the island in which dice keep their old cells, with their number, the most first."""
    found = []
    for version in (island, {Cell(cell.y, cell.x): face for cell, face in island.items()}):
        shifts = Counter(
            (old.x - new.x, old.y - new.y)
            for new, face in version.items()
            for old, other in before.items()
            if other == face
        )
        found += [(kept, shift, version) for shift, kept in shifts.items()]
    for kept, shift, version in sorted(found, key=lambda one: -one[0]):
        yield kept, _shifted(version, *shift)


def _close_by(island: Faces, grid: Faces) -> Faces:
    """Return the island at a place that touches nothing and enlarges the grid least."""
    if not grid:
        return island
    (left, right), (top, bottom) = _span([cell.x for cell in grid]), _span([cell.y for cell in grid])
    (low_x, high_x), (low_y, high_y) = _span([cell.x for cell in island]), _span([cell.y for cell in island])
    spots = [
        (max(right, x + high_x - low_x) - min(left, x) + max(bottom, y + high_y - low_y) - min(top, y), y, x)
        # Two beyond the last die is always clear.
        for x in range(left, right + 3)
        for y in range(top, bottom + 3)
    ]
    for _, y, x in sorted(spots):
        moved = _shifted(island, x - low_x, y - low_y)
        if _is_clear(moved, grid, _AROUND):
            return moved
    raise AssertionError("below the grid there is room")


def _shifted(island: Faces, right: int, down: int) -> Faces:
    return {Cell(cell.x + right, cell.y + down): face for cell, face in island.items()}


def _span(numbers: Sequence[int]) -> tuple[int, int]:
    return min(numbers), max(numbers)


def _is_clear(island: Faces, grid: Faces, around: Sequence[tuple[int, int]]) -> bool:
    """Return whether no die of the island is on or next to a die of the grid."""
    return not any((cell.x + right, cell.y + down) in grid for cell in island for right, down in ((0, 0), *around))
