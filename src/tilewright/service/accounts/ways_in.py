"""All ways into an account, ended together: after a new password only what its owner has just used is left."""

from msgspec import Struct
from sqlalchemy import Column, Connection, delete, select, update

from tilewright.messages.fields import Millis, PlayerId
from tilewright.service.accounts.recovery_codes import renew_codes
from tilewright.service.settings import now
from tilewright.service.storage.account_schema import ACCOUNTS, FORMER_EMAILS, ONE_TIME_TOKENS, PASSKEYS, RECOVERY_CODES
from tilewright.service.storage.group_commit import upsert
from tilewright.service.storage.schema import KNOWN_PLACES, LOGINS, PUSH_SUBSCRIPTIONS, TOKENS

_DAY = 24 * 3_600_000
# An intruder may have confirmed an address of theirs, and its owner notices it within some days.
_MILLIS_RECENT = 7 * _DAY
# How long an address that was replaced is told what happens to the account.
MILLIS_TOLD = 30 * _DAY

WAYS_IN: tuple[Column[str], ...] = (
    LOGINS.c.player,
    TOKENS.c.player,
    PASSKEYS.c.player,
    RECOVERY_CODES.c.player,
    ONE_TIME_TOKENS.c.player,
)
"""The players of everything that lets somebody in; the password and a confirmed address are in the account itself."""


class Kept(Struct, frozen=True):
    """What stays: the login by the hash of its token, the passkey that was just used, an address confirmed lately."""

    login: bytes | None = None
    passkey: str | None = None
    email: bool = False


class Renewed(Struct, frozen=True, kw_only=True):
    """What the owner of an account is shown: new recovery codes, and the address that was removed, if any.

    `told` are the addresses that are told of it, also that one.
    """

    login: str
    codes: tuple[str, ...]
    removed: str | None
    told: tuple[str, ...]


def end_ways_in(connection: Connection, player: PlayerId, kept: Kept) -> Renewed:
    """End every way into an account but those that are kept and its password, and return its new recovery codes.

    Calls to the browsers of the player end too, and places that strangers could not lock out.
    """
    for column in (*WAYS_IN, KNOWN_PLACES.c.player, PUSH_SUBSCRIPTIONS.c.player):
        ended = delete(column.table).where(column == player)
        if column.table is LOGINS and kept.login is not None:
            ended = ended.where(LOGINS.c.token_hash != kept.login)
        if column.table is PASSKEYS and kept.passkey is not None:
            ended = ended.where(PASSKEYS.c.id != kept.passkey)
        connection.execute(ended)
    at = now()
    account = ACCOUNTS.c
    login, email, email_at = connection.execute(
        select(account.login, account.email, account.email_at).where(account.player == player)
    ).one()
    told = told_addresses(connection, player)
    is_new = is_recent(email_at, at)
    # Links that were sent by mail name the time of the last renewal, so they end as well.
    values = {"renewed_at": at} | ({"email": None, "email_at": None} if is_new and not kept.email else {})
    connection.execute(update(ACCOUNTS).where(account.player == player).values(values))
    removed = email if "email" in values else None
    return Renewed(login=login, codes=renew_codes(connection, player, at), removed=removed, told=told)


def is_recent(email_at: Millis | None, at: Millis) -> bool:
    """Return whether an address was confirmed so lately that it may be an intruder's."""
    return email_at is not None and email_at > at - _MILLIS_RECENT


def told_addresses(connection: Connection, player: PlayerId) -> tuple[str, ...]:
    """Return the addresses that are told what happens to an account: its own, and those it had until lately."""
    own = connection.scalars(select(ACCOUNTS.c.email).where(ACCOUNTS.c.player == player, ACCOUNTS.c.email.is_not(None)))
    former = FORMER_EMAILS.c
    before = connection.scalars(select(former.email).where(former.player == player, former.until > now()))
    return tuple(dict.fromkeys((*own, *before)))


def set_address(connection: Connection, player: PlayerId, email: str | None) -> tuple[str, ...]:
    """Store the mail address of an account, or none, and return all addresses that are told of it."""
    before = told_addresses(connection, player)
    at = now()
    old = connection.scalar(select(ACCOUNTS.c.email).where(ACCOUNTS.c.player == player))
    new = {"email": email, "email_at": None if email is None else at}
    connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.player == player).values(new))
    if old is not None and old != email:
        upsert(connection, FORMER_EMAILS, [{"player": player, "email": old, "until": at + MILLIS_TOLD}])
    return tuple(dict.fromkeys((*before, *([] if email is None else [email]))))
