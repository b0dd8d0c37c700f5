"""Links by mail: signed, so that nothing is stored, and nothing changes, until one is used."""

from __future__ import annotations

from hashlib import sha256

from itsdangerous import BadSignature, URLSafeSerializer
from sqlalchemy import Connection, select

from tilewright.messages.ids import PlayerId
from tilewright.service.settings import now
from tilewright.service.storage.account_schema import ACCOUNTS

LONGEST_LINK = 200
_MILLIS = 24 * 3_600_000
_FINGERPRINT = 24


class MailLinks:
    """Makes and reads the links of a database.

    A link contains a fingerprint of the password, the address and the last renewal: when one of them changes, all links
    before are void.
    """

    def __init__(self, key: bytes) -> None:
        self._serializer = URLSafeSerializer(key, salt="link by mail")

    def made(self, player: PlayerId, password: str, email: str, renewed_at: int | None) -> str:
        """Return the link of an account as it is now, from the first `/` on; it works for a day."""
        fingerprint = _fingerprint(password, email, renewed_at)
        return f"/link#{self._serializer.dumps([player, now() + _MILLIS, fingerprint])}"

    def player_of(self, connection: Connection, text: str) -> PlayerId | None:
        """Return whose link it is, or None if it is not a link, is too old, or was used."""
        try:
            player, until, fingerprint = self._serializer.loads(text)
        except (BadSignature, ValueError, TypeError):
            return None
        account = ACCOUNTS.c
        query = select(account.password, account.email, account.renewed_at).where(account.player == player)
        found = connection.execute(query).first()
        if found is None or found.email is None or until < now() or _fingerprint(*found) != fingerprint:
            return None
        return PlayerId(player)


def _fingerprint(password: str, email: str, renewed_at: int | None) -> str:
    return sha256(f"{password}\0{email}\0{renewed_at}".encode()).hexdigest()[:_FINGERPRINT]
