"""Pictures with texts of players: well-formed XML, whatever they contain."""

import subprocess
import sys
from xml.etree import ElementTree

from hypothesis import example, given
from hypothesis import strategies as st

from tilewright.drawing.pictures import tiles_svg
from tilewright.drawing.pieces import xml_attribute, xml_text
from tilewright.drawing.score_card import CardPicture, card_svg
from tilewright.drawing.verdict import VerdictPicture, verdict_svg
from tilewright.tiles import read_row, read_table

# Surrogates too, and often what XML forbids or gives a meaning.
NAMES = st.text(st.characters(categories=None) | st.sampled_from("\0\x0b\x1f\x7f\ud800\udfff\ufffe\uffff<&>\"']"))


@given(NAMES, NAMES)
@example("\ufffe", "]]>")
def test_every_picture_is_well_formed_for_any_name(name: str, other: str) -> None:
    board = tiles_svg(read_table("R3 R4 R5"), [(name, read_row("K1")), (other, ())])
    card = CardPicture(
        title=name,
        names=(name, other),
        lines=((name, other),),
        totals=("1", "2"),
        total=other,
        leaders=(0,),
        sentence=f"{name} {other}",
    )
    verdict = VerdictPicture(title=name, picture=board, allowed=True, word=other, reasons=(name, other))
    for picture in (board, card_svg(card), verdict_svg(verdict)):
        ElementTree.fromstring(picture.encode())


def test_only_what_xml_forbids_is_replaced() -> None:
    assert xml_text("Zoë\t😀 <b>\ufffe\ud800\0") == "Zoë\t😀 &lt;b&gt;\ufffd\ufffd\ufffd"


@given(NAMES)
def test_an_attribute_is_read_back_as_it_was(name: str) -> None:
    allowed = "".join(sign for sign in name if xml_text(sign) != "\ufffd")
    assert ElementTree.fromstring(f"<a b={xml_attribute(allowed)}/>").get("b") == allowed


def test_pictures_load_no_network() -> None:
    network = "{'ssl', 'http.client', 'urllib.request'}"
    loads = f"import sys, tilewright as tw; tw.solve; tw.svg; print({network} & {{*sys.modules}})"
    done = subprocess.run([sys.executable, "-c", loads], capture_output=True, text=True, check=True)
    assert done.stdout == "set()\n"
