"""The browsers that a player wants to be called on; each is a row."""

from hashlib import sha256
from typing import Annotated

import msgspec
from msgspec import Meta
from sqlalchemy import Connection, delete, select

from tilewright.hosting.rows import Unnamed
from tilewright.messages.fields import Millis, PlayerId
from tilewright.service.storage.group_commit import upsert
from tilewright.service.storage.schema import PUSH_SUBSCRIPTIONS
from tilewright.service.storage.store import Store
from tilewright.service.upkeep.push.keys import Browser, base64url, from_base64url
from tilewright.words.locales import Locale

MOST_BROWSERS = 5

_ROWS = PUSH_SUBSCRIPTIONS.c


class Subscription(Unnamed, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A browser as its push service knows it: the address there, and the keys it reads messages with."""

    endpoint: Annotated[str, Meta(pattern="^https://[!-~]+$", max_length=1_024)]
    p256dh: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{87}$", max_length=87)]
    auth: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22}$", max_length=22)]
    language: Locale

    @property
    def id(self) -> str:
        """The name of the row: a hash of the address, so that a browser has one."""
        return base64url(sha256(self.endpoint.encode()).digest())

    @property
    def browser(self) -> Browser:
        """The keys of the browser."""
        return Browser(from_base64url(self.p256dh), from_base64url(self.auth))


async def subscribe(store: Store, player: PlayerId, subscription: Subscription, at: Millis) -> None:
    """Store a browser for the player who uses it now; of too many the oldest are dropped."""
    row = {field: getattr(subscription, field) for field in ("id", *Subscription.__struct_fields__)}

    def stored(connection: Connection) -> None:
        upsert(connection, PUSH_SUBSCRIPTIONS, [row | {"player": player, "created_at": at}])
        newest = select(_ROWS.id).where(_ROWS.player == player).order_by(_ROWS.created_at.desc(), _ROWS.id)
        dropped = connection.execute(newest.offset(MOST_BROWSERS)).scalars().all()
        if dropped:
            connection.execute(delete(PUSH_SUBSCRIPTIONS).where(_ROWS.id.in_(dropped)))

    await store.write(stored)


async def unsubscribe(store: Store, player: PlayerId, subscription: str | None = None) -> None:
    """Delete a browser of a player, or all of them."""
    mine = delete(PUSH_SUBSCRIPTIONS).where(_ROWS.player == player)
    await store.execute(mine if subscription is None else mine.where(_ROWS.id == subscription))


async def subscriptions_of(store: Store, player: PlayerId) -> tuple[Subscription, ...]:
    """Return the browsers of a player."""
    query = select(_ROWS.endpoint, _ROWS.p256dh, _ROWS.auth, _ROWS.language).where(_ROWS.player == player)
    rows = await store.read(query.order_by(_ROWS.created_at, _ROWS.id))
    return tuple(msgspec.convert(row, Subscription, from_attributes=True) for row in rows)
