"""Which faces can be laid beyond the required pieces, in the plain form; the kernels do the same in one call."""

from __future__ import annotations

from collections.abc import Sequence
from struct import Struct as Packing

from tilewright.solver.common.kernel import NO_CAP, Solve
from tilewright.solver.common.rows import Rows, playable_faces, rows_of


def mask_by(solve: Solve, weights: Packing, question: bytes, exact: bytes, bounds: tuple[bytes, bytes]) -> bytes:
    """Return a flag for each face: whether one more piece of it is part of some solution of the question.

    One more flag at the end says whether the required pieces can be laid alone, by the question `exact`, in which no
    piece is optional; if that is empty, it is not asked.
    """
    least, most = bounds

    def best_rows(wanted: Sequence[int]) -> Rows | None:
        found = solve(question, weights.pack(*wanted), 0, NO_CAP)
        return None if found is None else rows_of(found[1])

    fits = playable_faces(least, most, best_rows)
    alone = bool(exact) and solve(exact, weights.pack(*[0] * len(least)), -1, NO_CAP) is not None
    return fits + bytes([alone])
