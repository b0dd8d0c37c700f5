"""Where a push service takes messages for one browser: the only addresses outside that a server ever calls."""

import re
from collections.abc import Collection

from msgspec import Struct

# Read by one pattern, and never by another parser: two parsers may disagree about the host of an odd address.
_ADDRESS = re.compile(r"https://([a-z0-9](?:[a-z0-9.-]*[a-z0-9])?)(?::([1-9][0-9]{0,4}))?(/[!-~]*)", re.ASCII)
_HTTPS = 443


class Endpoint(Struct, frozen=True, kw_only=True):
    """The address of one browser at its push service; `service` is the entry of the hosts that allows it."""

    host: str
    port: int
    path: str
    service: str

    @property
    def place(self) -> str:
        """The host, with its port unless that is the usual one."""
        return _place(self.host, self.port)

    @property
    def origin(self) -> str:
        """The address of the push service."""
        return f"https://{self.place}"

    def __repr__(self) -> str:
        # Who knows the path can send to the browser.
        return f"<Endpoint at {self.place}>"


def read_endpoint(address: str, hosts: Collection[str]) -> Endpoint | None:
    """Return the endpoint at an address, or None if it is not https at one of `hosts`.

    A host `*.example.org` stands for every name below it, `example.org:8443` for another port. A player chooses the
    address, so without the list anybody could make the server call machines of its own network.

    >>> read_endpoint("https://push.example.org/abc", ["*.example.org"])
    <Endpoint at push.example.org>
    >>> read_endpoint("https://10.0.0.1/abc", ["*.example.org"])
    """
    found = _ADDRESS.fullmatch(address)
    if found is None:
        return None
    name, port = found[1], int(found[2] or _HTTPS)
    service = next((host for host in hosts if _is_at(_place(name, port), host)), None)
    return None if service is None else Endpoint(host=name, port=port, path=found[3], service=service)


def _place(host: str, port: int) -> str:
    return host if port == _HTTPS else f"{host}:{port}"


def _is_at(place: str, host: str) -> bool:
    return place.endswith(host[1:]) if host.startswith("*.") else place == host
