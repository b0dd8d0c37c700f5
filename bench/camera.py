"""How well tiles are read from photos: found, wrong finds, numbers, colors, and photos without a mistake.

Beside each photo lies a text file with one line a tile: its face, then left, top, right and bottom of a box around it
as shares of the photo. A face that ends with "?" may be found or missed. A line "# light=dim set=wood" names the rows
of the table that count the photo; `python -m tools.camera.samples` renders such pictures. A correction is a tile
missed, a wrong find or a wrong face.
"""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path

from msgspec import Struct

from bench.commands import parser
from bench.printing import table
from tilewright import camera
from tilewright.tiles import Face, Number, read_face, write_face

SUFFIXES = (".jpg", ".png", ".webp")
HEAD = ("", "tiles", "found %", "wrong finds %", "number %", "color %", "photos", "without a mistake %", "at most 2 %")


class Label(Struct, frozen=True):
    """A tile that is in a photo: its face and the box around it."""

    face: Face
    box: tuple[float, ...]
    must: bool

    def distance(self, tile: camera.FoundTile) -> float | None:
        """Return how far a tile is from the middle of the box, or None if it is outside."""
        left, top, right, bottom = self.box
        if not (left < tile.x < right and top < tile.y < bottom):
            return None
        return (tile.x - (left + right) / 2) ** 2 + (tile.y - (top + bottom) / 2) ** 2


class Count:
    """Tiles and photos counted."""

    def __init__(self) -> None:
        self.tiles = self.found = self.wrong = self.number = self.colored = self.color = 0
        self.mistakes: list[int] = []

    def add(self, other: Count) -> None:
        """Add the counts of another."""
        for name, value in vars(other).items():
            setattr(self, name, getattr(self, name) + value)

    def cells(self) -> Iterator[object]:
        """Yield the cells of a table."""
        yield self.tiles
        shares = ((self.found, self.tiles), (self.wrong, self.tiles), (self.number, self.found))
        for part, whole in (*shares, (self.color, self.colored)):
            yield f"{100 * part / max(1, whole):.2f}"
        yield len(self.mistakes)
        for most in (0, 2):
            yield f"{100 * sum(one <= most for one in self.mistakes) / len(self.mistakes):.1f}"


def labels_of(path: Path) -> tuple[list[Label], list[str]]:
    """Return the tiles of the text file, and the rows of the table that its photo belongs to."""
    labels, rows = list[Label](), list[str]()
    for line in path.read_text("utf-8").splitlines():
        first, *rest = line.split()
        if first == "#":
            rows += rest
        else:
            labels.append(Label(read_face(first.rstrip("?")), tuple(map(float, rest)), not first.endswith("?")))
    return labels, rows


def compared(found: camera.Photo, labels: Sequence[Label]) -> tuple[Count, list[str]]:
    """Return the counts of one photo, and its mistakes in words."""
    count, wrong, free = Count(), list[str](), list(found.tiles)
    for label in sorted(labels, key=lambda label: not label.must):
        inside = [(near, i) for i, tile in enumerate(free) if (near := label.distance(tile)) is not None]
        count.tiles += label.must
        if not inside:
            wrong += [f"{write_face(label.face)} missed"] * label.must
            continue
        tile = free.pop(min(inside)[1])
        if not label.must:
            continue
        count.found += 1
        count.number += _number(tile.face) == _number(label.face)
        if isinstance(tile.face, Number) and isinstance(label.face, Number):
            count.colored += 1
            count.color += tile.face.color == label.face.color
        if tile.face != label.face:
            wrong.append(f"{write_face(label.face)} as {write_face(tile.face)} ({tile.sure:.2f})")
    count.wrong = len(free)
    wrong += [f"{write_face(tile.face)} found ({tile.sure:.2f})" for tile in free]
    count.mistakes = [len(wrong)]
    return count, wrong


def _number(face: Face) -> object:
    return face.value if isinstance(face, Number) else face


def main(words: Sequence[str]) -> int:
    """Read the photos of a folder and print the table, and before it the mistakes of each photo."""
    options = parser("camera", __doc__, "--photos ../shared/photos")
    options.add_argument("--photos", type=Path, required=True, help="a folder of photos with labels")
    asked = options.parse_args(words)
    counts = defaultdict[str, Count](Count)
    times = list[float]()
    for path in sorted(path for path in asked.photos.iterdir() if path.suffix in SUFFIXES):
        labels, rows = labels_of(path.with_suffix(".txt"))
        began = time.process_time()
        found = camera.read(path)
        times.append(time.process_time() - began)
        count, wrong = compared(found, labels)
        for row in ("all", *(rows or [path.stem.rsplit("-", 1)[0]])):
            counts[row].add(count)
        if wrong:
            print(f"{path.name}: {'; '.join(wrong)}", flush=True)
    if not times:
        options.error(f"{asked.photos} has no photos")
    print(table(HEAD, ((row, *counts[row].cells()) for row in sorted(counts))))
    print(f"processor time of a photo: median {sorted(times)[len(times) // 2]:.2f} s, most {max(times):.2f} s")
    return 0
