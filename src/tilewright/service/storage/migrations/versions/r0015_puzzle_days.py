"""How many people have solved the puzzle of a day, by how long they took, and the best rush of a player on a day."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Make the table and the columns."""
    op.create_table(
        "puzzle_days",
        sa.Column("day", sa.Text, primary_key=True),
        sa.Column("time", sa.Integer, primary_key=True),
        sa.Column("solvers", sa.Integer, nullable=False),
    )
    op.add_column("puzzle_rushes", sa.Column("day", sa.Text))
    op.add_column("puzzle_rushes", sa.Column("day_best", sa.Integer))
    op.create_index("ix_puzzle_rushes_day", "puzzle_rushes", ["day", "rules"])
