"""The network in C against a plain one in numpy, and the refusal of networks and pictures that do not fit."""

import struct

import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image

from tests.camera.samples import PHOTOS, picture
from tilewright.camera.photo import network
from tilewright.kernel import native

FIELDS = ["sure", "middle", "right", "up", "numbers", "colors", "ink", "die"]
RECORD = np.dtype(
    [
        *zip(FIELDS, ["f4"] * 8, [1, 2, 2, 2, 17, 4, 3, 1], strict=True),
        ("row", "i4"),
        ("place", "i4"),
        ("look", "i1", 164),
    ]
)


def plain_map(file: bytes, image: NDArray[np.uint8]) -> NDArray[np.float64]:
    """Return the map of a picture (height, width, 3) of bytes, with sums in 64 bits."""
    _, count, _, note = struct.unpack_from("<4i", file, 8)
    at = 24 + 40 * count + note + -note % 4
    tensors = {0: image.transpose(2, 0, 1).astype(np.float64) / 127.5 - 1}
    for i in range(count):
        step = struct.unpack_from("<10i", file, 24 + 40 * i)
        source, target, inward, out, kernel, stride, groups, relu, add, up = step
        size = out * inward // groups * kernel * kernel
        both = np.frombuffer(file, "<f2", size + out, at).astype(np.float64)
        at += 2 * (size + out)
        weights = both[:size].reshape(out, inward // groups, kernel, kernel)
        edge = kernel // 2
        padded = np.pad(tensors[source], ((0, 0), (edge, edge), (edge, edge)))
        high, wide = (side // stride for side in tensors[source].shape[1:])
        value = np.zeros((out, high, wide)) + both[size:, None, None]
        for y in range(kernel):
            for x in range(kernel):
                part = padded[:, y : y + high * stride : stride, x : x + wide * stride : stride]
                taken = weights[:, :, y, x]
                value += taken[:, 0, None, None] * part if groups > 1 else np.tensordot(taken, part, 1)
        if add >= 0:
            value = value + (tensors[add].repeat(2, 1).repeat(2, 2) if up else tensors[add])
        tensors[target] = np.maximum(value, 0) if relu else value
    return tensors[count]


@pytest.mark.slow(reason="runs the network in numpy on a small picture, 1 s")
def test_the_kernel_finds_what_a_plain_network_finds() -> None:
    # Two tiles of a photo, at the size that it has: then nothing is scaled.
    with Image.open(picture(PHOTOS[0])) as whole:
        image = np.asarray(whole.convert("RGB").crop((192, 80, 192 + 192, 80 + 160)))
    answer = plain_map(network(), image)
    found, width, height = native.read_photo(network(), image.tobytes(), 192, 160, 192, 0)
    assert (width, height) == (192, 160)
    tiles = np.frombuffer(found, RECORD)
    assert RECORD.itemsize == native.TILE_SIZE
    assert [int(tile["numbers"].argmax()) + 1 for tile in np.sort(tiles, order="place")][:2] == [2, 3]
    for tile in tiles:
        heat = np.log(tile["sure"] / (1 - tile["sure"]))
        y, x = np.unravel_index(np.abs(answer[0] - heat).argmin(), answer[0].shape)
        there = answer[:, y, x]
        assert answer[0, y, x] == pytest.approx(heat, abs=1e-2)
        assert tile["right"] == pytest.approx(there[3:5] * 32, abs=1e-2)
        assert tile["up"] == pytest.approx(there[5:7] * 32, abs=1e-2)
        middle = (np.array([x, y]) + 0.5) * 4 + there[1:3] * 8 - 0.2 * there[5:7] * 32
        assert tile["middle"] == pytest.approx(middle, abs=1e-2)
        chances = np.exp(1.3 * (there[7:24] - there[7:24].max()))
        assert tile["numbers"] == pytest.approx(chances / chances.sum(), abs=1e-3)
        assert tile["colors"].sum() == pytest.approx(1, abs=1e-5)
        assert tile["ink"] == pytest.approx(there[28:31], abs=1e-3)


@pytest.mark.slow(reason="reads a photo three times, 2 s")
def test_numbers_in_doubt_are_read_from_all_pixels_of_the_photo() -> None:
    with Image.open(picture(PHOTOS[0])) as photo:
        pixels, (wide, high) = photo.convert("RGB").tobytes(), photo.size
    whole, glance, closer = (
        np.frombuffer(native.read_photo(network(), pixels, wide, high, side, parts)[0], RECORD)
        for side, parts in ((wide, 0), (wide // 4, 0), (wide // 4, 12))
    )

    def wrong(tiles: NDArray[np.void]) -> int:
        apart = np.linalg.norm(whole["middle"][:, None] - 4 * tiles["middle"], axis=2)
        there = tiles[apart.argmin(axis=1)]
        return int((there["numbers"].argmax(axis=1) != whole["numbers"].argmax(axis=1)).sum())

    sure = glance["numbers"].max(axis=1) >= 0.97
    assert (closer["numbers"][sure] == glance["numbers"][sure]).all()
    assert wrong(glance) >= 4
    assert wrong(closer) <= 1


def changed(at: int, value: int) -> bytes:
    """Return the network with another whole number at a place."""
    file = bytearray(network())
    struct.pack_into("<i", file, at, value)
    return bytes(file)


@pytest.mark.parametrize(
    ("file", "why"),
    [
        (b"", "not a network"),
        (network()[:-2], "another number of weights"),
        (network() + b"\0\0", "another number of weights"),
        (network()[:1000], "cut off"),
        (changed(8, 2), "not a network"),
        (changed(12, 1 << 20), "too many steps"),
        (changed(12, -1), "too many steps"),
        (changed(16, 33), "another map"),
        (changed(20, -5), "too long a note"),
        *((changed(24 + 40 * step + 4 * field, 77), "does not fit") for step in (0, 20) for field in range(10)),
    ],
)
def test_a_network_that_does_not_fit_is_refused(file: bytes, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        native.read_photo(file, bytes(3 * 32 * 32), 32, 32, 32, 0)


@pytest.mark.parametrize(
    ("pixels", "width", "height", "side"),
    [
        (3, 0, 1, 32),
        (3, 1, -1, 32),
        (4, 1, 1, 32),
        (3, 1, 1, 31),
        (3, 1, 1, 2049),
        (3 * 65_537, 65_537, 1, 32),
        # As many as 32 bits count of the 4,295,098,368 bytes of these sides.
        (131_072, 65_536, 21_846, 32),
    ],
)
def test_pixels_that_are_not_a_picture_are_refused(pixels: int, width: int, height: int, side: int) -> None:
    with pytest.raises(ValueError, match="pixels"):
        native.read_photo(network(), bytes(pixels), width, height, side, 0)


@pytest.mark.parametrize(("width", "height"), [(1, 1), (1, 500), (500, 1), (33, 31)])
def test_a_picture_of_any_shape_is_looked_at(width: int, height: int) -> None:
    _, *size = native.read_photo(network(), bytes(3 * width * height), width, height, 64, 2)
    assert max(size) == 64
    assert min(size) >= 1
