"""The renderer and the trainer at a tiny size: they need torch, which is not among the packages of the checks."""

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from bench.camera import labels_of
from tilewright.kernel import native

ROOT = Path(__file__).resolve().parents[2]
# Styles of faces, of which the last are dice; the seventeen faces of a style, and prints that are not tiles.
STYLES, DICE, PRINTS, HIGH, WIDE = 4, 1, 8, 96, 72


@pytest.fixture
def faces(tmp_path: Path) -> Path:
    """Return a file of faces made of noise: enough to render and to learn something from."""
    noise = np.random.default_rng(1)
    ink = np.zeros((STYLES, 17, HIGH, WIDE), np.uint8)
    ink[:, :, 20:60, 16:56] = np.kron(noise.integers(0, 2, (STYLES, 17, 5, 5)), np.ones((8, 8))) * 255
    prints = np.kron(noise.integers(0, 2, (PRINTS, 12, 9)), np.ones((8, 8))).astype(np.uint8) * 255
    path = tmp_path / "faces.npz"
    np.savez(path, ink=ink, relief=np.zeros((STYLES, 2, HIGH, WIDE), np.uint8), prints=prints, dice=DICE)
    return path


def tool(name: str, *words: object) -> str:
    """Run one of the tools and return what it printed."""
    done = subprocess.run(
        [sys.executable, "-m", f"tools.camera.{name}", *map(str, words)],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


@pytest.mark.deep
@pytest.mark.slow(reason="renders pictures on the processor, 20 s")
def test_rendered_pictures_have_labels_and_are_the_same_again(faces: Path, tmp_path: Path) -> None:
    pytest.importorskip("torch")
    for folder in ("one", "other"):
        tool("samples", faces, tmp_path / folder, "--count", 3, "--size", 128)
    for i in range(3):
        path = tmp_path / "one" / f"rendered-{i:04d}.jpg"
        with Image.open(path) as image:
            assert image.size == (128, 128)
        assert path.read_bytes() == (tmp_path / "other" / path.name).read_bytes()
        labels, rows = labels_of(path.with_suffix(".txt"))
        assert {row.partition("=")[0] for row in rows} >= {"light", "place", "set", "degrees", "tiles"}
        assert all(label.box[0] < label.box[2] and label.box[1] < label.box[3] for label in labels)


@pytest.mark.deep
@pytest.mark.slow(reason="trains a tiny network on the processor, a minute")
def test_a_tiny_network_is_trained_in_two_parts_and_the_kernel_runs_it(faces: Path, tmp_path: Path) -> None:
    pytest.importorskip("torch")
    tiny = ("--tiny", "--steps", 2, "--seconds", 60, "--batch", 2, "--tests", 1, "--size", 64)
    assert "1 " in tool("train", faces, tmp_path / "first", *tiny, "--share", 0, 0.5)
    said = tool("train", faces, tmp_path / "second", *tiny, "--share", 0.5, 1, "--resume", tmp_path / "first")
    assert '"steps": 4' in said
    file = (tmp_path / "second" / "tiles.bin").read_bytes()
    assert native.read_photo(file, bytes(3 * 64 * 64), 64, 64, 64, 2)[1:] == (64, 64)
