"""Pictures as PNG, for programs that show no SVG; it needs the extra `png`.

The only font is `letters.ttf` beside this file, the Latin letters of Manrope Bold, so that a picture looks the same on
every machine; what it lacks is left out. It is cut out of the font in Debian's package fonts-manrope with fonttools:

    pyftsubset Manrope-Bold.ttf --unicodes=U+20-7E,U+A0-17F,U+2013,U+2014,U+2018-201E,U+2022,U+2026,U+202F,U+20AC
        --layout-features=kern --no-hinting --name-IDs=1,2,4,6,13,14 --output-file=letters.ttf
"""

from importlib.resources import as_file, files

import resvg_py

_FAMILY = "Manrope"


def as_png(picture: str, width: int) -> bytes:
    """Return an SVG picture as PNG of a width in pixels."""
    with as_file(files(__package__) / "letters.ttf") as font:
        return resvg_py.svg_to_bytes(
            svg_string=picture,
            width=width,
            skip_system_fonts=True,
            font_files=[str(font)],
            font_family=_FAMILY,
            serif_family=_FAMILY,
            sans_serif_family=_FAMILY,
        )
