"""Verdicts as SVG: what was judged, drawn, and below it whether it is allowed and why."""

import re
from collections.abc import Sequence
from textwrap import wrap

from msgspec import Struct

from tilewright.drawing.pieces import xml_attribute, xml_text

_MARGIN, _LINE, _LETTERS = 16, 24, 72
_PAPER, _INK, _SOFT, _YES, _NO = "#fffdf6", "#1c1f26", "#5c6370", "#1f6b4c", "#a3281d"
_SIZE = re.compile(r'viewBox="0 0 ([\d.]+) ([\d.]+)"')


class VerdictPicture(Struct, frozen=True, kw_only=True):
    """What a picture of a verdict shows: tables, racks or grids, and texts. Without `word` there is no verdict yet."""

    title: str
    picture: str
    allowed: bool
    word: str
    reasons: tuple[str, ...]


def verdict_svg(shown: VerdictPicture) -> str:
    """Return a verdict as SVG, with the picture in it."""
    size = _SIZE.search(shown.picture)
    assert size is not None
    width, height = float(size[1]) + 2 * _MARGIN, float(size[2])
    y = _MARGIN + 20.0
    parts = [_text(y, shown.title, 'font-size="18" font-weight="bold"')]
    y += 14
    parts.append(shown.picture.replace("<svg ", f'<svg x="{_MARGIN}" y="{y:g}" ', 1))
    y += height
    mark = f"{'✓' if shown.allowed else '✕'} {shown.word}" if shown.word else ""
    if mark:
        y += _LINE + 8
        parts.append(_text(y, mark, f'font-size="20" font-weight="bold" fill="{_YES if shown.allowed else _NO}"'))
    for line in [line for reason in shown.reasons for line in wrap(reason, _LETTERS)]:
        y += _LINE
        parts.append(_text(y, line, f'fill="{_SOFT}"'))
    return _framed(width, y + _MARGIN, parts, "; ".join([shown.title, mark, *shown.reasons]))


def _text(y: float, text: str, style: str) -> str:
    return f'<text x="{_MARGIN}" y="{y:g}" {style}>{xml_text(text)}</text>'


def _framed(width: float, height: float, parts: Sequence[str], said: str) -> str:
    size = f'viewBox="0 0 {width:g} {height:g}" width="{width:g}" height="{height:g}"'
    font = f'font-family="sans-serif" font-size="15" fill="{_INK}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} {font} role="img" aria-label={xml_attribute(said)}>'
    paper = f'<rect width="{width:g}" height="{height:g}" rx="12" fill="{_PAPER}"/>'
    return "".join([head, paper, *parts, "</svg>"])
