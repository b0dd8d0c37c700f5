"""The mask of the special kernel in its plain form."""

from __future__ import annotations

from tilewright.solver.common.masks import mask_by
from tilewright.solver.special.question import WEIGHTS
from tilewright.solver.special.solve import solve


def mask(question: bytes, exact: bytes, least: bytes, most: bytes, before: bytes) -> bytes:
    """Return which faces can be laid beyond the required pieces, and whether those can be laid alone."""
    return mask_by(solve, WEIGHTS, (question, exact), (least, most), before)
