"""Which programs may use the tables: those of nodes that have not been updated yet, too."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add the oldest revision whose programs can use the tables; programs before this one do not ask."""
    op.add_column("alembic_version", sa.Column("oldest", sa.Text))
    op.execute(f"UPDATE alembic_version SET oldest = '{revision}'")
