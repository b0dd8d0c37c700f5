"""The kernel for special jokers, in the form that is available here."""

from __future__ import annotations

from tilewright.solver.common.kernel import Mask, Solve, forms
from tilewright.solver.special import mask as plain_mask
from tilewright.solver.special import solve as plain

FORMS = forms("solve_special", plain.solve)
MASK_FORMS = forms("mask_special", plain_mask.mask)
NAME = next(iter(FORMS))

solve: Solve = FORMS[NAME]
mask: Mask = MASK_FORMS[NAME]
