"""Writes rendered pictures with labels, for `python -m bench camera`: `python -m tools.camera.samples FACES OUT`."""

import argparse
import io
from pathlib import Path

import numpy as np
import torch
from PIL import Image

from tools.camera.chance import Chance
from tools.camera.measure import LETTERS, band
from tools.camera.photo import LIGHTS, pictures
from tools.camera.places import scenes
from tools.camera.scenes import PLACES, SETS, UP_SHIFT, Scenes
from tools.camera.shade import Material, material
from tools.camera.teach import judged


def face(number: int, color: int) -> str:
    """Return a face in our notation."""
    return "JDCM"[number - 13] if number >= 13 else f"{LETTERS[color]}{number + 1}"


def lines(tiles: np.ndarray, must: np.ndarray, may: np.ndarray, size: int) -> list[str]:
    """Return the labels of one picture: the box around each tile that must or may be found."""
    found = []
    for tile, needed in [*((t, True) for t in tiles[must]), *((t, False) for t in tiles[may])]:
        right, up = tile[2:4], tile[4:6]
        middle, reach = tile[:2] - up * UP_SHIFT, abs(right) + abs(up)
        box = np.concatenate([middle - reach, middle + reach]) / size
        found.append(" ".join([face(int(tile[6]), int(tile[7])) + "?" * (not needed), *(f"{c:.4f}" for c in box)]))
    return found


def samples(rng: Chance, stuff: Material, some: Scenes, size: int) -> list[tuple[bytes, str]]:
    """Return pictures as JPEG files with the text of their labels."""
    drawn = size * 3 // 2
    images, seen, light = pictures(rng, some, stuff, drawn, size)
    tiles, must, may = (t.cpu().numpy() for t in judged(some.tiles, seen, size / drawn, size))
    about = {key: value.cpu().numpy() for key, value in some.about.items()}
    result = []
    for i, image in enumerate((images * 255).round().to(torch.uint8).cpu()):
        file = io.BytesIO()
        Image.fromarray(image.permute(1, 2, 0).numpy()).save(file, "JPEG", quality=90)
        rows = [
            f"light={LIGHTS[int(light[i])]}",
            f"place={PLACES[about['place'][i]]}",
            f"set={SETS[about['set'][i]]}",
            f"fourth={'yellow' if about['yellow'][i] else 'orange'}",
            band(float(about["tilt"][i]), [25, 40, 60], "degrees"),
            band(float(must[i].sum()), [1, 10, 25, 50], "tiles"),
            band(float(about["tall"][i]), [28, 40, 80], "pixels"),
        ]
        text = "\n".join([f"# {' '.join(rows)}", *lines(tiles[i], must[i], may[i], size), ""])
        result.append((file.getvalue(), text))
    return result


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("faces")
    parser.add_argument("out", type=Path)
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--size", type=int, default=1024)
    parser.add_argument("--seed", type=int, default=901)
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    rng = Chance(options.seed, "cuda" if torch.cuda.is_available() else "cpu")
    stuff = material(options.faces, rng)
    # Of all at once, so that the rare kinds of places have their share; a few of them fit into memory as pictures.
    many = scenes(rng, options.count, stuff.atlas, (options.size * 3 // 2, options.size))
    made = (each for part in many.parts(8) for each in samples(rng, stuff, part, options.size))
    for number, (picture, text) in enumerate(made):
        (options.out / f"rendered-{number:04d}.jpg").write_bytes(picture)
        (options.out / f"rendered-{number:04d}.txt").write_text(text)


if __name__ == "__main__":
    main()
