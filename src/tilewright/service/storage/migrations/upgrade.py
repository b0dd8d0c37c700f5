"""Migrations, applied at every start."""

from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import Script, ScriptDirectory
from sqlalchemy import Connection, column, func, select, table

from tilewright.tiles import BadInput

# Any number works if every node uses the same one.
_LOCK = 0x7_1135
_MILLIS_TO_WAIT = 60_000
NEWER = "the database was made by a newer Tilewright: start that one, or use another database"

# The oldest revision whose programs can use these tables. A migration that only adds leaves it as it is, so that nodes
# of the version before run on during an update; any other migration sets it to its own revision.
OLDEST_ALLOWED = select(table("alembic_version", column("oldest")).c.oldest)


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Apply the migrations up to a revision that are not applied yet, within the open transaction.

    Tables of a newer version are used as they are if they allow it; otherwise raise BadInput.
    """
    if connection.dialect.name == "postgresql":
        # Nodes that start together would all begin the same migration; the lock ends with the transaction. They wait
        # for it longer than a move may.
        connection.exec_driver_sql(f"SET LOCAL lock_timeout = {_MILLIS_TO_WAIT}")
        connection.execute(select(func.pg_advisory_xact_lock(_LOCK)))
    current, newest = revision_of(connection), newest_revision()
    if current == newest:
        return
    if current is not None and current > newest:
        if not is_allowed(connection.execute(OLDEST_ALLOWED).scalar_one_or_none()):
            raise BadInput(NEWER)
        return
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def require_current(connection: Connection) -> None:
    """Raise BadInput unless the tables are those of this program."""
    if revision_of(connection) != newest_revision():
        raise BadInput("the database was made by another version: use the program that serves it")


def newest_revision() -> str:
    """Return the revision of the tables that this program makes."""
    return scripts()[0].revision


@cache
def scripts() -> tuple[Script, ...]:
    """Return all migrations, the newest first."""
    return tuple(ScriptDirectory.from_config(_config()).walk_revisions())


def is_allowed(oldest: str | None) -> bool:
    """Return whether this program may use tables that allow programs from revision `oldest` on."""
    return oldest is not None and oldest <= newest_revision()


def revision_of(connection: Connection) -> str | None:
    """Return the revision of the tables of a database, or None if there are none."""
    return MigrationContext.configure(connection).get_current_revision()


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config
