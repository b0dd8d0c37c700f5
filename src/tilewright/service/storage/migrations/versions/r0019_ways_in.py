"""When a mail address was confirmed, those before it, and when the ways into an account were last renewed."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    """Add the columns and the table, and let no older program in: it could not read rooms, terms and bans of today."""
    op.add_column("accounts", sa.Column("email_at", sa.BigInteger))
    op.add_column("accounts", sa.Column("renewed_at", sa.BigInteger))
    op.create_table(
        "former_emails",
        sa.Column("player", sa.Text, sa.ForeignKey("players.id", name="fk_former_emails_player"), primary_key=True),
        sa.Column("email", sa.Text, primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.execute(f"UPDATE alembic_version SET oldest = '{revision}'")
