"""`tilewright restore`: fills an empty database from a backup."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tilewright.cli.shared.database import DatabaseOption, DataOption, database_url, on_database
from tilewright.service.storage.backups import restore as restored


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
