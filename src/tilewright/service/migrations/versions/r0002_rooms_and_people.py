"""Rooms, and the terms of a match."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables of rooms."""
    op.add_column("matches", sa.Column("terms", sa.LargeBinary))
    _rooms()


def _rooms() -> None:
    op.create_table(
        "rooms",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("version", sa.BigInteger, nullable=False),
        sa.Column("invite", sa.Text),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("changed_at", sa.BigInteger, nullable=False),
        sa.Column("room", sa.LargeBinary, nullable=False),
        sa.UniqueConstraint("invite"),
    )
    op.create_index("ix_rooms_changed_at", "rooms", ["changed_at"])
    op.create_table(
        "chairs",
        sa.Column("room", sa.Text, sa.ForeignKey("rooms.id"), nullable=False),
        sa.Column("player", sa.Text, sa.ForeignKey("players.id"), nullable=False),
        sa.PrimaryKeyConstraint("room", "player"),
    )
    op.create_index("ix_chairs_player", "chairs", ["player"])
