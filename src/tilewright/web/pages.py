"""The browser part: its files under an address that changes when they do, and one page for all its addresses."""

from __future__ import annotations

import gzip
import hashlib
import re
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
    ".svg": "image/svg+xml",
}
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
    index = _packed("index.html", _index(files, static))

    async def file(request: Request) -> Response:
        found = packed.get(request.path_params["path"])
        if found is None:
            return JSONResponse({"detail": "there is no such file"}, 404)
        return _sent(found, request, _FOR_EVER)

    async def page(request: Request) -> Response:
        return _sent(index, request, _ASK_AGAIN, 200 if shown.fullmatch(request.url.path) else 404)

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


def _index(files: dict[str, bytes], static: str) -> bytes:
    """Return the page, with where its files are."""
    # What everything is made of comes first, for the others build on it.
    styles = sorted(
        (path for path in files if path.endswith(".css")), key=lambda path: (path != "style/base.css", path)
    )
    links = "\n    ".join(f'<link rel="stylesheet" href="{static}{path}">' for path in styles)
    page = files["index.html"].decode()
    filled = page.replace("{styles}", links).replace("{static}", static).replace("{languages}", " ".join(LOCALES))
    return filled.encode()


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
