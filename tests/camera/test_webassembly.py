"""The reader as WebAssembly gives the same answers as the one in Python."""

import json
from pathlib import Path

import numpy as np
import pytest

from tests.camera.samples import PHOTOS, RENDERED, picture
from tilewright.camera.photo import PARTS, SIDE, network, photo_of, read_pixels
from tilewright.camera.pictures import decoded
from tilewright.kernel import native
from tools.environment import run
from tools.offline.kernels import NODE
from tools.offline.reader import READER, compiled_reader

LARGEST = 130_000

SCRIPT = """
import { readFileSync, writeFileSync } from "node:fs";
const asked = JSON.parse(readFileSync(process.argv[2], "utf8"));
const module = new WebAssembly.Module(readFileSync(asked.reader));
if (WebAssembly.Module.imports(module).length) throw new Error("the reader wants something of its host");
const { _initialize, memory, malloc, free, read_photo_tiles } = new WebAssembly.Instance(module).exports;
_initialize();
const put = (bytes) => {
  const at = malloc(bytes.length);
  new Uint8Array(memory.buffer).set(bytes, at);
  return at;
};
const network = readFileSync(asked.network);
// The memory that reading the first photo took must do for the same one again.
const sizes = [];
for (const { pixels, width, height, found, again } of asked.photos) {
  const places = [put(network), put(readFileSync(pixels)), malloc(asked.room), malloc(8)];
  const [file, photo, tiles, size] = places;
  const count = read_photo_tiles(file, network.length, photo, width, height, asked.side, asked.parts, tiles, size);
  const looked = [...new Int32Array(memory.buffer, size, 2)];
  writeFileSync(found, new Uint8Array(memory.buffer, tiles, count * asked.tile));
  if (!again) console.log(JSON.stringify(looked));
  else if (memory.buffer.byteLength > sizes.at(-1)) throw new Error("reading leaks");
  sizes.push(memory.buffer.byteLength);
  places.forEach(free);
}
"""


@pytest.mark.deep
@pytest.mark.slow(reason="reads eight pictures twice")
def test_the_browser_reads_what_python_reads(tmp_path: Path) -> None:
    (tmp_path / "network").write_bytes(network())
    photos = []
    for name in (*PHOTOS, *RENDERED):
        pixels = decoded(picture(name))
        (tmp_path / name).write_bytes(pixels.rgb)
        found = str(tmp_path / f"{name}.tiles")
        photos.append({"pixels": str(tmp_path / name), "width": pixels.width, "height": pixels.height, "found": found})
    photos.insert(1, photos[0] | {"again": True})
    asked = {"reader": str(READER), "network": str(tmp_path / "network"), "photos": photos, "side": SIDE}
    asked |= {"parts": PARTS, "tile": native.TILE_SIZE, "room": LARGEST}
    (tmp_path / "read.mjs").write_text(SCRIPT, encoding="utf-8")
    (tmp_path / "asked.json").write_text(json.dumps(asked), encoding="utf-8")
    done = run([str(NODE.path()), str(tmp_path / "read.mjs"), str(tmp_path / "asked.json")])
    assert done.returncode == 0, done.stdout
    for name, size in zip((*PHOTOS, *RENDERED), map(json.loads, done.stdout.splitlines()), strict=True):
        pixels = decoded(picture(name))
        native_answer = read_pixels(pixels)
        browser = photo_of(pixels, (tmp_path / f"{name}.tiles").read_bytes(), *size)
        assert browser.rows == native_answer.rows, name
        for one, other in zip(browser.tiles, native_answer.tiles, strict=True):
            # A value may be rounded the other way.
            assert np.frombuffer(one.look, "i1") == pytest.approx(np.frombuffer(other.look, "i1"), abs=3)
            assert (one.x, one.y, one.sure) == pytest.approx((other.x, other.y, other.sure), abs=1e-3)


@pytest.mark.deep
@pytest.mark.slow(reason="compiles the reader, 20 s")
def test_the_reader_in_the_repository_is_made_of_these_sources() -> None:
    assert READER.read_bytes() == compiled_reader().read_bytes()
