"""Headers for browsers, added to every answer."""

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

_HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' blob:; "
        "font-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
}


# A browser that was here by https once comes by https for a year, so that nobody in between can offer it http.
_OVER_HTTPS = {"Strict-Transport-Security": "max-age=31536000"}
# Answers about people and racks must not be stored by a proxy, nor be found in the history of a shared browser.
_NOT_STORED = {"Cache-Control": "no-store"}
_DATA = ("/api/", "/health", "/metrics")


def with_page_headers(app: ASGIApp) -> ASGIApp:
    """Return an app that adds the headers that an answer does not have yet; streams pass through chunk by chunk."""

    async def served(scope: Scope, receive: Receive, send: Send) -> None:
        added = _HEADERS
        if scope.get("scheme") == "https":
            added = added | _OVER_HTTPS
        if scope["path"].startswith(_DATA):
            added = added | _NOT_STORED

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in added.items():
                    headers.setdefault(name, value)
            await send(message)

        await app(scope, receive, send_with_headers)

    return served
