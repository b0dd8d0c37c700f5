"""`tilewright read`: what was found as text and as JSON, and errors that do not stop the other photos."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image

from tests.camera.samples import PHOTOS, picture
from tests.cli.runs import Tilewright, refusal
from tests.forms import needs_kernel

PHOTO = str(picture(PHOTOS[3]))


@needs_kernel
@pytest.mark.slow(reason="reads a photo, 2 s")
def test_one_line_of_json_a_photo_and_errors_among_them(tilewright: Tilewright, tmp_path: Path) -> None:
    broken = tmp_path / "broken.jpg"
    broken.write_bytes(b"no picture")
    run = tilewright("read", str(broken), PHOTO, "--json")
    wrong, found = map(json.loads, run.out.splitlines())
    assert run.code == 2
    assert wrong == {"photo": str(broken), "error": "this is not a JPEG, PNG or WebP picture, or it is damaged"}
    assert found.keys() == {"photo", "width", "height", "tiles", "rows"}
    assert found["photo"] == PHOTO
    assert found["tiles"][0].keys() == {"face", "x", "y", "sure"}
    assert all(0 <= tile[key] <= 1 for tile in found["tiles"] for key in ("x", "y", "sure"))
    assert sorted(found["rows"]) == [["K11", "K12", "K13"], ["O1", "K1", "R1"], ["R3"]]
    assert sorted(tile["face"] for tile in found["tiles"]) == sorted(face for row in found["rows"] for face in row)


@needs_kernel
@pytest.mark.slow(reason="reads a photo, 2 s")
def test_rows_are_printed_and_the_picture_is_written(
    tilewright: Tilewright, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "nl_NL.UTF-8")
    out = tmp_path / "found.png"
    run = tilewright("read", PHOTO, "--picture", str(out))
    assert (run.code, run.err) == (0, "")
    assert run.out.splitlines()[0] == f"{PHOTO}: 7 stenen"
    assert "K11 K12 K13" in run.out.splitlines()
    with Image.open(out) as drawn, Image.open(PHOTO) as before:
        assert (drawn.format, drawn.size) == ("PNG", before.size)
        assert drawn.convert("RGB").tobytes() != before.convert("RGB").tobytes()


def test_what_cannot_be_read_is_refused(tilewright: Tilewright, tmp_path: Path) -> None:
    assert "--picture takes one photo" in refusal(tilewright("read", "a.jpg", "b.jpg", "--picture", "c.png"))
    none = str(tmp_path / "none.jpg")
    said = refusal(tilewright("read", none, none))
    assert f"{none}: the file cannot be read" in said
    assert "(and 1 more)" in said


@pytest.mark.slow(reason="starts a Python twice")
@pytest.mark.parametrize(("words", "code"), [(["--help"], 0), ([PHOTO], 2)])
def test_without_the_extra_one_sentence_says_how_to_get_it(words: list[str], code: int) -> None:
    program = f"import sys; sys.modules['PIL'] = None; sys.argv[1:] = {['read', *words]!r}; "
    program += "from tilewright.cli.main import main; sys.exit(main())"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == code
    if code:
        (line,) = done.stderr.splitlines()
        assert line.startswith("tilewright read: PIL is not installed; install tilewright[camera], or in a checkout ")
    else:
        assert "Example: tilewright read table.jpg" in done.stdout
