"""Commands without a stored answer: the seq of the last event is all of it."""

from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Drop the column."""
    op.drop_column("commands", "answer")
