"""Turns that players missed, as puzzles, and what a review tells of openings and of jokers at the end."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Make the table and the columns."""
    op.create_table(
        "mistakes",
        sa.Column("player", sa.Text, primary_key=True),
        sa.Column("puzzle", sa.Text, primary_key=True),
        sa.Column("match", sa.Text, nullable=False, index=True),
        sa.Column("game", sa.Integer, nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("solved_at", sa.BigInteger),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_mistakes_player"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_mistakes_match"),
    )
    op.add_column("reviewed", sa.Column("opened_in", sa.Integer))
    op.add_column("reviewed", sa.Column("jokers", sa.Integer))
