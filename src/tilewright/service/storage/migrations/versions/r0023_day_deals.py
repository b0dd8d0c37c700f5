"""The deal of the day, with each player's try, and results of a duplicate that wait for the last table.

Terms say whether a deal is common, which no older program can read.
"""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"


def upgrade() -> None:
    """Make the table, and let no older program in."""
    op.create_table(
        "day_deals",
        sa.Column("player", sa.Text, sa.ForeignKey("players.id", name="fk_day_deals_player_players"), primary_key=True),
        sa.Column("day", sa.Text, primary_key=True, index=True),
        sa.Column("match", sa.Text),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("counts", sa.Boolean, nullable=False),
        sa.Column("ended", sa.Boolean, nullable=False),
        sa.Column("points", sa.Integer),
        sa.Column("claimed", sa.Boolean, nullable=False),
    )
    op.add_column("tournament_matches", sa.Column("entered", sa.Boolean))
    op.execute(f"UPDATE alembic_version SET oldest = '{revision}'")
