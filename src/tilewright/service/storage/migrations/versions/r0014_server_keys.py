"""Keys that the servers of a database share; and a deleted player has no name, where an English word was stored."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Make the table, and take the word away from players who can no longer log in."""
    op.create_table(
        "server_keys",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("key", sa.LargeBinary, nullable=False),
    )
    op.execute(
        "UPDATE players SET name = '' WHERE name = 'deleted' AND preferences IS NULL"
        " AND NOT EXISTS (SELECT 1 FROM logins WHERE logins.player = players.id)"
        " AND NOT EXISTS (SELECT 1 FROM accounts WHERE accounts.player = players.id)"
    )
