"""Texts inside SVG: escaped, and without what XML cannot contain."""

from __future__ import annotations

import re

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
