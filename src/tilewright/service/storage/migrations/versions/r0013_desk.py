"""The operator's desk: roles, bans, the audit log, and when a report was dealt with."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Make the tables and add the column."""
    op.add_column("reports", sa.Column("handled_at", sa.BigInteger))
    op.create_table(
        "roles",
        sa.Column("player", sa.Text, sa.ForeignKey("players.id", name="fk_roles_player"), primary_key=True),
        sa.Column("granted_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "bans",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("player", sa.Text, sa.ForeignKey("players.id", name="fk_bans_player"), index=True),
        sa.Column("network", sa.Text),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False, index=True),
    )
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False, index=True),
        sa.Column("operator", sa.Text, sa.ForeignKey("players.id", name="fk_audit_operator")),
        sa.Column("act", sa.Text, nullable=False),
        sa.Column("subject", sa.Text, nullable=False),
        sa.Column("details", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_audit"),
    )
