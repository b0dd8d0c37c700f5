"""Ratings of puzzles and of those who solve them, ratings over time, and results of finished matches."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Make the tables."""
    _matches()
    _puzzles()


def _matches() -> None:
    op.create_table(
        "rating_history",
        _player("rating_history"),
        _match("rating_history"),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("rating", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("player", "match", name="pk_rating_history"),
    )
    op.create_table(
        "results",
        _match("results"),
        sa.Column("seat", sa.Integer, nullable=False),
        _player("results"),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("won", sa.Double, nullable=False),
        sa.Column("people", sa.Boolean, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("match", "seat", name="pk_results"),
    )
    op.create_index("ix_results_player", "results", ["player"])
    op.create_table(
        "reviewed",
        _match("reviewed"),
        sa.Column("game", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("turns", sa.Integer, nullable=False),
        sa.Column("missed", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("match", "game", "seat", name="pk_reviewed"),
    )


def _puzzles() -> None:
    op.create_table(
        "puzzle_ratings",
        sa.Column("puzzle", sa.Text, primary_key=True),
        sa.Column("rules", sa.Text, nullable=False, index=True),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
    )
    op.create_table(
        "puzzle_players",
        _player("puzzle_players"),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("player", name="pk_puzzle_players"),
    )
    op.create_table(
        "puzzle_tries",
        _player("puzzle_tries"),
        sa.Column("puzzle", sa.Text, nullable=False),
        sa.Column("hints", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("solved_at", sa.BigInteger),
        sa.Column("day", sa.Text),
        sa.Column("rating", sa.Integer),
        sa.PrimaryKeyConstraint("player", "puzzle", name="pk_puzzle_tries"),
    )


def _player(table: str) -> sa.Column[str]:
    return sa.Column("player", sa.Text, sa.ForeignKey("players.id", name=f"fk_{table}_player"), nullable=False)


def _match(table: str) -> sa.Column[str]:
    return sa.Column("match", sa.Text, sa.ForeignKey("matches.id", name=f"fk_{table}_match"), nullable=False)
