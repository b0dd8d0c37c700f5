"""The browser part: its files under an address that changes when they do, and one page for all its addresses."""

from __future__ import annotations

import hashlib
import re
import zlib
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import PurePosixPath

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route, Router

from tilewright.web.joining import joined
from tilewright.web.leaning import lean
from tilewright.words.say import LOCALES, texts

# The word files that a browser needs; the others are the server's own and the terminal's.
BROWSER_WORDS = ("pieces", "books", "events", "shell", "pages", "game", "board", "dicegame")

_KINDS = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}
_BASE = "style/base.css"
_FIRST, _WORKER, _SCRIPT = "app.js", "sw.js", "tilewright.js"
# What stands at the root under the same address in every version.
_ROOT = {"/": "index.html", "/sw.js": _WORKER, "/manifest.webmanifest": "manifest.webmanifest"}
_FOR_EVER = {"Cache-Control": "public, max-age=31536000, immutable"}
_ASK_AGAIN = {"Cache-Control": "no-cache"}


class Packed(Struct, frozen=True, kw_only=True):
    """A file as it is sent: its kind, plain and compressed."""

    kind: str
    plain: bytes
    small: bytes


def browser_files() -> dict[str, bytes]:
    """Return every file of the browser part by its path, the words of each language as one file."""
    files = dict(_files(resources.files("tilewright.web") / "static", PurePosixPath()))
    for locale in LOCALES:
        words = texts(locale)
        files[f"words/{locale}.ftl"] = "\n".join(words.get(name, "") for name in BROWSER_WORDS).encode()
    return files


def script(files: dict[str, bytes]) -> str:
    """Return all scripts of the page as one."""
    return joined(
        {path: data.decode() for path, data in files.items() if path.endswith(".js") and path != _WORKER}, _FIRST
    )


def tree_name(files: dict[str, bytes]) -> str:
    """Return a name for some files that no other content has."""
    digest = hashlib.sha256()
    for path, data in sorted(files.items()):
        digest.update(f"{path} {len(data)} ".encode() + data)
    return digest.hexdigest()[:16]


def pages() -> Router:
    """Return what serves the browser part."""
    files = browser_files()
    static = f"/static/{tree_name(files)}/"
    packed = {path: _packed(path, data) for path, data in files.items() if PurePosixPath(path).suffix in _KINDS}
    packed[_SCRIPT] = _packed(_SCRIPT, script(files).encode())
    shown = addresses(files["router.js"].decode())
    root = {address: _packed(path, _filled(path, files, static)) for address, path in _ROOT.items()}

    async def file(request: Request) -> Response:
        found = packed.get(request.path_params["path"])
        if found is None:
            return JSONResponse({"detail": "there is no such file"}, 404)
        return _sent(found, request, _FOR_EVER)

    async def page(request: Request) -> Response:
        path = request.url.path
        status = 200 if path in root or shown.fullmatch(path) else 404
        return _sent(root.get(path, root["/"]), request, _ASK_AGAIN, status)

    async def nothing(_request: Request) -> Response:
        return JSONResponse({"detail": "there is nothing at this address"}, 404)

    return Router(
        [
            Route(static + "{path:path}", file),
            Route("/static/{path:path}", nothing),
            Route("/api/{path:path}", nothing),
            Route("/{path:path}", page),
        ]
    )


def addresses(router: str) -> re.Pattern[str]:
    """Return the pattern of all addresses in the table of router.js: any other is not found.

    >>> shown = addresses('  "/table/:table": () => import("./pages/table.js"),')
    >>> bool(shown.fullmatch("/table/abc")), bool(shown.fullmatch("/table/"))
    (True, False)
    """
    found = re.findall(r'^  "(/[\w/:]*)": \(\) => import', router, re.MULTILINE)
    return re.compile("|".join(re.sub(r":\w+", r"[\\w-]+", address) for address in found))


def _files(folder: Traversable, under: PurePosixPath) -> list[tuple[str, bytes]]:
    found = []
    for part in sorted(folder.iterdir(), key=lambda part: part.name):
        path = under / part.name
        found += _files(part, path) if part.is_dir() else [(str(path), part.read_bytes())]
    return found


def _filled(path: str, files: dict[str, bytes], static: str) -> bytes:
    """Return a file of the root with where the others are, by the names it has for them in braces."""
    text = files[path].decode()
    for name, words in _places(files, static).items():
        text = text.replace(f"{{{name}}}", words)
    return (lean(text) if path == _WORKER else text).encode()


def _places(files: dict[str, bytes], static: str) -> dict[str, str]:
    # What everything is made of comes first, for the others build on it.
    styles = sorted((path for path in files if path.endswith(".css")), key=lambda path: (path != _BASE, path))
    kept = (path for path in files if PurePosixPath(path).suffix in {".css", ".ftl", ".svg"})
    return {
        "static": static,
        "styles": "\n    ".join(f'<link rel="stylesheet" href="{static}{path}">' for path in styles),
        "languages": " ".join(LOCALES),
        "script": _SCRIPT,
        "files": " ".join([_SCRIPT, *kept]),
    }


def _packed(path: str, data: bytes) -> Packed:
    return Packed(kind=_KINDS[PurePosixPath(path).suffix], plain=data, small=compressed(data))


def compressed(data: bytes) -> bytes:
    """Return some bytes as gzip has them, as small as it can: once at the start, it may take its time."""
    packer = zlib.compressobj(9, zlib.DEFLATED, 16 + zlib.MAX_WBITS, zlib.DEF_MEM_LEVEL + 1)
    return packer.compress(data) + packer.flush()


def _sent(found: Packed, request: Request, headers: dict[str, str], status: int = 200) -> Response:
    small = "gzip" in request.headers.get("accept-encoding", "")
    encoding = {"Content-Encoding": "gzip"} if small else {}
    return Response(
        found.small if small else found.plain,
        status,
        headers={**headers, **encoding, "Vary": "Accept-Encoding"},
        media_type=found.kind,
    )
