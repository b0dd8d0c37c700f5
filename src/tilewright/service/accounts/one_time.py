"""Tokens that are used once and soon: login links, confirmations of a mail address, challenges for passkeys."""

from __future__ import annotations

import secrets
from enum import Enum

from msgspec import Struct
from sqlalchemy import Connection, delete, insert, select

from tilewright.messages.ids import Millis, PlayerId
from tilewright.service.accounts.players import token_hash
from tilewright.service.settings import now
from tilewright.service.storage.account_schema import ONE_TIME_TOKENS
from tilewright.service.storage.store import Store

_BYTES = 32
LONGEST_TOKEN = 64
# Each new token deletes a few that have expired, so there are never many.
_SWEPT = 20


class Purpose(Enum):
    """What a token is for; the value of each is stored."""

    LINK = "link"
    EMAIL = "email"
    PASSKEY = "passkey"


# A link is sent by mail or told by the operator; a challenge is answered by the page that asked for it.
_SECONDS = {Purpose.LINK: 24 * 3_600, Purpose.EMAIL: 24 * 3_600, Purpose.PASSKEY: 300}


class OneTime(Struct, frozen=True):
    """What a token stands for: the player, if it is somebody's, and the address it confirms, if any."""

    player: PlayerId | None
    email: str | None


async def issue(store: Store, purpose: Purpose, player: PlayerId | None, email: str | None = None) -> str:
    """Return a new token; a link and a confirmation replace the one before."""
    text, at = secrets.token_urlsafe(_BYTES), now()
    columns = ONE_TIME_TOKENS.c
    row = {"token_hash": token_hash(text), "purpose": purpose.value, "player": player, "email": email}

    def added(connection: Connection) -> None:
        old = select(columns.token_hash).where(columns.expires_at < at).limit(_SWEPT)
        connection.execute(delete(ONE_TIME_TOKENS).where(columns.token_hash.in_(old)))
        if purpose is not Purpose.PASSKEY:
            before = (columns.player == player, columns.purpose == purpose.value)
            connection.execute(delete(ONE_TIME_TOKENS).where(*before))
        connection.execute(insert(ONE_TIME_TOKENS), row | {"expires_at": at + _SECONDS[purpose] * 1_000})

    await store.write(added)
    return text


def redeem(connection: Connection, purpose: Purpose, text: str, at: Millis) -> OneTime | None:
    """Return what a token stands for and delete it, or None if it is not valid any more."""
    columns = ONE_TIME_TOKENS.c
    this = (columns.token_hash == token_hash(text), columns.purpose == purpose.value, columns.expires_at > at)
    found = connection.execute(select(columns.player, columns.email).where(*this)).first()
    # Of two at the same time only one deletes it.
    if found is None or connection.execute(delete(ONE_TIME_TOKENS).where(*this)).rowcount != 1:
        return None
    return OneTime(found.player, found.email)
