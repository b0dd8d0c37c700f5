"""The frame of a plot: an SVG for light and dark mode, with a title."""

from __future__ import annotations

from collections.abc import Iterable

from tilewright.drawing.xml_text import xml_text

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
