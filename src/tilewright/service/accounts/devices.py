"""The devices and places of an account: to recognize and sign out, and never locked out by strangers."""

import secrets
from collections.abc import Collection
from hashlib import sha256

from msgspec import Struct
from sqlalchemy import Connection, delete, select, update

from tilewright.messages.fields import Millis, PlayerId
from tilewright.service.accounts.accounts import login_name
from tilewright.service.accounts.players import token_hash
from tilewright.service.limits.networks import networks_of
from tilewright.service.limits.rate_limits import RateLimits
from tilewright.service.storage.account_schema import ACCOUNTS
from tilewright.service.storage.group_commit import upsert
from tilewright.service.storage.schema import KNOWN_PLACES, LOGINS
from tilewright.service.storage.store import Store
from tilewright.tiles import BadInput

# The first name that a browser sends in its User-Agent; most send those of others too.
_BROWSERS = {
    "Edg": "Edge", "OPR/": "Opera", "SamsungBrowser": "Samsung Internet", "Firefox/": "Firefox", "FxiOS": "Firefox",
    "CriOS": "Chrome", "Chrome/": "Chrome", "Safari/": "Safari",
}  # fmt: skip
_SYSTEMS = {
    "iPhone": "iPhone", "iPad": "iPad", "Android": "Android", "Windows": "Windows", "Mac OS": "Mac",
    "CrOS": "ChromeOS", "Linux": "Linux",
}  # fmt: skip
_MOST_SHOWN = 100
_ID_BYTES = 12
_MILLIS_BETWEEN_NOTES = 3_600_000


class Device(Struct, frozen=True, kw_only=True):
    """A login of a player: what it was last used on and when; `here` is the one that asks."""

    id: str
    device: str
    created_at: Millis
    seen_at: Millis
    here: bool


def device_named(agent: str) -> str:
    """Return the browser and the system that a User-Agent header names; nothing else of it is stored.

    >>> device_named("Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML) Chrome/140.0 Safari/537.36")
    'Chrome · Android'
    >>> device_named("curl/8.1")
    ''
    """
    found = (next((name for sign, name in signs.items() if sign in agent), "") for signs in (_BROWSERS, _SYSTEMS))
    return " · ".join(filter(None, found))


async def note_use(store: Store, token: str, device: str, at: Millis) -> None:
    """Store that a login is in use, at most once an hour."""
    this, columns = LOGINS.c.token_hash == token_hash(token), (LOGINS.c.seen_at, LOGINS.c.device)
    for seen_at, before in await store.read(select(*columns).where(this)):
        if seen_at is None or seen_at < at - _MILLIS_BETWEEN_NOTES or before != device:
            await store.execute(update(LOGINS).where(this).values(seen_at=at, device=device))


async def devices_of(store: Store, player: PlayerId, token: str, at: Millis) -> tuple[Device, ...]:
    """Return the logins of a player that have not expired, the latest first."""
    columns = LOGINS.c
    query = select(columns.token_hash, columns.device, columns.created_at, columns.seen_at)
    query = query.where(columns.player == player, columns.expires_at > at)
    rows = await store.read(query.order_by(columns.created_at.desc()).limit(_MOST_SHOWN))
    return tuple(
        Device(
            id=_id(hashed),
            device=device or "",
            created_at=Millis(created_at),
            seen_at=Millis(seen_at or created_at),
            here=bytes(hashed) == token_hash(token),
        )
        for hashed, device, created_at, seen_at in rows
    )


async def sign_out(store: Store, player: PlayerId, device: str) -> bool:
    """End one login of a player, and return whether it existed."""
    for (hashed,) in await store.read(select(LOGINS.c.token_hash).where(LOGINS.c.player == player)):
        if _id(hashed) == device:
            return bool(await store.execute(delete(LOGINS).where(LOGINS.c.token_hash == hashed)))
    return False


async def sign_out_all(store: Store, players: Collection[PlayerId]) -> None:
    """End all logins of some players; their connections end within seconds, on every node."""
    if players:
        await store.execute(delete(LOGINS).where(LOGINS.c.player.in_(players)))


def _id(hashed: bytes) -> str:
    """Return the name of a login: a part of the hash, of which nobody can find the token."""
    return bytes(hashed)[:_ID_BYTES].hex()


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
