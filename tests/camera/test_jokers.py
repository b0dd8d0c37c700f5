"""Jokers that the network was not taught: shown once, they are known again."""

import pytest
from msgspec.structs import replace

from bench.camera import compared, labels_of
from tests.camera.samples import STRANGE, picture
from tests.forms import needs_kernel
from tilewright import camera
from tilewright.camera.photo import LOOK
from tilewright.kernel import native
from tilewright.tiles import Joker, JokerKind, write_face

JOKER = Joker(JokerKind.CLASSIC)


def cats(photo: camera.Photo, name: str) -> tuple[list[int], list[int]]:
    """Return the tiles that are jokers by the labels, and those that are not."""
    labels, _ = labels_of(picture(name).with_suffix(".txt"))
    found = {True: list[int](), False: list[int]()}
    for i, tile in enumerate(photo.tiles):
        near = [(away, label.face) for label in labels if (away := label.distance(tile)) is not None]
        if near:
            found[min(near, key=lambda one: one[0])[1] == JOKER].append(i)
    return found[True], found[False]


@needs_kernel
@pytest.mark.slow(reason="reads two pictures, 2 s each")
def test_jokers_shown_in_one_photo_are_found_in_it_and_in_the_next(deep: bool) -> None:
    """A daily run looks at the first."""
    first = camera.read(picture(STRANGE[0]))
    jokers, numbers = cats(first, STRANGE[0])
    # One in five is taken for a joker as it is. The cat that is shown is a large one.
    assert sum(first.tiles[i].face == JOKER for i in jokers) <= 1
    (shown,) = (i for i in jokers if write_face(first.tiles[i].face) == "B4")
    photo = camera.corrected(first, shown, JOKER)
    known = camera.jokers_shown(photo)
    for name, least in ((STRANGE[0], 3), (STRANGE[1], 5)) if deep else ((STRANGE[0], 3),):
        before = photo if name == STRANGE[0] else camera.read(picture(name))
        after = camera.with_jokers(before, known)
        jokers, numbers = cats(before, name)
        assert sum(after.tiles[i].face == JOKER for i in jokers) >= least
        # No number is taken for a joker, and nothing else has changed.
        assert [after.tiles[i] for i in numbers] == [before.tiles[i] for i in numbers]
        labels, _ = labels_of(picture(name).with_suffix(".txt"))
        assert compared(after, labels)[0].mistakes[0] < compared(before, labels)[0].mistakes[0]


@needs_kernel
def test_what_has_no_look_and_what_was_corrected_stays() -> None:
    look = bytes(range(1, LOOK + 1))[:144] + bytes([40] * 17) + bytes(3)
    tile = camera.FoundTile(
        face=JOKER, x=0.5, y=0.5, sure=0.5, right=(0.1, 0), up=(0, 0.1), numbers=(1 / 17,) * 17, colors=(0.25,) * 4,
        ink=(0, 0, 0), look=look,
    )  # fmt: skip
    blank = replace(tile, look=bytes(LOOK))
    photo = camera.Photo(width=9, height=9, tiles=(tile, blank, replace(tile, sure=1.0)), places=((0, 1, 2),))
    known = (camera.KnownJoker(Joker(JokerKind.MIRROR), look),)
    after = camera.with_jokers(photo, known)
    assert after.tiles[0].face == Joker(JokerKind.MIRROR)
    assert after.tiles[1:] == photo.tiles[1:]
    assert len(camera.jokers_shown(photo)) == 2
    assert camera.with_jokers(photo, ()) == photo
    with pytest.raises(ValueError, match="a look has 164 bytes"):
        native.likeness(look, b"")
