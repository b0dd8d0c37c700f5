"""Openings of one set, in the plain form; `kernel/play/openings.c` is its twin."""

from __future__ import annotations

from tilewright.bots.tiles.playouts.meanings import run_points
from tilewright.bots.tiles.search.counts import ONE, Counts, codes_in
from tilewright.solver.common.question import COLORS, JOKER, NUMBERED, NUMBERS

_SHORTEST = 3


def single_opening(rack: Counts, least: int) -> Counts:
    """Return the smallest set of the rack worth `least` points, or 0.

    That is the one with the fewest jokers, then the fewest pieces; a run before a group, then the lowest.
    """
    codes = codes_in(rack)
    held = {code for code in codes if code < NUMBERED}
    for jokers in range(codes.count(JOKER) + 1):
        for size in range(_SHORTEST, NUMBERS + 1):
            found = _single_run(held, least, size, jokers) or _single_group(held, least, size, jokers)
            if found:
                return found
    return 0


def _single_run(held: set[int], least: int, size: int, jokers: int) -> Counts:
    for color in range(COLORS):
        for start in range(NUMBERS - size + 1):
            first = color * NUMBERS + start
            there = [code for code in range(first, first + size) if code in held]
            if there and len(there) == size - jokers and run_points(start, size) >= least:
                return sum(ONE[code] for code in there) + jokers * ONE[JOKER]
    return 0


def _single_group(held: set[int], least: int, size: int, jokers: int) -> Counts:
    for number in range(NUMBERS if size <= COLORS and jokers < size else 0):
        there = [code for code in range(number, NUMBERED, NUMBERS) if code in held]
        if size * (number + 1) >= least and len(there) >= size - jokers:
            return sum(ONE[code] for code in there[: size - jokers]) + jokers * ONE[JOKER]
    return 0
