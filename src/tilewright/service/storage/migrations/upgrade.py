"""Migrations, applied at every start."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.util import CommandError
from sqlalchemy import Connection, func, select

from tilewright.tiles.notation import BadInput

# Any number works if every node uses the same one.
_LOCK = 0x7_1135
_MILLIS_TO_WAIT = 60_000


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Apply the migrations up to a revision that are not applied yet, within the open transaction."""
    if connection.dialect.name == "postgresql":
        # Nodes that start together would all begin the same migration; the lock ends with the transaction. They wait
        # for it longer than a move may.
        connection.exec_driver_sql(f"SET LOCAL lock_timeout = {_MILLIS_TO_WAIT}")
        connection.execute(select(func.pg_advisory_xact_lock(_LOCK)))
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, revision)
    except CommandError:
        raise BadInput("the database was made by a newer Tilewright: start that one, or use another database") from None


def revision_of(connection: Connection) -> str | None:
    """Return the revision of the tables of a database, or None if there are none."""
    return MigrationContext.configure(connection).get_current_revision()
