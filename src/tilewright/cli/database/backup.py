"""`tilewright backup`: writes a server's database to one file, also while the server runs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tilewright.cli.shared.database import DatabaseOption, DataOption, database_url, on_database
from tilewright.service.storage.backups import back_up
from tilewright.tiles.notation import BadInput


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
