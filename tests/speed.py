"""Durations as ratios in one run: to a fixed piece of work, or to another duration."""

from __future__ import annotations

import time
from statistics import median

_STEPS = 100_000
_SAMPLES = 21
_SHOWN = 30


def unit() -> float:
    """Return the seconds that a fixed piece of work takes on this machine now, about ten thousandths of a second."""
    seconds = []
    for _ in range(_SAMPLES):
        began = time.perf_counter()
        number = 1
        for _ in range(_STEPS):
            number = number * 48271 % 2147483647
        seconds.append(time.perf_counter() - began)
    return median(seconds)


class Speed:
    """Judges durations, and keeps what it judged for the closing screen."""

    def __init__(self) -> None:
        self._judged: list[tuple[float, str]] = []

    def at_most(self, most: float, seconds: float, what: str, than: float | None = None) -> None:
        """Fail if something takes over `most` times as long as the fixed work, or as another duration."""
        ratio = seconds / (unit() if than is None else than)
        line = f"{what}: {ratio:.3g} of at most {most:g}"
        self._judged.append((ratio / most, line))
        assert ratio <= most, line

    def screen(self) -> list[str]:
        """Return the ratios that come nearest to their limits, those first."""
        lines = [line for _, line in sorted(self._judged, reverse=True)]
        return lines[:_SHOWN] + ([f"and {len(lines) - _SHOWN} smaller ones"] if len(lines) > _SHOWN else [])
