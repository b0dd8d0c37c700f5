"""Pieces as SVG: ivory tiles with a number in its color, and jokers with a sign for each kind; texts inside SVG."""

import re
from typing import assert_never

from tilewright.tiles import Color, Face, Joker, JokerKind, Number, write_face

# XML 1.0 allows every other character; a reference such as &#0; is not allowed either.
_FORBIDDEN = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")

# Not by xml.sax.saxutils: it imports urllib, http and ssl, which is a sixth of the time of the library's first use.
_IN_TEXT = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;"})
_IN_ATTRIBUTE = _IN_TEXT | str.maketrans({'"': "&quot;", "\t": "&#9;", "\n": "&#10;", "\r": "&#13;"})


def xml_text(text: str) -> str:
    """Return a text as the content of an element; U+FFFD replaces characters that XML cannot contain."""
    return _FORBIDDEN.sub("\ufffd", text).translate(_IN_TEXT)


def xml_attribute(text: str) -> str:
    """Return a text as the value of an attribute, in quotes."""
    value = _FORBIDDEN.sub("\ufffd", text).translate(_IN_ATTRIBUTE)
    return f'"{value}"'


WIDTH, HEIGHT = 34, 46

INKS = {Color.BLACK: "#1c1f26", Color.RED: "#9c001e", Color.BLUE: "#1457b4", Color.ORANGE: "#cc5c00"}
_JOKER_INK = "#5b2a78"
_IVORY, _EDGE = "#fbf6e8", "#d9cda9"
_MIDDLE, _CENTER = WIDTH / 2, HEIGHT / 2
# The corners of the four dots of a color change.
_DOTS = ((-5, -5), (5, -5), (-5, 5), (5, 5))


def piece_svg(face: Face, x: float, y: float) -> str:
    """Return a piece with its upper left corner at a point."""
    back = f'<rect width="{WIDTH}" height="{HEIGHT}" rx="5" fill="{_IVORY}" stroke="{_EDGE}"/>'
    return f'<g transform="translate({x:g} {y:g})"><title>{write_face(face)}</title>{back}{_sign(face)}</g>'


def _sign(face: Face) -> str:
    match face:
        case Number(color, value):
            return _text(str(value), INKS[color], 20, _CENTER + 7)
        case Joker(kind):
            return _joker(kind)
        case _:
            assert_never(face)


def _joker(kind: JokerKind) -> str:
    ring = f'<circle cx="{_MIDDLE}" cy="{_CENTER}" r="11" fill="none" stroke="{_JOKER_INK}" stroke-width="2"/>'
    match kind:
        case JokerKind.CLASSIC:
            return ring + _smile()
        case JokerKind.DOUBLE:
            return ring + _text("2", _JOKER_INK, 15, _CENTER + 5)
        case JokerKind.CHANGE:
            return ring + _dots()
        case JokerKind.MIRROR:
            return ring + _arrows()
        case _:
            assert_never(kind)


def _smile() -> str:
    eyes = "".join(
        f'<circle cx="{_MIDDLE + side}" cy="{_CENTER - 3}" r="1.6" fill="{_JOKER_INK}"/>' for side in (-4, 4)
    )
    mouth = f"M{_MIDDLE - 5} {_CENTER + 2}q5 6 10 0"
    return f'{eyes}<path d="{mouth}" fill="none" stroke="{_JOKER_INK}" stroke-width="2" stroke-linecap="round"/>'


def _dots() -> str:
    return "".join(
        f'<circle cx="{_MIDDLE + right}" cy="{_CENTER + down}" r="3" fill="{ink}"/>'
        for ink, (right, down) in zip(INKS.values(), _DOTS, strict=True)
    )


def _arrows() -> str:
    """Return two arrowheads with the mirror between them."""
    left, right = f"M{_MIDDLE - 3} {_CENTER - 4}v8l-5 -4z", f"M{_MIDDLE + 3} {_CENTER - 4}v8l5 -4z"
    mirror = f'<path d="M{_MIDDLE} {_CENTER - 8}v16" stroke="{_JOKER_INK}" stroke-width="1.5"/>'
    return f'<path d="{left}{right}" fill="{_JOKER_INK}"/>{mirror}'


def _text(text: str, ink: str, size: int, y: float) -> str:
    font = f'font-family="Georgia, serif" font-weight="bold" font-size="{size}" text-anchor="middle"'
    return f'<text x="{_MIDDLE}" y="{y}" {font} fill="{ink}">{text}</text>'
