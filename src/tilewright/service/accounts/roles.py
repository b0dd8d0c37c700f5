"""Who may use the operator's desk."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select

from tilewright.messages.ids import PlayerId
from tilewright.service.accounts.accounts import login_name
from tilewright.service.settings import now
from tilewright.service.storage.account_schema import ACCOUNTS, AUDIT, ROLES
from tilewright.service.storage.store import Store


async def is_operator(store: Store, player: PlayerId) -> bool:
    """Return whether a player may use the desk."""
    return bool(await store.read(select(ROLES.c.player).where(ROLES.c.player == player)))


async def set_operator(store: Store, login: str, *, granted: bool) -> bool:
    """Let an account use the desk, or no longer, and return whether there is such an account."""
    name = login_name(login)

    def changed(connection: Connection) -> bool:
        player = connection.scalar(select(ACCOUNTS.c.player).where(ACCOUNTS.c.login == name))
        if player is None:
            return False
        connection.execute(delete(ROLES).where(ROLES.c.player == player))
        if granted:
            connection.execute(insert(ROLES), {"player": player, "granted_at": now()})
        act = "grant" if granted else "revoke"
        row = {"at": now(), "operator": None, "act": act, "subject": player, "details": name}
        connection.execute(insert(AUDIT), row)
        return True

    return await store.write(changed)
