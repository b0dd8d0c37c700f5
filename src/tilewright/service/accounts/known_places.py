"""Places where an account was used before: its own devices and networks, which strangers cannot lock out."""

from __future__ import annotations

import secrets
from hashlib import sha256

from msgspec import Struct
from sqlalchemy import Connection, delete, select

from tilewright.messages.ids import Millis, PlayerId
from tilewright.service.accounts.accounts import login_name
from tilewright.service.limits.networks import networks_of
from tilewright.service.limits.rate_limits import RateLimits
from tilewright.service.storage.account_schema import ACCOUNTS
from tilewright.service.storage.group_commit import upsert
from tilewright.service.storage.schema import KNOWN_PLACES
from tilewright.service.storage.store import Store
from tilewright.tiles.notation import BadInput

_MOST_PER_PLAYER = 20
_DEVICE_BYTES = 24
_LONGEST_DEVICE = 64


class Place(Struct, frozen=True):
    """Where a login comes from: the address, and the device if its cookie says so."""

    address: str
    device: str | None


def new_device() -> str:
    """Return the token of a device that has none."""
    return secrets.token_urlsafe(_DEVICE_BYTES)


async def count_attempt(store: Store, limits: RateLimits, login: str, place: Place) -> None:
    """Count an attempt to log in, or raise TooMuch.

    A device of the account is counted alone, so that nobody else can use up its attempts. Otherwise the address is
    counted, the address with the account, and, unless the account was used from there, its IPv6 site with the account
    and the account.
    """
    try:
        name = login_name(login)
    except BadInput:
        # No account has such a login.
        limits.count_address("address_passwords", place.address)
        return
    known = await _known(store, name, place)
    network, *sites = networks_of(place.address)
    if place.device is not None and _hash(name, "device", place.device) in known:
        limits.count("passwords", f"device {place.device}")
        return
    limits.count_address("address_passwords", place.address)
    limits.count("passwords", f"{network} {name}")
    if _hash(name, "network", network) not in known:
        # Somebody with a whole /48 has thousands of networks, which must not use up the attempts of everybody else.
        for site in sites:
            limits.count("passwords", f"{site} {name}")
        limits.count("accounts", name)


async def is_known(store: Store, login: str, place: Place) -> bool:
    """Return whether an account was used with its password on this device or in this network."""
    return bool(await _known(store, login, place))


async def remember_place(store: Store, player: PlayerId, login: str, place: Place, at: Millis) -> None:
    """Store that an account was used here with its password; of many places the oldest is forgotten."""
    rows = [{"player": player, "place_hash": hashed, "used_at": at} for hashed in _hashes(login_name(login), place)]

    def remembered(connection: Connection) -> None:
        mine = KNOWN_PLACES.c.player == player
        upsert(connection, KNOWN_PLACES, rows)
        latest = select(KNOWN_PLACES.c.place_hash).where(mine).order_by(KNOWN_PLACES.c.used_at.desc())
        kept = connection.execute(latest.limit(_MOST_PER_PLAYER)).scalars().all()
        connection.execute(delete(KNOWN_PLACES).where(mine, KNOWN_PLACES.c.place_hash.not_in(kept)))

    await store.write(remembered)


async def _known(store: Store, login: str, place: Place) -> set[bytes]:
    """Return the hashes of a place that an account has stored."""
    query = select(KNOWN_PLACES.c.place_hash).join(ACCOUNTS, ACCOUNTS.c.player == KNOWN_PLACES.c.player)
    query = query.where(ACCOUNTS.c.login == login, KNOWN_PLACES.c.place_hash.in_(_hashes(login, place)))
    return {hashed for (hashed,) in await store.read(query)}


def _hashes(login: str, place: Place) -> list[bytes]:
    network = _hash(login, "network", networks_of(place.address)[0])
    if place.device is None or len(place.device) > _LONGEST_DEVICE:
        return [network]
    return [network, _hash(login, "device", place.device)]


def _hash(login: str, kind: str, value: str) -> bytes:
    return sha256(f"{kind}\0{login}\0{value}".encode()).digest()
