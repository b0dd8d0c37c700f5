"""The kernel for classic jokers, in the form that is available here."""

from __future__ import annotations

from tilewright.solver.classic import solve as plain
from tilewright.solver.common.kernel import Solve, forms

FORMS = forms("_classic", plain.solve)
NAME = next(iter(FORMS))

solve: Solve = FORMS[NAME]
