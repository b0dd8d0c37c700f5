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
        sa.Column("player", sa.Text, sa.ForeignKey("players.id", name="fk_recovery_codes_player"), primary_key=True),
        sa.Column("code_hash", sa.LargeBinary, primary_key=True),
        sa.Column("created_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("player", sa.Text, sa.ForeignKey("players.id", name="fk_passkeys_player"), nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("uses", sa.BigInteger, nullable=False),
        sa.Column("device", sa.Text, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("used_at", sa.BigInteger),
    )
    op.create_index("ix_passkeys_player", "passkeys", ["player"])
    op.create_table(
        "one_time_tokens",
        sa.Column("token_hash", sa.LargeBinary, primary_key=True),
        sa.Column("purpose", sa.Text, nullable=False),
        sa.Column("player", sa.Text, sa.ForeignKey("players.id", name="fk_one_time_tokens_player"), index=True),
        sa.Column("email", sa.Text),
        sa.Column("expires_at", sa.BigInteger, nullable=False, index=True),
    )
