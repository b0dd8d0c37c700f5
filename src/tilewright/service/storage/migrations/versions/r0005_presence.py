"""When a player of a match was last seen, so that bots rest where nobody is."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Make the table."""
    match = sa.ForeignKey("matches.id", name="fk_presence_match", ondelete="CASCADE")
    op.create_table(
        "presence",
        sa.Column("match", sa.Text, match, primary_key=True),
        sa.Column("seen_at", sa.BigInteger, nullable=False),
        sa.Column("rest_head", sa.BigInteger),
    )
