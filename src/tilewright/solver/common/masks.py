"""Which faces can be laid beyond the required pieces, found from whole turns; the kernel does the same in one call."""

from collections.abc import Callable, Sequence

from tilewright.solver.common.rows import Rows, count_codes

Bounds = tuple[bytes, bytes]

MOST_TURNS = 24
"""The most turns that a mask takes with it to the next one."""


class Known:
    """What a mask knows: a flag for each face and one for the required pieces alone; and turns, as counts beyond them.

    Bytes of it are the flags and then the turns. The mask after one more committed face begins with them: only what
    fitted can fit, and turns that play the face are still turns.
    """

    def __init__(self, bounds: Bounds, before: bytes = b"") -> None:
        self.least, most = bounds
        self.kinds: int = len(self.least)
        self.fits: bytearray = bytearray(self.kinds + 1)
        self.turns: list[bytes] = []
        self._asked = [int(high > low) for low, high in zip(self.least, most, strict=True)]
        if before:
            self._recall(before[0], before[1 : self.kinds + 2], before[self.kinds + 2 :])

    def _recall(self, committed: int, flags: bytes, turns: bytes) -> None:
        self._asked = [may and flag for may, flag in zip(self._asked, flags, strict=False)]
        for at in range(0, len(turns), self.kinds):
            rest = bytearray(turns[at : at + self.kinds])
            if rest[committed]:
                rest[committed] -= 1
                self.learn(bytes(rest))

    def learn(self, turn: bytes) -> None:
        """Mark what a turn shows."""
        for code, count in enumerate(turn):
            self.fits[code] |= count > 0
        self.fits[self.kinds] |= not any(turn)
        if len(self.turns) < MOST_TURNS:
            self.turns.append(turn)

    def find(self, best_rows: Callable[[Sequence[int]], Rows | None]) -> None:
        """Find turns until every face fits or is proven not to; `best_rows` solves for given weights.

        Each round plays as many faces not yet known to fit as possible. A few rounds mark them all, and the last one
        proves that the others do not fit.
        """
        while any(wanted := [int(may and not fit) for may, fit in zip(self._asked, self.fits, strict=False)]):
            rows = best_rows(wanted)
            if rows is None:
                return
            laid = count_codes(rows, self.kinds)
            turn = bytes([count - low for count, low in zip(laid, self.least, strict=True)])
            if not any(count and want for count, want in zip(turn, wanted, strict=True)):
                return
            self.learn(turn)

    def __bytes__(self) -> bytes:
        return bytes(self.fits) + b"".join(self.turns)


def fitting(bounds: Bounds, best_rows: Callable[[Sequence[int]], Rows | None]) -> bytes:
    """Return a flag for each face: whether one more piece of it is part of some turn; `best_rows` as in `find`."""
    known = Known(bounds)
    known.find(best_rows)
    return bytes(known.fits[:-1])
