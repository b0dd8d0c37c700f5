"""The HTTP routes of the browser part: static files to cache for ever, and one page for every address of the app."""

from collections.abc import AsyncIterator
from functools import lru_cache
from html import escape
from pathlib import Path

from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response, StreamingResponse
from starlette.routing import Route, Router

from tilewright.answers.booklets import list_booklets
from tilewright.answers.requests import Language
from tilewright.messages.kinds import ENCODER
from tilewright.service.node import Node
from tilewright.web import offline_site
from tilewright.web.assets import READER, READER_HEADERS, Asset, Assets, load_assets, with_head
from tilewright.web.language import language_of
from tilewright.web.previews import head, home_address, preview_of, public_address, robots, sitemap
from tilewright.words.say import say

_FOR_EVER = {"Cache-Control": "public, max-age=31536000, immutable"}
_REVALIDATE = {"Cache-Control": "no-cache"}
_AN_HOUR = {"Cache-Control": "public, max-age=3600"}
# The query of a shared position is part of its address.
_LONGEST_QUERY = 1_000
# Pages that show the booklets before anything else.
_WITH_BOOKLETS = {"/", "/new", "/puzzles", "/study"}
# The page of the server's owner can let phones join.
_OWNER = '\n    <meta name="owner" content="yes">'
# More is sent in parts of this size, as fast as the client takes them.
_AT_ONCE = 256 * 1024


def pages(node: Node) -> Router:
    """Return the routes of the browser part; with the folder of a site without a server, it is offered and served."""
    offline = node.settings.offline_site
    site = offline_site.read_site(Path(offline)) if offline else {}
    assets = load_assets(offline_site.megabytes(site) if site else 0)

    async def file(request: Request) -> Response:
        path = request.path_params["path"]
        found = assets.static.get(path)
        if found is None:
            return JSONResponse({"detail": "there is no such file"}, 404)
        return _response(found, request, _FOR_EVER | (READER_HEADERS if path == READER else {}))

    async def page(request: Request) -> Response:
        path = request.url.path
        if path in assets.root and path != "/":
            return _response(assets.root[path], request, _REVALIDATE)
        found = assets.find(path)
        language, server = language_of(request), public_address(node, request)
        address = "/" if found is None else path + _query(request)
        said = head(await preview_of(node, address, language), address, server, language)
        # The copy that a service worker keeps has to find out whether the server can be reached.
        early = _early(assets, "" if request.headers.get("sec-fetch-dest") == "empty" else address, language)
        # A link or a code on this machine's own page must lead others here too.
        home = f'\n    <meta name="home" content="{there}">' if (there := home_address(node, request)) else ""
        home += _OWNER if request.app.state.home.is_owner(request) else ""
        shown = with_head(found or assets.root["/"], f"{said}\n    {early}{_start(language)}{home}", language)
        return _response(shown, request, _REVALIDATE | {"Vary": "Accept-Language"}, 200 if found else 404)

    async def robots_file(_request: Request) -> Response:
        return PlainTextResponse(robots(node.settings.public_address), headers=_AN_HOUR)

    async def sitemap_file(request: Request) -> Response:
        return Response(sitemap(public_address(node, request)), headers=_AN_HOUR, media_type="application/xml")

    async def offline_file(request: Request) -> Response:
        path = request.path_params["path"]
        found = site.get(path or "index.html")
        if found is None:
            return JSONResponse({"detail": "there is no such file"}, 404)
        lasting = _FOR_EVER if path.startswith("static/") else _REVALIDATE
        return _response(found, request, lasting | offline_site.HEADERS)

    async def nothing(_request: Request) -> Response:
        return JSONResponse({"detail": "there is nothing at this address"}, 404)

    return Router(
        [
            Route(assets.prefix + "{path:path}", file),
            Route("/static/{path:path}", nothing),
            Route("/api/{path:path}", nothing),
            *([Route(offline_site.ADDRESS + "{path:path}", offline_file)] if site else []),
            Route("/robots.txt", robots_file),
            Route("/sitemap.xml", sitemap_file),
            Route("/{path:path}", page),
        ]
    )


def _query(request: Request) -> str:
    """Return the part of the query that belongs to the address of the page: a position to share."""
    query = request.url.query
    return f"?{query}" if request.url.path == "/analysis" and 0 < len(query) <= _LONGEST_QUERY else ""


def _early(assets: Assets, address: str, language: str) -> str:
    """Return what the browser need not wait for the scripts to ask for: the words, and the booklets where all begin."""
    words = f'<link rel="preload" as="fetch" crossorigin href="{assets.prefix}words/{language}.ftl">'
    return words + (_booklets(language) if address in _WITH_BOOKLETS else "")


@lru_cache(maxsize=1 << 3)
def _start(language: str) -> str:
    """Return what a page says whose scripts or words cannot be loaded."""
    texts = {"failed": "shell-failed", "why": "shell-failed-why", "again": "shell-again"}
    metas = (f'\n    <meta name="start-{name}" content="{escape(say(key, language))}">' for name, key in texts.items())
    return "".join(metas)


@lru_cache(maxsize=1 << 3)
def _booklets(language: str) -> str:
    told = ENCODER.encode(list_booklets(Language(language))).decode().replace("<", "\\u003c")
    return f'\n    <script type="application/json" data-answer="/api/rules?language={language}">{told}</script>'


def _response(found: Asset, request: Request, headers: dict[str, str], status: int = 200) -> Response:
    gzip = found.gzipped is not found.plain and "gzip" in request.headers.get("accept-encoding", "")
    sent = found.gzipped if gzip else found.plain
    vary = ", ".join(filter(None, ("Accept-Encoding", headers.get("Vary"))))
    headers = headers | ({"Content-Encoding": "gzip"} if gzip else {}) | {"Vary": vary}
    if len(sent) <= _AT_ONCE or request.method == "HEAD":
        return Response(sent, status, headers, found.media_type)
    headers |= {"Content-Length": str(len(sent))}
    return StreamingResponse(_in_parts(sent), status, headers, found.media_type)


async def _in_parts(data: bytes) -> AsyncIterator[bytes]:
    for start in range(0, len(data), _AT_ONCE):
        yield data[start : start + _AT_ONCE]
