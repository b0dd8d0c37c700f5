"""Texts inside SVG: escaped, and without what XML cannot contain."""

from __future__ import annotations

import re
from xml.sax.saxutils import escape, quoteattr

# XML 1.0 allows every other character; a reference such as &#0; is not allowed either.
_FORBIDDEN = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def xml_text(text: str) -> str:
    """Return a text as the content of an element; U+FFFD replaces characters that XML cannot contain."""
    return escape(_FORBIDDEN.sub("\ufffd", text))


def xml_attribute(text: str) -> str:
    """Return a text as the value of an attribute, in quotes."""
    return quoteattr(_FORBIDDEN.sub("\ufffd", text))
