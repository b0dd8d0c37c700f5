"""The devices on which a player is logged in, for the player to recognize and to sign out."""

from __future__ import annotations

from collections.abc import Collection

from msgspec import Struct
from sqlalchemy import delete, select, update

from tilewright.messages.ids import Millis, PlayerId
from tilewright.service.accounts.players import token_hash
from tilewright.service.storage.schema import LOGINS
from tilewright.service.storage.store import Store

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
