"""Previews of shared links as SVG: a title, a sentence, and a board below."""

import re
from textwrap import wrap

from tilewright.drawing.pieces import xml_text

WIDTH, HEIGHT = 1200, 630
"""What chat programs show of a picture without cutting it."""

_MARGIN = 56
_TITLE, _TITLE_LETTERS = 60, 54
# The width of a letter, at least in titles of our languages, as a share of the size of the font.
_LETTER = 0.57
_SENTENCE, _SENTENCE_LETTERS, _SENTENCE_LINES = 32, 64, 2
_DARK, _LIGHT, _SOFT = "#173a2d", "#f4f8f3", "#c4d8ca"
_SIZE = re.compile(r'viewBox="0 0 ([\d.]+) ([\d.]+)" width="[\d.]+" height="[\d.]+"')


def preview_svg(title: str, sentence: str, board: str) -> str:
    """Return the preview with a board, which is SVG itself, as large as there is room for it."""
    title = _lines(title, _TITLE_LETTERS, 1)[0]
    y = float(_MARGIN + _TITLE - 16)
    size = min(_TITLE, int((WIDTH - 2 * _MARGIN) / (_LETTER * max(len(title), 1))))
    parts = [_text(y, size, _LIGHT, title)]
    y += 12
    for line in _lines(sentence, _SENTENCE_LETTERS, _SENTENCE_LINES):
        y += _SENTENCE + 14
        parts.append(_text(y, _SENTENCE, _SOFT, line))
    y += _MARGIN / 2
    room = f'x="{_MARGIN}" y="{y:g}" width="{WIDTH - 2 * _MARGIN}" height="{HEIGHT - _MARGIN - y:g}"'
    place = rf'viewBox="0 0 \1 \2" {room} preserveAspectRatio="xMidYMid"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}">'
    ground = f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{_DARK}"/>'
    return "".join([head, ground, *parts, _SIZE.sub(place, board, count=1), "</svg>"])


def _lines(text: str, letters: int, most: int) -> list[str]:
    return wrap(text, letters, max_lines=most, placeholder=" …") or [""]


def _text(y: float, size: int, color: str, text: str) -> str:
    style = f'font-family="sans-serif" font-weight="bold" font-size="{size}" fill="{color}"'
    return f'<text x="{_MARGIN}" y="{y:g}" {style}>{xml_text(text)}</text>'
