"""The verbs for a server's database, `tilewright backup`, `restore` and `operator`, also while the server runs."""

from pathlib import Path
from typing import Annotated

import typer

from tilewright.cli.shared.database import DatabaseOption, DataOption, database_url, on_database
from tilewright.service.accounts.roles import operator_link, set_operator
from tilewright.service.storage.backups import back_up
from tilewright.service.storage.backups import restore as restored
from tilewright.service.storage.store import Store
from tilewright.tiles import BadInput, quoted


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The file to write.")],
    database: DatabaseOption = None,
    data: DataOption = None,
    force: Annotated[bool, typer.Option("--force", help="Replace the file if it exists.")] = False,
) -> None:
    """Write a consistent copy of a server's database to a file; the server may keep running.

    The file can be restored to any kind of database. It holds the secrets of running matches, so keep it as safe as the
    database.

    Example: tilewright backup monday.backup
    """
    if file.exists() and not force:
        raise BadInput(f"{file} exists already: name another file, or replace it with --force")
    rows = on_database(back_up(database_url(database, data), file))
    print(f"{rows} rows in {file}")


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file that `tilewright backup` wrote.")],
    database: DatabaseOption = None,
    data: DataOption = None,
) -> None:
    """Fill an empty database from a backup; a server started on it continues every match.

    A database that is not empty is refused. If anything goes wrong, the database stays empty.

    Example: tilewright restore monday.backup --database postgresql://tilewright@localhost/tilewright
    """
    rows = on_database(restored(file, database_url(database, data)))
    print(f"{rows} rows from {file}")


def operator(
    name: Annotated[str, typer.Argument(metavar="NAME", help="The username of an account.")],
    link: Annotated[bool, typer.Option("--link", help="Print a link with which its owner logs in once.")] = False,
    remove: Annotated[bool, typer.Option("--remove", help="Take the role of operator back.")] = False,
    site: Annotated[
        str, typer.Option(metavar="URL", help="The address of the server, for the link.")
    ] = "http://localhost:8000",
    database: DatabaseOption = None,
    data: DataOption = None,
) -> None:
    """Let an account use the operator's desk at /desk, or print a login link for it; the server may keep running.

    The link is for someone who cannot log in any more. It works for one day, asks for a new password and logs the
    account out everywhere else.

    Example: tilewright operator ann
    """
    if link and remove:
        raise BadInput("--link and --remove exclude each other")
    path = on_database(_done(database_url(database, data), name, None if link else not remove))
    print(site.rstrip("/") + path if link else f"{name} may {'no longer ' if remove else ''}use the desk at {path}")


async def _done(database: str, name: str, granted: bool | None) -> str:
    """Grant or take back the role, or make a link, and return the address to print."""
    store = await Store.open_beside(database)
    try:
        if granted is not None:
            path = "/desk" if await set_operator(store, name, granted=granted) else None
        else:
            path = await operator_link(store, name, None)
    finally:
        await store.close()
    if path is None:
        raise BadInput(f"no account has the username {quoted(name)}")
    return path
