"""The solver for special jokers, in the form in use."""

from __future__ import annotations

from tilewright.kernel import either, native
from tilewright.solver.common.kernel import Mask, Solve
from tilewright.solver.special import mask as plain_mask
from tilewright.solver.special import solve as plain

solve: Solve = either(plain.solve, lambda: native.solve_special)
mask: Mask = either(plain_mask.mask, lambda: native.mask_special)
