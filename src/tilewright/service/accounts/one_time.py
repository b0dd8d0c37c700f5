"""Tokens that are used once and soon: links, confirmations of a mail address, challenges, codes of large screens."""

import secrets
from enum import Enum

from msgspec import Struct
from sqlalchemy import Connection, delete, insert, select

from tilewright.messages.fields import Millis, PlayerId
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
    SCREEN = "screen"


# A link is sent by mail or told by the operator; a challenge is answered by the page that asked for it.
# A code is read from a screen in the same room.
SECONDS_OF_A_CODE = 600
_SECONDS = {
    Purpose.LINK: 24 * 3_600,
    Purpose.EMAIL: 24 * 3_600,
    Purpose.PASSKEY: 300,
    Purpose.SCREEN: SECONDS_OF_A_CODE,
}
# Without letters and digits that look alike.
_CODE_SIGNS, _CODE_LENGTH = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789", 6


class OneTime(Struct, frozen=True):
    """What a token stands for: the player, if it is somebody's, and the address it confirms, if any."""

    player: PlayerId | None
    email: str | None


async def issue(store: Store, purpose: Purpose, player: PlayerId | None, email: str | None = None) -> str:
    """Return a new token; but for challenges it replaces the one before. The token of a screen is short."""
    return await store.write(lambda connection: issued(connection, purpose, player, email))


def issued(connection: Connection, purpose: Purpose, player: PlayerId | None, email: str | None = None) -> str:
    """Return a new token within a transaction."""
    is_code, at = purpose is Purpose.SCREEN, now()
    text = secrets.token_urlsafe(_BYTES)
    if is_code:
        text = "".join(secrets.choice(_CODE_SIGNS) for _ in range(_CODE_LENGTH))
    columns = ONE_TIME_TOKENS.c
    row = {"token_hash": token_hash(text), "purpose": purpose.value, "player": player, "email": email}
    old = select(columns.token_hash).where(columns.expires_at < at).limit(_SWEPT)
    connection.execute(delete(ONE_TIME_TOKENS).where(columns.token_hash.in_(old)))
    if purpose is not Purpose.PASSKEY:
        before = (columns.player == player, columns.purpose == purpose.value)
        connection.execute(delete(ONE_TIME_TOKENS).where(*before))
    connection.execute(insert(ONE_TIME_TOKENS), row | {"expires_at": at + _SECONDS[purpose] * 1_000})
    return text


def redeem(connection: Connection, purpose: Purpose, text: str, at: Millis) -> OneTime | None:
    """Return what a token stands for and delete it, or None if it is not valid any more."""
    found = valid(connection, purpose, text, at)
    this = ONE_TIME_TOKENS.c.token_hash == token_hash(text)
    # Of two at the same time only one deletes it.
    return found if found and connection.execute(delete(ONE_TIME_TOKENS).where(this)).rowcount == 1 else None


def valid(connection: Connection, purpose: Purpose, text: str, at: Millis) -> OneTime | None:
    """Return what a token stands for, or None if it is not valid any more."""
    columns = ONE_TIME_TOKENS.c
    this = (columns.token_hash == token_hash(text), columns.purpose == purpose.value, columns.expires_at > at)
    found = connection.execute(select(columns.player, columns.email).where(*this)).first()
    return None if found is None else OneTime(found.player, found.email)
