"""The solver for special jokers, in the form in use."""

from tilewright.kernel import either, native
from tilewright.solver.common.question import Mask, Solve
from tilewright.solver.special import solve as plain

solve: Solve = either(plain.solve, lambda: native.solve_special)
mask: Mask = either(plain.mask, lambda: native.mask_special)
