"""A reader of QR codes, written from the standard alone: byte mode, no damage, versions 1 to 9 at level M.

It trusts every module, so that nothing has to be corrected; a code that is drawn wrongly gives other letters.
"""

import re
from collections.abc import Callable, Iterator
from xml.etree.ElementTree import Element

# ISO/IEC 18004, table 9: for level M the data codewords of each block of versions 1 to 9.
_BLOCKS = {
    1: [16], 2: [28], 3: [44], 4: [32] * 2, 5: [43] * 2, 6: [27] * 4, 7: [31] * 4, 8: [38] * 2 + [39] * 2,
    9: [36] * 3 + [37] * 2,
}  # fmt: skip
# Annex E: the centers of the alignment patterns.
_CENTERS = {1: [], 2: [6, 18], 3: [6, 22], 4: [6, 26], 5: [6, 30], 6: [6, 34], 7: [6, 22, 38], 8: [6, 24, 42],
            9: [6, 26, 46]}  # fmt: skip
_MASKS: tuple[Callable[[int, int], int], ...] = (
    lambda row, column: (row + column) % 2,
    lambda row, column: row % 2,
    lambda row, column: column % 3,
    lambda row, column: (row + column) % 3,
    lambda row, column: (row // 2 + column // 3) % 2,
    lambda row, column: row * column % 2 + row * column % 3,
    lambda row, column: (row * column % 2 + row * column % 3) % 2,
    lambda row, column: ((row + column) % 2 + row * column % 3) % 2,
)
_FORMAT_MASK = 0b101010000010010
_LEVEL_M = 0b00
_BYTE_MODE = 0b0100

Modules = list[list[bool]]


def read_drawing(drawing: Element) -> str:
    """Return the text of a code that is drawn in SVG as one path of strokes, each as wide as a module."""
    border = 4
    size = int(drawing.attrib["viewBox"].split()[2]) - 2 * border
    modules = [[False] * size for _ in range(size)]
    (strokes,) = (path.attrib["d"] for path in drawing if "stroke" in path.attrib)
    x = y = 0.0
    for command, text in re.findall(r"([Mmh])([^Mmh]*)", strokes):
        numbers = [float(number) for number in re.findall(r"-?\d*\.?\d+", text)]
        match command:
            case "M":
                x, y = numbers
            case "m":
                x, y = x + numbers[0], y + numbers[1]
            case _:
                for column in range(int(x), int(x + numbers[0])):
                    modules[int(y) - border][column - border] = True
                x += numbers[0]
    return read_code(modules)


def read_code(modules: Modules) -> str:
    """Return the text of a code, its modules row by row."""
    version = (len(modules) - 17) // 4
    held = _format(modules) ^ _FORMAT_MASK
    assert held >> 13 == _LEVEL_M
    mask = _MASKS[held >> 10 & 7]
    bits = [modules[row][column] ^ (not mask(row, column)) for row, column in _places(version)]
    words = [sum(bit << 7 - place for place, bit in enumerate(bits[at : at + 8])) for at in range(0, len(bits) - 7, 8)]
    return _text(_in_order(words, _BLOCKS[version]))


def _format(modules: Modules) -> int:
    places = [(8, column) for column in (0, 1, 2, 3, 4, 5, 7, 8)] + [(row, 8) for row in (7, 5, 4, 3, 2, 1, 0)]
    return sum(modules[row][column] << 14 - place for place, (row, column) in enumerate(places))


def _places(version: int) -> Iterator[tuple[int, int]]:
    """Yield the places of the data in their order: up and down in pairs of columns from the right."""
    size = 17 + 4 * version
    upward = True
    for right in range(size - 1, 0, -2):
        # The column of the timing pattern is skipped as a whole.
        columns = (right, right - 1) if right > 6 else (right - 1, right - 2)
        for row in range(size - 1, -1, -1) if upward else range(size):
            for column in columns:
                if not _is_pattern(row, column, version, size):
                    yield row, column
        upward = not upward


def _is_pattern(row: int, column: int, version: int, size: int) -> bool:
    finder = (row < 9 and (column < 9 or column >= size - 8)) or (row >= size - 8 and column < 9)
    timing = 6 in {row, column}
    # From version 7 on, the version number is in two blocks of six by three.
    numbered = version > 6 and (
        (row < 6 and size - 11 <= column < size - 8) or (column < 6 and size - 11 <= row < size - 8)
    )
    centers = _CENTERS[version]
    corners = {(6, 6), (6, size - 7), (size - 7, 6)}
    aligned = any(
        abs(row - down) < 3 and abs(column - across) < 3
        for down in centers
        for across in centers
        if (down, across) not in corners
    )
    return finder or timing or numbered or aligned


def _in_order(words: list[int], blocks: list[int]) -> list[int]:
    """Return the data of all blocks one after the other; the code interleaves them."""
    shares: list[list[int]] = [[] for _ in blocks]
    rest = iter(words)
    for place in range(max(blocks)):
        for share, length in zip(shares, blocks, strict=True):
            if place < length:
                share.append(next(rest))
    return [word for share in shares for word in share]


def _text(words: list[int]) -> str:
    bits = "".join(f"{word:08b}" for word in words)
    assert int(bits[:4], 2) == _BYTE_MODE
    length = int(bits[4:12], 2)
    return bytes(int(bits[at : at + 8], 2) for at in range(12, 12 + 8 * length, 8)).decode()
