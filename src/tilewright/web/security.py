"""The door of the web app: whose login it is, where a request comes from, and what a browser may do with a page."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.responses import Response

from tilewright.service.accounts.logins import SECONDS_OF_A_LOGIN

_NAME = "tilewright"
_HOST_NAME = "__Host-tilewright"

PAGE_HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'; "
        "manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
}


def same_origin(connection: HTTPConnection) -> bool:
    """Return whether a request comes from our own pages, or from a program that is no browser and names no origin."""
    origin = connection.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == connection.headers.get("host")


def token_of(connection: HTTPConnection) -> str | None:
    """Return the token of the login that a request shows."""
    # Only the name that we would set here is read: a page of a neighboring host cannot set the one with __Host-.
    return connection.cookies.get(_HOST_NAME if _is_secure(connection) else _NAME)


def set_login(response: Response, connection: HTTPConnection, token: str) -> None:
    """Give the browser the token of a login; scripts never see it."""
    secure = _is_secure(connection)
    response.set_cookie(
        _HOST_NAME if secure else _NAME,
        token,
        max_age=SECONDS_OF_A_LOGIN,
        path="/",
        secure=secure,
        httponly=True,
        samesite="lax",
    )


def clear_login(response: Response, connection: HTTPConnection) -> None:
    """Let the browser forget the token of its login."""
    secure = _is_secure(connection)
    name = _HOST_NAME if secure else _NAME
    response.delete_cookie(name, path="/", secure=secure, httponly=True, samesite="lax")


def address_of(connection: HTTPConnection) -> str:
    """Return where a request comes from, to count by."""
    return connection.client.host if connection.client else ""


def _is_secure(connection: HTTPConnection) -> bool:
    """Return whether the browser takes a Secure cookie: over https, and from the machine itself."""
    return connection.url.scheme in {"https", "wss"} or connection.url.hostname == "localhost"
