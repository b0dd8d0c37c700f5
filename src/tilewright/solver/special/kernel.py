"""The kernel for special jokers, in the form that is available here."""

from __future__ import annotations

from tilewright.solver.common.kernel import Solve, forms
from tilewright.solver.special import solve as plain

FORMS = forms("_special", plain.solve)
NAME = next(iter(FORMS))

solve: Solve = FORMS[NAME]
