"""Presence before the first deal, places where an account was used, and the heartbeat of the server."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add the column and the tables, and let the sweeper delete matches that never began."""
    op.add_column("seats", sa.Column("present_at", sa.BigInteger))
    op.create_table(
        "known_places",
        sa.Column("player", sa.Text, sa.ForeignKey("players.id", name="fk_known_places_player"), primary_key=True),
        sa.Column("place_hash", sa.LargeBinary, primary_key=True),
        sa.Column("used_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "heartbeat",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("given_back", sa.BigInteger, nullable=False),
    )
    op.execute("UPDATE matches SET wake_at = created_at WHERE head = 0 AND wake_at IS NULL")
