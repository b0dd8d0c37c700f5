"""Draws the positions in docs with the library: `python -m tools.pictures` writes all of them."""

from tilewright import read_position, svg
from tools.environment import ROOT, run_tool

# A table, a rack and a rulebook for each picture.
PICTURES = {
    "position.svg": ("B4 B5 B6 | K8 R8 O8 | R1 R2 J R4", "B3 B8 K9 O11 J", "classic-nl"),
    "plays.svg": ("B4 B5 B6 | K8 R8 O8", "B3 B8 K9", "classic-nl"),
    "sets.svg": ("K8 R8 O8 | B4 B5 B6 B7 | R3 J R5", "", "classic-nl"),
    "rearranging.svg": ("R4 R5 R6 R7 | B4 B5 B6 B7", "K4", "classic-nl"),
    "special-jokers.svg": ("R2 D R5 | O2 O3 C B5 B6 | K1 K2 M K2 K1", "", "twist"),
    "dice.svg": ("0,0 K3 K4 K5 | 0,0 down K3 R3 B3", "K6 O3 R9", "turbo"),
}


def picture(name: str) -> str:
    """Return a picture of docs as SVG."""
    return svg(read_position(*PICTURES[name])) + "\n"


def main() -> None:
    """Write all pictures."""
    for each in PICTURES:
        (ROOT / "docs" / each).write_text(picture(each), encoding="utf-8")


if __name__ == "__main__":
    run_tool(main)
