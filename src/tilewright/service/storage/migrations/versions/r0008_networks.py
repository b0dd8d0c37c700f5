"""From which network a match is played, so that bots serve networks in turn."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add the column; it is a number made of a few bits of a hash, not an address."""
    op.add_column("presence", sa.Column("network", sa.Integer))
