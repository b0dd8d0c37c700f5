"""How far apart two colors look: CIEDE2000, in normal sight and as people without one kind of cone see them."""

from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

Triple = tuple[float, float, float]
Matrix = tuple[Triple, Triple, Triple]

SIGHTS: dict[str, Matrix] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
"""What each kind of sight makes of linear sRGB, by the model of Machado, Oliveira and Fernandes (2009), severity 1."""
_TO_XYZ: Matrix = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
_WHITE: Triple = (0.95047, 1.0, 1.08883)


def linear(color: str) -> Triple:
    """Return a color such as #a8001f in linear sRGB."""
    red, green, blue = (int(color[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return _linear(red), _linear(green), _linear(blue)


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def _times(matrix: Matrix, given: Triple) -> Triple:
    one, two, three = (sum(weight * part for weight, part in zip(row, given, strict=True)) for row in matrix)
    return one, two, three


def lab(color: str, sight: str = "normal") -> Triple:
    """Return a color in CIELAB, as this sight sees it."""
    red, green, blue = (min(1.0, max(0.0, part)) for part in _times(SIGHTS[sight], linear(color)))
    x, y, z = (_root(part / white) for part, white in zip(_times(_TO_XYZ, (red, green, blue)), _WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _root(part: float) -> float:
    return part ** (1 / 3) if part > 216 / 24389 else (24389 / 27 * part + 16) / 116


def distance(one: str, other: str, sight: str = "normal") -> float:
    """Return the CIEDE2000 difference of two colors in one kind of sight; 2 is just seen, 20 is another color."""
    return ciede2000(lab(one, sight), lab(other, sight))


def ciede2000(one: Triple, other: Triple) -> float:
    """Return the difference of two colors in CIELAB (CIE 142, with the usual weights of one)."""
    chroma = (hypot(*one[1:]) + hypot(*other[1:])) / 2
    stretch = 1 + (1 - sqrt(chroma**7 / (chroma**7 + 25**7))) / 2
    (c1, h1), (c2, h2) = (_polar(stretch * a, b) for _, a, b in (one, other))
    turn = 0.0 if c1 * c2 == 0 else (h2 - h1 + 180) % 360 - 180
    light, full = (one[0] + other[0]) / 2, (c1 + c2) / 2
    hue = h1 + h2 if c1 * c2 == 0 else (h1 + turn / 2) % 360
    weight = 1 - 0.17 * _cos(hue - 30) + 0.24 * _cos(2 * hue) + 0.32 * _cos(3 * hue + 6) - 0.20 * _cos(4 * hue - 63)
    by_light = (other[0] - one[0]) / (1 + 0.015 * (light - 50) ** 2 / sqrt(20 + (light - 50) ** 2))
    by_chroma = (c2 - c1) / (1 + 0.045 * full)
    by_hue = 2 * sqrt(c1 * c2) * sin(radians(turn / 2)) / (1 + 0.015 * full * weight)
    bend = -2 * sqrt(full**7 / (full**7 + 25**7)) * sin(radians(60 * exp(-(((hue - 275) / 25) ** 2))))
    return sqrt(by_light**2 + by_chroma**2 + by_hue**2 + bend * by_chroma * by_hue)


def _polar(a: float, b: float) -> tuple[float, float]:
    return hypot(a, b), degrees(atan2(b, a)) % 360


def _cos(angle: float) -> float:
    return cos(radians(angle))


def oklch(color: str) -> Triple:
    """Return the lightness, the chroma and the hue in degrees of a color in OKLab."""
    red, green, blue = linear(color)
    long = (0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue) ** (1 / 3)
    middle = (0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue) ** (1 / 3)
    short = (0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue) ** (1 / 3)
    lightness = 0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short
    a = 1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short
    b = 0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short
    return lightness, *_polar(a, b)
