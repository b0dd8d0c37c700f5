"""Read photos in Chromium and in Python: whether the tiles and rows are the same, how long both take, what is loaded.

The time in the browser is that of the worker, decoding included. Chromium slows the main thread down, not workers: the
time at four times slower is that of the kernel on one photo of 1,024 pixels, run in the page itself, and of its first
look alone.
"""

import time
from base64 import b64encode
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Page

from bench.browsers.cold_start import SLOWER, served
from bench.camera import SUFFIXES
from bench.commands import parser
from bench.printing import table
from tilewright import camera
from tilewright.camera.photo import network
from tilewright.web.assets import gzipped
from tools.offline.reader import READER

# Reads files with the modules that the pages use.
READ = """async ([address, files]) => {
  const { Reader } = await import(`${address}camera/reader.js`);
  const reader = (window.reader ??= new Reader());
  const found = [];
  for (const file of files) {
    const bytes = Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0));
    const began = performance.now();
    const { width, height, tiles, rows } = await reader.read(new Blob([bytes]));
    found.push({ width, height, tiles, rows, ms: performance.now() - began });
  }
  return found;
}"""

# Runs the kernel in the page, three times, on pixels without tiles: it has the same work with any. Says its memory too.
IN_PAGE = """async (address) => {
  const [code, network] = await Promise.all(["reader.wasm", "tiles.bin"].map(async (name) =>
    (await fetch(`${address}camera/${name}`)).arrayBuffer()));
  const { instance } = await WebAssembly.instantiate(code);
  const { _initialize, memory, malloc, read_photo_tiles } = instance.exports;
  _initialize();
  const [file, pixels, tiles, size] = [network.byteLength, 3 * 1024 * 768, 1 << 17, 8].map(malloc);
  new Uint8Array(memory.buffer).set(new Uint8Array(network), file);
  const times = [];
  for (let i = 0; i < 3; i++) {
    const began = performance.now();
    read_photo_tiles(file, network.byteLength, pixels, 1024, 768, 1024, 0, tiles, size);
    times.push(performance.now() - began);
  }
  return [times.sort((one, other) => one - other)[1], memory.buffer.byteLength];
}"""


def read_in_browser(page: Page, files: Sequence[bytes]) -> list[dict[str, Any]]:
    """Return what a page of ours finds in some photos, with the milliseconds that each took."""
    address = page.locator("meta[name=static]").get_attribute("content")
    found: list[dict[str, Any]] = page.evaluate(READ, [address, [b64encode(file).decode() for file in files]])
    return found


def differs(answer: dict[str, Any], expected: camera.Photo) -> bool:
    """Return whether a tile has another face or another row."""
    chances = [(tile["numbers"], tile["colors"]) for tile in answer["tiles"]]
    likely = [(numbers.index(max(numbers)), colors.index(max(colors))) for numbers, colors in chances]
    wanted = [(tile.numbers.index(max(tile.numbers)), tile.colors.index(max(tile.colors))) for tile in expected.tiles]
    # The color of a joker is no part of its face.
    likely, wanted = ([one if one[0] < 13 else (one[0], 0) for one in each] for each in (likely, wanted))
    return likely != wanted or [tuple(row) for row in answer["rows"]] != list(expected.places)


def main(words: Sequence[str]) -> int:
    """Print the photos that differ, and the times."""
    options = parser("photos", __doc__, "--photos ../shared/photos")
    options.add_argument("--photos", type=Path, required=True, help="a folder of photos")
    paths = sorted(path for path in options.parse_args(words).photos.iterdir() if path.suffix in SUFFIXES)
    native, browser_ms, different = list[float](), list[float](), list[str]()
    in_page = dict[int, list[float]]()
    with served(None) as (browser, urls):
        # The policy of our pages allows WebAssembly in workers alone.
        page = browser.new_page(bypass_csp=True)
        page.goto(f"{next(iter(urls.values()))}/judge")
        # The first one loads the reader.
        read_in_browser(page, [paths[0].read_bytes()])
        for path in paths:
            (answer,) = read_in_browser(page, [path.read_bytes()])
            began = time.perf_counter()
            expected = camera.read(path)
            native.append(1_000 * (time.perf_counter() - began))
            browser_ms.append(answer["ms"])
            if differs(answer, expected):
                different.append(path.name)
        devtools = page.context.new_cdp_session(page)
        for slower in (1, SLOWER):
            devtools.send("Emulation.setCPUThrottlingRate", {"rate": slower})
            in_page[slower] = page.evaluate(IN_PAGE, page.locator("meta[name=static]").get_attribute("content"))
    rows = [
        (name, *(f"{each:.0f}" for each in (median(ms), max(ms))))
        for name, ms in (("Python", native), ("Chromium", browser_ms))
    ]
    print(table(("a photo", "median ms", "most ms"), rows))
    kernel = [(f"{slower} times slower", f"{ms:.0f}", f"{size / 1e6:.0f}") for slower, (ms, size) in in_page.items()]
    print(table(("the kernel in a page of Chromium", "ms", "MB"), kernel))
    sizes = [
        (name, len(data), len(gzipped(data)))
        for name, data in (("network", network()), ("reader", READER.read_bytes()))
    ]
    print(table(("loaded", "bytes", "compressed"), sizes))
    print(f"{len(paths)} photos, {len(different)} differ: {', '.join(different) or 'none'}")
    return bool(different)
