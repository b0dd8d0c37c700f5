"""Plots of shares as SVG for light and dark mode: a line for each name, from 0 to 100 %."""

from collections.abc import Iterator, Mapping, Sequence

from tilewright.drawing.pieces import xml_text

Points = Sequence[tuple[float, float]]
"""Where a share was measured, and the share from 0 to 1."""

_WIDTH, _HEIGHT, _LEFT, _TOP = 640, 300, 60, 40
_COLORS = ("#2f6fb0", "#b8621b", "#3f8f4f", "#8a4fb0", "#a03050")
_STYLE = """\
  <style>
    svg { background: #ffffff; font: 13px system-ui, sans-serif; }
    text { fill: #222222; }
    .grid { stroke: #dddddd; }
    @media (prefers-color-scheme: dark) {
      svg { background: #16181d; }
      text { fill: #e6e6e6; }
      .grid { stroke: #3a3f48; }
    }
  </style>"""


def shares_plot(title: str, curves: Mapping[str, Points]) -> str:
    """Return the plot; the axis below ends with the last point of all lines."""
    return "\n".join([*_lines(title, curves), "</svg>", ""])


def _lines(title: str, curves: Mapping[str, Points]) -> Iterator[str]:
    longest = max(points[-1][0] for points in curves.values())
    width, height = _LEFT + _WIDTH + 20, _TOP + _HEIGHT + 60
    yield f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" aria-label="{title}">'
    yield _STYLE
    yield f'  <text x="{_LEFT}" y="24" font-weight="600">{title}</text>'
    for tenth in range(0, 11, 2):
        y = _TOP + _HEIGHT * (1 - tenth / 10)
        yield f'  <line class="grid" x1="{_LEFT}" y1="{y:.0f}" x2="{_LEFT + _WIDTH}" y2="{y:.0f}"/>'
        yield f'  <text x="{_LEFT - 8}" y="{y + 5:.0f}" text-anchor="end">{tenth * 10} %</text>'
    for part in range(5):
        x = _LEFT + _WIDTH * part / 4
        yield f'  <text x="{x:.0f}" y="{_TOP + _HEIGHT + 20}" text-anchor="middle">{longest * part / 4:.0f}</text>'
    for place, (name, points) in enumerate(curves.items()):
        color = _COLORS[place % len(_COLORS)]
        line = " ".join(f"{_LEFT + _WIDTH * x / longest:.1f},{_TOP + _HEIGHT * (1 - y):.1f}" for x, y in points)
        yield f'  <polyline fill="none" stroke="{color}" stroke-width="2" points="{line}"/>'
        x = _LEFT + 130 * place
        yield f'  <rect x="{x}" y="{_TOP + _HEIGHT + 36}" width="12" height="12" fill="{color}"/>'
        yield f'  <text x="{x + 18}" y="{_TOP + _HEIGHT + 47}">{xml_text(name)}</text>'
