"""The photos and rendered pictures in tests/data/camera, with their labels."""

from __future__ import annotations

from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent / "data" / "camera"
PHOTOS = ("rummy-14", "rummy2-12", "rummy3-12", "rummy4-11")
RENDERED = ("rendered-0002", "rendered-0007", "rendered-0009", "rendered-0018")


def picture(name: str) -> Path:
    """Return the path of a picture."""
    return FOLDER / f"{name}.jpg"
