"""Who asks for something, and the networks that their address stands for, in limits and in queues."""

from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address

from msgspec import Struct

_ADDRESSES_REMEMBERED = 4_096


class Asker(Struct, frozen=True):
    """The address of a request, and its player; without a login the player is empty."""

    address: str
    player: str = ""


@lru_cache(_ADDRESSES_REMEMBERED)
def networks_of(address: str) -> tuple[str, ...]:
    """Return what limits count in place of an address: itself, or the /64 and the /48 of an IPv6 address.

    One customer has a whole /64, and often a /48, so a single IPv6 address says little about who sends.

    >>> networks_of("2001:db8:7:1:aaaa::9")
    ('2001:db8:7:1::/64', '2001:db8:7::/48')
    >>> networks_of("::ffff:192.0.2.7")
    ('192.0.2.7',)
    """
    try:
        parsed: IPv4Address | IPv6Address = ip_address(address)
    except ValueError:
        # A connection over a Unix socket has no address.
        return (address,)
    if isinstance(parsed, IPv4Address):
        return (str(parsed),)
    if parsed.ipv4_mapped is not None:
        return (str(parsed.ipv4_mapped),)
    return tuple(f"{IPv6Address(int(parsed) >> 128 - bits << 128 - bits)}/{bits}" for bits in (64, 48))
