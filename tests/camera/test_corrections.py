"""What is offered for correcting a photo: likely faces, impossible counts, rows that are nearly sets."""

from tilewright import camera
from tilewright.camera.photo import COLORS, JOKERS
from tilewright.rules.booklets import booklet
from tilewright.tiles import HIGH, Color, Number, read_face, write_face, write_row

RULES = booklet("classic-nl")


def tile(face: str, sure: float = 0.99, other: str | None = None) -> camera.FoundTile:
    """Return a tile that may also be another."""
    numbers, colors = [0.0] * (HIGH + len(JOKERS)), [0.0] * len(COLORS)
    for text, chance in ((face, sure), (other, 1 - sure)):
        if text is None:
            continue
        read = read_face(text)
        if isinstance(read, Number):
            numbers[read.value - 1] += chance
            colors[COLORS.index(read.color)] += chance
        else:
            numbers[HIGH + JOKERS.index(read.kind)] += chance
    return camera.FoundTile(
        face=read_face(face), x=0.5, y=0.5, sure=sure, right=(0.02, 0), up=(0, -0.03),
        numbers=tuple(numbers), colors=tuple(colors), ink=(0.1, 0.1, 0.1),
    )  # fmt: skip


def photo(*rows: list[camera.FoundTile]) -> camera.Photo:
    """Return a photo of rows."""
    tiles = [one for row in rows for one in row]
    ends = [sum(map(len, rows[: i + 1])) for i in range(len(rows))]
    places = tuple(tuple(range(end - len(row), end)) for row, end in zip(rows, ends, strict=True))
    return camera.Photo(width=100, height=100, tiles=tuple(tiles), places=places)


def said(found: camera.Photo) -> list[tuple[int, str, str | None]]:
    """Return the doubts about a photo in texts."""
    return [
        (doubt.tile, doubt.kind.value, None if doubt.instead is None else write_face(doubt.instead))
        for doubt in camera.doubts(found, RULES)
    ]


def test_the_likely_others_come_first() -> None:
    assert write_row(camera.likely_faces(tile("R7", 0.8, "R1"))[:1]) == "R1"
    assert write_row(camera.likely_faces(tile("R7", 0.6, "O7"))[:1]) == "O7"
    assert len(camera.likely_faces(tile("R7"), 3)) == 3


def test_a_legal_table_has_no_doubts() -> None:
    assert said(photo([tile("R7"), tile("R8"), tile("R9")], [tile("J"), tile("K3"), tile("B3")])) == []


def test_the_least_sure_of_three_alike_is_doubtful() -> None:
    found = photo([tile("R7")], [tile("R7", 0.95, "R1")], [tile("R7")])
    assert said(found) == [(1, "count", "R1")]


def test_a_joker_that_the_box_does_not_have_is_doubtful() -> None:
    assert said(photo([tile("C", 0.97, "J")])) == [(0, "count", "J")]


def test_a_row_that_one_other_reading_makes_legal_is_pointed_out() -> None:
    found = photo([tile("R6"), tile("R1", 0.97, "R7"), tile("R8")])
    assert said(found) == [(1, "row", "R7")]
    assert said(camera.corrected(found, 1, Number(Color.RED, 7))) == []


def test_a_row_that_no_other_reading_makes_legal_is_left_alone() -> None:
    assert said(photo([tile("R6"), tile("B1"), tile("K9")])) == []


def test_a_low_chance_is_doubtful() -> None:
    assert said(photo([tile("R6", 0.7, "R8")])) == [(0, "unsure", "R8")]


def test_color_groups_are_swapped_in_one_go() -> None:
    found = photo([tile("R6"), tile("O6"), tile("K6"), tile("J")])
    swapped = camera.colors_swapped(found, Color.RED, Color.ORANGE)
    assert swapped.rows == (("O6", "R6", "K6", "J"),)
    assert camera.colors_swapped(swapped, Color.RED, Color.ORANGE) == found
    assert camera.swatches(found).keys() == {Color.BLACK, Color.RED, Color.ORANGE}
