"""The cookies of logins, and where a request comes from.

A browser has one login, and one more for each person who plays on it when it is passed around. A request with the query
`person=2` is that of the second of them. One with `person=screen` is that of a large screen that shows a table.
"""

from starlette.requests import HTTPConnection
from starlette.responses import Response

from tilewright.messages.fields import MOST_PERSONS
from tilewright.service.accounts.devices import Place, device_named
from tilewright.service.accounts.logins import SECONDS_OF_A_LOGIN
from tilewright.service.accounts.passkey_answers import Site

_NAME = "tilewright"
_HOST_NAME = "__Host-tilewright"
_HERE = "tilewright-here"
_DEVICE = "tilewright-device"
_HOST_DEVICE = "__Host-tilewright-device"
_SCREEN = "screen"
_PERSONS = frozenset((*map(str, range(1, MOST_PERSONS + 1)), _SCREEN))
# The scheme of the page that opens a connection.
_SCHEMES = {"http": "http", "https": "https", "ws": "http", "wss": "https"}


def same_origin(connection: HTTPConnection) -> bool:
    """Return whether a request comes from one of our pages, or from a program that sends no Origin.

    The scheme counts: an attacker who can change http pages on the way must not act on our https pages. Behind a proxy
    that ends TLS the scheme is that of X-Forwarded-Proto, if `serve --trust-proxy` names the proxy.
    """
    origin = connection.headers.get("origin")
    return origin is None or origin == f"{_SCHEMES[connection.url.scheme]}://{connection.headers.get('host')}"


def token_of(connection: HTTPConnection) -> str | None:
    """Return the token of the login in the cookie of a request."""
    # Only the name that would be set here is read: other hosts of the domain cannot set one that starts with __Host-.
    return connection.cookies.get(_cookie(connection, _person(connection)))


def token_of_person(connection: HTTPConnection, person: int) -> str | None:
    """Return the token of the login of a person who shares the device."""
    return connection.cookies.get(_cookie(connection, str(person)))


def set_login(response: Response, connection: HTTPConnection, token: str) -> Response:
    """Return the response with the cookie of a login, which scripts cannot read, and one that tells them of it."""
    person = _person(connection)
    _with_cookie(response, connection, _cookie(connection, person), token)
    if not person:
        # Without it a page would have to ask the server about a stranger, who is nobody.
        response.set_cookie(_HERE, "1", max_age=SECONDS_OF_A_LOGIN, path="/", samesite="lax")
    return response


def set_screen(response: Response, connection: HTTPConnection, token: str) -> Response:
    """Return the response with the cookie of a large screen, in place of the one that was there."""
    return _with_cookie(response, connection, _cookie(connection, _SCREEN), token)


def place_of(connection: HTTPConnection) -> Place:
    """Return where a login comes from: the address, and the device by its cookie."""
    device = connection.cookies.get(_HOST_DEVICE if _is_secure(connection) else _DEVICE)
    return Place(address_of(connection), device or None)


def set_device(response: Response, connection: HTTPConnection, device: str) -> Response:
    """Return the response with the cookie by which an account knows its device; it is not a login."""
    return _with_cookie(response, connection, _HOST_DEVICE if _is_secure(connection) else _DEVICE, device)


def clear_login(response: Response, connection: HTTPConnection) -> Response:
    """Return the response with the cookie of the login deleted."""
    secure, person = _is_secure(connection), _person(connection)
    response.delete_cookie(_cookie(connection, person), path="/", secure=secure, httponly=True, samesite="lax")
    if not person:
        response.delete_cookie(_HERE, path="/", samesite="lax")
    return response


def site_of(connection: HTTPConnection) -> Site:
    """Return the address under which the browser sees the server, for passkeys."""
    origin = f"{_SCHEMES[connection.url.scheme]}://{connection.headers.get('host')}"
    return Site(connection.url.hostname or "", origin)


def device_of(connection: HTTPConnection) -> str:
    """Return the browser and the system of a request, in a word or two."""
    return device_named(connection.headers.get("user-agent", ""))


def address_of(connection: HTTPConnection) -> str:
    """Return the address a request comes from, for rate limits."""
    return connection.client.host if connection.client else ""


def _person(connection: HTTPConnection) -> str:
    """Return which person of the device sends a request; "", the login of the browser, for anything else."""
    asked = connection.query_params.get("person", "")
    return asked if asked in _PERSONS else ""


def _cookie(connection: HTTPConnection, person: str) -> str:
    name = _HOST_NAME if _is_secure(connection) else _NAME
    return f"{name}-{person}" if person else name


def _with_cookie(response: Response, connection: HTTPConnection, name: str, value: str) -> Response:
    response.set_cookie(
        name,
        value,
        max_age=SECONDS_OF_A_LOGIN,
        path="/",
        secure=_is_secure(connection),
        httponly=True,
        samesite="lax",
    )
    return response


def _is_secure(connection: HTTPConnection) -> bool:
    """Return whether the browser accepts a Secure cookie: over https, and on localhost."""
    return connection.url.scheme in {"https", "wss"} or connection.url.hostname == "localhost"
