"""The files of the browser part as they are sent: the static tree, the files at the root, and which addresses exist."""

from __future__ import annotations

import hashlib
import re
import zlib
from collections.abc import Mapping
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import PurePosixPath

from msgspec import Struct

from tilewright.web.joining import joined
from tilewright.web.leaning import lean
from tilewright.words.say import LOCALES, texts

# The word files that a browser needs; only the server and the terminal read the others.
BROWSER_WORDS = ("pieces", "books", "events", "shell", "pages", "game", "board", "dicegame")

_MEDIA_TYPES = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}
_BASE_STYLE = "style/base.css"
_ENTRY, _WORKER, _SCRIPT = "app.js", "sw.js", "tilewright.js"
# The files whose address is the same in every version.
_ROOT = {"/": "index.html", "/sw.js": _WORKER, "/manifest.webmanifest": "manifest.webmanifest"}


class Asset(Struct, frozen=True, kw_only=True):
    """A file as it is sent: its media type, its bytes, and the same compressed by gzip."""

    media_type: str
    plain: bytes
    gzipped: bytes


class Assets(Struct, frozen=True, kw_only=True):
    """All files of the browser part."""

    # The address that all static files share; it contains a hash of their contents.
    prefix: str
    # The static files by their path below the prefix.
    static: Mapping[str, Asset]
    # The files at the root by their address; "/" is the page that every address of the app gets.
    root: Mapping[str, Asset]
    # Matches every address that the app shows something at.
    addresses: re.Pattern[str]

    def exists(self, address: str) -> bool:
        """Return whether there is a page or a file at an address of the root."""
        return address in self.root or bool(self.addresses.fullmatch(address))


def load_assets() -> Assets:
    """Return all files of the browser part, read from the package."""
    files = browser_files()
    prefix = f"/static/{tree_hash(files)}/"
    static = {path: _asset(path, data) for path, data in files.items() if PurePosixPath(path).suffix in _MEDIA_TYPES}
    static[_SCRIPT] = _asset(_SCRIPT, script(files).encode())
    root = {address: _asset(path, _filled(path, files, prefix)) for address, path in _ROOT.items()}
    return Assets(prefix=prefix, static=static, root=root, addresses=address_pattern(files["router.js"].decode()))


def browser_files() -> dict[str, bytes]:
    """Return every file of the browser part by its path, with one word file per language."""
    files = dict(_files(resources.files("tilewright.web") / "static", PurePosixPath()))
    for locale in LOCALES:
        words = texts(locale)
        files[f"words/{locale}.ftl"] = "\n".join(words.get(name, "") for name in BROWSER_WORDS).encode()
    return files


def script(files: dict[str, bytes]) -> str:
    """Return all scripts of the page as one."""
    return joined(
        {path: data.decode() for path, data in files.items() if path.endswith(".js") and path != _WORKER}, _ENTRY
    )


def tree_hash(files: dict[str, bytes]) -> str:
    """Return a hash of the paths and contents of some files."""
    digest = hashlib.sha256()
    for path, data in sorted(files.items()):
        digest.update(f"{path} {len(data)} ".encode() + data)
    return digest.hexdigest()[:16]


def address_pattern(router: str) -> re.Pattern[str]:
    """Return the pattern of all addresses in the table of router.js.

    >>> pattern = address_pattern('  "/table/:table": () => import("./pages/table.js"),')
    >>> bool(pattern.fullmatch("/table/abc")), bool(pattern.fullmatch("/table/"))
    (True, False)
    """
    found = re.findall(r'^  "(/[\w/:]*)": \(\) => import', router, re.MULTILINE)
    return re.compile("|".join(re.sub(r":\w+", r"[\\w-]+", address) for address in found))


def gzipped(data: bytes) -> bytes:
    """Return some bytes as gzip compresses them best; it is done once, when the server starts."""
    packer = zlib.compressobj(9, zlib.DEFLATED, 16 + zlib.MAX_WBITS, zlib.DEF_MEM_LEVEL + 1)
    return packer.compress(data) + packer.flush()


def _files(folder: Traversable, under: PurePosixPath) -> list[tuple[str, bytes]]:
    found = []
    for part in sorted(folder.iterdir(), key=lambda part: part.name):
        path = under / part.name
        found += _files(part, path) if part.is_dir() else [(str(path), part.read_bytes())]
    return found


def _asset(path: str, data: bytes) -> Asset:
    return Asset(media_type=_MEDIA_TYPES[PurePosixPath(path).suffix], plain=data, gzipped=gzipped(data))


def _filled(path: str, files: dict[str, bytes], prefix: str) -> bytes:
    """Return a file of the root with its placeholders in braces filled in."""
    text = files[path].decode()
    for name, value in _placeholders(files, prefix).items():
        text = text.replace(f"{{{name}}}", value)
    return (lean(text) if path == _WORKER else text).encode()


def _placeholders(files: dict[str, bytes], prefix: str) -> dict[str, str]:
    # The other style sheets build on the base, so it is first.
    styles = sorted((path for path in files if path.endswith(".css")), key=lambda path: (path != _BASE_STYLE, path))
    cached = (path for path in files if PurePosixPath(path).suffix in {".css", ".ftl", ".svg"})
    return {
        "static": prefix,
        "styles": "\n    ".join(f'<link rel="stylesheet" href="{prefix}{path}">' for path in styles),
        "languages": " ".join(LOCALES),
        "script": _SCRIPT,
        "files": " ".join([_SCRIPT, *cached]),
    }
