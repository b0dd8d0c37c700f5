"""Plots as SVG for light and dark mode: solving time against the size of the table, and the standings of a league."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import ceil, floor, log10

from tilewright.arena.standings import Standings, TableStandings, ranked
from tilewright.drawing.pieces import xml_text
from tilewright.version import VERSION

_STYLE = """\
  <style>
    svg { background: #ffffff; font: 13px system-ui, sans-serif; }
    text { fill: #222222; }
    .dim { fill: #666666; }
    .grid { stroke: #dddddd; }
    .zero { stroke: #888888; }
    .line { fill: none; stroke-width: 2; }
    .more { fill: #2f6fb0; }
    .less { fill: #b8621b; }
    .dot { fill: #222222; }
    .reach { stroke: #222222; stroke-width: 2; }
    @media (prefers-color-scheme: dark) {
      svg { background: #16181d; }
      text { fill: #e6e6e6; }
      .dim { fill: #a0a6b0; }
      .grid { stroke: #3a3f48; }
      .zero { stroke: #7a808a; }
      .more { fill: #5b9be0; }
      .less { fill: #e08a3c; }
      .dot { fill: #e6e6e6; }
      .reach { stroke: #e6e6e6; }
    }
  </style>"""


def framed(size: tuple[int, int], title: str, at: tuple[int, int], parts: Iterable[str]) -> str:
    """Return a plot of this size, with its title at a place and its parts below."""
    (width, height), (x, y), named = size, at, xml_text(title)
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" aria-label="{named}">',
        _STYLE,
        f'  <text x="{x}" y="{y}" font-weight="600">{named}</text>',
    )
    return "\n".join([*head, *parts, "</svg>", ""])


Points = Sequence[tuple[float, float]]
"""Pieces on the table, and seconds."""

_WIDTH, _HEIGHT = 720, 420
_LEFT, _RIGHT, _TOP, _BOTTOM = 70, 120, 40, 50
# Colors that differ in lightness too, for readers with color blindness.
_STROKES = ("#4477aa", "#66a61e", "#d9a404", "#ee6677", "#aa3377")


def plot(lines: Mapping[int, Points]) -> str:
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
    title = f"Median time of solve(), Tilewright {VERSION}"
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
