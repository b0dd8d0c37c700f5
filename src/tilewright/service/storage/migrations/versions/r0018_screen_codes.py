"""Codes by which the host of a table brings it to a large screen: where the screen with a code is shown."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    """Add the column."""
    op.add_column("one_time_tokens", sa.Column("room", sa.Text))
