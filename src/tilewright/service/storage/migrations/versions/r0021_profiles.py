"""Profiles: preferences with the times of their choices, and how players fare at puzzles they have not solved yet."""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"

_PLAYERS = sa.table("players", sa.column("id", sa.Text), sa.column("profile", sa.LargeBinary))


def upgrade() -> None:
    """Add the columns, and write preferences anew; let no older program in, which could not read them."""
    for table in ("puzzle_tries", "mistakes"):
        op.add_column(table, sa.Column("wrong", sa.Integer))
        op.add_column(table, sa.Column("ms", sa.BigInteger))
        op.add_column(table, sa.Column("seen_at", sa.BigInteger))
    op.add_column("puzzle_tries", sa.Column("claimed", sa.Boolean))
    op.add_column("mistakes", sa.Column("hints", sa.Integer))
    op.execute("ALTER TABLE players RENAME COLUMN preferences TO profile")
    connection = op.get_bind()
    stored = sa.select(_PLAYERS.c.id, _PLAYERS.c.profile).where(_PLAYERS.c.profile.is_not(None))
    for player, profile in connection.execute(stored).all():
        anew = json.dumps(profile_of_preferences(json.loads(profile))).encode()
        connection.execute(sa.update(_PLAYERS).where(_PLAYERS.c.id == player).values(profile=anew))
    op.execute(f"UPDATE alembic_version SET oldest = '{revision}'")


def profile_of_preferences(preferences: dict[str, Any]) -> dict[str, Any]:
    """Return preferences as a profile; what is chosen from now on is later than all of them."""
    chosen = {name: value for name, value in preferences.items() if name not in {"lessons", "tips"}}
    return {
        "choices": {name: {"at": 0, "value": value} for name, value in chosen.items()},
        "lessons": dict.fromkeys(preferences.get("lessons", ()), 0),
        # Tips count if they were given after the coach was chosen.
        "tips": dict.fromkeys(preferences.get("tips", ()), 1),
    }
