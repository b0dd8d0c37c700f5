"""Recovery codes, passkeys, tokens that are used once, mail addresses, and what a login's device is."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Make the tables and add the columns."""
    op.add_column("accounts", sa.Column("email", sa.Text))
    op.add_column("logins", sa.Column("device", sa.Text))
    op.add_column("logins", sa.Column("seen_at", sa.BigInteger))
    op.create_table(
        "recovery_codes",
        sa.Column("player", sa.Text, sa.ForeignKey("players.id", name="fk_recovery_codes_player"), nullable=False),
        sa.Column("code_hash", sa.LargeBinary, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("player", "code_hash", name="pk_recovery_codes"),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("player", sa.Text, sa.ForeignKey("players.id", name="fk_passkeys_player"), nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("uses", sa.BigInteger, nullable=False),
        sa.Column("device", sa.Text, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("used_at", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="pk_passkeys"),
    )
    op.create_index("ix_passkeys_player", "passkeys", ["player"])
    op.create_table(
        "one_time_tokens",
        sa.Column("token_hash", sa.LargeBinary, nullable=False),
        sa.Column("purpose", sa.Text, nullable=False),
        sa.Column("player", sa.Text, sa.ForeignKey("players.id", name="fk_one_time_tokens_player")),
        sa.Column("email", sa.Text),
        sa.Column("expires_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("token_hash", name="pk_one_time_tokens"),
    )
    op.create_index("ix_one_time_tokens_player", "one_time_tokens", ["player"])
    op.create_index("ix_one_time_tokens_expires_at", "one_time_tokens", ["expires_at"])
