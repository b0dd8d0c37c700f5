"""Pictures as PNG: they look the same on every machine."""

import struct

from tilewright.drawing.pictures import svg
from tilewright.drawing.png import as_png
from tilewright.library.bitmaps import png
from tilewright.library.solving import read_position


def test_a_position_is_a_picture_of_the_width_asked_for() -> None:
    position = read_position("R7 R8 R9 | K4 B4 O4", "R10 J", "classic-nl")
    small, large = png(position, 320), png(position, 640)
    assert small.startswith(b"\x89PNG\r\n\x1a\n")
    sizes = [struct.unpack(">II", picture[16:24]) for picture in (small, large)]
    assert [width for width, _ in sizes] == [320, 640]
    assert abs(sizes[1][1] - 2 * sizes[0][1]) <= 1
    # The digits are drawn, with a font of ours and not one of the machine.
    assert small != as_png(svg(position).replace(">10<", ">11<"), 320)


def test_letters_that_the_font_lacks_are_left_out() -> None:
    picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 20"><text y="15">{}</text></svg>'
    assert as_png(picture.format("漢字"), 90) == as_png(picture.format(""), 90) != as_png(picture.format("é"), 90)
