"""What is asked of both solvers, for classic and for special jokers, in either form."""

from __future__ import annotations

from collections.abc import Callable

Solve = Callable[[bytes, bytes, int, int], tuple[int, bytes] | None]
"""A kernel: question, weights, floor and cap give the worth and the flat rows of the best solution, or None."""

Plays = Callable[[bytes, bytes, int], list[bytes] | None]
"""Question, weights and a limit give all plays, or None if there are too many."""

Mask = Callable[[bytes, bytes, bytes, bytes, bytes], bytes]
"""A question, the same without optional pieces, its bounds, and the mask before give flags, as `masks.py` says."""

NO_CAP = 1 << 48
