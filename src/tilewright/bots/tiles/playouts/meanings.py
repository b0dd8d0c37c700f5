"""What the jokers of a row on the table stand for."""

from collections.abc import Sequence

from tilewright.bots.tiles.search.counts import KINDS, Counts, counts_of
from tilewright.solver.common.question import COLORS, JOKER, MOST_COPIES, NUMBERED, NUMBERS


def stood_for(row: Sequence[int], held: Counts) -> Counts:
    """Return what the jokers of a row stand for: by their place in a run, the lowest missing colors in a group.

    It is 0 if the row has no number, or if `held`, all pieces of the game, would have too many of a face with them.
    """
    places = [place for place, code in enumerate(row) if code != JOKER]
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


def _run_start(row: Sequence[int], places: Sequence[int]) -> int | None:
    """Return the number at which a row starts as a run (0 is the 1), or None for a group; `places` have its numbers.

    A number with jokers may be both: it is what is worth more (A-10).
    """
    number, size = row[places[-1]] % NUMBERS, len(row)
    start = number - places[-1]
    is_group = len(places) > 1 and len({row[place] % NUMBERS for place in places}) == 1
    if is_group or start < 0 or start + size > NUMBERS:
        return None
    is_both = len(places) == 1 and size <= COLORS
    # The points of the group and of the run, in numbers from 0, each with `size` more.
    return None if is_both and size * number > size * start + size * (size - 1) // 2 else start
