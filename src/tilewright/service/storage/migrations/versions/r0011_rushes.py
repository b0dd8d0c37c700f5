"""Rushes of puzzles: the last one of a player under each rulebook, and the best score."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "puzzle_rushes",
        sa.Column("player", sa.Text, sa.ForeignKey("players.id", name="fk_puzzle_rushes_player"), primary_key=True),
        sa.Column("rules", sa.Text, primary_key=True),
        sa.Column("run", sa.Text, nullable=False),
        sa.Column("began_at", sa.BigInteger, nullable=False),
        sa.Column("solved", sa.Integer, nullable=False),
        sa.Column("missed", sa.Integer, nullable=False),
        sa.Column("best", sa.Integer, nullable=False),
    )
