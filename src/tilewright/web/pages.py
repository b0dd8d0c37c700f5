"""The browser part: its files under an address that changes when they do, and one page for all its addresses."""

from __future__ import annotations

import gzip
import hashlib
import posixpath
import re
from collections.abc import Sequence
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import PurePosixPath

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route, Router

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
# What stands at the root under the same address in every version.
_ROOT = {"/": "index.html", "/sw.js": "sw.js", "/manifest.webmanifest": "manifest.webmanifest"}
_FOR_EVER = {"Cache-Control": "public, max-age=31536000, immutable"}
_ASK_AGAIN = {"Cache-Control": "no-cache"}


# Comments that a line begins with or that name a type, and indentation: for who reads the source, a quarter of it.
_FOR_READERS = re.compile(r"(?s:/\*\*.*?\*/)[ \n]?|^[ \t]*//.*\n|^[ \t]+|^\n", re.MULTILINE)


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


def lean(path: str, data: bytes) -> bytes:
    """Return a file as it is sent: a script of ours without what is only for its readers.

    >>> lean("a.js", b"/** A sum. */\\nconst a = /** @type {any} */ (b);\\n  // Why.\\n  c();\\n")
    b'const a = (b);\\nc();\\n'
    """
    if not path.endswith(".js") or path.startswith("vendor/"):
        return data
    return _FOR_READERS.sub("", data.decode()).encode()


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
    return text.encode()


def _places(files: dict[str, bytes], static: str) -> dict[str, str]:
    # What everything is made of comes first, for the others build on it.
    styles = sorted((path for path in files if path.endswith(".css")), key=lambda path: (path != _BASE, path))
    sent = (path for path in files if PurePosixPath(path).suffix in _KINDS and path not in _ROOT.values())
    return {
        "static": static,
        "styles": _links("stylesheet", static, styles),
        "modules": _links("modulepreload", static, modules(files, "app.js")),
        "languages": " ".join(LOCALES),
        "files": " ".join(sent),
    }


def _links(kind: str, static: str, paths: Sequence[str]) -> str:
    return "\n    ".join(f'<link rel="{kind}" href="{static}{path}">' for path in paths)


def modules(files: dict[str, bytes], first: str) -> list[str]:
    """Return a script and all that it needs before it runs, so that a browser asks for all at once."""
    found = [first]
    # The list grows while it is walked, by what each script imports.
    for path in found:
        for name in re.findall(r'^(?:import|export)[^"\']*?from "([^"]+)"', files[path].decode(), re.MULTILINE):
            needed = posixpath.normpath(posixpath.join(posixpath.dirname(path), name))
            if needed not in found:
                found.append(needed)
    return found


def _packed(path: str, data: bytes) -> Packed:
    sent = lean(path, data)
    return Packed(kind=_KINDS[PurePosixPath(path).suffix], plain=sent, small=gzip.compress(sent, mtime=0))


def _sent(found: Packed, request: Request, headers: dict[str, str], status: int = 200) -> Response:
    small = "gzip" in request.headers.get("accept-encoding", "")
    encoding = {"Content-Encoding": "gzip"} if small else {}
    return Response(
        found.small if small else found.plain,
        status,
        headers={**headers, **encoding, "Vary": "Accept-Encoding"},
        media_type=found.kind,
    )
