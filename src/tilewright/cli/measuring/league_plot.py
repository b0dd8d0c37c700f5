"""The standings of a league as an SVG for light and dark mode: a win matrix and ratings for each table size."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil, floor

from tilewright.arena.standings import Standings, TableStandings, ranked
from tilewright.cli.measuring.svg import framed
from tilewright.drawing.xml_text import xml_text
from tilewright.version import VERSION

_CELL, _ROW, _LETTER = 62, 30, 6
_NAMES, _GAP, _SCALE, _MARGIN = 110, 36, 300, 24
_HEAD, _FOOT, _TITLE = 70, 40, 46
# Rating points between two ticks: the first step that gives at most seven ticks.
_STEPS, _MOST_TICKS = (50, 100, 200, 400, 500, 1000, 2000, 5000), 7


def league_plot(shown: Standings) -> str:
    """Return the SVG: for each table size the win rates between bots, and ratings with 95 % intervals."""
    bots, cell = len(shown.bots), max(_CELL, _LETTER * max(map(len, shown.bots)) + 6)
    width = 2 * _MARGIN + _NAMES + bots * cell + _GAP + _SCALE
    block = _HEAD + bots * _ROW + _FOOT
    height = _TITLE + len(shown.tables) * block
    parts: list[str] = []
    for number, table in enumerate(shown.tables):
        top = _TITLE + number * block
        parts += _matrix(table, top, cell)
        parts += _ratings(table, _MARGIN + _NAMES + bots * cell + _GAP, top)
    title = f"League by {shown.rules}, seed {shown.seed}, Tilewright {VERSION}"
    return framed((width, height), title, (_MARGIN, 28), parts)


def _matrix(table: TableStandings, top: int, cell: int) -> Iterator[str]:
    """Yield the win matrix: blue above a fair share, brown below, darker with the distance."""
    order, fair = ranked(table), 1 / table.seats
    about = f"{table.seats} players, {table.games} games, a fair share is {fair:.0%}"
    yield f'  <text x="{_MARGIN}" y="{top + 16}" font-weight="600">{about}</text>'
    yield f'  <text class="dim" x="{_MARGIN}" y="{top + 34}" font-size="11">% won, with ... at the table</text>'
    for column, name in enumerate(map(xml_text, order)):
        x = _MARGIN + _NAMES + (column + 0.5) * cell
        yield f'  <text class="dim" x="{x}" y="{top + _HEAD - 10}" text-anchor="middle" font-size="11">{name}</text>'
    for line, name in enumerate(order):
        y = top + _HEAD + line * _ROW
        yield f'  <text x="{_MARGIN + _NAMES - 10}" y="{y + _ROW / 2 + 5}" text-anchor="end">{xml_text(name)}</text>'
        for column, other in enumerate(order):
            if other == name:
                continue
            x, rate = _MARGIN + _NAMES + column * cell, table.against[name][other].rate
            tint = (rate - fair) / (1 - fair) if rate > fair else (fair - rate) / fair
            kind = "more" if rate > fair else "less"
            yield (
                f'  <rect class="{kind}" x="{x + 1}" y="{y + 1}" width="{cell - 2}" height="{_ROW - 2}" rx="3" '
                f'fill-opacity="{0.06 + 0.44 * tint:.2f}"/>'
            )
            yield f'  <text x="{x + cell / 2}" y="{y + _ROW / 2 + 5}" text-anchor="middle">{100 * rate:.1f}</text>'


def _ratings(table: TableStandings, left: int, top: int) -> Iterator[str]:
    """Yield ratings as dots, their intervals as lines, in the rows of the matrix."""
    order = ranked(table)
    low = min(rating.ci95[0] for rating in table.ratings.values())
    high = max(rating.ci95[1] for rating in table.ratings.values())
    step = next((step for step in _STEPS if (high - low) / step <= _MOST_TICKS - 2), _STEPS[-1])
    first, last = floor(low / step), ceil(high / step)

    def x(rating: float) -> float:
        return round(left + _SCALE * (rating / step - first) / (last - first), 1)

    bottom = top + _HEAD + len(order) * _ROW
    yield f'  <text class="dim" x="{left}" y="{top + 34}" font-size="11">rating and its 95 % interval</text>'
    for tick in range(first, last + 1):
        at, kind = x(tick * step), "grid" if tick else "zero"
        yield f'  <line class="{kind}" x1="{at}" x2="{at}" y1="{top + _HEAD - 6}" y2="{bottom}"/>'
        label = f'text-anchor="middle" font-size="11">{_signed(tick * step)}'
        yield f'  <text class="dim" x="{at}" y="{bottom + 16}" {label}</text>'
    for line, name in enumerate(order):
        y, rating = top + _HEAD + (line + 0.5) * _ROW, table.ratings[name]
        yield f'  <line class="reach" x1="{x(rating.ci95[0])}" x2="{x(rating.ci95[1])}" y1="{y}" y2="{y}"/>'
        yield f'  <circle class="dot" cx="{x(rating.rating)}" cy="{y}" r="4"/>'


def _signed(points: int) -> str:
    return f"{points:+d}" if points else "0"
