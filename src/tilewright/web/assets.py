"""The files of the browser part as they are sent: the static tree, the files at the root, and which addresses exist."""

import fnmatch
import hashlib
import posixpath
import re
import zlib
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import PurePosixPath
from types import MappingProxyType

from msgspec import Struct, json

from tilewright.camera.photo import network
from tilewright.words.locales import LOCALES, OWN_NAMES
from tilewright.words.say import texts

# The word files that a browser needs; only the server and the terminal read the others.
BROWSER_WORDS = (
    "pieces",
    "books",
    "events",
    "shell",
    "pages",
    "game",
    "board",
    "dicegame",
    "device",
    "screen",
    "learn",
)
# The words of a game without a server: only those load them who play without one, or may want to.
OFFLINE_WORDS = "offline"
# Words in files of their own, which are loaded on demand.
LATER_WORDS = (OFFLINE_WORDS, "account", "camera", "desk", "study", "tabletop", "themes", "tournaments")

MEDIA_TYPES = {
    ".bin": "application/octet-stream",
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
# The style sheets of every page in one, because a slow connection waits for each file, and those of some pages in
# another, each with the list of them.
_STYLE, _LATER_STYLE = "style/all.css", "style/study.css"
_SHEETS = {_STYLE: "style/index.css", _LATER_STYLE: "style/later.css"}
_ENTRY, _START, _WORKER, _PAGE = "app.js", "start.js", "sw.js", "index.html"
# What each answer fills in.
_NAME, _LANG = b"<title>Tilewright</title>", b'<html lang="en">'
QUICKLY = 4
"""The level for what is compressed while somebody waits."""
_BUNDLE = "bundle/"
_OFFLINE_PAGE, _OFFLINE_WORKER, _OFFER = "offline/page.js", "offline/worker.js", "offline/offer.js"
_OFFER_WORDS = "words/offline/"
# What reads photos.
READER, _NETWORK = "camera/worker.js", "camera/tiles.bin"
# Nobody loads these before they are opened.
_RARE = ("camera/", "words/camera/", "words/desk/", "words/tournaments/")
# Part of the same chunk in a bundle.
_PEOPLE = "offline/people.js"
# Pages that a site without a server does not have.
_NEED_PEOPLE = ("/table", "/join/", "/link", "/desk", "/people")
LATER = {
    "/match/:match": ("tiles/match.js",),
    "/table/:table": ("tiles/match.js",),
    "/replay/:match": ("study/replay.js",),
    "/review/:match": ("study/review.js",),
    "/learn/:lesson": ("learn/lesson.js", "tiles/match.js"),
    "/puzzles/:puzzle": ("study/puzzle.js",),
    "/puzzles/day/:day": ("study/puzzle.js",),
    "/puzzles": ("study/rush.js",),
    "/puzzles/rush/:rush": ("study/rush.js", "study/puzzle_table.js"),
    "/analysis": (
        "parts/boards/turn_view.js", "parts/boards/turn_board.js",
        "study/play_list.js", "study/row_worth.js", "study/play_out.js",
    ),
}  # fmt: skip
"""The modules that pages almost always import on demand, by address: they are fetched together with the first ones."""

PYTHON = "python/"
"""Where a site without a server has its Python, below the prefix."""
# Saved pictures and files are blobs. Without a header, frame-ancestors cannot be set.
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self'; "
    "connect-src 'self'; img-src 'self' blob:; font-src 'self'; manifest-src 'self'; "
    "base-uri 'none'; form-action 'none'"
)
READER_HEADERS = {"Content-Security-Policy": "default-src 'none'; script-src 'wasm-unsafe-eval'; connect-src 'self'"}
"""The worker that reads photos may compile WebAssembly; the pages that start it may not."""
# A style sheet and its layer, as the list of all has them.
_SHEET = re.compile(r'^@import "([^"]+)" layer\((\w+)\);$', re.MULTILINE)
# A static import; `import()` loads on demand.
_IMPORT = re.compile(r'^import\b[^"();]*"(\.[^"]+)";$', re.MULTILINE)


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
    # The files at the root by their address; "/" is the home page.
    root: Mapping[str, Asset]
    # The page by the pattern of its addresses.
    pages: tuple[tuple[re.Pattern[str], Asset], ...]

    def find(self, address: str) -> Asset | None:
        """Return the file or page at an address of the root, or None if nothing is there."""
        matching = (page for pattern, page in self.pages if pattern.fullmatch(address))
        return self.root.get(address) or next(matching, None)


@cache
def load_assets(offered: int = 0) -> Assets:
    """Return all files of the browser part, read from the package."""
    return make_assets(browser_files(), offered=offered)


def make_assets(
    files: Mapping[str, bytes], checked: Mapping[str, str] = MappingProxyType({}), *, offered: int = 0, server: str = ""
) -> Assets:
    """Return the files as they are sent; pages load the bundle if there is one, else the plain modules.

    With the hashes of the files of Python by their paths, it is a site without a server, at any address; `server` is
    the address of one with other people, if known. A page of a server offers such a site of `offered` megabytes.
    """
    root = "./" if checked else "/"
    prefix = f"{root}static/{tree_hash(files)}/"
    metas = _alone(prefix, server) if checked else f'<meta name="offline" content="{offered}">' if offered else ""
    values = {"root": root, "metas": metas, **_placeholders(files, prefix, checked, offered=bool(offered))}
    pages = []
    for address in addresses(files):
        scripts = dict.fromkeys(first_scripts(files, address) + later_scripts(files, address))
        preload = "\n    ".join(f'<link rel="modulepreload" href="{prefix}{path}">' for path in [*scripts][1:])
        pages.append((address_pattern(address), _filled(_PAGE, files, values | {"preload": preload})))
    return Assets(
        prefix=prefix,
        static={path: _asset(path, data) for path, data in files.items() if PurePosixPath(path).suffix in MEDIA_TYPES},
        root={
            "/": next(page for pattern, page in pages if pattern.fullmatch("/")),
            f"/{_WORKER}": _filled(_WORKER, files, values),
            "/manifest.webmanifest": _filled("manifest.webmanifest", files, values),
        },
        pages=tuple(pages),
    )


def with_head(page: Asset, head: str, language: str) -> Asset:
    """Return a page in a language, with more in its head than the name of the app."""
    plain = page.plain.replace(_NAME, head.encode(), 1).replace(_LANG, f'<html lang="{language}">'.encode(), 1)
    return Asset(media_type=page.media_type, plain=plain, gzipped=gzipped(plain, QUICKLY))


def browser_files(*, alone: bool = False) -> dict[str, bytes]:
    """Return every file of the browser part by its path, with one style sheet, and one word file per language.

    A site alone, without a server, has all words in that file.
    """
    files = dict(_files(resources.files("tilewright.web") / "static", PurePosixPath()))
    files |= {path: small_style(_with_sheets(files, sheets)).encode() for path, sheets in _SHEETS.items()}
    for locale in LOCALES:
        words = texts(locale)
        names = (*BROWSER_WORDS, OFFLINE_WORDS) if alone else BROWSER_WORDS
        files[f"words/{locale}.ftl"] = "\n".join(words.get(name, "") for name in names).encode()
        files |= {f"words/{name}/{locale}.ftl": words.get(name, "").encode() for name in LATER_WORDS}
    files[_NETWORK] = network()
    return files


def style_sheets(files: Mapping[str, bytes]) -> list[str]:
    """Return the paths of all style sheets in the order in which they are sent, as the two lists have them."""
    return [path for sheets in _SHEETS.values() for path, _ in _listed(files, sheets)]


def small_style(style: str) -> str:
    """Return a style sheet without comments and spaces that mean nothing there.

    >>> small_style("/* Why. */\\nmain > a,\\nb {\\n  color: red;\\n}\\n")
    'main > a,b{color:red}'
    """
    plain = re.sub(r"\s+", " ", re.sub(r"/\*.*?\*/", "", style, flags=re.DOTALL))
    return re.sub(r" ?([{};,]) ?", r"\1", plain).replace(": ", ":").replace(";}", "}").strip()


def addresses(files: Mapping[str, bytes]) -> list[str]:
    """Return the addresses that exist, as static/addresses.json lists them."""
    return json.decode(files["addresses.json"], type=list[str])


def address_pattern(address: str) -> re.Pattern[str]:
    """Return what an address with named parts matches.

    >>> pattern = address_pattern("/table/:table")
    >>> bool(pattern.fullmatch("/table/abc")), bool(pattern.fullmatch("/table/"))
    (True, False)
    """
    return re.compile(re.sub(r":\w+", r"[\\w-]+", address))


def page_module(address: str) -> str:
    """Return the script of the page at an address, which its first part names.

    >>> page_module("/table/:table"), page_module("/")
    ('pages/table.js', 'pages/home.js')
    """
    return f"pages/{address.split('/')[1] or 'home'}.js"


def first_scripts(files: Mapping[str, bytes], address: str) -> list[str]:
    """Return the scripts that an address needs before it shows anything, the entry first."""
    return _with_imports(files, [_ENTRY, page_module(address)])


def later_scripts(files: Mapping[str, bytes], address: str) -> list[str]:
    """Return the scripts that the page of an address imports on demand as soon as it is shown."""
    return _with_imports(files, list(LATER.get(address, ())))


def _with_imports(files: Mapping[str, bytes], chosen: list[str]) -> list[str]:
    """Return some modules with all that they import at once."""
    if listed := files.get(f"{_BUNDLE}modules.json"):
        chunks = json.decode(listed, type=dict[str, list[str]])
        needed = [_BUNDLE + name for module in chosen for name in chunks[module]]
    else:
        needed = chosen
        # The list grows while it is read.
        for path in needed:
            needed += [name for name in imports(path, files[path].decode()) if name not in needed]
    return list(dict.fromkeys(needed))


# Kept, because most modules are imported by many of the pages.
@lru_cache(maxsize=512)
def imports(path: str, script: str) -> tuple[str, ...]:
    """Return the modules that a module imports at once.

    >>> imports("pages/me.js", 'import { ask } from "../api.js";\\nimport("./late.js");')
    ('api.js',)
    """
    folder = posixpath.dirname(path)
    return tuple(posixpath.normpath(posixpath.join(folder, name)) for name in _IMPORT.findall(script))


def tree_hash(files: Mapping[str, bytes]) -> str:
    """Return a hash of the paths and contents of some files."""
    digest = hashlib.sha256()
    for path, data in sorted(files.items()):
        digest.update(f"{path} {len(data)} ".encode() + data)
    return digest.hexdigest()[:16]


def gzipped(data: bytes, level: int = 9) -> bytes:
    """Return some bytes as gzip compresses them, by default best: most files are compressed once, at the start."""
    packer = zlib.compressobj(level, zlib.DEFLATED, 16 + zlib.MAX_WBITS, zlib.DEF_MEM_LEVEL + 1)
    return packer.compress(data) + packer.flush()


def _files(folder: Traversable, under: PurePosixPath) -> list[tuple[str, bytes]]:
    found = []
    for part in sorted(folder.iterdir(), key=lambda part: part.name):
        path = under / part.name
        found += _files(part, path) if part.is_dir() else [(str(path), part.read_bytes())]
    return found


def _with_sheets(files: Mapping[str, bytes], sheets: str) -> str:
    """Return a list of style sheets with each of them in its place."""
    rest = _SHEET.sub("", files[sheets].decode())
    return rest + "".join(f"@layer {layer} {{\n{files[path].decode()}}}" for path, layer in _listed(files, sheets))


def _listed(files: Mapping[str, bytes], sheets: str) -> list[tuple[str, str]]:
    """Return the style sheets of a list with their layers; a name with a star leaves out those of the other list."""
    found = []
    for name, layer in _SHEET.findall(files[sheets].decode()):
        pattern = posixpath.normpath(posixpath.join(posixpath.dirname(sheets), name))
        found += [(path, layer) for path in fnmatch.filter(sorted(files), pattern)]
    if sheets == _SHEETS[_STYLE]:
        later = _listed(files, _SHEETS[_LATER_STYLE])
        found = [each for each in found if each not in later]
    return found


def _asset(path: str, data: bytes) -> Asset:
    return Asset(media_type=MEDIA_TYPES[PurePosixPath(path).suffix], plain=data, gzipped=gzipped(data))


def _filled(path: str, files: Mapping[str, bytes], values: Mapping[str, str]) -> Asset:
    """Return a file with its placeholders in braces filled in."""
    text = files[path].decode()
    for name, value in values.items():
        text = text.replace(f"{{{name}}}", value)
    return _asset(path, text.encode())


def _alone(prefix: str, server: str) -> str:
    """Return what only the page of a site without a server has in its head."""
    return "\n    ".join(
        (
            f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">',
            f'<meta name="python" content="{prefix}{PYTHON}">',
            f'<meta name="server" content="{server}">',
        )
    )


def _placeholders(
    files: Mapping[str, bytes], prefix: str, checked: Mapping[str, str], *, offered: bool
) -> dict[str, str]:
    bundled = f"{_BUNDLE}modules.json" in files
    # Who has a server never loads what answers without one, and the offer only if there is one.
    offline = {_OFFLINE_WORKER, "offline/storage.js", _chunk(files, _OFFLINE_PAGE), *([] if bundled else [_PEOPLE])}
    offer = {_chunk(files, _OFFER), *(path for path in files if path.startswith(_OFFER_WORDS))}
    cached = [*_SHEETS, *(path for path in files if PurePosixPath(path).suffix in {".ftl", ".svg", ".woff2"})]
    scripts = [path for path in files if path.endswith(".js") and path != _WORKER]
    cached += [path for path in scripts if path == _START or path.startswith(_BUNDLE) == bundled]
    cached = [path for path in cached if path not in offline | offer and not path.startswith(_RARE)]
    cached += [*sorted(offline), f"{PYTHON}files.json"] if checked else sorted(offer) if offered else []
    return {
        "static": prefix,
        "style": _STYLE,
        "languages": " ".join(f"{locale}={name}" for locale, name in OWN_NAMES.items()),
        "addresses": " ".join(
            address for address in addresses(files) if not (checked and address.startswith(_NEED_PEOPLE))
        ),
        "script": _chunk(files, _ENTRY),
        "files": " ".join(cached),
        "checked": " ".join(f"{path}=>{integrity}" for path, integrity in checked.items()),
    }


def _chunk(files: Mapping[str, bytes], module: str) -> str:
    """Return the script that has a module which is loaded on demand."""
    if listed := files.get(f"{_BUNDLE}modules.json"):
        return _BUNDLE + json.decode(listed, type=dict[str, list[str]])[module][0]
    return module
