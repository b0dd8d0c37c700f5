"""What a first visit loads, in compressed bytes, with and without the offer to play offline."""

import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path

from bench.commands import parser
from bench.printing import table
from tilewright.web.assets import Assets, browser_files, first_scripts, make_assets
from tools.bundle import bundle

OFFERED_MB = 10


def first_load(files: Mapping[str, bytes], assets: Assets, address: str) -> dict[str, int]:
    """Return the compressed size of everything that a page loads before it is shown, by its path."""
    page = assets.find(address)
    assert page is not None, f"there is no page {address}"
    paths = [*first_scripts(files, address), "style/all.css", "words/en.ftl", "vendor/numerals.woff2"]
    sizes = {path: len(assets.static[path].gzipped) for path in paths}
    return {address: len(page.gzipped)} | sizes


def main(words: Sequence[str]) -> int:
    """Print a line for each file, and the sum."""
    options = parser("first-load", __doc__, "--address /learn")
    options.add_argument("--address", default="/", help="the page that is visited")
    address = options.parse_args(words).address
    with tempfile.TemporaryDirectory() as name:
        bundle(Path(name, "bundle"))
        scripts = {f"bundle/{path.name}": path.read_bytes() for path in Path(name, "bundle").iterdir()}
    files = browser_files() | scripts
    without, offered = (first_load(files, make_assets(files, offered=size), address) for size in (0, OFFERED_MB))
    rows = [(path, size, offered[path]) for path, size in without.items()]
    rows.append(("all", sum(without.values()), sum(offered.values())))
    print(table(("file", "bytes without the offer", "with it"), rows))
    return 0
