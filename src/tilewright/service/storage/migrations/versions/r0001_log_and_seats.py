"""The log, what is kept beside it, and who sits where."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the first tables."""
    _matches()
    _beside_the_log()
    _people()


def _match() -> sa.Column[str]:
    return sa.Column("match", sa.Text, sa.ForeignKey("matches.id"), nullable=False)


def _matches() -> None:
    op.create_table(
        "matches",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("rulebook", sa.LargeBinary, nullable=False),
        sa.Column("secrets", sa.LargeBinary, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("head", sa.BigInteger, nullable=False),
        sa.Column("deadline_at", sa.BigInteger),
        sa.Column("wake_at", sa.BigInteger, index=True),
        sa.Column("lease_until", sa.BigInteger, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
    )
    op.create_table(
        "events",
        _match(),
        sa.Column("seq", sa.BigInteger, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("deadline_at", sa.BigInteger),
        sa.Column("event", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("match", "seq"),
    )


def _beside_the_log() -> None:
    op.create_table(
        "commands",
        _match(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("seq", sa.BigInteger, nullable=False),
        sa.Column("answer", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("match", "seat", "id"),
    )
    op.create_table(
        "snapshots",
        _match(),
        sa.Column("seq", sa.BigInteger, nullable=False),
        sa.Column("maker", sa.Text, nullable=False),
        sa.Column("digest", sa.LargeBinary, nullable=False),
        sa.Column("state", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("match"),
    )
    op.create_table(
        "drafts",
        _match(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("seq", sa.BigInteger, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("draft", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("match", "seat"),
    )


def _people() -> None:
    op.create_table(
        "players",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "logins",
        sa.Column("token_hash", sa.LargeBinary, primary_key=True),
        sa.Column("player", sa.Text, sa.ForeignKey("players.id"), nullable=False, index=True),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("expires_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "seats",
        _match(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("player", sa.Text, sa.ForeignKey("players.id"), index=True),
        sa.Column("bot", sa.Text),
        sa.Column("nonce", sa.LargeBinary),
        sa.PrimaryKeyConstraint("match", "seat"),
        sa.UniqueConstraint("match", "player"),
        sa.CheckConstraint("player IS NULL OR bot IS NULL", name="one_sitter"),
    )
