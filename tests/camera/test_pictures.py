"""Photos read from files: what is on them, turned or not, and the refusal of what is not a photo."""

import io
from pathlib import Path

import pytest
from PIL import Image

from bench.camera import compared, labels_of
from tests.camera.samples import PHOTOS, RENDERED, picture, png_of
from tests.daily import daily
from tests.forms import needs_kernel
from tilewright import camera
from tilewright.camera.pictures import decoded
from tilewright.camera.refusals import MOST_BYTES


def rows_of(photo: camera.Photo) -> set[str]:
    """Return the rows as texts, wherever they lie."""
    return {" ".join(row) for row in photo.rows}


@needs_kernel
@pytest.mark.slow(reason="reads a photo and the same photo on its side, 4 s")
def test_rows_are_read_upright_however_the_photo_is_turned() -> None:
    rows = {"R2 R3 R4 R5", "K2 K3 K4", "O9 O10 O11 O12", "R10 R11 R12", "B3 B4 B5"}
    path = picture(PHOTOS[0])
    photo = camera.read(path)
    assert rows_of(photo) == rows
    assert photo.photo == str(path)
    turned = io.BytesIO()
    with Image.open(path) as image:
        image.transpose(Image.Transpose.ROTATE_90).save(turned, "PNG")
    on_its_side = camera.read(turned.getvalue())
    assert (on_its_side.width, on_its_side.height) == (photo.height, photo.width)
    assert rows_of(on_its_side) == rows


def test_the_orientation_of_a_photo_is_applied() -> None:
    image = Image.new("RGB", (40, 30), "red")
    image.paste((0, 0, 255), (0, 0, 20, 30))
    exif = Image.Exif()
    exif[0x0112] = 6  # turned clockwise to be shown
    file = io.BytesIO()
    image.save(file, "JPEG", exif=exif, quality=95)
    shown = decoded(file.getvalue())
    assert (shown.width, shown.height) == (30, 40)
    # What was on the left is on top.
    assert shown.rgb[2] > shown.rgb[0]
    assert shown.rgb[-1] < shown.rgb[-3]


@needs_kernel
@pytest.mark.slow(reason="looks for tiles in an empty picture, 1 s")
@pytest.mark.parametrize("kind", daily(["JPEG", "PNG", "WEBP"], "PNG"))
def test_a_picture_without_tiles_has_no_rows(kind: str) -> None:
    file = io.BytesIO()
    Image.new("RGBA" if kind == "PNG" else "RGB", (90, 40), "green").save(file, kind)
    photo = camera.read(file.getvalue())
    assert (photo.width, photo.height, photo.tiles, photo.rows, photo.photo) == (90, 40, (), (), None)


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"", "not a JPEG, PNG or WebP picture"),
        (b"GIF89a\1\0\1\0\0\0\0;", "not a JPEG, PNG or WebP picture"),
        (png_of(40, 40), "or it is damaged"),
        (png_of(60_001, 1000), "60001 x 1000 pixels: a photo has at most 60 megapixels"),
        (png_of(100_000, 2), "100000 x 2 pixels"),
        (png_of(0, 0), "or it is damaged"),
    ],
)
def test_what_is_not_a_photo_is_refused_in_a_sentence(data: bytes, why: str) -> None:
    with pytest.raises(camera.BadPicture, match=why):
        decoded(data)


def test_a_cut_off_photo_is_refused() -> None:
    whole = picture(PHOTOS[0]).read_bytes()
    for length in (3, 200, len(whole) // 2):
        with pytest.raises(camera.BadPicture, match="damaged"):
            decoded(whole[:length])


def test_a_file_that_is_too_large_or_missing_is_refused(tmp_path: Path) -> None:
    large = tmp_path / "large.jpg"
    with large.open("wb") as file:
        file.truncate(MOST_BYTES + 1)
    with pytest.raises(camera.BadPicture, match="at most 40 MB"):
        decoded(large)
    with pytest.raises(camera.BadPicture, match="cannot be read: No such file"):
        decoded(tmp_path / "none.jpg")


@needs_kernel
@pytest.mark.deep
@pytest.mark.slow(reason="reads eight pictures, 2 s each")
@pytest.mark.parametrize(("name", "most"), [*((name, 0) for name in (*PHOTOS, *RENDERED[:3])), (RENDERED[3], 12)])
def test_the_kept_pictures_are_read_with_few_mistakes(name: str, most: int) -> None:
    labels, _ = labels_of(picture(name).with_suffix(".txt"))
    assert compared(camera.read(picture(name)), labels)[0].mistakes <= [most]
