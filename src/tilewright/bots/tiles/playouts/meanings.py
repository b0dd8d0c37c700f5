"""What the jokers of a row stand for, in the plain form; `kernel/sets/classic.c` is its twin."""

from collections.abc import Sequence

from tilewright.bots.tiles.search.counts import KINDS, Counts, counts_of
from tilewright.solver.common.question import COLORS, JOKER, MOST_COPIES, NUMBERED, NUMBERS


def points_of_row(row: Sequence[int]) -> int:
    """Return the points of a row of codes, the most that its jokers can stand for."""
    places = _numbered(row)
    start = _run_start(row, places)
    if start is not None:
        return run_points(start, len(row))
    return group_points(row[places[-1]] % NUMBERS, len(row)) if places else 0


def run_points(start: int, size: int) -> int:
    """Return the points of a run that starts at a number (0 is the 1)."""
    return size * (start + 1) + size * (size - 1) // 2


def group_points(number: int, size: int) -> int:
    """Return the points of a group of a number (0 is the 1)."""
    return size * (number + 1)


def stood_for(row: Sequence[int], held: Counts) -> Counts:
    """Return what the jokers of a row stand for: by their place in a run, the lowest missing colors in a group.

    It is 0 if the row has no number, or if `held`, all pieces of the game, would have too many of a face with them.
    """
    places = _numbered(row)
    if not places:
        return 0
    start = _run_start(row, places)
    if start is None:
        number = row[places[-1]] % NUMBERS
        missing = [code for code in range(number, NUMBERED, NUMBERS) if code not in row]
        meant = missing[: len(row) - len(places)]
    else:
        first = row[places[0]] // NUMBERS * NUMBERS + start
        meant = [first + place for place, code in enumerate(row) if code == JOKER]
    all_counts = (held + counts_of(meant)).to_bytes(KINDS, "little")
    return counts_of(meant) if all(all_counts[code] <= MOST_COPIES for code in meant) else 0


def _numbered(row: Sequence[int]) -> list[int]:
    return [place for place, code in enumerate(row) if code != JOKER]


def _run_start(row: Sequence[int], places: list[int]) -> int | None:
    """Return the number at which a row starts as a run (0 is the 1), or None for a group; `places` have its numbers.

    A number with jokers may be both: it is what is worth more (A-10).
    """
    if not places:
        return None
    number, size = row[places[-1]] % NUMBERS, len(row)
    start = number - places[-1]
    is_group = len(places) > 1 and len({row[place] % NUMBERS for place in places}) == 1
    if is_group or start < 0 or start + size > NUMBERS:
        return None
    is_both = len(places) == 1 and size <= COLORS
    return None if is_both and group_points(number, size) > run_points(start, size) else start
