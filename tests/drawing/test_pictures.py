"""Positions as pictures."""

from itertools import pairwise
from xml.etree import ElementTree

import pytest

from tilewright import Match, Position, booklet, read_position, svg, turbo
from tools.environment import ROOT
from tools.pictures import PICTURES, picture

SPACE = "{http://www.w3.org/2000/svg}"

POSITIONS = [
    read_position("B4 B5 B6 | K8 R8 O8 | R1 D R4 R5", "B3 K9 C M J D", "twist"),
    read_position(" | ".join(["K1 K2 K3 K4 K5 K6 K7 K8 K9 K10 K11 K12 K13"] * 2), "", "classic-nl"),
    read_position("", "K1 K2 K3 K4 K5 K6 K7 K8 K9 K10 K11 K12 K13 R1 R2 R3 R4 R5", "classic-nl"),
    read_position("0,0 K3 K4 K5 | 0,-2 down B3 R3 K3", "O9 J", "turbo"),
]


def drawn(text: str) -> list[tuple[str, float, float]]:
    """Return the face and the place of each piece of a picture."""
    pieces = []
    for group in ElementTree.fromstring(text).iter(f"{SPACE}g"):
        x, y = group.attrib["transform"].removeprefix("translate(").removesuffix(")").split()
        pieces.append((group.findtext(f"{SPACE}title") or "", float(x), float(y)))
    return pieces


@pytest.mark.parametrize("position", POSITIONS, ids=str)
def test_every_piece_is_drawn_once_inside_the_picture_and_none_over_another(
    position: Position | turbo.Position,
) -> None:
    text = svg(position)
    pieces, root = drawn(text), ElementTree.fromstring(text)
    words = str(position).replace("\\n", " ").replace("|", " ").split()
    if isinstance(position, Position):
        assert sorted(face for face, _, _ in pieces) == sorted(word for word in words if word[-1] not in ":-")
    else:
        assert len(pieces) == len(position.grid) + len(position.own)
    places = sorted((y, x) for _, x, y in pieces)
    assert all(below != above or right - left >= 34 for (above, left), (below, right) in pairwise(places))
    width, height = (float(root.attrib[name]) for name in ("width", "height"))
    assert all(0 <= x <= width - 34 and 0 <= y <= height - 46 for _, x, y in pieces)


def test_a_match_of_dice_shows_the_dice_that_were_rolled() -> None:
    match = Match("turbo", 2, seed=1)
    assert drawn(match._repr_svg_()) == []
    match.play()
    assert len(drawn(match._repr_svg_())) == booklet("turbo").dice.hand


@pytest.mark.parametrize("name", PICTURES)
def test_the_pictures_in_docs_are_up_to_date(name: str) -> None:
    stored = (ROOT / "docs" / name).read_text("utf-8")
    assert stored == picture(name), f"docs/{name} is stale: python -m tools.pictures renews it"
