"""A link as a QR code."""

import io

import segno


def draw_link(link: str) -> bytes:
    """Return a link as SVG.

    Cameras need a quiet zone of four modules, and black on white whatever the theme of the page.
    """
    drawing = io.BytesIO()
    code = segno.make(link, error="m", boost_error=False, micro=False)
    code.save(drawing, kind="svg", border=4, light="#fff", xmldecl=False, svgclass=None, lineclass=None, omitsize=True)
    return drawing.getvalue()
