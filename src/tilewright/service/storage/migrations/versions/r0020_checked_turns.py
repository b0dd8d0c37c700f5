"""Rulebooks that say whether drafts are checked before a turn ends, and players who need no question before it."""

from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    """Let no older program in: it could not read rulebooks and preferences of today."""
    op.execute(f"UPDATE alembic_version SET oldest = '{revision}'")
