"""Score cards as SVG: a column for each player, a line for each game."""

from collections.abc import Sequence

from msgspec import Struct

from tilewright.drawing.pieces import xml_attribute, xml_text

_MARGIN, _LINE, _NUMBERS = 24, 30, 44
# A column is as wide as the longest name in it, at about this many pixels a letter.
_LETTER, _NARROWEST = 9.5, 84
_PAPER, _INK, _SOFT, _STRIPE, _GOLD = "#fffdf6", "#1c1f26", "#5c6370", "#f3eedd", "#8a5a00"


class CardPicture(Struct, frozen=True, kw_only=True):
    """What a picture of a score card shows: texts for each player, and the seats that lead."""

    title: str
    names: tuple[str, ...]
    lines: tuple[tuple[str, ...], ...]
    totals: tuple[str, ...]
    total: str
    leaders: tuple[int, ...]
    sentence: str


def card_svg(card: CardPicture) -> str:
    """Return a score card as SVG."""
    column = max([_NARROWEST, *(len(name) * _LETTER + 16 for name in card.names)])
    first = max(_NUMBERS, len(card.total) * _LETTER + 8)
    width = max(2 * _MARGIN + first + column * len(card.names), 2 * _MARGIN + len(card.sentence) * _LETTER)
    ends = [_MARGIN + first + column * (seat + 1) for seat in range(len(card.names))]
    y = _MARGIN + 44
    parts = [_text(_MARGIN, _MARGIN + 14, card.title, 'font-size="20" font-weight="bold"')]
    parts += _cells(ends, y, card.names, 'font-weight="bold"', card.leaders)
    for number, line in enumerate(card.lines, start=1):
        y += _LINE
        if number % 2:
            parts.append(
                f'<rect x="{_MARGIN - 8}" y="{y - 21:g}" width="{width - 2 * _MARGIN + 16:g}" '
                f'height="{_LINE}" rx="6" fill="{_STRIPE}"/>'
            )
        parts += [_text(_MARGIN, y, f"{number}", f'fill="{_SOFT}"'), *_cells(ends, y, line)]
    y += _LINE
    rule = f'<path d="M{_MARGIN - 8} {y - 22:g}H{width - _MARGIN + 8:g}" stroke="{_INK}" stroke-width="2"/>'
    parts += [rule, _text(_MARGIN, y, card.total, 'font-weight="bold"')]
    parts += _cells(ends, y, card.totals, 'font-weight="bold"', card.leaders)
    y += _LINE
    parts.append(_text(_MARGIN, y, card.sentence, f'fill="{_SOFT}"'))
    return _framed(width, y + _MARGIN / 2, parts, card)


def _cells(
    ends: Sequence[float], y: float, texts: Sequence[str], style: str = "", leaders: Sequence[int] = ()
) -> list[str]:
    return [
        _text(x, y, text, f'text-anchor="end" {style}' + (f' fill="{_GOLD}"' if seat in leaders else ""))
        for seat, (x, text) in enumerate(zip(ends, texts, strict=True))
    ]


def _text(x: float, y: float, text: str, style: str) -> str:
    return f'<text x="{x:g}" y="{y:g}" {style}>{xml_text(text)}</text>'


def _framed(width: float, height: float, parts: Sequence[str], card: CardPicture) -> str:
    rows = [card.names, *card.lines, card.totals]
    said = "; ".join([card.title, *(", ".join(row) for row in rows), card.sentence])
    size = f'viewBox="0 0 {width:g} {height:g}" width="{width:g}" height="{height:g}"'
    font = f'font-family="system-ui, sans-serif" font-size="16" fill="{_INK}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} {font} role="img" aria-label={xml_attribute(said)}>'
    return "".join([head, f'<rect width="100%" height="100%" rx="12" fill="{_PAPER}"/>', *parts, "</svg>"])
