"""Who may use the operator's desk, the links by which an operator lets somebody back in, and the audit log."""

from sqlalchemy import Connection, delete, insert, select

from tilewright.messages.fields import PlayerId
from tilewright.service.accounts.accounts import login_name
from tilewright.service.accounts.one_time import Purpose, issued
from tilewright.service.settings import now
from tilewright.service.storage.account_schema import ACCOUNTS, AUDIT, ROLES
from tilewright.service.storage.store import Store


def note(connection: Connection, operator: PlayerId | None, act: str, subject: str, details: str = "") -> None:
    """Add a line: who did what to whom or what; None is the operator at the command line."""
    row = {"at": now(), "operator": operator, "act": act, "subject": subject, "details": details}
    connection.execute(insert(AUDIT), row)


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
        note(connection, None, "grant" if granted else "revoke", player, name)
        return True

    return await store.write(changed)


async def operator_link(store: Store, login: str, operator: PlayerId | None) -> str | None:
    """Return a one-time link for an account, from the first `/` on, or None if there is no such account.

    It replaces the one before; None is the operator at the command line.
    """
    name = login_name(login)

    def made(connection: Connection) -> str | None:
        player = connection.scalar(select(ACCOUNTS.c.player).where(ACCOUNTS.c.login == name))
        if player is None:
            return None
        note(connection, operator, "link", player, name)
        return f"/link#{issued(connection, Purpose.LINK, player)}"

    return await store.write(made)
