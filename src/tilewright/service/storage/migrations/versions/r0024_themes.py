"""What a review tells of the themes of a seat's turns."""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"


def upgrade() -> None:
    """Add the column; older programs leave it empty."""
    op.add_column("reviewed", sa.Column("themes", sa.LargeBinary))
