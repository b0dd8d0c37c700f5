"""The mask of the classic kernel in its plain form."""

from __future__ import annotations

from tilewright.solver.classic.question import WEIGHTS
from tilewright.solver.classic.solve import solve
from tilewright.solver.common.masks import mask_by


def mask(question: bytes, exact: bytes, least: bytes, most: bytes, before: bytes) -> bytes:
    """Return which faces can be laid beyond the required pieces, and whether those can be laid alone."""
    return mask_by(solve, WEIGHTS, (question, exact), (least, most), before)
