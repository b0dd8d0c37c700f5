"""`tilewright operator`: what only the operator of a server may do for an account."""

from __future__ import annotations

import asyncio
from typing import Annotated

import typer

from tilewright.cli.shared.database import DatabaseOption, DataOption, database_url
from tilewright.service.accounts.accounts import Accounts
from tilewright.service.errors import StoreDefect, StoreUnavailable
from tilewright.service.storage.store import Store
from tilewright.tiles.notation import BadInput, quoted


def operator(
    name: Annotated[str, typer.Argument(metavar="NAME", help="The username of an account.")],
    link: Annotated[bool, typer.Option("--link", help="Print a link with which its owner logs in once.")] = False,
    site: Annotated[
        str, typer.Option(metavar="URL", help="The address of the server, for the link.")
    ] = "http://localhost:8000",
    database: DatabaseOption = None,
    data: DataOption = None,
) -> None:
    """Print a one-time link for somebody who cannot log in any more; the server may keep running.

    The link works for one day. It asks for a new password and logs the account out everywhere else.

    Example: tilewright operator ann --link --site https://tiles.example
    """
    if not link:
        raise BadInput("say what to do: --link prints a one-time link")
    try:
        path = asyncio.run(_link(database_url(database, data), name))
    except (StoreUnavailable, StoreDefect) as wrong:
        raise BadInput(str(wrong)) from None
    print(site.rstrip("/") + path)


async def _link(database: str, name: str) -> str:
    store = await Store.open(database)
    accounts = Accounts(store)
    try:
        if (found := await accounts.link_for(name)) is None:
            raise BadInput(f"no account has the username {quoted(name)}")
    finally:
        accounts.close()
        await store.close()
    return found[0]
