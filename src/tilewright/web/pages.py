"""The HTTP routes of the browser part: static files to cache for ever, and one page for every address of the app."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route, Router

from tilewright.web.assets import Asset, load_assets

_FOR_EVER = {"Cache-Control": "public, max-age=31536000, immutable"}
_REVALIDATE = {"Cache-Control": "no-cache"}


def pages() -> Router:
    """Return the routes of the browser part."""
    assets = load_assets()

    async def file(request: Request) -> Response:
        found = assets.static.get(request.path_params["path"])
        if found is None:
            return JSONResponse({"detail": "there is no such file"}, 404)
        return _response(found, request, _FOR_EVER)

    async def page(request: Request) -> Response:
        found = assets.find(request.url.path)
        return _response(found or assets.root["/"], request, _REVALIDATE, 200 if found else 404)

    async def nothing(_request: Request) -> Response:
        return JSONResponse({"detail": "there is nothing at this address"}, 404)

    return Router(
        [
            Route(assets.prefix + "{path:path}", file),
            Route("/static/{path:path}", nothing),
            Route("/api/{path:path}", nothing),
            Route("/{path:path}", page),
        ]
    )


def _response(found: Asset, request: Request, headers: dict[str, str], status: int = 200) -> Response:
    gzip = "gzip" in request.headers.get("accept-encoding", "")
    encoding = {"Content-Encoding": "gzip"} if gzip else {}
    return Response(
        found.gzipped if gzip else found.plain,
        status,
        headers={**headers, **encoding, "Vary": "Accept-Encoding"},
        media_type=found.media_type,
    )
