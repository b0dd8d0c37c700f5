"""Tournaments: their logs, who is in them, and the matches whose results they wait for."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    """Add the tables."""
    op.create_table(
        "tournaments",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("organiser", sa.Text, sa.ForeignKey("players.id", name="fk_tournaments_organiser"), nullable=False),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("head", sa.BigInteger, nullable=False),
        sa.Column("changed_at", sa.BigInteger, nullable=False, index=True),
    )
    op.create_index("ix_tournaments_organiser", "tournaments", ["organiser"])
    op.create_table(
        "tournament_events",
        *_tournament("tournament_events", "seq"),
        sa.Column("seq", sa.BigInteger, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("event", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "tournament_people",
        *_tournament("tournament_people", "player"),
        sa.Column("player", sa.Text, sa.ForeignKey("players.id", name="fk_tournament_people_player"), nullable=False),
    )
    op.create_index("ix_tournament_people_player", "tournament_people", ["player"])
    op.create_table(
        "tournament_matches",
        *_tournament("tournament_matches", "round", "number"),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("match", sa.Text, nullable=False, index=True),
    )


def _tournament(table: str, *keys: str) -> tuple[sa.Column[str], sa.PrimaryKeyConstraint]:
    """Return the column of the tournament in a table, whose rows go with it, and the primary key."""
    refers = sa.ForeignKey("tournaments.id", name=f"fk_{table}_tournament", ondelete="CASCADE")
    key = sa.PrimaryKeyConstraint("tournament", *keys, name=f"pk_{table}")
    return sa.Column("tournament", sa.Text, refers, nullable=False), key
