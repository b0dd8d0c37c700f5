"""How sure a rating was at the time."""

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"


def upgrade() -> None:
    """Add the columns; older programs leave them empty."""
    op.add_column("rating_history", sa.Column("sigma", sa.Double))
    op.add_column("puzzle_tries", sa.Column("sigma", sa.Double))
