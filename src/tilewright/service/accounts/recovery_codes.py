"""Recovery codes: eight for each account, shown once, stored as hashes, each usable once in place of a password."""

import secrets
from hashlib import sha256

from sqlalchemy import ColumnElement, Connection, delete, func, insert, select

from tilewright.messages.fields import Millis, PlayerId
from tilewright.service.storage.account_schema import RECOVERY_CODES
from tilewright.service.storage.store import Store

CODES = 8
# Without letters and digits that look alike. 15 of them are 75 bits, too many to guess even with a copy of the hashes.
_LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
_GROUPS, _GROUP = 3, 5


def renew_codes(connection: Connection, player: PlayerId, at: Millis) -> tuple[str, ...]:
    """Return new codes of a player; the ones before are not valid any more."""
    codes = tuple(_new_code() for _ in range(CODES))
    connection.execute(delete(RECOVERY_CODES).where(RECOVERY_CODES.c.player == player))
    rows = [{"player": player, "code_hash": _hash(player, code), "created_at": at} for code in codes]
    connection.execute(insert(RECOVERY_CODES), rows)
    return codes


def use_code(connection: Connection, player: PlayerId, code: str) -> bool:
    """Delete a code of a player, and return whether it existed."""
    return connection.execute(delete(RECOVERY_CODES).where(*_this(player, code))).rowcount == 1


async def has_code(store: Store, player: PlayerId, code: str) -> bool:
    """Return whether a code of a player is unused."""
    return bool(await store.read(select(RECOVERY_CODES.c.player).where(*_this(player, code))))


async def codes_left(store: Store, player: PlayerId) -> int:
    """Return how many codes of a player are unused."""
    query = select(func.count()).select_from(RECOVERY_CODES).where(RECOVERY_CODES.c.player == player)
    return int((await store.read(query))[0][0])


def _new_code() -> str:
    groups = ("".join(secrets.choice(_LETTERS) for _ in range(_GROUP)) for _ in range(_GROUPS))
    return "-".join(groups)


def _this(player: PlayerId, code: str) -> tuple[ColumnElement[bool], ...]:
    return RECOVERY_CODES.c.player == player, RECOVERY_CODES.c.code_hash == _hash(player, code)


def _hash(player: PlayerId, code: str) -> bytes:
    """Return what is stored of a code: case, spaces and dashes do not count."""
    typed = "".join(letter for letter in code.upper() if letter.isalnum())
    return sha256(f"{player}\0{typed}".encode("utf-8", "replace")).digest()
