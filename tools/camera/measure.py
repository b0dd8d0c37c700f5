"""Measures a network alone on rendered pictures by light, angle, count and set:
`python -m tools.camera.measure MODEL FACES`.

Here colors are as the network says them tile by tile; `python -m bench camera` measures the whole reader, on photos too.
"""

import argparse
import json
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import torch
import torch.nn.functional as nn_f
from torch import Tensor

from tools.camera.chance import Chance
from tools.camera.network import COLOR, COLORS, DIE, EDGE_SCALE, INK, NUMBER, NUMBERS, OFFSET_SCALE, STRIDE, Loaded
from tools.camera.photo import LIGHTS, pictures
from tools.camera.places import scenes
from tools.camera.scenes import PLACES, SETS, UP_SHIFT
from tools.camera.shade import Material, material
from tools.camera.teach import judged

LETTERS = "KRBO"
Reader = Callable[[Tensor], Tensor]


@dataclass(frozen=True, eq=False)
class Found:
    """One tile that the network saw; lengths in pixels of its input."""

    sure: float
    mark: np.ndarray
    right: np.ndarray
    up: np.ndarray
    number: int
    color: int
    number_sure: float
    color_sure: float
    ink: tuple[float, ...]
    die: float

    @property
    def middle(self) -> np.ndarray:
        return self.mark - self.up * UP_SHIFT

    def inside(self, point: np.ndarray) -> float:
        """Return how far a point is from the mark, in half edges of the tile."""
        return distance(self.right, self.up, point - self.mark)


def distance(right: np.ndarray, up: np.ndarray, away: np.ndarray) -> float:
    cross = right[0] * up[1] - right[1] * up[0]
    if abs(cross) < 1e-3:
        return 1e9
    across = (away[0] * up[1] - away[1] * up[0]) / cross
    along = (right[0] * away[1] - right[1] * away[0]) / cross
    return float(max(abs(across), abs(along)))


def decoded(answer: Tensor, least: float = 0.35) -> list[Found]:
    """Return the tiles of one map (channels, rows, columns), the surest first, none twice."""
    heat = torch.sigmoid(answer[0].float())
    top = nn_f.max_pool2d(heat[None, None], 3, 1, 1)[0, 0] == heat
    rows, columns = torch.nonzero(top & (heat > least), as_tuple=True)
    order = torch.argsort(heat[rows, columns], descending=True)[:400]
    rows, columns = rows[order], columns[order]
    values = answer[:, rows, columns].float().T
    numbers = torch.softmax(values[:, NUMBER : NUMBER + NUMBERS], 1)
    colors = torch.softmax(values[:, COLOR : COLOR + COLORS], 1)
    at = (torch.stack([columns, rows], 1) + 0.5) * STRIDE + values[:, 1:3] * OFFSET_SCALE
    sure, at, values, numbers, colors = (t.cpu().numpy() for t in (heat[rows, columns], at, values, numbers, colors))
    found: list[Found] = []
    for i in range(len(sure)):
        if any(other.inside(at[i]) < 0.9 for other in found):
            continue
        right, up = values[i, 3:5] * EDGE_SCALE, values[i, 5:7] * EDGE_SCALE
        number, color = int(numbers[i].argmax()), int(colors[i].argmax())
        chances = float(numbers[i].max()), float(colors[i].max())
        ink = tuple(float(c) for c in values[i, INK : INK + 3])
        die = float(1 / (1 + np.exp(-values[i, DIE])))
        found.append(Found(float(sure[i]), at[i], right, up, number, color, *chances, ink, die))
    return found


class Count:
    """Counts of tiles to find, found, right, and of wrong finds."""

    def __init__(self) -> None:
        self.tiles = self.found = self.number = self.colored = self.color = self.wrong = self.pictures = self.clean = 0

    def add(self, other: "Count") -> None:
        for key, value in vars(other).items():
            setattr(self, key, getattr(self, key) + value)

    def row(self) -> str:
        found = max(1, self.found)
        shares = (self.found / max(1, self.tiles), self.wrong / max(1, self.tiles), self.number / found)
        color = self.color / max(1, self.colored)
        text = " ".join(f"{100 * share:7.2f}" for share in (*shares, color))
        return f"{self.tiles:7d} {text} {self.clean:5d} of {self.pictures:5d}"


HEADING = f"{'':22s} {'tiles':>7s} {'found%':>7s} {'wrong%':>7s} {'number%':>7s} {'color%':>7s} without a mistake"


def compared(found: list[Found], tiles: np.ndarray, must: np.ndarray, may: np.ndarray) -> Count:
    """Match what was found with the true tiles of one rendered picture."""
    count = Count()
    count.pictures = 1
    free = list(found)
    for i in np.nonzero(must)[0]:
        count.tiles += 1
        right, up, point = tiles[i, 2:4], tiles[i, 4:6], tiles[i, :2]
        near = min(free, key=lambda f: distance(right, up, f.mark - point), default=None)
        if near is None or distance(right, up, near.mark - point) > 0.6:
            continue
        free.remove(near)
        count.found += 1
        count.number += near.number == int(tiles[i, 6])
        if tiles[i, 6] < 13 and near.number < 13:
            count.colored += 1
            count.color += near.color == int(tiles[i, 7])
    spare = [tiles[i] for i in np.nonzero(may)[0]]
    count.wrong = sum(not any(distance(t[2:4], t[4:6], f.mark - t[:2]) < 0.8 for t in spare) for f in free)
    flawless = count.tiles == count.found == count.number and count.colored == count.color and not count.wrong
    count.clean = int(flawless)
    return count


def band(value: float, edges: list[float], unit: str) -> str:
    low, high = [0.0, *edges], [*edges, float("inf")]
    k = sum(value >= edge for edge in edges)
    return f"{unit}={low[k]:g}-{high[k]:g}"


def rendered(read: Reader, stuff: Material, rng: Chance, batches: int, size: tuple[int, int]) -> dict[str, Count]:
    """Return counts by light, angle of view, count of tiles, size, place and set of freshly rendered pictures."""
    table: dict[str, Count] = defaultdict(Count)
    drawn, final = size
    for _ in range(batches):
        some = scenes(rng, 40 if final > 300 else 10, stuff.atlas, size)
        images, seen, light = pictures(rng, some, stuff, drawn, final)
        with torch.no_grad():
            answers = read(images * 2 - 1)
        tiles, must, may = (t.cpu().numpy() for t in judged(some.tiles, seen, final / drawn, final))
        about = {key: value.cpu().numpy() for key, value in some.about.items()}
        for i in range(len(images)):
            count = compared(decoded(answers[i]), tiles[i], must[i], may[i])
            keys = [
                "all",
                f"light {LIGHTS[int(light[i])]}",
                f"place {PLACES[about['place'][i]]}",
                f"set {SETS[about['set'][i]]}",
                "fourth color " + ("yellow" if about["yellow"][i] else "orange"),
                band(float(about["tilt"][i]), [25, 40, 60], "degrees"),
                band(float(must[i].sum()), [1, 10, 25, 50], "tiles"),
                band(float(about["tall"][i]), [28, 40, 80], "pixels"),
            ]
            for key in keys:
                table[key].add(count)
    return dict(table)


def printed(table: dict[str, Count]) -> str:
    return "\n".join([HEADING, *(f"{key:22s} {table[key].row()}" for key in sorted(table))])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("model")
    parser.add_argument("faces")
    parser.add_argument("--batches", type=int, default=5)
    parser.add_argument("--size", type=int, default=640)
    parser.add_argument("--seed", type=int, default=99)
    options = parser.parse_args()
    net = Loaded(options.model).eval()
    print(json.dumps(net.note.get("made", {})))
    rng = Chance(options.seed, "cuda" if torch.cuda.is_available() else "cpu")
    size = (options.size * 3 // 2, options.size)
    print(printed(rendered(net, material(options.faces, rng), rng, options.batches, size)))


if __name__ == "__main__":
    main()
