"""A plot of solving time against the size of the table, as an SVG for light and dark mode."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import log10

from tilewright.cli.measuring.svg import framed
from tilewright.version import VERSION

Points = Sequence[tuple[float, float]]
"""Pieces on the table, and seconds."""

_WIDTH, _HEIGHT = 720, 420
_LEFT, _RIGHT, _TOP, _BOTTOM = 70, 120, 40, 50
# Colors that differ in lightness too, for readers with color blindness.
_STROKES = ("#4477aa", "#66a61e", "#d9a404", "#ee6677", "#aa3377")


def plot(lines: Mapping[int, Points], form: str) -> str:
    """Return the plot: one line for each number of jokers in play, times on a logarithmic scale."""
    times = [seconds for points in lines.values() for _, seconds in points]
    low, high = _decade(min(times), down=True), _decade(max(times), down=False)
    widest = max(pieces for points in lines.values() for pieces, _ in points)

    def x(pieces: float) -> float:
        return round(_LEFT + (_WIDTH - _LEFT - _RIGHT) * pieces / widest, 1)

    def y(seconds: float) -> float:
        share = (log10(seconds) - low) / (high - low)
        return round(_HEIGHT - _BOTTOM - (_HEIGHT - _TOP - _BOTTOM) * share, 1)

    parts: list[str] = []
    for decade in range(low, high + 1):
        at = y(10.0**decade)
        parts.append(f'  <line class="grid" x1="{_LEFT}" x2="{_WIDTH - _RIGHT}" y1="{at}" y2="{at}"/>')
        parts.append(f'  <text x="{_LEFT - 8}" y="{at + 4}" text-anchor="end">{_time(decade)}</text>')
    for pieces in range(0, int(widest) + 1, 10):
        parts.append(f'  <text x="{x(pieces)}" y="{_HEIGHT - _BOTTOM + 20}" text-anchor="middle">{pieces}</text>')
    middle = (_LEFT + _WIDTH - _RIGHT) / 2
    parts.append(f'  <text x="{middle}" y="{_HEIGHT - 10}" text-anchor="middle">pieces on the table</text>')
    for jokers, points in lines.items():
        parts += _line(jokers, [(x(pieces), y(seconds)) for pieces, seconds in points])
    title = f"Median time of solve(), {form} form, Tilewright {VERSION}"
    return framed((_WIDTH, _HEIGHT), title, (_LEFT, 22), parts)


def _line(jokers: int, points: Points) -> list[str]:
    stroke = _STROKES[jokers % len(_STROKES)]
    path = " ".join(f"{x},{y}" for x, y in points)
    name = f"{jokers} joker" if jokers == 1 else f"{jokers} jokers"
    at = _TOP + 20 * jokers
    return [
        f'  <polyline class="line" stroke="{stroke}" points="{path}"/>',
        f'  <line class="line" stroke="{stroke}" x1="{_WIDTH - _RIGHT + 12}" x2="{_WIDTH - _RIGHT + 32}" '
        f'y1="{at}" y2="{at}"/>',
        f'  <text x="{_WIDTH - _RIGHT + 38}" y="{at + 4}">{name}</text>',
    ]


def _decade(seconds: float, *, down: bool) -> int:
    exact = log10(seconds)
    whole = int(exact // 1)
    return whole if down or whole == exact else whole + 1


def _time(decade: int) -> str:
    """Return a power of ten seconds as text."""
    unit, shift = ("s", 0) if decade >= 0 else ("ms", 3) if decade >= -3 else ("us", 6)
    return f"{10 ** (decade + shift)} {unit}"
