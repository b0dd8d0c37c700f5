"""Rows, racks and score cards as lines of text that fit the terminal."""

import re
import textwrap
from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction

from msgspec import Struct

from tilewright.cli.terminal.style import Style, faint, piece, piece_width, strong
from tilewright.tiles import CODES, Color, Face, Number

_GAP = 2
# Blocks begin at multiples of this, so that short rows are aligned.
_COLUMN = 8
_NAME = 14

_TYPED = re.compile(r"`([^`]*)`")
_NO_BREAK = "\N{NO-BREAK SPACE}"

Marked = tuple[Face, str]
"""A piece and the mark after it, a space for none."""


class Block(Struct, frozen=True):
    """Pieces that stay together, with a label before and a verdict after them."""

    pieces: tuple[Marked, ...]
    label: str = ""
    verdict: str = ""


def flowed(blocks: Sequence[Block], style: Style) -> list[str]:
    """Return the blocks side by side; only a block wider than a line is broken."""
    lines: list[str] = []
    line, used = "", 0
    for block in blocks:
        start = -(-(used + _GAP) // _COLUMN) * _COLUMN if used else 0
        if used and start + _width(block) > style.width:
            lines.append(line)
            line, used, start = "", 0, 0
        *full, (last, width) = _drawn(block, style)
        line += " " * (start - used)
        if full:
            lines += [line + full[0][0], *(text for text, _ in full[1:])]
            line, start = "", 0
        line += last
        used = start + width
    return [text.rstrip() if not style.colors else text for text in (*lines, line) if text.strip()]


def _width(block: Block) -> int:
    verdict = 1 + len(block.verdict) if block.verdict else 0
    return len(block.label) + sum(piece_width(face) for face, _ in block.pieces) + verdict


def _drawn(block: Block, style: Style) -> list[tuple[str, int]]:
    """Return the lines of a block, each with its width."""
    lines: list[tuple[str, int]] = []
    text, used = block.label, len(block.label)
    for face, mark in block.pieces:
        width = piece_width(face)
        if used + width > style.width:
            lines.append((text, used))
            text, used = " " * len(block.label), len(block.label)
        text += piece(face, style, mark)
        used += width
    if block.verdict:
        if used + 1 + len(block.verdict) > style.width:
            lines.append((text, used))
            text, used = " " * len(block.label), len(block.label)
        text += " " + strong(block.verdict, style)
        used += 1 + len(block.verdict)
    return [*lines, (text, used)]


def by_color(pieces: Iterable[Marked]) -> list[Block]:
    """Return a rack in one block per color, in rising order, jokers last."""
    return _grouped(pieces, lambda face: list(Color).index(face.color) if isinstance(face, Number) else len(Color))


def by_number(pieces: Iterable[Marked]) -> list[Block]:
    """Return a rack in one block per number, jokers last."""
    return _grouped(pieces, lambda face: face.value if isinstance(face, Number) else 99)


def _grouped(pieces: Iterable[Marked], key: Callable[[Face], int]) -> list[Block]:
    groups: dict[int, list[Marked]] = {}
    for marked in sorted(pieces, key=lambda marked: (key(marked[0]), CODES[marked[0]])):
        groups.setdefault(key(marked[0]), []).append(marked)
    return [Block(tuple(group)) for group in groups.values()]


def unmarked(faces: Iterable[Face], style: Style) -> list[str]:
    """Return pieces as lines, by color and without marks."""
    return packed(by_color((face, " ") for face in faces), style)


def packed(blocks: Sequence[Block], style: Style) -> list[str]:
    """Return the pieces of a rack in a row, with a gap between blocks."""
    lines: list[str] = []
    line, used = "", 0
    for block in blocks:
        for place, (face, mark) in enumerate(block.pieces):
            room = 1 if used and not place else 0
            width = piece_width(face)
            if used + room + width > style.width:
                lines.append(line)
                line, used, room = "", 0, 0
            line += " " * room + piece(face, style, mark)
            used += room + width
    return [text.rstrip() if not style.colors else text for text in (*lines, line) if text.strip()]


def wrapped(text: str, style: Style, hang: str = "") -> list[str]:
    """Return a sentence wrapped to the width, with lines after the first indented by the length of `hang`.

    Text in backticks is what a player types: it stays on one line and is highlighted.
    """
    whole = _TYPED.sub(lambda typed: unbroken(typed[0]), text)
    lines = textwrap.wrap(whole, style.width, subsequent_indent=" " * len(hang), break_on_hyphens=False)
    return [_TYPED.sub(lambda typed: _typed(typed[1], style), line).replace(_NO_BREAK, " ") for line in lines]


def unbroken(text: str) -> str:
    """Return a text that `wrapped` keeps on one line."""
    return text.replace(" ", _NO_BREAK)


def _typed(text: str, style: Style) -> str:
    return strong(text, style) if style.colors else f"'{text}'"


def heading(text: str, style: Style) -> str:
    """Return a rule across the screen with a text in it."""
    front = style.dash * 2
    rest = style.dash * max(0, style.width - len(text) - 4)
    return f"{faint(front, style)} {strong(text, style)} {faint(rest, style)}"


def write_points(points: Fraction) -> str:
    """Return points with their sign, fractions as in `+10 1/2`.

    >>> write_points(Fraction(-21, 2))
    '-10 1/2'
    """
    if not points:
        return "0"
    sign, (whole, part) = "-" if points < 0 else "+", divmod(abs(points), 1)
    return sign + " ".join([*([str(whole)] if whole else []), *([str(part)] if part else [])])


Column = tuple[str, Sequence[str]]
"""A title, and one text per player."""


def score_card(columns: Sequence[Column], names: Sequence[str], style: Style) -> list[str]:
    """Return a card with one line per player; if it is too wide, the earliest games are left out."""
    widths = [max(map(len, (title, *texts))) + 2 for title, texts in columns]
    short = [name if len(name) <= _NAME else name[: _NAME - 1] + "." for name in names]
    name_width = max(map(len, short))
    first = 0
    while first < len(columns) - 1 and name_width + sum(widths[first:]) > style.width:
        first += 1
    shown = range(first, len(columns))
    head = " " * name_width + "".join(columns[place][0].rjust(widths[place]) for place in shown)
    return [head] + [
        name.ljust(name_width) + "".join(columns[place][1][row].rjust(widths[place]) for place in shown)
        for row, name in enumerate(short)
    ]
