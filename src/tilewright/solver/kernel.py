"""Which form of the solver runs: the compiled one where it was built, else the plain one."""

from __future__ import annotations

from collections.abc import Callable

from tilewright.solver.classic import search as plain

Solve = Callable[[bytes, bytes, int, int], tuple[int, bytes] | None]

try:
    from tilewright.solver._kernel import solve as _compiled
except ImportError:
    FORMS: dict[str, Solve] = {"plain": plain.solve}
else:
    FORMS = {"compiled": _compiled, "plain": plain.solve}

NAME = next(iter(FORMS))

solve: Solve = FORMS[NAME]
