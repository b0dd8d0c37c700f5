"""Which part of the data a deal belongs to."""

from __future__ import annotations

from tilewright.chance import Chance, branch, draw

TENTHS = ("train",) * 8 + ("validation", "test")


def split_of(seed: int, deal: int) -> str:
    """Return the part that a deal of a seed belongs to: eight tenths train, one validation, one test.

    It depends on nothing else, so data that is written later with more games puts every deal into the same part.

    >>> [split_of(7, deal) for deal in range(4)]
    ['train', 'train', 'validation', 'train']
    """
    place, _ = draw(branch(Chance(f"seed {seed}".encode()), deal, "split"), len(TENTHS))
    return TENTHS[place]
