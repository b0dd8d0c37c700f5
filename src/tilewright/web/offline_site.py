"""The game without a server, from a folder that `python -m tools.static_site` made: served to those who ask for it."""

import os
from collections.abc import Mapping
from pathlib import Path

from tilewright.tiles import BadInput
from tilewright.web.assets import MEDIA_TYPES, POLICY, Asset, gzipped

ADDRESS = "/offline/"
"""Where the site is; the browser has the same name in static/offline/offer.js and sw.js."""
HEADERS = {"Content-Security-Policy": f"{POLICY}; frame-ancestors 'none'"}
"""Its pages may compile WebAssembly; no other page may."""

_NEEDED = ("index.html", "sw.js")
_MOST_BYTES = 64 * 1024 * 1024
_MOST_FILES = 1_000
_MEDIA_TYPES = MEDIA_TYPES | {
    ".json": "application/json",
    ".mjs": MEDIA_TYPES[".js"],
    ".txt": "text/plain; charset=utf-8",
    ".zip": "application/zip",
}
# People and accounts are on the server that serves the site.
_NO_SERVER, _THIS_SERVER = b'<meta name="server" content="">', b'<meta name="server" content="/">'


def read_site(folder: Path) -> dict[str, Asset]:
    """Return the files of a site by their paths, or raise BadInput."""
    paths = [Path(under, name) for under, _, names in os.walk(folder) for name in names]
    files = {path.relative_to(folder).as_posix(): path for path in paths if path.suffix in _MEDIA_TYPES}
    if not files.keys() >= {*_NEEDED}:
        raise BadInput(f"{folder} is not a site of python -m tools.static_site")
    if len(files) > _MOST_FILES or sum(path.stat().st_size for path in files.values()) > _MOST_BYTES:
        raise BadInput(f"{folder} has more than {_MOST_FILES} files or {_MOST_BYTES} bytes")
    return {name: _asset(path) for name, path in files.items()}


def megabytes(site: Mapping[str, Asset]) -> int:
    """Return how much a browser loads, to be shown before it does."""
    loaded = (asset for path, asset in site.items() if path.startswith("static/"))
    return max(1, round(sum(len(asset.gzipped) for asset in loaded) / 1e6))


def _asset(path: Path) -> Asset:
    plain = path.read_bytes()
    if path.name == _NEEDED[0]:
        plain = plain.replace(_NO_SERVER, _THIS_SERVER)
    # An archive is compressed already.
    packed = plain if path.suffix == ".zip" else gzipped(plain)
    return Asset(media_type=_MEDIA_TYPES[path.suffix], plain=plain, gzipped=packed)
