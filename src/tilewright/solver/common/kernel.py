"""The two forms of a kernel: the compiled one where it was built, and the plain one."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

Solve = Callable[[bytes, bytes, int, int], tuple[int, bytes] | None]
"""A kernel: question, weights, floor and cap give the worth and the flat rows of the best solution, or None."""

NO_CAP = 1 << 48


def forms(compiled: str, plain: Solve) -> dict[str, Solve]:
    """Return the available forms by name, the preferred one first; `compiled` names the extension module."""
    try:
        extension = import_module(f"tilewright.solver.{compiled}")
    except ImportError:
        return {"plain": plain}
    return {"compiled": extension.solve, "plain": plain}
