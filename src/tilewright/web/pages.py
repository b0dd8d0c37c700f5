"""The HTTP routes of the browser part: static files to cache for ever, and one page for every address of the app."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

from starlette.requests import Request
from starlette.responses import JSONResponse, Response, StreamingResponse
from starlette.routing import Route, Router

from tilewright.web import offline_site
from tilewright.web.assets import Asset, load_assets

_FOR_EVER = {"Cache-Control": "public, max-age=31536000, immutable"}
_REVALIDATE = {"Cache-Control": "no-cache"}
# More is sent in parts of this size, as fast as the client takes them.
_AT_ONCE = 256 * 1024


def pages(offline: str = "") -> Router:
    """Return the routes of the browser part; with the folder of a site without a server, it is offered and served."""
    site = offline_site.read_site(Path(offline)) if offline else {}
    assets = load_assets(offline_site.megabytes(site) if site else 0)

    async def file(request: Request) -> Response:
        found = assets.static.get(request.path_params["path"])
        if found is None:
            return JSONResponse({"detail": "there is no such file"}, 404)
        return _response(found, request, _FOR_EVER)

    async def page(request: Request) -> Response:
        found = assets.find(request.url.path)
        return _response(found or assets.root["/"], request, _REVALIDATE, 200 if found else 404)

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
            Route("/{path:path}", page),
        ]
    )


def _response(found: Asset, request: Request, headers: dict[str, str], status: int = 200) -> Response:
    gzip = found.gzipped is not found.plain and "gzip" in request.headers.get("accept-encoding", "")
    sent = found.gzipped if gzip else found.plain
    headers = headers | ({"Content-Encoding": "gzip"} if gzip else {}) | {"Vary": "Accept-Encoding"}
    if len(sent) <= _AT_ONCE or request.method == "HEAD":
        return Response(sent, status, headers, found.media_type)
    headers |= {"Content-Length": str(len(sent))}
    return StreamingResponse(_in_parts(sent), status, headers, found.media_type)


async def _in_parts(data: bytes) -> AsyncIterator[bytes]:
    for start in range(0, len(data), _AT_ONCE):
        yield data[start : start + _AT_ONCE]
