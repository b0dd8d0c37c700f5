"""People who know each other: companions, friends, calls to a table, presence, and the totals of groups."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"

# People who played together before this revision know each other too; of matches begun at the same moment, one counts.
_COMPANIONS = """
INSERT INTO companions (player, other, match, rules, at)
SELECT pairs.player, pairs.other, MIN(matches.id), MIN(matches.rules), pairs.at
FROM (
    SELECT mine.player AS player, theirs.player AS other, MAX(matches.created_at) AS at
    FROM seats AS mine
    JOIN seats AS theirs ON theirs.match = mine.match AND theirs.player <> mine.player
    JOIN matches ON matches.id = mine.match
    WHERE matches.head > 0
    GROUP BY mine.player, theirs.player
) AS pairs
JOIN seats AS mine ON mine.player = pairs.player
JOIN seats AS theirs ON theirs.match = mine.match AND theirs.player = pairs.other
JOIN matches ON matches.id = mine.match AND matches.created_at = pairs.at
JOIN players ON players.id = pairs.other AND players.name <> ''
GROUP BY pairs.player, pairs.other, pairs.at
"""


def upgrade() -> None:
    """Make the tables and the column, and fill in who has played together."""
    op.add_column("players", sa.Column("shows_presence", sa.Boolean))
    op.create_table(
        "companions",
        sa.Column("player", sa.Text, sa.ForeignKey("players.id", name="fk_companions_player"), primary_key=True),
        sa.Column("other", sa.Text, sa.ForeignKey("players.id", name="fk_companions_other"), primary_key=True),
        sa.Column("match", sa.Text, nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False, index=True),
    )
    op.create_index("ix_companions_player", "companions", ["player", "at"])
    op.create_index("ix_companions_other", "companions", ["other"])
    op.create_table(
        "consents",
        sa.Column("player", sa.Text, sa.ForeignKey("players.id", name="fk_consents_player"), primary_key=True),
        sa.Column("other", sa.Text, sa.ForeignKey("players.id", name="fk_consents_other"), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False, index=True),
        sa.Column("declined", sa.Boolean, nullable=False),
    )
    op.create_index("ix_consents_other", "consents", ["other"])
    op.create_table(
        "table_calls",
        sa.Column("room", sa.Text, sa.ForeignKey("rooms.id", name="fk_table_calls_room"), primary_key=True),
        sa.Column("player", sa.Text, sa.ForeignKey("players.id", name="fk_table_calls_player"), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("seen_at", sa.BigInteger),
    )
    op.create_index("ix_table_calls_player", "table_calls", ["player"])
    op.create_table(
        "here",
        sa.Column("player", sa.Text, sa.ForeignKey("players.id", name="fk_here_player"), primary_key=True),
        sa.Column("node", sa.Text, primary_key=True, index=True),
        sa.Column("seen_at", sa.BigInteger, nullable=False, index=True),
        sa.Column("match", sa.Text),
    )
    op.create_table(
        "group_totals",
        sa.Column("company", sa.Text, primary_key=True),
        sa.Column("rules", sa.Text, primary_key=True),
        sa.Column("player", sa.Text, sa.ForeignKey("players.id", name="fk_group_totals_player"), primary_key=True),
        sa.Column("matches", sa.Integer, nullable=False),
        sa.Column("won", sa.Double, nullable=False),
        sa.Column("games_won", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False, index=True),
    )
    op.create_index("ix_group_totals_player", "group_totals", ["player"])
    op.create_table(
        "grouped",
        sa.Column("match", sa.Text, sa.ForeignKey("matches.id", name="fk_grouped_match"), primary_key=True),
    )
    op.execute(_COMPANIONS)
