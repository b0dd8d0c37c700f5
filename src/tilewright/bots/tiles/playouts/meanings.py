"""What the jokers of a row stand for, in the plain form; `kernel/play/meanings.c` is its twin."""

from __future__ import annotations

from collections.abc import Sequence

from tilewright.bots.tiles.search.counts import KINDS, Counts, counts_of
from tilewright.solver.common.question import JOKER, MOST_COPIES, NUMBERED, NUMBERS


def points_of_row(row: Sequence[int]) -> int:
    """Return the points of a row of codes, the most that its jokers can stand for."""
    places = _numbered(row)
    start = _run_start(row, places)
    if start is not None:
        return run_points(start, len(row))
    return len(row) * (row[places[-1]] % NUMBERS + 1) if places else 0


def run_points(start: int, size: int) -> int:
    """Return the points of a run that starts at a number (0 is the 1)."""
    return size * (start + 1) + size * (size - 1) // 2


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
    """Return the number at which a row starts as a run (0 is the 1), or None for a group; `places` have its numbers."""
    if not places:
        return None
    start = row[places[-1]] % NUMBERS - places[-1]
    is_group = len(places) > 1 and len({row[place] % NUMBERS for place in places}) == 1
    return None if is_group or start < 0 or start + len(row) > NUMBERS else start
