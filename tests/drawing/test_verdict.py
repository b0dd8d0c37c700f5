"""Verdicts as pictures."""

from xml.etree import ElementTree

from tilewright.drawing.pictures import tiles_svg
from tilewright.drawing.verdict import VerdictPicture, verdict_svg
from tilewright.tiles import read_table

SPACE = "{http://www.w3.org/2000/svg}"


def test_every_line_of_a_verdict_is_below_what_was_judged_and_inside_the_picture() -> None:
    judged = tiles_svg(read_table("R3 R4 R5"), [("", ())])
    why = "A word & <another>, " * 9
    root = ElementTree.fromstring(
        verdict_svg(VerdictPicture(title="Rules", picture=judged, allowed=False, word="No", reasons=(why, "A-11")))
    )
    title, *said = (text for text in root.findall(f"{SPACE}text"))
    (inner,) = root.findall(f"{SPACE}svg")
    bottom = float(inner.attrib["y"]) + float(inner.attrib["height"])
    places = [float(text.attrib["y"]) for text in said]
    assert float(title.attrib["y"]) < float(inner.attrib["y"])
    assert places == sorted({*places})
    assert bottom < places[0]
    assert places[-1] < float(root.attrib["height"])
    assert [said[0].text, said[-1].text] == ["✕ No", "A-11"]
    assert " ".join(text.text or "" for text in said[1:-1]) == why.strip()
