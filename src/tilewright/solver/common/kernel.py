"""The two forms of a kernel: the compiled one where it was built, and the plain one."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from tilewright.kernel import COMPILED

Solve = Callable[[bytes, bytes, int, int], tuple[int, bytes] | None]
"""A kernel: question, weights, floor and cap give the worth and the flat rows of the best solution, or None."""

Plays = Callable[[bytes, bytes, int], list[bytes] | None]
"""Question, weights and a limit give all plays, or None if there are too many."""

Mask = Callable[[bytes, bytes, bytes, bytes, bytes], bytes]
"""A question, the same without optional pieces, its bounds, and the mask before give flags, as `masks.py` says."""

Function = TypeVar("Function", Solve, Plays, Mask)

NO_CAP = 1 << 48


def forms(name: str, plain: Function) -> dict[str, Function]:
    """Return the available forms of a function by name, the preferred one first; `name` is that of the compiled one."""
    if COMPILED is None:
        return {"plain": plain}
    return {"compiled": getattr(COMPILED, name), "plain": plain}
